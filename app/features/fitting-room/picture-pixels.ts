import type { Pixels } from '#engine/body/photo.ts'
import { PHOTO_KEPT_PX } from '#shared/body.ts'

/** Enough to judge by on a screen, little enough to be drawn anew for every move of the hand. */
export const PREVIEW_PX = 720

/** Not a picture, or of a kind that this browser does not know. */
export class UnreadablePictureError extends Error {}

export type OpenPhoto = {
  /** As large as it is exported. */
  full: HTMLCanvasElement
  preview: Pixels
}

/** Turned upright by what the camera noted; nothing else of those notes is kept. */
export async function openPicture(blob: Blob): Promise<OpenPhoto> {
  const bitmap = await createImageBitmap(blob).catch((error: unknown) => {
    throw new UnreadablePictureError('Not a picture', { cause: error })
  })
  const full = drawAt(bitmap, PHOTO_KEPT_PX)
  bitmap.close()
  return { full, preview: pixelsOf(drawAt(full, PREVIEW_PX)) }
}

/** Of an address of our own, since a picture from elsewhere could not be read back. */
export async function fetchPicture(url: string): Promise<Blob> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.blob()
}

/** As large as it is. */
export async function fetchPixels(url: string): Promise<Pixels> {
  const bitmap = await createImageBitmap(await fetchPicture(url))
  const pixels = pixelsOf(drawAt(bitmap, Math.max(bitmap.width, bitmap.height)))
  bitmap.close()
  return pixels
}

/** The picture with its longer edge at most so long. */
export function drawAt(
  picture: ImageBitmap | HTMLCanvasElement,
  longEdgePx: number,
): HTMLCanvasElement {
  const factor = Math.min(1, longEdgePx / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * factor))
  canvas.height = Math.max(1, Math.round(picture.height * factor))
  const context = contextOf(canvas)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

export function pixelsOf(canvas: HTMLCanvasElement): Pixels {
  const { width, height } = canvas
  const { data } = contextOf(canvas).getImageData(0, 0, width, height)
  return { width, height, rgba: data }
}

/** Takes the shape of the picture, too. */
export function paint(canvas: HTMLCanvasElement, { width, height, rgba }: Pixels) {
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  const data = rgba as Uint8ClampedArray<ArrayBuffer>
  contextOf(canvas).putImageData(new ImageData(data, width, height), 0, 0)
}

export async function toPng(pixels: Pixels): Promise<Blob> {
  const canvas = document.createElement('canvas')
  paint(canvas, pixels)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The picture could not be made'))
      else resolve(blob)
    }, 'image/png')
  })
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  // Its pixels are read and written by hand: on the graphics card each of these would be a journey.
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('This browser draws no pictures')
  return context
}
