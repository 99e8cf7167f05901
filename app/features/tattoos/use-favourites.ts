import { useCallback, useEffect, useState } from 'react'
import { fetchFavourites } from '#app/features/tattoos/tattoos.api.ts'
import { syncLikes } from '#app/platform/storage/likes-store.ts'
import type { Tattoo } from '#shared/tattoos.ts'

type Favourites = { status: 'loading' | 'ready' | 'failed'; tattoos: readonly Tattoo[] }

/** What the person keeps. A design that is let go of leaves the wall. */
export function useFavourites() {
  const [favourites, setFavourites] = useState<Favourites>({ status: 'loading', tattoos: [] })
  useEffect(() => void load(setFavourites), [])

  const change = useCallback((edit: (tattoos: readonly Tattoo[]) => readonly Tattoo[]) => {
    setFavourites((now) => ({ ...now, tattoos: edit(now.tattoos) }))
  }, [])
  const remove = useCallback(
    (id: number) => change((tattoos) => tattoos.filter((tattoo) => tattoo.id !== id)),
    [change],
  )
  const update = useCallback(
    (id: number, fields: Partial<Tattoo>) => {
      if (fields.isFavorited === false) remove(id)
      else
        change((tattoos) =>
          tattoos.map((tattoo) => (tattoo.id === id ? { ...tattoo, ...fields } : tattoo)),
        )
    },
    [change, remove],
  )
  const retry = () => {
    setFavourites({ status: 'loading', tattoos: [] })
    void load(setFavourites)
  }
  return { ...favourites, update, remove, retry }
}

async function load(show: (favourites: Favourites) => void) {
  try {
    const tattoos = await fetchFavourites()
    syncLikes(tattoos)
    show({ status: 'ready', tattoos })
  } catch {
    show({ status: 'failed', tattoos: [] })
  }
}
