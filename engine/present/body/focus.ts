import { smoothstep } from '#engine/pixels/maths.ts'
import type { Lens } from '#engine/present/body/lens.ts'

/** How wide the lens is open, in decimetres: what lies a hand's breadth behind the design is soft. */
const OPENING = 0.2
/** Nothing is softer than this, in shares of the picture's width. */
const SOFTEST = 0.011
/** Nobody sees a blur of fewer pixels than this. */
const LEAST_BLUR = 0.45
/** Softness beside the body is looked up in cells of so many pixels. */
const CELL = 8

/** Planes of a picture, each with so many numbers a pixel; `cover` says how much of a pixel is body. */
export interface Film {
  lit: Float32Array
  shine: Float32Array
  cover: Uint8Array
  cloth: Uint8Array
}

/**
 * What lies before or behind the design goes out of focus, over its own outline as well. What is sharp lends nothing to what is
 * soft beside it, or a sharp arm would glow on the blurred body behind. Answers half the width of the blur at each pixel, for what
 * is laid on the skin later.
 */
export function focus(
  film: Film,
  depth: Float32Array,
  lens: Lens,
  sharpAt: number,
): { radius: Float32Array } {
  const { size } = lens
  const n = size * size
  const radius = radiiOf(depth, lens, sharpAt)
  const known = new Float32Array(n)
  const soft = new Float32Array(n)
  const { lit, shine, cover, cloth } = film
  for (let p = 0; p < n; p++) {
    const share = cover[p]! / 255
    soft[p] = depth[p]! < Infinity ? share * smoothstep(LEAST_BLUR, 1, radius[p]!) : 0
    known[p] = 1 - (share - soft[p]!)
  }
  const places = new Int32Array(n)
  let count = 0
  for (let p = 0; p < n; p++) if (radius[p]! > LEAST_BLUR && known[p]! > 0.002) places[count++] = p
  if (count === 0) return { radius }
  const sums = summerOf(size, places.subarray(0, count), radius)
  const all = sums(known)
  const body = sums(soft)
  /** How much of each place soft parts cover, behind what of it is sharp. */
  const behind = new Float32Array(count)
  for (let k = 0; k < behind.length; k++)
    behind[k] = known[places[k]!]! * Math.min(1, body[k]! / Math.max(1e-4, all[k]!))
  const mixed = (plane: Float32Array | Uint8Array, step: number, c: number) => {
    const sum = sums(soft, { plane, step, c })
    for (let k = 0; k < behind.length; k++) {
      const p = places[k]!
      const whole = 1 - known[p]! + behind[k]!
      if (body[k]! < 1e-4 || whole < 1e-4) continue
      const at = p * step + c
      plane[at] = (plane[at]! * (1 - known[p]!) + (sum[k]! / body[k]!) * behind[k]!) / whole
    }
  }
  for (let c = 0; c < 3; c++) mixed(lit, 3, c)
  mixed(shine, 1, 0)
  mixed(cloth, 1, 0)
  for (let k = 0; k < behind.length; k++) {
    const p = places[k]!
    cover[p] = Math.round(255 * (1 - known[p]! + behind[k]!))
  }
  return { radius }
}

/** Half the width of the blur at each pixel; beside the body it is that of the softest part near by. */
function radiiOf(depth: Float32Array, { size, focal }: Lens, sharpAt: number): Float32Array {
  const radius = new Float32Array(depth.length)
  const cells = Math.ceil(size / CELL)
  let most = new Float32Array(cells * cells)
  const softest = SOFTEST * size
  for (let p = 0; p < depth.length; p++) {
    const z = depth[p]!
    if (z === Infinity) continue
    const r = Math.min(softest, (OPENING * focal * Math.abs(z - sharpAt)) / (z * sharpAt) / 2)
    radius[p] = r
    const cell = Math.floor(Math.floor(p / size) / CELL) * cells + Math.floor((p % size) / CELL)
    if (r > most[cell]!) most[cell] = r
  }
  const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => dy * cells + dx))
  for (let round = 0; round < 2; round++) {
    const last = most
    most = last.map((_, i) => Math.max(...around.map((d) => last[i + d] ?? 0)))
  }
  for (let p = 0; p < depth.length; p++)
    if (depth[p] === Infinity)
      radius[p] =
        most[Math.floor(Math.floor(p / size) / CELL) * cells + Math.floor((p % size) / CELL)]!
  return radius
}

interface Channel {
  plane: Float32Array | Uint8Array
  step: number
  c: number
}

/** Means over squares of any size for the price of four reads: a table of sums is made for each plane. */
function summerOf(size: number, places: Int32Array, radius: Float32Array) {
  const side = size + 1
  const table = new Float64Array(side * side)
  return (weight: Float32Array, of?: Channel): Float32Array => {
    for (let y = 0, p = 0; y < size; y++) {
      let row = 0
      for (let x = 0; x < size; x++, p++) {
        const w = weight[p]!
        if (w > 0) row += of ? w * of.plane[p * of.step + of.c]! : w
        table[(y + 1) * side + x + 1] = table[y * side + x + 1]! + row
      }
    }
    const out = new Float32Array(places.length)
    for (let k = 0; k < out.length; k++) {
      const p = places[k]!
      const y = Math.floor(p / size)
      const x = p - y * size
      const r = Math.max(1, Math.round(radius[p]!))
      const x0 = Math.max(0, x - r)
      const x1 = Math.min(size, x + r + 1)
      const y0 = Math.max(0, y - r)
      const y1 = Math.min(size, y + r + 1)
      out[k] =
        (table[y1 * side + x1]! -
          table[y0 * side + x1]! -
          table[y1 * side + x0]! +
          table[y0 * side + x0]!) /
        ((x1 - x0) * (y1 - y0))
    }
    return out
  }
}
