import { X } from 'lucide-react'
import type { CreateDraft } from '#app/features/designer/create-form.ts'
import type { DesignDraft } from '#app/features/designer/design-form.ts'
import { quoted } from '#app/ui/quoted.ts'

type AsideNoteProps = {
  draft: {
    aside: DesignDraft | CreateDraft | undefined
    takeBack: () => void
    dropAside: () => void
  }
}

/** Other words stand in the box now; the ones before are a press away. */
export function AsideNote({ draft: { aside, takeBack, dropAside } }: AsideNoteProps) {
  if (aside === undefined) return null
  const words = aside.prompt.trim()
  return (
    <p className="-mt-1.5 flex min-w-0 items-center gap-1 text-14 text-faded">
      <span className="min-w-0 truncate">
        Your draft is kept{words === '' ? '' : `: ${quoted(words)}`}
      </span>
      <button
        type="button"
        onClick={takeBack}
        className="relative ml-1 flex-none font-semibold text-ink text-link pointer-coarse:after:absolute pointer-coarse:after:-inset-x-1 pointer-coarse:after:-inset-y-3"
      >
        Bring it back
      </button>
      <button
        type="button"
        aria-label="Let the draft go"
        onClick={dropAside}
        className="-mr-1.5 ml-auto grid size-7 flex-none place-items-center rounded-full hover:bg-ink/7 hover:text-ink pointer-coarse:size-11"
      >
        <X aria-hidden className="size-4" />
      </button>
    </p>
  )
}
