import { LINEAR } from '#engine/body/ink-film.ts'
import type { Grid } from '#engine/pixels/field.ts'
import type { Pixels } from '#engine/body/photo.ts'
import { blur } from '#engine/pixels/blur.ts'

/** Mean light around each point of a photo, on a coarse grid. */
export interface LocalLight extends Grid {
  mean: Float32Array
  /** Pixels of the photo to a point. */
  perPoint: number
}

/** Wide enough to smooth a highlight away, narrow enough to follow the limb's own shading. */
const GRID_PX = 180
const BLUR_RADIUS = 3

const known = new WeakMap<Pixels, LocalLight>()

/** Kept for the same photo, since dragging asks for it with every frame. */
export function localLight(photo: Pixels): LocalLight {
  const kept = known.get(photo)
  if (kept) return kept
  const perPoint = Math.max(1, Math.max(photo.width, photo.height) / GRID_PX)
  const width = Math.max(1, Math.ceil(photo.width / perPoint))
  const height = Math.max(1, Math.ceil(photo.height / perPoint))
  const sum = new Float32Array(width * height)
  const count = new Float32Array(width * height)
  for (let y = 0, i = 0; y < photo.height; y++) {
    const row = Math.floor(y / perPoint) * width
    for (let x = 0; x < photo.width; x++, i += 4) {
      const at = row + Math.floor(x / perPoint)
      sum[at]! +=
        0.2126 * LINEAR[photo.rgba[i]!]! +
        0.7152 * LINEAR[photo.rgba[i + 1]!]! +
        0.0722 * LINEAR[photo.rgba[i + 2]!]!
      count[at]!++
    }
  }
  const mean = sum.map((value, i) => value / Math.max(1, count[i]!))
  blur({ width, height, values: mean }, { radius: BLUR_RADIUS })
  const light = { width, height, mean, perPoint }
  known.set(photo, light)
  return light
}
