import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { GalleryFilters } from '#app/features/gallery/gallery-filters.ts'
import { paths } from '#app/paths.ts'
import { call } from '#app/platform/http/api-client.ts'
import { useTattooList } from '#app/platform/http/use-tattoo-list.ts'
import { usePersonalMarks } from '#app/platform/session/use-personal-marks.ts'
import { syncLikes } from '#app/platform/storage/likes-store.ts'
import { getToken } from '#app/platform/session/session-store.ts'
import type { ExploreResponse } from '#shared/gallery.ts'
import type { Tattoo } from '#shared/tattoos.ts'

type Kept = {
  tattoos: readonly Tattoo[]
  /** Null at the end. */
  nextCursor: string | null
  /** Whose favourites and likes the list shows. */
  markedFor: number | undefined
}

const LISTS_KEPT = 10
/** What was loaded, by entry of the browser's history: Back shows as much as there was, and the scroll position fits. */
const keptLists = new Map<string, Kept>()

function keepList(key: string, list: Kept) {
  keptLists.delete(key)
  keptLists.set(key, list)
  const [oldest] = keptLists.keys()
  if (keptLists.size > LISTS_KEPT && oldest !== undefined) keptLists.delete(oldest)
}

/** The gallery from the page that the server rendered on. Mount it anew for every navigation. */
export function useGalleryList(first: ExploreResponse, filters: GalleryFilters, cursor?: string) {
  const { key } = useLocation()
  const [kept] = useState(() => keptLists.get(key) ?? listOf(first))
  const { tattoos, edit, update, remove, mark } = useTattooList(kept.tattoos)
  const [nextCursor, setNextCursor] = useState(kept.nextCursor)
  const [markedFor, setMarkedFor] = useState(kept.markedFor)
  // A failed page leaves the list as it was; trying again asks for the same page.
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')
  useEffect(
    () => keepList(key, { tattoos, nextCursor, markedFor }),
    [key, tattoos, nextCursor, markedFor],
  )

  const isBusy = useRef(false)
  const loadMore = useCallback(async () => {
    if (isBusy.current || nextCursor === null) return
    isBusy.current = true
    setStatus('loading')
    try {
      const page = await fetchPage(filters, nextCursor)
      edit((now) => append(now, page.tattoos))
      setNextCursor(page.pagination.nextCursor)
      setStatus('idle')
    } catch {
      setStatus('failed')
    }
    isBusy.current = false
  }, [edit, filters, nextCursor])

  usePersonalMarks({
    markedFor,
    fetchMarked: async () => (await fetchPage(filters, cursor)).tattoos,
    onMarked: (marked, userId) => {
      mark(marked)
      setMarkedFor(userId)
    },
  })
  return { tattoos, nextCursor, status, loadMore, update, remove }
}

const listOf = ({ tattoos, pagination }: ExploreResponse): Kept => ({
  tattoos,
  nextCursor: pagination.nextCursor,
  markedFor: undefined,
})

/** A design that moved up while somebody scrolled comes again on a later page; once is enough. */
function append(known: readonly Tattoo[], more: readonly Tattoo[]) {
  const ids = new Set(known.map(({ id }) => id))
  return [...known, ...more.filter(({ id }) => !ids.has(id))]
}

async function fetchPage(filters: GalleryFilters, cursor: string | undefined) {
  const query = paths.explore({ ...filters, cursor }).replace(/^[^?]*/, '')
  const page = await call(`/tattoo/explore${query}`, {
    schema: async () => (await import('#shared/gallery.ts')).ExploreResponse,
  })
  if (getToken() !== undefined) syncLikes(page.tattoos)
  return page
}
