import { titleOf } from '#app/features/tattoos/tattoo-words.ts'
import { SmallPicture } from '#app/ui/small-picture.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { PencilDrawing } from '#app/ui/pencil-drawing.tsx'
import type { PencilSketch, Tattoo } from '#shared/tattoos.ts'

type ThumbsProps = {
  tattoos: readonly Tattoo[]
  shownId: number | undefined
  onShow: (tattoo: Tattoo) => void
}

const SELECTED =
  'aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-ink focus-visible:outline-3'

type VariationThumbsProps = ThumbsProps & {
  /** Of those that were drawn just now: the lines that were watched, by the design's id. */
  sketches: ReadonlyMap<number, PencilSketch>
}

/** The variations of one request, beside the large sheet on a desk and below it on a phone. */
export function VariationThumbs({ tattoos, shownId, onShow, sketches }: VariationThumbsProps) {
  return (
    <ul
      aria-label="Variations"
      className="grid grid-cols-4 gap-2 max-md:mt-3 md:w-26 md:grid-cols-1 md:content-start md:gap-3"
    >
      {tattoos.map((tattoo, index) => {
        const sketch = sketches.get(tattoo.id)
        return (
          <li key={tattoo.id}>
            <button
              type="button"
              aria-label={`Variation ${letter(index)}`}
              aria-pressed={tattoo.id === shownId}
              onClick={() => onShow(tattoo)}
              className={`sheet-paper block w-full text-left text-13 font-medium shadow-lift ${SELECTED}`}
            >
              <span className="relative mx-1.75 mt-1.75 block h-18.25 md:h-24.25">
                {sketch !== undefined && <PencilDrawing sketch={sketch} className="under-ink" />}
                <SmallPicture
                  picture={tattoo}
                  sizes="104px"
                  loading="eager"
                  className={classNames('relative size-full', sketch && 'ink-over')}
                />
              </span>
              <span className="block px-2.25 pt-0.5 pb-1.5">{letter(index)}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const letter = (index: number) => String.fromCodePoint('A'.codePointAt(0)! + index)

/** Small sheets in a row that scrolls sideways. */
export function TattooStrip({ tattoos, shownId, onShow }: ThumbsProps) {
  return (
    <ul
      aria-label="Your designs"
      className="flex min-h-21 gap-2.5 overflow-x-auto px-1 py-1 [scrollbar-width:none]"
    >
      {tattoos.map((tattoo) => (
        <li key={tattoo.id} className="flex-none">
          <button
            type="button"
            aria-label={titleOf(tattoo)}
            aria-pressed={tattoo.id === shownId}
            onClick={() => onShow(tattoo)}
            className={`sheet-paper block size-19 p-1.5 hover:shadow-lift ${SELECTED}`}
          >
            <SmallPicture picture={tattoo} sizes="76px" />
          </button>
        </li>
      ))}
    </ul>
  )
}
