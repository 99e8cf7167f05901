import { ArrowRight } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { DescribeBox } from '#app/features/home/describe-box.tsx'
import { HeroStage } from '#app/features/home/hero-stage.tsx'
import { useFirstDesign } from '#app/features/home/use-first-design.ts'
import { paths } from '#app/paths.ts'
import { buttonClass } from '#app/ui/button.tsx'
import type { LandingCopy } from '#content/landing/landing.ts'

export function Hero({ freeNotes }: Pick<LandingCopy, 'freeNotes'>) {
  const { state, design, draw, drop } = useFirstDesign()
  const isWaitedFor = state.status === 'drawing' || state.status === 'done'
  useEffect(() => {
    // On a phone the sheet is below the words, where nobody would see it appear.
    if (isWaitedFor) document.getElementById('hero-stage')?.scrollIntoView({ block: 'nearest' })
  }, [isWaitedFor])
  return (
    <section className="page-wrap grid items-center gap-11 pt-9 pb-16 md:grid-cols-[minmax(0,1.02fr)_minmax(0,1fr)] md:gap-14 md:pt-12 md:pb-20">
      <div>
        <h1 className="hero-type whitespace-nowrap">
          Say it in words.
          <br />
          Wear it in ink.
        </h1>
        <p className="mt-4.5 mb-6 max-w-[50ch] text-17 leading-normal text-balance text-faded md:mt-6.5 md:mb-7 md:text-[19px]">
          Describe your tattoo the way you’d tell your artist. Inkwright draws the flash, shows it
          on skin, and hands you a stencil that’s ready to trace.
        </p>
        <DescribeBox
          state={state}
          hasDesign={design !== undefined}
          freeNotes={freeNotes}
          onDraw={(words) => void draw(words)}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Link to={paths.design()} className={buttonClass({ variant: 'line' })}>
            Start Designing
          </Link>
          <Link
            to={paths.explore()}
            className="inline-flex min-h-11 items-center gap-2 text-15 font-semibold text-link"
          >
            Explore Designs
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        </div>
      </div>
      <HeroStage state={state} design={design} onGone={drop} />
    </section>
  )
}
