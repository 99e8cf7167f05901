import { TattooPicture } from '#app/features/tattoos/tattoo-picture.tsx'
import { classNames } from '#app/ui/class-names.ts'
import type { Tattoo } from '#shared/tattoos.ts'

/** Where there are fewer designs than sheets, these wait in their place. */
const OPEN_SHEETS = ['The first {name} is still to come', 'Yours could hang here']

/** The two newest, hung a little crooked: beside the words, or under them on a phone. */
export function HeroSheets({ name, tattoos }: { name: string; tattoos: readonly Tattoo[] }) {
  const newest = tattoos.slice(0, OPEN_SHEETS.length)
  const sheets = [
    ...newest.map((tattoo, index) => (
      <TattooPicture
        key={tattoo.id}
        tattoo={tattoo}
        sizes="(width >= 1024px) 240px, (width >= 769px) 200px, 40vw"
        isFitted
        // The one that lies on top is seen whole.
        loading={index === newest.length - 1 ? 'first' : 'eager'}
      />
    )),
    ...OPEN_SHEETS.slice(newest.length).map((words) => (
      <OpenSheet key={words} words={words} name={name} />
    )),
  ]
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

/** Paper that waits, marked where the design will go: nobody has had this one drawn yet. */
function OpenSheet({ words, name }: { words: string; name: string }) {
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
        {words.replace('{name}', name.toLowerCase())}
      </p>
    </div>
  )
}
