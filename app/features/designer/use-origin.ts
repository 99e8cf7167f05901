import { useEffect, useEffectEvent, useState } from 'react'
import { getDesign } from '#app/features/designer/designer.api.ts'
import type { MyTattoos } from '#app/features/designer/use-my-tattoos.ts'
import { ApiError } from '#app/platform/http/api-client.ts'
import type { Tattoo } from '#shared/tattoos.ts'

type OriginOptions = {
  id: number | null
  /** Most are among them and need no asking for. */
  mine: MyTattoos
  onFound: (tattoo: Tattoo) => void
  /** Deleted, or not for this person to see. */
  onMissing: () => void
}

/** The design that the form's words came from, to be shown beside them. */
export function useOrigin({ id, mine, onFound, onMissing }: OriginOptions): Tattoo | undefined {
  const [fetched, setFetched] = useState<Tattoo>()
  const own = mine.tattoos.find((tattoo) => tattoo.id === id)
  const find = useEffectEvent(async (wanted: number) => own ?? (await getDesign(wanted)))
  const found = useEffectEvent((tattoo: Tattoo) => {
    setFetched(tattoo)
    onFound(tattoo)
  })
  const missing = useEffectEvent(onMissing)
  const isReady = mine.status !== 'loading'
  useEffect(() => {
    if (id === null || !isReady) return undefined
    let isCurrent = true
    find(id).then(
      (tattoo) => isCurrent && found(tattoo),
      // Without an answer it may well be there: the words stay with it.
      (error: unknown) =>
        isCurrent && error instanceof ApiError && error.status === 404 && missing(),
    )
    return () => {
      isCurrent = false
    }
  }, [id, isReady])
  return own ?? (fetched?.id === id ? fetched : undefined)
}
