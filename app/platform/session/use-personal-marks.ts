import { useEffect, useEffectEvent } from 'react'
import { useCurrentUser } from '#app/platform/session/session.ts'
import type { Tattoo } from '#shared/tattoos.ts'

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
