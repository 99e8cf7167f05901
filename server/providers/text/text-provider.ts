import type { ImageRequest } from '#server/providers/image/image-provider.ts'
import type { ModelReading } from '#shared/model-reading.ts'

/** Helps people say what they want. */
export interface TextProvider {
  readonly id: 'ink' | 'openai' | 'google' | 'openai-compatible'
  /** A better prompt that drops nothing the person asked. Throws ProviderError or the signal's reason. */
  improvePrompt(request: ImproveRequest, signal: AbortSignal): Promise<string>
  /**
   * What is asked in a description, the same for the same text while it is remembered. Null where the ink engine, which reads
   * everything anyway, is the one to ask. Throws ProviderError or the signal's reason.
   */
  readPrompt(prompt: string, signal: AbortSignal): Promise<ModelReading | null>
}

export type ImproveRequest = Pick<
  ImageRequest,
  'prompt' | 'style' | 'colour' | 'placement' | 'skinTone' | 'bodyType'
> & {
  /** What another model made of it, to be taken where it keeps every fact. */
  candidate?: string
}
