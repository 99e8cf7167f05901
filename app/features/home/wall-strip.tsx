import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SectionHead } from '#app/features/home/section-head.tsx'
import { paths } from '#app/paths.ts'
import { buttonClass } from '#app/ui/button.tsx'
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
