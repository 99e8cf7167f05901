import { useCallback, useEffect, useState } from 'react'
import { fetchFavourites } from '#app/features/tattoos/tattoos.api.ts'
import { useTattooList } from '#app/platform/http/use-tattoo-list.ts'
import { syncLikes } from '#app/platform/storage/likes-store.ts'
import type { Tattoo } from '#shared/tattoos.ts'

/** What the person keeps. A design that is let go of leaves the wall. */
export function useFavourites() {
  const { tattoos, edit, update, remove } = useTattooList([])
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')
  const load = useCallback(() => {
    fetchFavourites().then(
      (kept) => {
        syncLikes(kept)
        edit(kept)
        setStatus('ready')
      },
      () => setStatus('failed'),
    )
  }, [edit])
  useEffect(load, [load])
  return {
    status,
    tattoos,
    remove,
    update: useCallback(
      (id: number, fields: Partial<Tattoo>) =>
        fields.isFavorited === false ? remove(id) : update(id, fields),
      [remove, update],
    ),
    retry: () => {
      setStatus('loading')
      load()
    },
  }
}
