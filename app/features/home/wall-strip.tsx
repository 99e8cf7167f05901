import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { FLASH_ART } from '#app/platform/flash-art.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { FlashSheet } from '#app/ui/flash-sheet.tsx'

const PIECES = [
  { idea: 'Swallow', art: FLASH_ART.swallow },
  { idea: 'Heart', art: FLASH_ART.heart },
  { idea: 'Koi', art: FLASH_ART.koi },
  { idea: 'Snake', art: FLASH_ART.snakeSkull },
  { idea: 'Lotus', art: FLASH_ART.lotus },
] as const

/** A taste of the gallery. Scrolls sideways on phones, with a cut-off card to show that it does. */
export function WallStrip() {
  return (
    <section aria-labelledby="wall-strip-title" className="overflow-hidden bg-bone py-section">
      <div className="page-wrap">
        <div className="mb-7 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 md:mb-11">
          <h2 id="wall-strip-title" className="text-64 tracking-[-0.035em]">
            Fresh off the wall
          </h2>
          <Link to={paths.explore()} className={buttonClass({ variant: 'line' })}>
            See the whole wall
          </Link>
        </div>
        <ul className="relative grid items-end gap-3 max-md:-mx-gutter max-md:grid-cols-[repeat(5,62vw)] max-md:items-stretch max-md:overflow-x-auto max-md:px-gutter max-md:pb-4 md:grid-cols-5 md:gap-5">
          {PIECES.map(({ idea, art }) => (
            <li key={idea} className="max-md:grid">
              <Link
                to={paths.idea(idea)}
                className="block rounded-sheet transition-transform duration-320 max-md:grid md:hover:-translate-y-0.75"
              >
                <FlashSheet
                  picture={art}
                  alt=""
                  caption={
                    <>
                      {art.title}
                      <span className="sr-only">, {idea.toLowerCase()} tattoo ideas</span>
                    </>
                  }
                  className="shadow-lift max-md:grid max-md:grid-rows-[1fr_auto] max-md:items-center"
                />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
