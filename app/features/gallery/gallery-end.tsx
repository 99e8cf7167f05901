import { Link } from 'react-router'
import { pathOf, type GalleryFilters } from '#app/features/gallery/gallery-filters.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'

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
        <p className="max-w-[44ch] py-16 text-17">
          No tattoos found matching your criteria. Please try a different filter or search term.
        </p>
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
