import type { InkBounds } from '#app/features/fitting-room/placement.ts'
import type { Pixels } from '#engine/body/photo.ts'

/** Less than this is the paper's own grain, or what compression left. */
const LEAST_INK = 10

/**
 * The ink without its paper. Designs are kept as ink on white; un-multiplied from it, they look the same over white as before,
 * and white within the design is bare skin, as it is in a real tattoo.
 */
export function liftInk(paper: Pixels): Pixels {
  const { width, height } = paper
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < rgba.length; i += 4) {
    const r = paper.rgba[i]!
    const g = paper.rgba[i + 1]!
    const b = paper.rgba[i + 2]!
    const ink = 255 - Math.min(r, g, b)
    if (ink < LEAST_INK) continue
    const white = 255 - ink
    rgba[i] = ((r - white) * 255) / ink
    rgba[i + 1] = ((g - white) * 255) / ink
    rgba[i + 2] = ((b - white) * 255) / ink
    rgba[i + 3] = ink
  }
  return { width, height, rgba }
}

/** The rectangle that holds all ink. The whole sheet where there is none. */
export function boundsOf({ width, height, rgba }: Pixels): InkBounds {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0, i = 3; y < height; y++)
    for (let x = 0; x < width; x++, i += 4) {
      if (rgba[i]! < 3 * LEAST_INK) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
    }
  if (right === 0) return { left: 0, top: 0, right: 1, bottom: 1 }
  return { left: left / width, top: top / height, right: right / width, bottom: bottom / height }
}
