import { Download, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { deleteRendering } from '#app/features/body/body.api.ts'
import { ConfirmDialog, type Deletion } from '#app/platform/http/confirm-dialog.tsx'
import { PICTURE_DISC } from '#app/features/body/picture-disc.ts'
import { PNG_NAME, pngAddress } from '#app/features/body/picture-files.ts'
import { RenderingViewer } from '#app/features/body/rendering-viewer.tsx'
import { ShareDialog } from '#app/features/body/share-dialog.tsx'
import type { RenderingsState } from '#app/features/body/use-renderings.ts'
import { dateWords } from '#app/ui/day-words.ts'
import type { BodyRendering } from '#shared/body.ts'

/** One thing at a time is open about one picture. */
type Open = { what: 'viewer' | 'share' | 'delete'; id: number } | undefined

type RenderingShelfProps = {
  renderings: readonly BodyRendering[]
  state: RenderingsState
  /** In the designer's rail there is room for the pictures alone; what can be done with them is in the viewer. */
  size: 'rail' | 'page'
}

/** Pictures of designs on one's own photos, and what to do with them. */
export function RenderingShelf({ renderings, state, size }: RenderingShelfProps) {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const show = (what: NonNullable<Open>['what'], id: number) => setOpen({ what, id })
  const opened = renderings.find(({ id }) => id === open?.id)
  return (
    <>
      <ul
        className={
          size === 'rail'
            ? 'grid grid-cols-2 gap-2.5 pt-3 max-lg:grid-cols-3'
            : 'grid grid-cols-[repeat(auto-fill,minmax(min(15rem,44%),1fr))] gap-x-3 gap-y-6 md:gap-x-5'
        }
      >
        {renderings.map((rendering, index) => (
          <li key={rendering.id} className="min-w-0">
            <button
              type="button"
              aria-label={`Picture ${index + 1}, larger`}
              onClick={() => show('viewer', rendering.id)}
              className="sheet-paper block w-full p-1.25 shadow-lift transition-[translate] motion-safe:hover:-translate-y-0.5"
            >
              <img
                src={rendering.url}
                alt=""
                loading="lazy"
                width={rendering.width}
                height={rendering.height}
                className="aspect-4/5 w-full object-cover"
              />
            </button>
            {size === 'page' && <CardFoot rendering={rendering} onShow={show} />}
          </li>
        ))}
      </ul>
      <RenderingViewer
        renderings={renderings}
        openId={open?.what === 'viewer' ? open.id : undefined}
        onShow={(id) => show('viewer', id)}
        onShare={(id) => show('share', id)}
        onDelete={(id) => show('delete', id)}
        onClose={close}
      />
      <ShareDialog
        rendering={open?.what === 'share' ? opened : undefined}
        onClose={close}
        onChange={state.update}
      />
      <ConfirmDialog
        deletion={
          open?.what === 'delete' && opened !== undefined ? deletionOf(opened, state) : undefined
        }
        onClose={close}
      />
    </>
  )
}

type CardFootProps = {
  rendering: BodyRendering
  onShow: (what: 'share' | 'delete', id: number) => void
}

function CardFoot({ rendering, onShow }: CardFootProps) {
  const { id, createdAt, sharedUntil } = rendering
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-1 text-13">
      <p className="leading-[1.35]">
        {dateWords(createdAt)}
        <span className="block text-faded">
          {sharedUntil === null ? 'Only you' : `Shared until ${dateWords(sharedUntil)}`}
        </span>
      </p>
      <div className="flex gap-1.5">
        <a
          href={pngAddress(rendering.url)}
          download={PNG_NAME}
          aria-label="Download as PNG"
          className={PICTURE_DISC}
        >
          <Download aria-hidden className="size-4" />
        </a>
        <button
          type="button"
          aria-label="Share by private link"
          onClick={() => onShow('share', id)}
          className={PICTURE_DISC}
        >
          <Share2 aria-hidden className="size-4" />
        </button>
        <button
          type="button"
          aria-label="Delete picture"
          onClick={() => onShow('delete', id)}
          className={PICTURE_DISC}
        >
          <Trash2 aria-hidden className="size-4" />
        </button>
      </div>
    </div>
  )
}

const deletionOf = ({ id }: BodyRendering, state: RenderingsState): Deletion => ({
  title: 'Delete this picture?',
  description:
    'The picture goes for good, and a link to it ends. Your photo and the design stay where they are.',
  label: 'Delete picture',
  success: 'Picture deleted',
  act: async () => {
    await deleteRendering(id)
    state.remove((rendering) => rendering.id === id)
  },
})
