import type { Pixels, SkinMask } from '#engine/body/photo.ts'
import type { PhotoReading } from '#engine/body/read-photo.ts'
import type { PhotoPoint } from '#shared/body.ts'

const MODEL_PX = 256
const CLASSES = 6
const BACKGROUND = 0
const BODY_SKIN = 2
/** A score that leaves no doubt. */
const SURE = 8

/** What the model would say of a picture whose skin is known. */
export function scoresOf(mask: SkinMask): Float32Array {
  const scores = new Float32Array(MODEL_PX * MODEL_PX * CLASSES).fill(-SURE)
  for (let y = 0, at = 0; y < MODEL_PX; y++) {
    const row = Math.floor(((y + 0.5) * mask.height) / MODEL_PX) * mask.width
    for (let x = 0; x < MODEL_PX; x++, at += CLASSES) {
      const column = Math.floor(((x + 0.5) * mask.width) / MODEL_PX)
      const isSkin = mask.alpha[row + column]! > 127
      scores[at + (isSkin ? BODY_SKIN : BACKGROUND)] = SURE
    }
  }
  return scores
}

/** Without the model all of the photo counts as flat skin: the design lies on it like a print. */
export function readAllAsSkin(photo: Pixels, tap: PhotoPoint = { x: 0.5, y: 0.5 }): PhotoReading {
  const longest = Math.max(photo.width, photo.height)
  const width = Math.max(1, Math.round((MODEL_PX * photo.width) / longest))
  const height = Math.max(1, Math.round((MODEL_PX * photo.height) / longest))
  return {
    limb: { tap, axisDegrees: 0, width: 0.5, skinShare: 1, quality: 0, refusals: [] },
    mask: { width, height, alpha: new Uint8ClampedArray(width * height).fill(255) },
  }
}
