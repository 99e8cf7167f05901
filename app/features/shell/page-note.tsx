import { LoaderCircle, X } from 'lucide-react'
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router'
import { REASONS, wordsOfPage } from '#app/features/shell/page-words.ts'
import {
  giveUpAttempt,
  usePageAttempt,
  type Hindrance,
  type PageAttempt,
} from '#app/platform/http/page-attempt.ts'
import { Button } from '#app/ui/button.tsx'

/**
 * Says that another page is on its way, or why it has not come. The first region is always there, or a screen reader would not hear
 * it; an alert is heard when it comes.
 */
export function PageNote() {
  const attempt = usePageAttempt()
  const shown = attempt?.isGivenUp === true ? undefined : attempt
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-(--toast-bottom,1rem) z-40 grid justify-items-center md:bottom-6">
      <output>
        {shown !== undefined && shown.hindrance === undefined && (
          <Loading words={wordsOfPage(shown.target.pathname).loading} />
        )}
      </output>
      {shown?.hindrance !== undefined && <Hindered attempt={shown} hindrance={shown.hindrance} />}
    </div>
  )
}

/** A page that comes at once need not be announced, so it takes a moment to appear. */
function Loading({ words }: { words: string }) {
  return (
    <span className="flex items-center gap-2.5 rounded-control bg-ink px-4 py-2.5 text-15 text-wall shadow-lift-2 transition-opacity delay-200 starting:opacity-0">
      <LoaderCircle aria-hidden className="size-4 motion-safe:animate-spin" />
      {words}
    </span>
  )
}

function Hindered({ attempt, hindrance }: { attempt: PageAttempt; hindrance: Hindrance }) {
  const retry = useRetry(attempt)
  const { loading, failed } = wordsOfPage(attempt.target.pathname)
  return (
    <div
      role="alert"
      className="pointer-events-auto relative max-w-130 rounded-panel border border-ink bg-raised px-5 py-4 shadow-lift-2"
    >
      <p className="pr-9 font-semibold">{hindrance === 'slow' ? loading : failed}</p>
      <p className="mt-1 mb-3.5 text-15 text-balance text-faded">{REASONS[hindrance]}</p>
      <Button variant="ink" size="sm" onClick={retry}>
        Try again
      </Button>
      <button
        type="button"
        aria-label="Close"
        onClick={giveUpAttempt}
        className="absolute top-2 right-2 grid size-11 place-items-center rounded-full text-faded hover:bg-ink/7 hover:text-ink"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  )
}

/** The same way once more, with all that the link carried. */
function useRetry({ target }: PageAttempt) {
  const navigate = useNavigate()
  const here = useLocation()
  const ahead = useNavigation().location
  const path = createPath(target)
  return () => {
    const isAhead = ahead !== undefined && createPath({ ...ahead, hash: '' }) === path
    const wanted = isAhead ? ahead : target
    // After Back the address is already that of the page which has not come.
    const isInAddress = createPath(wanted) === createPath(window.location)
    const isHere = createPath(wanted) === createPath(here)
    void navigate(wanted, { state: wanted.state, replace: isInAddress || isHere })
  }
}
