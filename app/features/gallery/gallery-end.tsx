import { Link } from 'react-router'
import compass from '#app/assets/flash/compass.webp'
import { pathOf, type GalleryFilters } from '#app/features/gallery/gallery-filters.ts'
import { paths } from '#app/paths.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useHydrated } from '#app/ui/hydration.tsx'

type GalleryEndProps = {
  isEmpty: boolean
  status: 'idle' | 'loading' | 'failed'
  nextCursor: string | null
  filters: GalleryFilters
  onRetry: () => void
}

/**
 * What stands below the wall. While there is more to come it keeps room for it, so that the footer is not seen jumping away. The
 * room itself is invisible and its words are new each time, so that nothing which is on screen ever moves.
 */
export function GalleryEnd({ isEmpty, status, nextCursor, filters, onRetry }: GalleryEndProps) {
  const isHydrated = useHydrated()
  return (
    <div
      aria-live="polite"
      className={classNames(
        'invisible grid place-items-center content-start py-12 text-center text-faded *:visible',
        isHydrated && nextCursor !== null && 'min-h-[160svh]',
      )}
    >
      {isEmpty ? (
        <NothingFound search={filters.search} />
      ) : nextCursor === null ? (
        <p key="end">You've reached the end of the gallery.</p>
      ) : status === 'failed' ? (
        <p className="flex flex-wrap items-center justify-center gap-4">
          Failed to fetch tattoos, please try again later.
          <Button variant="line" size="sm" onClick={onRetry}>
            Try again
          </Button>
        </p>
      ) : isHydrated ? (
        status === 'loading' && <p key="loading">Loading more tattoos...</p>
      ) : (
        <Link to={pathOf(filters, nextCursor)} className={buttonClass({ variant: 'line' })}>
          Next page
        </Link>
      )}
    </div>
  )
}

/** Words that nobody has had drawn yet are a good place to begin. */
function NothingFound({ search }: { search: string | undefined }) {
  return (
    <EmptyState
      picture={{ src: compass, widthPx: 480, heightPx: 483 }}
      title="No tattoos found matching your criteria. Please try a different filter or search term."
      className="max-w-170 justify-self-start"
    >
      <Link
        to={paths.design(search === undefined ? {} : { prompt: search })}
        className={buttonClass()}
      >
        Have it drawn
      </Link>
      <Link to={paths.explore()} className={buttonClass({ variant: 'line' })}>
        See the whole gallery
      </Link>
    </EmptyState>
  )
}
