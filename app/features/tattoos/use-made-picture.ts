import { useEffect, useState } from 'react'
import { fetchTattooFile } from '#app/features/tattoos/tattoos.api.ts'

const SIZE_PX = 1_024

export type MadePicture = { status: 'loading' | 'failed' } | { status: 'ready'; url: string }

/** Ways to see a design that are made of it. */
export type MadeView = 'line' | 'stencil' | 'skin'

/** The design in lines, as a stencil or on skin, made by the server when somebody first wants to see it. Mount it anew for another. */
export function useMadePicture(tattooId: number, kind: MadeView): MadePicture {
  const [picture, setPicture] = useState<MadePicture>({ status: 'loading' })
  useEffect(() => {
    let url: string | undefined
    let isCurrent = true
    const fetched =
      kind === 'line'
        ? fetchTattooFile(tattooId, { kind: 'svg', sizePx: SIZE_PX }).then(keepLines)
        : fetchTattooFile(tattooId, { kind, sizePx: SIZE_PX })
    fetched.then(
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

/** The vector file has its colour, its outline and its shading in layers of those names. */
async function keepLines(file: Blob): Promise<Blob> {
  const svg = await file.text()
  const lines = svg.replaceAll(/<g id="(?:colour|shading)"/g, '$& display="none"')
  return new Blob([lines], { type: 'image/svg+xml' })
}
