import { Link } from 'react-router'
import { GalleryWall } from '#app/features/tattoos/gallery-wall.tsx'
import { useFavourites } from '#app/features/tattoos/use-favourites.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/platform/meta.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import type { Route } from './+types/favourites.ts'

export default function FavouritesRoute() {
  const { status, tattoos, update, remove, retry } = useFavourites()
  return (
    <div className="page-wrap min-h-[70svh] pt-10 pb-section md:pt-12">
      <h1 className="text-64 tracking-[-0.036em]">Tattoo Gallery</h1>
      <p className="mt-2 text-18 text-faded">Your favourites. Nobody but you sees this wall.</p>
      <div className="mt-8">
        {status === 'failed' && (
          <p role="alert" className="flex flex-wrap items-center gap-4">
            Failed to fetch favorite tattoos. Please try again later.
            <Button variant="line" size="sm" onClick={retry}>
              Try again
            </Button>
          </p>
        )}
        {status === 'ready' && tattoos.length === 0 && (
          <div className="border-t border-ink pt-8">
            <p className="text-22 font-semibold">No favorite tattoos found.</p>
            <p className="mt-2 mb-6 max-w-[46ch] text-faded">
              Press the bookmark on any design in the gallery, and it waits for you here.
            </p>
            <Link to={paths.explore()} className={buttonClass()}>
              Browse the gallery
            </Link>
          </div>
        )}
        {tattoos.length > 0 && (
          <GalleryWall tattoos={tattoos} onChange={update} onDeleted={remove} />
        )}
      </div>
    </div>
  )
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'Tattoo Gallery', isIndexed: false })
}
