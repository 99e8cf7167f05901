import { Link } from 'react-router'
import heart from '#app/assets/flash/heart-flames.webp'
import { TattooWall } from '#app/features/tattoos/tattoo-wall.tsx'
import { useFavourites } from '#app/features/tattoos/use-favourites.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/platform/head/meta.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { RetryNote } from '#app/ui/retry-note.tsx'
import type { Route } from './+types/favourites.ts'

export default function FavouritesRoute() {
  const { status, tattoos, update, remove, retry } = useFavourites()
  return (
    <div className="page-wrap min-h-[70svh] pt-10 pb-section md:pt-12">
      <h1 className="text-64 tracking-[-0.036em]">Tattoo Gallery</h1>
      <p className="mt-2 text-16 text-faded md:text-18">
        Your favourites. Nobody but you sees this wall.
      </p>
      <div aria-busy={status === 'loading'} className="mt-8">
        {status === 'failed' && (
          <RetryNote onRetry={retry}>
            Failed to fetch favorite tattoos. Please try again later.
          </RetryNote>
        )}
        {status === 'ready' && tattoos.length === 0 && (
          <EmptyState
            picture={{ src: heart, widthPx: 480, heightPx: 634 }}
            title="No favorite tattoos found."
            text="Press the bookmark on any design in the gallery, and it waits for you here."
            className="border-t border-ink pt-10"
          >
            <Link to={paths.explore()} className={buttonClass()}>
              Browse the gallery
            </Link>
          </EmptyState>
        )}
        {tattoos.length > 0 && (
          <TattooWall tattoos={tattoos} onChange={update} onDeleted={remove} />
        )}
      </div>
    </div>
  )
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'Tattoo Gallery', isIndexed: false })
}
