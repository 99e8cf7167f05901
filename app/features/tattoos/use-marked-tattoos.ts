import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { syncLikes } from '#app/platform/storage/likes-store.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
import type { Tattoo } from '#shared/tattoos.ts'

/**
 * Designs of a page that is the same for everybody. What only concerns the person, favourites and likes, is asked for once the
 * person is known. Mount it anew for other designs.
 */
export function useMarkedTattoos(
  initial: readonly Tattoo[],
  fetchMarked: () => Promise<readonly Tattoo[]>,
) {
  const [tattoos, setTattoos] = useState(initial)
  const userId = useCurrentUser()?.id
  const fetchAgain = useEffectEvent(fetchMarked)
  useEffect(() => {
    if (userId === undefined) return undefined
    let isCurrent = true
    fetchAgain().then(
      (marked) => {
        if (!isCurrent) return
        syncLikes(marked)
        const byId = new Map(marked.map((tattoo) => [tattoo.id, tattoo]))
        setTattoos((now) => now.map((tattoo) => byId.get(tattoo.id) ?? tattoo))
      },
      // Without them the page still shows what everybody sees.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [userId])

  const update = useCallback((id: number, fields: Partial<Tattoo>) => {
    setTattoos((now) => now.map((tattoo) => (tattoo.id === id ? { ...tattoo, ...fields } : tattoo)))
  }, [])
  const remove = useCallback((id: number) => {
    setTattoos((now) => now.filter((tattoo) => tattoo.id !== id))
  }, [])
  return { tattoos, update, remove }
}
