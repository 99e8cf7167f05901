import type { InkStudio } from '#server/providers/ink/ink-studio.ts'
import type { TextProvider } from '#server/providers/text/text-provider.ts'

/** The ink engine's own language module: knows what it can draw, and drops nothing. */
export function createInkTextProvider(ink: Pick<InkStudio, 'improve'>): TextProvider {
  return {
    id: 'ink',
    improvePrompt: (request, signal) => ink.improve(request, signal),
    readPrompt: () => Promise.resolve(null),
  }
}
