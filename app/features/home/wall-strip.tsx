import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SectionHead } from '#app/features/home/section-head.tsx'
import { paths } from '#app/paths.ts'
import { FLASH_ART } from '#app/assets/flash-art.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { FlashSheet } from '#app/ui/flash-sheet.tsx'
import type { Figures } from '#content/landing/voices.ts'

/** A taste of the gallery, with figures under it. */
export function WallStrip({ figures, children }: { figures: Figures; children: ReactNode }) {
  return (
    <section aria-labelledby="wall-strip-title" className="overflow-hidden bg-bone py-section">
      <div className="page-wrap">
        <SectionHead id="wall-strip-title" title="Fresh off the wall">
          <Link to={paths.explore()} className={buttonClass({ variant: 'line' })}>
            See the whole wall
          </Link>
        </SectionHead>
        {children}
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-ink/25 pt-5 md:mt-10">
          <dl className="flex flex-wrap gap-x-8 gap-y-2">
            {figures.map(({ count, what }) => (
              <div key={what} className="flex flex-row-reverse items-baseline gap-2">
                <dt className="text-16 md:text-17">{what}</dt>
                <dd className="font-display text-28 font-semibold tracking-[-0.02em]">{count}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}

const PIECES = [
  { idea: 'Swallow', art: FLASH_ART.swallow },
  { idea: 'Heart', art: FLASH_ART.heart },
  { idea: 'Koi', art: FLASH_ART.koi },
  { idea: 'Snake', art: FLASH_ART.snakeSkull },
  { idea: 'Lotus', art: FLASH_ART.lotus },
] as const

/** For a gallery that has not enough to show yet: our own pieces, each leading to its idea. */
export function IdeaPieces() {
  return (
    <ul className="sideways-strip">
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
  )
}
