import type { Pixels } from '#engine/body/photo.ts'
import type { PhotoReading } from '#engine/body/read-photo.ts'
import type { PhotoTap } from '#shared/body.ts'

const MASK_PX = 256

/** Without the model all of the photo counts as flat skin: the design lies on it like a print. */
export function readAllAsSkin(photo: Pixels, tap: PhotoTap = { x: 0.5, y: 0.5 }): PhotoReading {
  const longest = Math.max(photo.width, photo.height)
  const width = Math.max(1, Math.round((MASK_PX * photo.width) / longest))
  const height = Math.max(1, Math.round((MASK_PX * photo.height) / longest))
  return {
    limb: { tap, axisDegrees: 0, width: 0.5, skinShare: 1, quality: 0, refusals: [] },
    mask: { width, height, alpha: new Uint8ClampedArray(width * height).fill(255) },
  }
}
