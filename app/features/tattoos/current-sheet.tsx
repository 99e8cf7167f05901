import { Ellipsis, Maximize2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FavouriteButton } from '#app/features/tattoos/favourite-button.tsx'
import { TattooPicture } from '#app/features/tattoos/tattoo-picture.tsx'
import { altOf } from '#app/features/tattoos/tattoo-words.ts'
import { useSkinPicture } from '#app/features/tattoos/use-skin-picture.ts'
import { DropdownMenu, MenuAction } from '#app/ui/dropdown-menu.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import type { Tattoo } from '#shared/tattoos.ts'

const VIEWS = [
  { value: 'paper', label: 'On paper' },
  { value: 'skin', label: 'On skin' },
] as const

type CurrentSheetProps = {
  tattoo: Tattoo
  /** Drawn just now. */
  isFresh: boolean
  onZoom: () => void
  onFavourite: (isFavorited: boolean) => void
  onDelete: () => void
}

/** One design, as large as the table allows. */
export function CurrentSheet(props: CurrentSheetProps) {
  const { tattoo, isFresh } = props
  const [view, setView] = useState<'paper' | 'skin'>('paper')
  return (
    <figure className="sheet-paper relative flex min-h-105 flex-1 lg:min-h-0 shadow-lift max-md:-mx-gutter max-md:aspect-[1/1.12] max-md:border-x-0">
      {view === 'paper' ? (
        <div className="absolute inset-x-5 top-15 bottom-15 md:inset-x-6.5">
          <TattooPicture
            key={tattoo.id}
            tattoo={tattoo}
            sizes="(max-width: 768px) 100vw, 620px"
            loading="eager"
            isFitted
            isInkedIn={isFresh}
          />
        </div>
      ) : (
        <OnSkin key={`${tattoo.id}-${tattoo.version}`} tattoo={tattoo} />
      )}
      <div className="absolute top-3 left-3 md:top-3.5 md:left-3.5">
        <SegmentedControl
          label="View"
          labelled="hidden"
          surface="sheet"
          value={view}
          options={VIEWS}
          onChange={setView}
        />
      </div>
      <SheetTools {...props} />
      <figcaption className="absolute right-4 bottom-5 text-13 text-on-sheet-faded max-md:right-3">
        {[tattoo.style, tattoo.placement].filter(Boolean).join(', ')}
      </figcaption>
    </figure>
  )
}

function SheetTools({ tattoo, onZoom, onFavourite, onDelete }: CurrentSheetProps) {
  return (
    <div className="absolute bottom-3 left-3 flex gap-1.5 md:bottom-3.5 md:left-3.5 pointer-coarse:gap-2.5">
      <button type="button" aria-label="Zoom" onClick={onZoom} className="sheet-disc">
        <Maximize2 aria-hidden className="size-4" />
      </button>
      <FavouriteButton tattoo={tattoo} onChange={onFavourite} />
      <DropdownMenu
        align="start"
        trigger={
          <button type="button" aria-label="More" className="sheet-disc">
            <Ellipsis aria-hidden className="size-4" />
          </button>
        }
      >
        <MenuAction onSelect={onDelete}>
          <Trash2 aria-hidden className="size-4 text-faded" />
          Delete design
        </MenuAction>
      </DropdownMenu>
    </div>
  )
}

function OnSkin({ tattoo }: { tattoo: Tattoo }) {
  const picture = useSkinPicture(tattoo.id)
  if (picture.status === 'ready')
    return (
      <img
        src={picture.url}
        alt={`${altOf(tattoo)}, on skin`}
        className="absolute inset-1.5 h-[calc(100%-0.75rem)] w-[calc(100%-0.75rem)] rounded-[1px] object-cover"
      />
    )
  return (
    <p
      role={picture.status === 'failed' ? 'alert' : 'status'}
      className="m-auto px-8 text-center text-on-sheet-faded"
    >
      {picture.status === 'failed'
        ? 'It could not be put on skin just now. The design itself is safe.'
        : 'Putting it on skin…'}
    </p>
  )
}
