import { Ellipsis, Maximize2, Ruler, ScanLine, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { FavouriteButton } from '#app/features/tattoos/favourite-button.tsx'
import { MadeSheet, ViewSwitch, type SheetView } from '#app/features/tattoos/made-sheet.tsx'
import { TattooPicture } from '#app/features/tattoos/tattoo-picture.tsx'
import { sizeWords, usualSize } from '#app/features/tattoos/true-size/size-words.ts'
import { paths } from '#app/paths.ts'
import { classNames } from '#app/ui/class-names.ts'
import { DropdownMenu, MenuAction } from '#app/ui/dropdown-menu.tsx'
import { sizeOnSkin } from '#shared/size-on-skin.ts'
import type { PencilSketch, Tattoo } from '#shared/tattoos.ts'

const TrueSizeSheet = lazy(async () => ({
  default: (await import('#app/features/tattoos/true-size/true-size-sheet.tsx')).TrueSizeSheet,
}))

type CurrentSheetProps = {
  tattoo: Tattoo
  /** Drawn just now. */
  isFresh: boolean
  /** The lines that were watched while it was drawn. */
  sketch: PencilSketch | undefined
  onZoom: () => void
  onFavourite: (isFavorited: boolean) => void
  onDelete: () => void
}

/** One design, as large as the table allows. */
export function CurrentSheet(props: CurrentSheetProps) {
  const { tattoo, isFresh, sketch } = props
  const [view, setView] = useState<SheetView | 'size'>('paper')
  const [width, setWidth] = useState<{ of: number; mm: number }>()
  const widthMm = width?.of === tattoo.id ? width.mm : undefined
  return (
    <figure
      className={classNames(
        'sheet-paper relative flex min-h-105 flex-1 shadow-lift max-md:-mx-gutter max-md:border-x-0 lg:min-h-0',
        // A ruler and its slider need room under the design.
        view === 'size' ? 'max-md:min-h-155' : 'max-md:aspect-[1/1.12]',
      )}
    >
      {view === 'paper' ? (
        <div className="absolute inset-x-5 top-15 bottom-15 md:inset-x-6.5">
          <TattooPicture
            key={tattoo.id}
            tattoo={tattoo}
            sizes="(max-width: 768px) 100vw, 620px"
            loading="eager"
            isFitted
            isInkedIn={isFresh}
            sketch={sketch}
          />
        </div>
      ) : view === 'size' ? (
        <Suspense>
          <TrueSizeSheet
            tattoo={tattoo}
            widthMm={widthMm}
            onWidth={(mm) => setWidth({ of: tattoo.id, mm })}
          />
        </Suspense>
      ) : (
        <MadeSheet
          key={`${tattoo.id}-${tattoo.version}-${view}`}
          tattoo={tattoo}
          kind={view}
          className={
            view === 'skin'
              ? 'absolute inset-1.5 h-[calc(100%-0.75rem)] w-[calc(100%-0.75rem)] rounded-[1px] object-cover'
              : 'absolute inset-x-5 top-15 bottom-15 h-[calc(100%-7.5rem)] w-[calc(100%-2.5rem)] object-contain mix-blend-multiply md:inset-x-6.5 md:w-[calc(100%-3.25rem)]'
          }
        />
      )}
      <ViewSwitch view={view} onChange={setView} className="md:top-3.5 md:left-3.5" />
      <SheetTools {...props} />
      <figcaption className="absolute right-3 bottom-3 flex items-center gap-3 text-13 text-on-sheet-faded md:right-3.5 md:bottom-3.5">
        <span className="max-md:sr-only">
          {[tattoo.style, tattoo.placement].filter(Boolean).join(', ')}
        </span>
        <SizeButton
          tattoo={tattoo}
          widthMm={widthMm}
          isShown={view === 'size'}
          onPress={() => setView(view === 'size' ? 'paper' : 'size')}
        />
      </figcaption>
    </figure>
  )
}

type SizeButtonProps = {
  tattoo: Tattoo
  widthMm: number | undefined
  isShown: boolean
  onPress: () => void
}

/** Says how large it will be, and shows it so. */
function SizeButton({ tattoo, widthMm, isShown, onPress }: SizeButtonProps) {
  const size = widthMm === undefined ? usualSize(tattoo) : sizeOnSkin(tattoo, null, widthMm)
  return (
    <button
      type="button"
      aria-pressed={isShown}
      aria-label={`True size, ${sizeWords(size)}`}
      onClick={onPress}
      className="relative flex min-h-9.5 items-center gap-2 rounded-full border border-sheet-hair bg-sheet px-3.5 font-medium whitespace-nowrap text-on-sheet tabular-nums transition-colors available-hover:border-on-sheet focus-visible:outline-on-sheet aria-pressed:bg-on-sheet aria-pressed:text-sheet pointer-coarse:after:absolute pointer-coarse:after:-inset-1"
    >
      <Ruler aria-hidden className="size-4" />
      {sizeWords(size)}
    </button>
  )
}

function SheetTools({ tattoo, onZoom, onFavourite, onDelete }: CurrentSheetProps) {
  return (
    <div className="absolute bottom-3 left-3 flex gap-1.5 md:bottom-3.5 md:left-3.5 pointer-coarse:gap-2.5">
      <button type="button" aria-label="Zoom" onClick={onZoom} className="sheet-disc">
        <Maximize2 aria-hidden className="size-4" />
      </button>
      <FavouriteButton tattoo={tattoo} onChange={onFavourite} />
      {/* On a photo of one's own, in centimetres and at true size. */}
      <Link
        to={paths.fittingRoom({ design: tattoo.id })}
        aria-label="Try it on"
        className="sheet-disc"
      >
        <ScanLine aria-hidden className="size-4" />
      </Link>
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
