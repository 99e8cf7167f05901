import { improvePrompt } from '#engine/language/improve-prompt.ts'
import { chooseStyle } from '#engine/styles/choose-style.ts'
import { readBrief, toReading } from '#server/providers/ink/read-ink.ts'
import type { InkAnswer, InkTask } from '#server/providers/ink/ink-worker.ts'
import type { InkOrder } from '#server/providers/ink/ink-studio.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { showLettering } from '#server/providers/ink/show-lettering.ts'
import { showReading } from '#server/providers/ink/show-reading.ts'

/** The first text of a thread takes tens of milliseconds: the vocabulary is put together then. */
const WARM_UP = 'snake wrapped around a dagger with two roses and the word "warm"'

/** All it knows is read while it loads, before it can answer. */
export function open(): void {}

export function warm(): void {
  showReading({ prompt: WARM_UP })
}

/** Typefaces are read when the first words are to be shown. */
let resources: ReturnType<typeof loadEngineResources> | undefined

export function work({ order, news }: InkTask): InkAnswer {
  try {
    return { kind: 'done', result: carryOut(order) }
  } catch (error) {
    return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) }
  } finally {
    news.close()
  }
}

function carryOut({ kind, request }: InkOrder) {
  switch (kind) {
    case 'read':
      return toReading(readBrief(request))
    case 'show':
      return showReading(request)
    case 'letter':
      return showLettering(request, (resources ??= loadEngineResources()))
    case 'improve': {
      const { prompt, style, colour, placement, candidate } = request
      return improvePrompt(prompt, {
        style: style ?? chooseStyle(readBrief(request)),
        colourMode: colour ?? undefined,
        placement: placement ?? undefined,
        candidate,
      })
    }
    default:
      throw new Error(`a thread for words cannot ${kind}`)
  }
}
