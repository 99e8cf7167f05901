import type { ImageRequest } from '#server/providers/image/image-provider.ts'

/** Helps people say what they want. */
export interface TextProvider {
  readonly id: 'ink' | 'openai' | 'google' | 'openai-compatible'
  /** A better prompt that drops nothing the person asked. Throws ProviderError or the signal's reason. */
  improvePrompt(request: ImproveRequest, signal: AbortSignal): Promise<string>
}

export type ImproveRequest = Pick<
  ImageRequest,
  'prompt' | 'style' | 'colour' | 'placement' | 'skinTone' | 'bodyType'
> & {
  /** What another model made of it, to be taken where it keeps every fact. */
  candidate?: string
}
