import { useState } from 'react'
import { useTattooList } from '#app/platform/http/use-tattoo-list.ts'
import { usePersonalMarks } from '#app/platform/session/use-personal-marks.ts'
import type { Tattoo } from '#shared/tattoos.ts'

/** Designs of a page that is the same for everybody, with the person's own marks. Mount it anew for other designs. */
export function useMarkedTattoos(
  initial: readonly Tattoo[],
  fetchMarked: () => Promise<readonly Tattoo[]>,
) {
  const { tattoos, update, remove, mark } = useTattooList(initial)
  const [markedFor, setMarkedFor] = useState<number>()
  usePersonalMarks({
    fetchMarked,
    markedFor,
    onMarked: (marked, userId) => {
      mark(marked)
      setMarkedFor(userId)
    },
  })
  return { tattoos, update, remove }
}
