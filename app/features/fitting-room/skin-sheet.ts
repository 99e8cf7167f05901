import type { SkinMask } from '#engine/body/photo.ts'
import { SHEET_MIDDLE, SHEET_MM_PER_STEP } from '#shared/body-views.ts'
import type { PhotoPoint } from '#shared/body.ts'

/** Where every point of a picture lies on the skin, as `SHEET_MM_PER_STEP` has it: four values a pixel, the fourth of no meaning. */
export type SkinSheet = { width: number; height: number; rgba: Uint8ClampedArray }

type Spot = { right: number; down: number }

export const maskOf = ({ width, height, rgba }: SkinSheet): SkinMask => ({
  width,
  height,
  alpha: rgba.filter((_, index) => index % 4 === 2),
})

const steps = (value: number) => value - SHEET_MIDDLE

function spotAt({ width, height, rgba }: SkinSheet, { x, y }: PhotoPoint): Spot | undefined {
  const column = Math.min(width - 1, Math.floor(x * width))
  const row = Math.min(height - 1, Math.floor(y * height))
  const o = (row * width + column) * 4
  const [red, green] = [rgba[o]!, rgba[o + 1]!]
  return red === 0 || green === 0 ? undefined : { right: steps(red), down: steps(green) }
}

/** Nearer than this, in steps, is the same spot. */
const SAME = 4
/** All that is hardly farther than the nearest: steps are coarse, their middle is not. */
const HARDLY = 0.8
/** Less of it is bare: an edge, or under cloth. */
const BARE = 128

/** Where a spot of the skin is seen; undefined where it is out of sight. */
function pointOf({ width, height, rgba }: SkinSheet, { right, down }: Spot) {
  const farOf = (i: number) => {
    const o = i * 4
    const isSeen = rgba[o]! > 0 && rgba[o + 1]! > 0 && rgba[o + 2]! >= BARE
    return isSeen
      ? Math.hypot(steps(rgba[o]!) - right, steps(rgba[o + 1]!) - down)
      : Number.POSITIVE_INFINITY
  }
  const count = width * height
  let nearest = SAME
  for (let i = 0; i < count; i++) nearest = Math.min(nearest, farOf(i))
  if (nearest === SAME) return undefined
  let [x, y, found] = [0, 0, 0]
  for (let i = 0; i < count; i++) {
    if (farOf(i) > nearest + HARDLY) continue
    x += (i % width) + 0.5
    y += Math.floor(i / width) + 0.5
    found++
  }
  return { x: x / found / width, y: y / found / height }
}

/** Where the same spot of the skin is in another view of the body. */
export function carriedPoint(from: SkinSheet, to: SkinSheet, point: PhotoPoint) {
  const spot = spotAt(from, point)
  return spot && pointOf(to, spot)
}

/** The middle of the place. */
export const middleOf = (sheet: SkinSheet) => pointOf(sheet, { right: 0, down: 0 })

/** So far from the middle, in steps: far enough to measure, near enough to be flat. */
const MEASURED = 8

/** How wide the whole picture is on the skin around the middle of the place, in millimetres. */
export function widthMmOf(sheet: SkinSheet): number | undefined {
  const ends = [
    pointOf(sheet, { right: 0, down: -MEASURED }),
    pointOf(sheet, { right: 0, down: MEASURED }),
  ]
  const [a, b] = ends
  if (!a || !b) return undefined
  const long = Math.hypot(b.x - a.x, ((b.y - a.y) * sheet.height) / sheet.width)
  return (2 * MEASURED * SHEET_MM_PER_STEP) / long
}
