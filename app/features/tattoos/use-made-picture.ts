import { useEffect, useState } from 'react'
import { fetchTattooFile, fetchTattooView } from '#app/features/tattoos/tattoos.api.ts'
import { ApiError } from '#app/platform/http/api-client.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { keepLines } from '#shared/design-layers.ts'
import type { MadeView, Tattoo } from '#shared/tattoos.ts'

const SIZE_PX = 1_024

/** `none`: a picture of a hosted model has no layers that another view could be made of. */
export type MadePicture =
  | { status: 'loading' | 'failed' | 'none' }
  | { status: 'ready'; url: string }

const NO_LAYERS = 409

/**
 * The design in lines, as a stencil or on skin. Visitors see what the server keeps of public designs; a member's is made as large
 * as their files are. Mount it anew for another.
 */
export function useMadePicture(tattoo: Tattoo, kind: MadeView): MadePicture {
  const { id, version } = tattoo
  const isMember = useCurrentUser() !== undefined
  const [picture, setPicture] = useState<MadePicture>({ status: 'loading' })
  useEffect(() => {
    let url: string | undefined
    let isCurrent = true
    const fetched = isMember ? fetchOwnView(id, kind) : fetchTattooView({ id, version }, kind)
    fetched.then(
      (blob) => {
        if (!isCurrent) return
        url = URL.createObjectURL(blob)
        setPicture({ status: 'ready', url })
      },
      (error: unknown) => {
        const isNone = error instanceof ApiError && error.status === NO_LAYERS
        if (isCurrent) setPicture({ status: isNone ? 'none' : 'failed' })
      },
    )
    return () => {
      isCurrent = false
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [id, version, kind, isMember])
  return picture
}

async function fetchOwnView(tattooId: number, kind: MadeView): Promise<Blob> {
  if (kind !== 'line') return fetchTattooFile(tattooId, { kind, sizePx: SIZE_PX })
  const vectors = await fetchTattooFile(tattooId, { kind: 'svg', sizePx: SIZE_PX })
  return new Blob([keepLines(await vectors.text())], { type: 'image/svg+xml' })
}
