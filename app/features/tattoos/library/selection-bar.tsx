import { Download, Eye, Lock, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ZIP_MOST, type useMany } from '#app/features/tattoos/library/use-many.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { Tattoo } from '#shared/tattoos.ts'

type SelectionBarProps = {
  selected: readonly Tattoo[]
  many: ReturnType<typeof useMany>
  onClear: () => void
}

/** Along the foot of the window while something is selected. */
export function SelectionBar({ selected, many, onClear }: SelectionBarProps) {
  const [isAsked, setIsAsked] = useState(false)
  const { progress } = many
  const isBusy = progress !== undefined
  const isAnyPublic = selected.some(({ isPublic }) => isPublic)
  const isOne = selected.length === 1
  return (
    <section
      aria-label="Selected designs"
      className="sticky bottom-0 z-10 -mx-gutter mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-ink bg-raised px-gutter py-3"
    >
      <output className="text-15 font-semibold tabular-nums">
        {progress === undefined
          ? `${selected.length} selected`
          : `${progress.done + 1} of ${progress.of}`}
      </output>
      <Button variant="quiet" size="sm" onClick={onClear}>
        Clear
      </Button>
      {/* A phone has room for all three in a row without their signs. */}
      <div className="ml-auto flex flex-wrap gap-2 max-md:w-full max-md:*:flex-auto max-md:[&_svg]:hidden">
        <Button
          variant="line"
          size="sm"
          disabled={isBusy || selected.length > ZIP_MOST}
          onClick={() => void many.downloadZip(selected)}
        >
          <Download aria-hidden className="size-4" />
          {selected.length > ZIP_MOST ? `Zip: at most ${ZIP_MOST}` : 'Download zip'}
        </Button>
        <Button
          variant="line"
          size="sm"
          disabled={isBusy}
          onClick={() => void many.setPublic(selected, !isAnyPublic)}
        >
          {isAnyPublic ? (
            <Lock aria-hidden className="size-4" />
          ) : (
            <Eye aria-hidden className="size-4" />
          )}
          {isAnyPublic ? 'Make private' : 'Put in the gallery'}
        </Button>
        <Button variant="line" size="sm" disabled={isBusy} onClick={() => setIsAsked(true)}>
          <Trash2 aria-hidden className="size-4" />
          Delete
        </Button>
      </div>
      <Dialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={isOne ? 'Delete this design?' : `Delete ${selected.length} designs?`}
        description={`${isOne ? 'It goes' : 'They go'} from your list and from the gallery, files and all. This cannot be undone.`}
      >
        <div className="mt-6 flex flex-wrap gap-3">
          <Button
            onClick={() => {
              setIsAsked(false)
              void many.remove(selected)
            }}
          >
            Delete for good
          </Button>
          <Button variant="quiet" onClick={() => setIsAsked(false)}>
            {isOne ? 'Keep it' : 'Keep them'}
          </Button>
        </div>
      </Dialog>
    </section>
  )
}
