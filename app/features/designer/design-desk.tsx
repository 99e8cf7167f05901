import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DesignRequest } from '#app/features/designer/design-requests.ts'
import { ProgressSteps } from '#app/features/designer/progress-steps.tsx'
import { stageText } from '#app/features/designer/stages.ts'
import { STAGE_ID } from '#app/features/designer/use-design-screen.ts'
import { paths } from '#app/paths.ts'
import { FLASH_ART } from '#app/assets/flash-art.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'

type DesignDeskProps = {
  drawing: DesignRequest | undefined
  /** The sheet shows what is being drawn, and not a finished design. */
  isWatching: boolean
  onWatch: () => void
  sheet: ReactNode
  rail: ReactNode
  history: ReactNode
}

/** The right pane: the sheet, what goes with it, and what was drawn before. Fills the window on a desk. */
export function DesignDesk(props: DesignDeskProps) {
  const { drawing, isWatching, onWatch, sheet, rail, history } = props
  return (
    <div className="grid min-w-0 md:min-h-[calc(100dvh-var(--spacing-header))] md:grid-rows-[minmax(0,1fr)_auto] lg:h-[calc(100dvh-var(--spacing-header))] lg:min-h-160">
      <div className="grid min-h-0 min-w-0 lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[minmax(0,1fr)]">
        <section
          id={STAGE_ID}
          aria-labelledby="current-design-title"
          className="flex min-h-0 min-w-0 flex-col gap-4 px-gutter py-6 md:py-5.5"
        >
          <div className="flex min-h-9 flex-wrap items-center gap-x-6 gap-y-3">
            <h1 id="current-design-title" className="text-28 whitespace-nowrap">
              Current Design
            </h1>
            {drawing !== undefined && isWatching && <ProgressSteps stage={drawing.stage} />}
            {drawing !== undefined && !isWatching && (
              <p className="flex flex-1 items-center justify-end gap-3 text-14 text-faded max-md:justify-between">
                {stageText(drawing.stage)}
                <Button variant="line" size="sm" onClick={onWatch}>
                  Watch it
                </Button>
              </p>
            )}
          </div>
          {sheet}
        </section>
        <aside
          aria-label="About this design"
          className="grid content-start gap-6.5 px-gutter pb-8 md:py-5.5 lg:min-h-0 lg:overflow-y-auto lg:pl-1 lg:[scrollbar-width:thin]"
        >
          {rail}
        </aside>
      </div>
      {history}
    </div>
  )
}

/** Keeps the room until it is known what lies on it. */
export function BlankSheet() {
  return <div className="sheet-paper min-h-105 flex-1 max-md:-mx-gutter max-md:aspect-[1/1.12]" />
}

/** Where nothing has been drawn yet. */
export function EmptySheet() {
  const { src, widthPx, heightPx } = FLASH_ART.feather
  return (
    <div className="sheet-paper flex min-h-105 flex-1 flex-col items-center justify-center gap-5 px-8 py-12 text-center shadow-lift max-md:-mx-gutter max-md:border-x-0">
      <img
        src={src}
        width={widthPx}
        height={heightPx}
        alt=""
        className="h-auto w-44 opacity-80 mix-blend-multiply md:w-56"
      />
      <p className="max-w-[26ch] font-display text-28 leading-[1.15] font-semibold tracking-[-0.02em]">
        A clean sheet
      </p>
      <p className="max-w-[38ch] text-on-sheet-faded">
        Describe your tattoo the way you would tell your artist. It is drawn here.
      </p>
    </div>
  )
}

type HistoryProps = { count: number; children: ReactNode }

/** The person's recent designs along the foot of the desk. */
export function DesignHistory({ count, children }: HistoryProps) {
  return (
    <section
      aria-labelledby="history-title"
      className="grid min-w-0 items-center gap-x-5 gap-y-3 border-t border-hair px-gutter py-4 md:grid-cols-[6.5rem_minmax(0,1fr)_auto] md:py-3"
    >
      <h2
        id="history-title"
        className="font-text text-14 leading-[1.35] font-semibold tracking-normal"
      >
        Your designs
        <span className="block text-13 font-regular text-faded tabular-nums">
          {count === 0 ? 'None yet' : `${count} so far`}
        </span>
      </h2>
      {children}
      <Link
        to={paths.designs()}
        className={buttonClass({ variant: 'line', size: 'sm' }) + ' justify-self-start'}
      >
        See all
      </Link>
    </section>
  )
}
