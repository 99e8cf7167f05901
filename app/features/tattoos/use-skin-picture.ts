import { useEffect, useState } from 'react'
import { fetchTattooFile } from '#app/features/tattoos/tattoos.api.ts'

const SIZE_PX = 1_024

export type SkinPicture = { status: 'loading' | 'failed' } | { status: 'ready'; url: string }

/** The design on skin, made by the server when somebody first wants to see it. */
export function useSkinPicture(tattooId: number): SkinPicture {
  const [made, setMade] = useState<{ tattooId: number; picture: SkinPicture }>()
  useEffect(() => {
    let url: string | undefined
    let isCurrent = true
    fetchTattooFile(tattooId, { kind: 'skin', sizePx: SIZE_PX }).then(
      (blob) => {
        if (!isCurrent) return
        url = URL.createObjectURL(blob)
        setMade({ tattooId, picture: { status: 'ready', url } })
      },
      () => {
        if (isCurrent) setMade({ tattooId, picture: { status: 'failed' } })
      },
    )
    return () => {
      isCurrent = false
      setMade(undefined)
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [tattooId])
  return made?.tattooId === tattooId ? made.picture : { status: 'loading' }
}
