import type { Deps } from '#server/platform/deps.ts'
import type { ModelReading } from '#shared/model-reading.ts'

const NEVER = new AbortController().signal

/**
 * How the hosted model reads a description, where one is configured; null where there is none, or where it fails or takes too long: our
 * own reading stands then. It costs the operator something, so that only who has an account may ask.
 */
export async function readByModel(
  deps: Pick<Deps, 'texts' | 'log'>,
  prompt: string,
  signal: AbortSignal = NEVER,
): Promise<ModelReading | null> {
  if (prompt.trim() === '') return null
  try {
    return await deps.texts.readPrompt(prompt, signal)
  } catch (error) {
    signal.throwIfAborted()
    deps.log.warn({ err: error }, 'the text model did not read; the ink engine does')
    return null
  }
}
