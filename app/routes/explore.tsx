import { useCallback, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import {
  ActiveFilters,
  FilterButton,
  FilterPanel,
  useFilterPanel,
} from '#app/features/gallery/filter-panel.tsx'
import { GalleryEnd } from '#app/features/gallery/gallery-end.tsx'
import {
  countFilters,
  countPanelFilters,
  fittingWords,
  pathOf,
  readFilters,
  withSearch,
  type GalleryFilters,
} from '#app/features/gallery/gallery-filters.ts'
import { GallerySearch } from '#app/features/gallery/gallery-search.tsx'
import { useGalleryList } from '#app/features/gallery/use-gallery-list.ts'
import { useNearEnd } from '#app/features/gallery/use-near-end.ts'
import { TattooWall } from '#app/features/tattoos/tattoo-wall.tsx'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/platform/head/meta.ts'
import { useIsComing, usePageAttempt } from '#app/platform/http/page-attempt.ts'
import { classNames } from '#app/ui/class-names.ts'
import { exploreTattoos } from '#server/features/gallery/explore.service.ts'
import { InvalidCursorError } from '#server/features/gallery/gallery.errors.ts'
import { requestContext } from '#server/http/request-context.ts'
import { ExploreQuery, type ExploreResponse } from '#shared/gallery.ts'
import { tagWords } from '#shared/tags.ts'
import type { Route } from './+types/explore.ts'

/** The same for everybody, so that any cache may keep it. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { deps } = context.get(requestContext)
  const { searchParams } = new URL(request.url)
  const filters = readFilters(params.filter, searchParams)
  const cursor = searchParams.get('cursor') ?? undefined
  const list = (from: string | undefined) =>
    exploreTattoos(deps, undefined, ExploreQuery.parse({ ...filters, cursor: from }))
  try {
    return { filters, cursor, first: await list(cursor?.slice(0, 200)) }
  } catch (error) {
    // A link that was cut short still leads into the gallery.
    if (!(error instanceof InvalidCursorError)) throw error
    return { filters, cursor: undefined, first: await list(undefined) }
  }
}

export default function ExploreRoute({ loaderData }: Route.ComponentProps) {
  const { key } = useLocation()
  const { cursor, first } = loaderData
  const [filters, setFilters] = useWantedFilters(loaderData.filters)
  const panel = useFilterPanel()
  const navigate = useNavigate()
  const { fitting: counted } = first.pagination
  const fitting = counted === null ? undefined : fittingWords(counted)
  const isHindered = usePageAttempt()?.hindrance !== undefined
  const apply = (changed: GalleryFilters, options?: { replace: boolean }) => {
    // A choice that did not come through may be made again.
    if (pathOf(changed) === pathOf(filters) && !isHindered) return
    setFilters(changed)
    void navigate(pathOf(changed), options)
  }
  return (
    <div className="page-wrap pt-10 pb-12 md:pt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div>
          <h1 className="text-64 tracking-[-0.036em]">Tattoo Gallery</h1>
          <p className="mt-2 text-16 text-faded md:text-18">
            Explore community-generated tattoo designs
          </p>
        </div>
        <div className="flex w-full gap-2.5 md:w-155">
          <GallerySearch
            filters={filters}
            // One entry of the history per search, not one per letter.
            onSearch={(text) =>
              apply(withSearch(filters, text), { replace: filters.search !== undefined })
            }
          />
          <FilterButton panel={panel} count={countPanelFilters(filters)} />
        </div>
      </div>
      <FilterPanel panel={panel} filters={filters} fitting={fitting} onChange={apply} />
      <ActiveFilters filters={filters} fitting={fitting} onChange={apply} />
      <Gallery key={key} first={first} filters={loaderData.filters} cursor={cursor} />
    </div>
  )
}

/** What was chosen last, before the address has caught up: a second choice adds to the first, however fast it comes. */
function useWantedFilters(shown: GalleryFilters) {
  const [wanted, setWanted] = useState(shown)
  const [lastShown, setLastShown] = useState(shown)
  const isSettled = useNavigation().state === 'idle' && lastShown !== shown
  const isGivenUp = usePageAttempt()?.isGivenUp === true && wanted !== shown
  if (isSettled || isGivenUp) {
    setLastShown(shown)
    setWanted(shown)
  }
  return [wanted, setWanted] as const
}

type GalleryProps = {
  first: ExploreResponse
  filters: GalleryFilters
  cursor: string | undefined
}

function Gallery({ first, filters, cursor }: GalleryProps) {
  const list = useGalleryList(first, filters, cursor)
  const { tattoos, nextCursor, status, loadMore } = list
  const isLeaving = useIsComing(paths.explore())
  const wall = useRef<HTMLElement>(null)
  const onNear = useCallback(() => void loadMore(), [loadMore])
  useNearEnd(wall, { isActive: status === 'idle' && nextCursor !== null, onNear })
  return (
    <section
      ref={wall}
      aria-label="Designs"
      aria-busy={isLeaving}
      className={classNames('mt-6 transition-opacity', isLeaving && 'opacity-60')}
    >
      <TattooWall tattoos={tattoos} onChange={list.update} onDeleted={list.remove} />
      <GalleryEnd
        isEmpty={tattoos.length === 0}
        status={status}
        nextCursor={nextCursor}
        filters={filters}
        onRetry={onNear}
      />
    </section>
  )
}

export function meta(args: Route.MetaArgs) {
  const filters = args.loaderData?.filters ?? {}
  const words = [filters.tag && tagWords(filters.tag), filters.placement].filter(Boolean).join(', ')
  return pageMeta(args, {
    title: words === '' ? 'Tattoo Gallery' : `${words} - Tattoo Gallery`,
    description:
      'Explore community-generated tattoo designs: search by subject, filter by placement, and take the one you like to your artist.',
    // One page of the gallery is in the index; its filters are one of many alike.
    isIndexed: countFilters(filters) === 0 && args.loaderData?.cursor === undefined,
  })
}
