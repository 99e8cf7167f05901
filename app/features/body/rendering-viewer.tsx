import { ChevronLeft, ChevronRight, Download, Move, Share2, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { PNG_NAME, pngAddress } from '#app/features/body/picture-files.ts'
import { paths } from '#app/paths.ts'
import { dateWords } from '#app/ui/day-words.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { BodyRendering } from '#shared/body.ts'

type RenderingViewerProps = {
  renderings: readonly BodyRendering[]
  openId: number | undefined
  onShow: (id: number) => void
  onShare: (id: number) => void
  onDelete: (id: number) => void
  onClose: () => void
}

/** One picture as large as the window allows, its neighbours a press away. */
export function RenderingViewer(props: RenderingViewerProps) {
  const { renderings, openId, onShow, onShare, onDelete, onClose } = props
  const index = renderings.findIndex(({ id }) => id === openId)
  const rendering = renderings[index]
  const step = (by: number) => {
    const next = renderings[(index + by + renderings.length) % renderings.length]
    if (next !== undefined) onShow(next.id)
  }
  return (
    <Dialog
      isOpen={rendering !== undefined}
      onOpenChange={onClose}
      title="On your skin"
      description={
        rendering === undefined
          ? ''
          : `Picture ${index + 1} of ${renderings.length}. Only you see it; it goes with its photo on ${dateWords(rendering.deletesAt)}.`
      }
      size="wide"
    >
      {rendering !== undefined && (
        <div className="mt-5 grid gap-4">
          <img
            src={rendering.url}
            alt={`Your design on your own skin, ${index + 1} of ${renderings.length}`}
            width={rendering.width}
            height={rendering.height}
            className="mx-auto h-auto max-h-[58dvh] w-auto max-w-full rounded-sheet bg-[#12100e] object-contain"
          />
          <div className="flex flex-wrap items-center gap-2.5">
            <a
              href={pngAddress(rendering.url)}
              download={PNG_NAME}
              className={buttonClass({ variant: 'ink' })}
            >
              <Download aria-hidden className="size-4" />
              Download PNG
            </a>
            {rendering.tattooId !== null && (
              <Link
                to={paths.fittingRoom({ design: rendering.tattooId, picture: rendering.id })}
                className={buttonClass({ variant: 'line' })}
              >
                <Move aria-hidden className="size-4" />
                Move it
              </Link>
            )}
            <Button variant="line" onClick={() => onShare(rendering.id)}>
              <Share2 aria-hidden className="size-4" />
              Share
            </Button>
            <Button variant="quiet" onClick={() => onDelete(rendering.id)}>
              <Trash2 aria-hidden className="size-4" />
              Delete
            </Button>
            {renderings.length > 1 && (
              <div className="ml-auto flex gap-2">
                <Button variant="line" aria-label="Previous picture" onClick={() => step(-1)}>
                  <ChevronLeft aria-hidden className="size-4.5" />
                </Button>
                <Button variant="line" aria-label="Next picture" onClick={() => step(1)}>
                  <ChevronRight aria-hidden className="size-4.5" />
                </Button>
              </div>
            )}
          </div>
        </div>
      )}
    </Dialog>
  )
}
