import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { GalleryFilters } from '#app/features/gallery/gallery-filters.ts'
import { paths } from '#app/paths.ts'
import { call } from '#app/platform/http/api-client.ts'
import { syncLikes } from '#app/platform/storage/likes-store.ts'
import { getToken } from '#app/platform/session/session-store.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
import type { ExploreResponse } from '#shared/gallery.ts'
import type { Tattoo } from '#shared/tattoos.ts'

type List = {
  tattoos: readonly Tattoo[]
  /** Null at the end. */
  nextCursor: string | null
  /** A failed page leaves the list as it was; trying again asks for the same page. */
  status: 'idle' | 'loading' | 'failed'
  /** Whose favourites and likes the list shows. */
  userId: number | undefined
}

const LISTS_KEPT = 10
/** What was loaded, by entry of the browser's history: Back shows as much as there was, and the scroll position fits. */
const keptLists = new Map<string, List>()

function keepList(key: string, list: List) {
  keptLists.delete(key)
  keptLists.set(key, { ...list, status: 'idle' })
  const [oldest] = keptLists.keys()
  if (keptLists.size > LISTS_KEPT && oldest !== undefined) keptLists.delete(oldest)
}

/** The gallery from the page that the server rendered on. Mount it anew for every navigation. */
export function useGalleryList(first: ExploreResponse, filters: GalleryFilters, cursor?: string) {
  const { key } = useLocation()
  const [list, setList] = useState<List>(() => keptLists.get(key) ?? listOf(first))
  useEffect(() => keepList(key, list), [key, list])

  const isBusy = useRef(false)
  const { nextCursor } = list
  const loadMore = useCallback(async () => {
    if (isBusy.current || nextCursor === null) return
    isBusy.current = true
    setList((now) => ({ ...now, status: 'loading' }))
    try {
      const page = await fetchPage(filters, nextCursor)
      setList((now) => append(now, page))
    } catch {
      setList((now) => ({ ...now, status: 'failed' }))
    }
    isBusy.current = false
  }, [filters, nextCursor])

  const update = useCallback((id: number, fields: Partial<Tattoo>) => {
    setList((now) => ({
      ...now,
      tattoos: now.tattoos.map((tattoo) => (tattoo.id === id ? { ...tattoo, ...fields } : tattoo)),
    }))
  }, [])
  const remove = useCallback((id: number) => {
    setList((now) => ({ ...now, tattoos: now.tattoos.filter((tattoo) => tattoo.id !== id) }))
  }, [])

  usePersonalMarks({ list, setList, filters, cursor })
  return { ...list, loadMore, update, remove }
}

const listOf = ({ tattoos, pagination }: ExploreResponse): List => ({
  tattoos,
  nextCursor: pagination.nextCursor,
  status: 'idle',
  userId: undefined,
})

/** A design that moved up while somebody scrolled comes again on a later page; once is enough. */
function append(list: List, { tattoos, pagination }: ExploreResponse): List {
  const known = new Set(list.tattoos.map(({ id }) => id))
  return {
    ...list,
    tattoos: [...list.tattoos, ...tattoos.filter(({ id }) => !known.has(id))],
    nextCursor: pagination.nextCursor,
    status: 'idle',
  }
}

type Marks = {
  list: List
  setList: (change: (list: List) => List) => void
  filters: GalleryFilters
  cursor: string | undefined
}

/** The server's page is the same for everybody. What only concerns the person is asked for once the person is known. */
function usePersonalMarks({ list, setList, filters, cursor }: Marks) {
  const userId = useCurrentUser()?.id
  const isMarked = list.userId === userId
  useEffect(() => {
    if (userId === undefined || isMarked) return
    let isCurrent = true
    fetchPage(filters, cursor).then(
      ({ tattoos }) => {
        if (!isCurrent) return
        const marked = new Map(tattoos.map((tattoo) => [tattoo.id, tattoo]))
        setList((now) => ({
          ...now,
          userId,
          tattoos: now.tattoos.map((tattoo) => marked.get(tattoo.id) ?? tattoo),
        }))
      },
      // Without them the gallery is still the gallery.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [userId, isMarked, filters, cursor, setList])
}

async function fetchPage(filters: GalleryFilters, cursor: string | undefined) {
  const query = paths.explore({ ...filters, cursor }).replace(/^[^?]*/, '')
  const page = await call(`/tattoo/explore${query}`, {
    schema: async () => (await import('#shared/gallery.ts')).ExploreResponse,
  })
  if (getToken() !== undefined) syncLikes(page.tattoos)
  return page
}
