import { useContext, useMemo, useState } from 'react'
import {
  DeleteTattooDialog,
  TagEditorDialog,
  ViewGate,
} from '#app/features/tattoos/lazy-dialogs.ts'
import { TattooCard } from '#app/features/tattoos/tattoo-card.tsx'
import { useLike } from '#app/features/tattoos/use-like.ts'
import { ZoomGallery } from '#app/features/tattoos/zoom-gallery.tsx'
import { useLikes } from '#app/platform/storage/likes-store.ts'
import { NonceContext } from '#app/platform/head/nonce.ts'
import { countView } from '#app/features/tattoos/view-limit.ts'
import { MasonryWall } from '#app/ui/masonry-wall.tsx'
import type { Tattoo } from '#shared/tattoos.ts'

/** Of a card's art: the paper around the picture, and the picture itself, against the card's width. */
const PAPER = { around: 0.16, picture: 0.84 }
/** Fetched at once: what can be above the fold. */
const EAGER_COUNT = 4

type GalleryWallProps = {
  tattoos: readonly Tattoo[]
  onChange: (id: number, fields: Partial<Tattoo>) => void
  onDeleted: (id: number) => void
  /** Further down a page, where no picture needs to be fetched at once. */
  isBelowFold?: boolean
}

/** Public designs, as many as there are: like, keep, zoom, and what the administrator does. */
export function GalleryWall({
  tattoos,
  onChange,
  onDeleted,
  isBelowFold = false,
}: GalleryWallProps) {
  const likes = useLikes()
  const like = useLike(onChange)
  const [open, setOpen] = useState<OpenDesign>()
  const close = () => setOpen(undefined)
  const view = (id: number) => setOpen({ id, as: countView(id) ? 'zoom' : 'gate' })
  const entries = tattoos.map((tattoo, index) => ({
    key: String(tattoo.id),
    ratio: PAPER.around + (PAPER.picture * tattoo.height) / tattoo.width,
    render: () => (
      <TattooCard
        tattoo={{ ...tattoo, isUpvoted: likes.has(tattoo.id) }}
        view="short"
        isFilling
        loading={isBelowFold || index >= EAGER_COUNT ? 'lazy' : index === 0 ? 'first' : 'eager'}
        onZoom={() => view(tattoo.id)}
        onLike={() => like(tattoo)}
        onFavourite={(isFavorited) => onChange(tattoo.id, { isFavorited })}
        onDelete={() => setOpen({ id: tattoo.id, as: 'delete' })}
        onEditTags={() => setOpen({ id: tattoo.id, as: 'tags' })}
      />
    ),
  }))
  const withPicture = useMemo(() => tattoos.filter(({ imageUrl }) => imageUrl !== ''), [tattoos])
  const idOf = (as: OpenDesign['as']) => (open?.as === as ? open.id : undefined)
  return (
    <>
      <MasonryWall entries={entries} nonce={useContext(NonceContext)} />
      <ZoomGallery
        tattoos={withPicture}
        openId={idOf('zoom')}
        onClose={close}
        onView={(id) => {
          if (!countView(id)) setOpen({ id, as: 'gate' })
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

type OpenDesign = { id: number; as: 'zoom' | 'gate' | 'delete' | 'tags' }
