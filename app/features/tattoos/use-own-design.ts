import { useEffect, useState } from 'react'
import { fetchDescendants, fetchSimilar, fetchTattoo } from '#app/features/tattoos/tattoos.api.ts'
import { ApiError } from '#app/platform/http/api-client.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
import type { Tattoo } from '#shared/tattoos.ts'

type OwnDesign =
  | { status: 'loading' | 'missing' | 'failed' }
  | {
      status: 'found'
      tattoo: Tattoo
      similar: readonly Tattoo[]
      descendants: readonly Tattoo[]
    }

/** A design that is not for everybody, asked for in the person's own name once it is known who they are. */
export function useOwnDesign(tattooId: number): OwnDesign {
  const userId = useCurrentUser()?.id
  const [design, setDesign] = useState<OwnDesign>({ status: 'loading' })
  useEffect(() => {
    if (userId === undefined) return undefined
    let isCurrent = true
    void fetchOwnDesign(tattooId).then((answer) => {
      if (isCurrent) setDesign(answer)
    })
    return () => {
      isCurrent = false
    }
  }, [tattooId, userId])
  return design
}

async function fetchOwnDesign(tattooId: number): Promise<OwnDesign> {
  try {
    const tattoo = await fetchTattoo(tattooId)
    // The page is worth showing without them.
    const [similar, descendants] = await Promise.all([
      fetchSimilar(tattooId).catch(() => []),
      fetchDescendants(tattooId).catch(() => []),
    ])
    return { status: 'found', tattoo, similar, descendants }
  } catch (error) {
    const isMissing = error instanceof ApiError && error.status === 404
    return { status: isMissing ? 'missing' : 'failed' }
  }
}
