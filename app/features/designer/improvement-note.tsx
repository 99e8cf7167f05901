import type { ReactNode } from 'react'
import type { Improvement } from '#app/features/designer/use-prompt.ts'
import { listWordChanges } from '#app/features/designer/word-changes.ts'

type ImprovementNoteProps = { improvement: Improvement | undefined; onUndo: () => void }

/** Under the box: what help with the words has changed in them, and the way back; or that they need none. */
export function ImprovementNote({ improvement, onUndo }: ImprovementNoteProps) {
  return (
    <div aria-live="polite" className="text-13 leading-normal not-empty:mt-1.75">
      {improvement === 'none-needed' && (
        <p className="text-faded">Nothing to improve: it says all we need to draw it.</p>
      )}
      {improvement !== undefined && improvement !== 'none-needed' && (
        <p className="text-faded">
          {listWordChanges(improvement.before, improvement.after).map(({ kind, text }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same words may come twice, and nothing is ever moved
            <span key={index}>{MARKS[kind](text)} </span>
          ))}
          <button
            type="button"
            onClick={onUndo}
            className="relative font-semibold text-link after:absolute after:-inset-x-2 after:-inset-y-1.5 hover:text-ink pointer-coarse:after:-inset-y-3"
          >
            Undo
          </button>
        </p>
      )}
    </div>
  )
}

const MARKS: Record<'same' | 'added' | 'removed', (text: string) => ReactNode> = {
  same: (text) => text,
  added: (text) => <ins className="bg-ink/7 px-0.5 font-medium text-ink no-underline">{text}</ins>,
  removed: (text) => <del>{text}</del>,
}
