import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { syncLikes } from '#app/platform/storage/likes-store.ts'
import type { Tattoo } from '#shared/tattoos.ts'

/** Designs on a screen, and what happens to one of them there. */
export function useTattooList(initial: readonly Tattoo[] | (() => readonly Tattoo[])) {
  const [tattoos, edit] = useState(initial)
  const update = useCallback((id: number, fields: Partial<Tattoo>) => {
    edit((now) => now.map((tattoo) => (tattoo.id === id ? { ...tattoo, ...fields } : tattoo)))
  }, [])
  const remove = useCallback((id: number) => {
    edit((now) => now.filter((tattoo) => tattoo.id !== id))
  }, [])
  /** Takes over what the server says of them to this person. */
  const mark = useCallback((marked: readonly Tattoo[]) => {
    syncLikes(marked)
    const byId = new Map(marked.map((tattoo) => [tattoo.id, tattoo]))
    edit((now) => now.map((tattoo) => byId.get(tattoo.id) ?? tattoo))
  }, [])
  return { tattoos, edit, update, remove, mark }
}

type Marks = {
  fetchMarked: () => Promise<readonly Tattoo[]>
  onMarked: (marked: readonly Tattoo[], userId: number) => void
  /** Whose favourites and likes are shown already. */
  markedFor: number | undefined
}

/** A page is the same for everybody. What only concerns the person, favourites and likes, is asked for once the person is known. */
export function usePersonalMarks({ fetchMarked, onMarked, markedFor }: Marks) {
  const userId = useCurrentUser()?.id
  const isMarked = markedFor === userId
  const fetchAgain = useEffectEvent(fetchMarked)
  const show = useEffectEvent(onMarked)
  useEffect(() => {
    if (userId === undefined || isMarked) return undefined
    let isCurrent = true
    fetchAgain().then(
      (marked) => isCurrent && show(marked, userId),
      // Without them the page still shows what everybody sees.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [userId, isMarked])
}
