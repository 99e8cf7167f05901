import type { Pixels } from '#engine/body/photo.ts'
import type { PhotoReading } from '#engine/body/read-photo.ts'
import type { InkPlacement, LimbReading, PhotoTap } from '#shared/body.ts'

const MASK_PX = 256
/** Bent all the way, a plane goes so many times the design's width around: its sides stay in sight. */
const ROUND = 1.25

/** Where no skin is known all of the photo counts as a plane, on which the design lies like a print. */
export function readAllAsSkin(photo: Pixels, tap: PhotoTap = { x: 0.5, y: 0.5 }): PhotoReading {
  const longest = Math.max(photo.width, photo.height)
  const width = Math.max(1, Math.round((MASK_PX * photo.width) / longest))
  const height = Math.max(1, Math.round((MASK_PX * photo.height) / longest))
  return {
    limb: { tap, axisDegrees: 0, width: 0.5, skinShare: 1, quality: 0, refusals: [] },
    mask: { width, height, alpha: new Uint8ClampedArray(width * height).fill(255) },
    isPlane: true,
  }
}

/** What the design bends around: the limb, or on a plane the design's own middle, whichever way it is turned. */
export function limbUnder({ limb, isPlane }: PhotoReading, placement: InkPlacement): LimbReading {
  if (!isPlane) return limb
  return { ...limb, axisDegrees: placement.turnDegrees, width: ROUND * placement.size }
}
