import { useState, type ReactNode } from 'react'
import { DeleteTattooDialog, TagEditorDialog } from '#app/features/tattoos/lazy-dialogs.ts'
import { TattooCard } from '#app/features/tattoos/tattoo-card.tsx'
import { ZoomGallery } from '#app/features/tattoos/zoom-gallery.tsx'
import { Masonry } from '#app/ui/masonry.tsx'
import type { Tattoo } from '#shared/tattoos.ts'

/** Of a card in long view, the caption included, against its width. */
const CAPTION_RATIO = { short: 0.16, long: 0.42 }
const PLACEHOLDER_RATIO = 1.25

type TattooWallProps = {
  tattoos: readonly Tattoo[]
  view: 'short' | 'long'
  /** Stand before the designs: sheets that are still being drawn on. */
  placeholders?: readonly { key: string; node: ReactNode }[]
  /** Drawn since the wall was opened. */
  freshIds?: ReadonlySet<number>
  isOwnWall?: boolean
  onChange: (id: number, fields: Partial<Tattoo>) => void
  onDeleted: (id: number) => void
}

export function TattooWall(props: TattooWallProps) {
  const { tattoos, view, placeholders = [], freshIds, isOwnWall = false } = props
  const [open, setOpen] = useState<OpenDesign>()
  const close = () => setOpen(undefined)
  const idOf = (as: OpenDesign['as']) => (open?.as === as ? open.id : undefined)
  const entries = [
    ...placeholders.map(({ key, node }) => ({ key, node, ratio: PLACEHOLDER_RATIO })),
    ...tattoos.map((tattoo) => ({
      key: String(tattoo.id),
      ratio: tattoo.height / tattoo.width + CAPTION_RATIO[view],
      node: (
        <TattooCard
          tattoo={tattoo}
          view={view}
          isOwnWall={isOwnWall}
          onChange={props.onChange}
          isFresh={freshIds?.has(tattoo.id) === true}
          onZoom={() => setOpen({ id: tattoo.id, as: 'zoom' })}
          onFavourite={(isFavorited) => props.onChange(tattoo.id, { isFavorited })}
          onDelete={() => setOpen({ id: tattoo.id, as: 'delete' })}
          onEditTags={() => setOpen({ id: tattoo.id, as: 'tags' })}
        />
      ),
    })),
  ]
  return (
    <>
      <Masonry entries={entries} />
      <ZoomGallery tattoos={tattoos} openId={idOf('zoom')} onClose={close} />
      <DeleteTattooDialog tattooId={idOf('delete')} onClose={close} onDeleted={props.onDeleted} />
      <TagEditorDialog
        tattoo={tattoos.find(({ id }) => id === idOf('tags'))}
        onClose={close}
        onChange={props.onChange}
      />
    </>
  )
}

type OpenDesign = { id: number; as: 'zoom' | 'delete' | 'tags' }
