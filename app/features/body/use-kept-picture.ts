import { useEffect, useState } from 'react'
import { findRendering, listPhotos } from '#app/features/body/body.api.ts'
import { noteKept } from '#app/features/body/kept-photos.ts'
import type { InkPlacement } from '#shared/body.ts'

/** A picture among those on one's own photos, as it was laid out. */
export type KeptPicture = { photo: File; placement: InkPlacement }

type Opening =
  | { status: 'opening'; picture?: undefined }
  /** Without a picture it has gone, or is somebody else's. */
  | { status: 'opened'; picture: KeptPicture | undefined }

/** Brings a kept picture's photo back, to move the design on it. */
export function useKeptPicture(id: number): Opening {
  const [opening, setOpening] = useState<Opening>({ status: 'opening' })
  useEffect(() => {
    let isCurrent = true
    const show = (picture: KeptPicture | undefined) =>
      isCurrent && setOpening({ status: 'opened', picture })
    open(id).then(show, () => show(undefined))
    return () => {
      isCurrent = false
    }
  }, [id])
  return opening
}

async function open(id: number): Promise<KeptPicture | undefined> {
  const [rendering, { photos }] = await Promise.all([findRendering(id), listPhotos()])
  const photo = photos.find((one) => one.id === rendering?.photoId)
  if (rendering === undefined || photo === undefined) return undefined
  const response = await fetch(photo.url)
  if (!response.ok) return undefined
  const blob = await response.blob()
  const file = new File([blob], 'photo.jpg', { type: blob.type })
  noteKept(file, photo.id)
  return { photo: file, placement: rendering.placement }
}
