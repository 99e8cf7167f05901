import type { Ink } from '#engine/render/artwork.ts'

/** Darker than this is ink, of 1; and so little of it in a row of pixels is none, of the row. */
const DARK = 0.2
const BARE = 0.004
/** Where one hand's row may end and the other's begin, as shares of the height. */
const BETWEEN = [0.3, 0.7] as const

/** A design for two fists has a row for each: the one hand that is in the picture wears the first of them, and the whole where there is no other. */
export function onOneHand(ink: Ink): Ink {
  const { w, h, black, colour } = ink
  const isInked = (i: number) =>
    black[i]! > DARK ||
    (colour !== undefined && Math.min(colour.r[i]!, colour.g[i]!, colour.b[i]!) < 1 - DARK)
  const isBare = (y: number) => {
    let dark = 0
    for (let x = 0; x < w; x++) if (isInked(y * w + x)) dark++
    return dark <= BARE * w
  }
  const rows = Array.from({ length: h }, (_, y) => isBare(y))
  const [from, to] = BETWEEN.map((share) => Math.round(share * h)) as [number, number]
  const hasAbove = rows.slice(0, from).includes(false)
  const gap = rows.findIndex((bare, y) => bare && y >= from && y < to)
  const hasBelow = gap >= 0 && rows.slice(to).includes(false)
  if (!hasAbove || !hasBelow) return ink
  const above = (plane: Float32Array, bare: number) =>
    plane.map((value, i) => (i < gap * w ? value : bare))
  return {
    w,
    h,
    black: above(black, 0),
    ...(colour
      ? { colour: { r: above(colour.r, 1), g: above(colour.g, 1), b: above(colour.b, 1) } }
      : {}),
  }
}
