import { useContext, useMemo, useState, type ReactNode } from 'react'
import {
  DeleteTattooDialog,
  TagEditorDialog,
  ViewGate,
} from '#app/features/tattoos/lazy-dialogs.ts'
import { TattooCard } from '#app/features/tattoos/tattoo-card.tsx'
import { useLike } from '#app/features/tattoos/use-like.ts'
import { countView } from '#app/features/tattoos/view-limit.ts'
import { ZoomGallery } from '#app/features/tattoos/zoom-gallery.tsx'
import { NonceContext } from '#app/platform/head/nonce.ts'
import { useLikes } from '#app/platform/storage/likes-store.ts'
import { Masonry } from '#app/ui/masonry.tsx'
import type { PencilSketch, Tattoo } from '#shared/tattoos.ts'

/** Of a card's art: the paper around the picture, and the picture itself, against the card's width. */
const PAPER = { around: 0.16, picture: 0.84 }
const PLACEHOLDER_RATIO = 1.2
/** Fetched at once: what can be above the fold. */
const EAGER_COUNT = 4

type TattooWallProps = {
  tattoos: readonly Tattoo[]
  onChange: (id: number, fields: Partial<Tattoo>) => void
  onDeleted: (id: number) => void
  /** Further down a page, where no picture needs to be fetched at once. */
  isBelowFold?: boolean
  /** A workbench's wall of the person's own designs, and what stands before them. */
  own?: {
    /** Sheets that are still being drawn on, as large as the design will be once its lines tell. */
    placeholders: readonly { key: string; node: ReactNode; sketch: PencilSketch | undefined }[]
    /** Drawn since the wall was opened, each with its lines where they were watched. */
    fresh: ReadonlyMap<number, PencilSketch | undefined>
  }
}

/** Designs, as many as there are: like, keep, zoom, and what their owner and the administrator do. */
export function TattooWall(props: TattooWallProps) {
  const { tattoos, onChange, onDeleted, isBelowFold = false, own } = props
  const likes = useLikes()
  const like = useLike(onChange)
  const [open, setOpen] = useState<OpenDesign>()
  const close = () => setOpen(undefined)
  const isCounted = own === undefined
  const view = (id: number) => setOpen({ id, as: isCounted && !countView(id) ? 'gate' : 'zoom' })
  const tallest = tallestOf(tattoos.slice(0, EAGER_COUNT))
  const loadingOf = (index: number) =>
    isBelowFold || index >= EAGER_COUNT ? 'lazy' : index === tallest ? 'first' : 'eager'
  const entries = [
    ...(own?.placeholders ?? []).map(({ key, node, sketch }) => ({
      key,
      ratio: sketch === undefined ? PLACEHOLDER_RATIO : ratioOf(sketch),
      render: () => node,
    })),
    ...tattoos.map((tattoo, index) => ({
      key: String(tattoo.id),
      ratio: ratioOf(tattoo),
      render: () => (
        <TattooCard
          tattoo={own === undefined ? { ...tattoo, isUpvoted: likes.has(tattoo.id) } : tattoo}
          view={own === undefined ? 'short' : 'long'}
          loading={loadingOf(index)}
          isOwnWall={own !== undefined}
          isFresh={own?.fresh.has(tattoo.id) === true}
          sketch={own?.fresh.get(tattoo.id)}
          onZoom={() => view(tattoo.id)}
          // §2.card.long: on one's own wall the heart is a count.
          onLike={own === undefined ? () => like(tattoo) : undefined}
          onChange={onChange}
          onFavourite={(isFavorited) => onChange(tattoo.id, { isFavorited })}
          onDelete={() => setOpen({ id: tattoo.id, as: 'delete' })}
          onEditTags={() => setOpen({ id: tattoo.id, as: 'tags' })}
        />
      ),
    })),
  ]
  const withPicture = useMemo(() => tattoos.filter(({ imageUrl }) => imageUrl !== ''), [tattoos])
  const idOf = (as: OpenDesign['as']) => (open?.as === as ? open.id : undefined)
  return (
    <>
      <Masonry
        entries={entries}
        nonce={useContext(NonceContext)}
        room={own === undefined ? 'page' : 'desk'}
      />
      <ZoomGallery
        tattoos={withPicture}
        openId={idOf('zoom')}
        onClose={close}
        onChange={onChange}
        onView={(id) => {
          if (isCounted && !countView(id)) setOpen({ id, as: 'gate' })
        }}
      />
      <ViewGate isOpen={open?.as === 'gate'} onClose={close} />
      <DeleteTattooDialog tattooId={idOf('delete')} onClose={close} onDeleted={onDeleted} />
      <TagEditorDialog
        tattoo={tattoos.find(({ id }) => id === idOf('tags'))}
        onClose={close}
        onChange={onChange}
      />
    </>
  )
}

const ratioOf = ({ width, height }: { width: number; height: number }) =>
  PAPER.around + (PAPER.picture * height) / width

/** All are of one width, so it is the largest that the eye meets first. */
function tallestOf(tattoos: readonly Tattoo[]): number {
  const ratios = tattoos.map(({ width, height }) => height / width)
  return ratios.indexOf(Math.max(...ratios))
}

type OpenDesign = { id: number; as: 'zoom' | 'gate' | 'delete' | 'tags' }
