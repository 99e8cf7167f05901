import { CircleAlert } from 'lucide-react'
import type { Lettering } from '#app/features/designer/lettering-panel/use-lettering.ts'
import { Button } from '#app/ui/button.tsx'
import type { LetteringPreview } from '#shared/lettering.ts'

type ProofNoteProps = Pick<LetteringPreview, 'texts' | 'doubts'> &
  Pick<Lettering, 'isAsking' | 'confirm'>

/** The words in plain type, letter for letter as a needle will write them, and what looks odd about them. */
export function ProofNote({ texts, doubts, isAsking, confirm }: ProofNoteProps) {
  return (
    <div className="grid gap-2">
      <p className="text-13 text-faded">Written letter for letter:</p>
      <ul className="grid gap-0.5 text-16 wrap-anywhere whitespace-pre-wrap">
        {texts.map((text, i) => (
          <li key={`${i} ${text}`} dir="auto">
            {text}
          </li>
        ))}
      </ul>
      <ul className="grid gap-1 text-13 empty:hidden">
        {doubts.map(({ kind, text, message }) => (
          <li key={`${kind} ${text}`} className="flex items-start gap-1.5">
            <CircleAlert aria-hidden className="mt-[0.2em] size-3.5 flex-none text-red" />
            <span>
              {kind !== 'size' && <b className="font-semibold">{text}</b>} {message}
            </span>
          </li>
        ))}
      </ul>
      <div role="alert">
        {isAsking && (
          <div className="grid gap-2 border-t border-hair pt-2.5">
            <p className="text-14 font-semibold">A tattoo cannot be spelt again. Is it meant so?</p>
            <Button type="submit" size="sm" onClick={confirm}>
              Yes, write it exactly so
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
