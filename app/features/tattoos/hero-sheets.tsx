import { TattooPicture } from '#app/features/tattoos/tattoo-picture.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { SmallPicture, type Picture } from '#app/ui/small-picture.tsx'
import type { Tattoo } from '#shared/tattoos.ts'

const SIZES = '(width >= 1024px) 240px, (width >= 769px) 200px, 40vw'

type HeroSheetsProps = {
  /** Two at most. */
  tattoos: readonly Tattoo[]
  /** What hangs there while people have had fewer drawn. */
  art: Picture | undefined
}

/** Two designs, hung a little crooked: beside the words, or under them on a phone. Where one is missing, paper waits. */
export function HeroSheets({ tattoos, art }: HeroSheetsProps) {
  const sheets = [
    ...tattoos.map((tattoo, index) => (
      <TattooPicture
        key={tattoo.id}
        tattoo={tattoo}
        sizes={SIZES}
        isFitted
        // The one that lies on top is seen whole.
        loading={index === tattoos.length - 1 ? 'first' : 'eager'}
      />
    )),
    ...(art === undefined
      ? []
      : [
          <SmallPicture
            key="art"
            picture={art}
            sizes={SIZES}
            loading={tattoos.length === 0 ? 'first' : 'eager'}
          />,
        ]),
  ]
  if (sheets.length < 2) sheets.push(<OpenSheet key="open" />)
  return (
    <div
      aria-hidden
      className="flex items-start max-md:mt-11 md:absolute md:top-10 md:right-gutter"
    >
      {sheets.map((sheet, index) => (
        <div
          key={sheet.key}
          className={classNames(
            'sheet-paper p-6 shadow-lift-2 max-md:w-[53%] max-md:p-4 md:w-62 lg:w-72',
            index === 0 ? '-rotate-2' : 'mt-7 -ml-[6%] rotate-3 md:max-lg:hidden lg:mt-12 lg:-ml-6',
          )}
        >
          <div className="h-52 md:h-66 lg:h-90">{sheet}</div>
        </div>
      ))}
    </div>
  )
}

/** Paper that waits, marked where the design will go. */
function OpenSheet() {
  return (
    <div className="relative grid size-full place-items-center text-on-sheet-faded">
      <svg
        viewBox="0 0 240 360"
        fill="none"
        stroke="currentColor"
        className="absolute size-full opacity-60"
      >
        <path d="M4 24V4h20M216 4h20v20M236 336v20h-20M24 356H4v-20" />
        <ellipse cx="120" cy="180" rx="92" ry="140" strokeDasharray="3 7" />
        <path d="M120 28v24M120 308v24M16 180h24M200 180h24" />
      </svg>
      <p className="max-w-[9ch] text-center font-display text-22 leading-[1.15] font-semibold text-balance">
        Yours could hang here
      </p>
    </div>
  )
}
