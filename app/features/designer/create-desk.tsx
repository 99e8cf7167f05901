import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LOAD_FAILED_MESSAGE } from '#app/features/designer/use-my-tattoos.ts'
import { WALL_ID, type useCreateScreen } from '#app/features/designer/use-create-screen.ts'
import { paths } from '#app/paths.ts'
import { FLASH_ART } from '#app/assets/flash-art.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { RetryNote } from '#app/ui/retry-note.tsx'

type CreateDeskProps = { screen: ReturnType<typeof useCreateScreen>; children: ReactNode }

/** Beside the controls: the wall, or why there is none. */
export function CreateDesk({ screen, children }: CreateDeskProps) {
  const { mine, requests } = screen
  const isEmpty = mine.tattoos.length === 0 && requests.length === 0
  return (
    <section
      id={WALL_ID}
      aria-labelledby="my-tattoos-title"
      className="px-gutter pt-6 pb-section md:pt-5.5"
    >
      <h2 id="my-tattoos-title" className="mb-5 flex items-baseline gap-3 text-28">
        Your tattoos
        {mine.tattoos.length > 0 && (
          <span className="font-text text-14 font-regular tracking-normal text-faded tabular-nums">
            {mine.tattoos.length} so far
          </span>
        )}
      </h2>
      {mine.status === 'failed' && (
        <div className="mb-5">
          <RetryNote onRetry={mine.reload}>{LOAD_FAILED_MESSAGE}</RetryNote>
        </div>
      )}
      {isEmpty ? mine.status === 'ready' && <EmptyWall /> : children}
    </section>
  )
}

function EmptyWall() {
  return (
    <EmptyState
      picture={FLASH_ART.swallow}
      title="Nothing on this wall yet"
      text="What you generate hangs here, with the words it came from, so you can pick a piece up again."
      className="border-t border-ink pt-10"
    >
      <Link to={paths.ideas()} className={buttonClass({ variant: 'line' })}>
        Look for an idea
      </Link>
    </EmptyState>
  )
}
