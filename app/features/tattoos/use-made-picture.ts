import { useEffect, useState } from 'react'
import { fetchTattooFile } from '#app/features/tattoos/tattoos.api.ts'

const SIZE_PX = 1_024

export type MadePicture = { status: 'loading' | 'failed' } | { status: 'ready'; url: string }

/** The design as a stencil or on skin, made by the server when somebody first wants to see it. Mount it anew for another. */
export function useMadePicture(tattooId: number, kind: 'stencil' | 'skin'): MadePicture {
  const [picture, setPicture] = useState<MadePicture>({ status: 'loading' })
  useEffect(() => {
    let url: string | undefined
    let isCurrent = true
    fetchTattooFile(tattooId, { kind, sizePx: SIZE_PX }).then(
      (blob) => {
        if (!isCurrent) return
        url = URL.createObjectURL(blob)
        setPicture({ status: 'ready', url })
      },
      () => isCurrent && setPicture({ status: 'failed' }),
    )
    return () => {
      isCurrent = false
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [tattooId, kind])
  return picture
}
