import { toImageChoices } from '#server/features/generations/generation-order.ts'
import { checkWords } from '#server/features/generations/generations.service.ts'
import { readByModel } from '#server/features/generations/read-by-model.ts'
import { ModerationRefusedError } from '#server/features/moderation/moderation.errors.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { LetteringPayload, LetteringPreview } from '#shared/lettering.ts'
import type { PromptReading, ReadingPayload } from '#shared/reading.ts'

/** What would be drawn of a description. Nothing is drawn, charged or kept; a breach of our rules is told like the rest. */
export async function readDescription(
  deps: Pick<Deps, 'ink' | 'texts' | 'log'>,
  { payload, isSignedIn }: { payload: ReadingPayload; isSignedIn: boolean },
  signal: AbortSignal,
): Promise<PromptReading> {
  const read = isSignedIn ? await readByModel(deps, payload.prompt, signal) : null
  const choices = { ...payload, gender: null, skinTone: null, reading: read }
  const reading = await deps.ink.show(toImageChoices(choices), signal)
  return { ...reading, refusal: findRefusal(choices) }
}

/** The words of a description in every hand, and what to ask about them: the words that the chips show, by the same reading. */
export async function previewLettering(
  deps: Pick<Deps, 'ink' | 'texts' | 'log' | 'clock'>,
  { payload, isSignedIn }: { payload: LetteringPayload; isSignedIn: boolean },
  signal: AbortSignal,
): Promise<LetteringPreview> {
  const reading = isSignedIn ? await readByModel(deps, payload.prompt, signal) : null
  const choices = { ...payload, color: null, gender: null, skinTone: null, reading }
  return deps.ink.letter({ ...toImageChoices(choices), today: deps.clock.now() }, signal)
}

function findRefusal(choices: Parameters<typeof checkWords>[0]): string | null {
  try {
    checkWords(choices)
    return null
  } catch (error) {
    if (error instanceof ModerationRefusedError) return error.message
    throw error
  }
}
