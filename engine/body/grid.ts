import type { Grid } from '#engine/pixels/field.ts'

/** Best lengths of a straight and a diagonal step: distances are right to a twentieth (Borgefors). */
const STEP = 0.955
const DIAGONAL = 1.369

/** Distance of every point to the nearest marked one, in points; very far where none is marked. */
export function distanceTo(marked: Uint8Array, { width, height }: Grid): Float32Array {
  const far = width + height
  const out = new Float32Array(marked.length)
  for (let i = 0; i < out.length; i++) out[i] = marked[i] ? 0 : far
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      let d = out[i]!
      if (d === 0) continue
      if (x > 0) d = Math.min(d, out[i - 1]! + STEP)
      if (y > 0) {
        d = Math.min(d, out[i - width]! + STEP)
        if (x > 0) d = Math.min(d, out[i - width - 1]! + DIAGONAL)
        if (x < width - 1) d = Math.min(d, out[i - width + 1]! + DIAGONAL)
      }
      out[i] = d
    }
  for (let y = height - 1, i = out.length - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--, i--) {
      let d = out[i]!
      if (d === 0) continue
      if (x < width - 1) d = Math.min(d, out[i + 1]! + STEP)
      if (y < height - 1) {
        d = Math.min(d, out[i + width]! + STEP)
        if (x > 0) d = Math.min(d, out[i + width - 1]! + DIAGONAL)
        if (x < width - 1) d = Math.min(d, out[i + width + 1]! + DIAGONAL)
      }
      out[i] = d
    }
  return out
}

export function areaOf(mask: Uint8Array): number {
  let area = 0
  for (let i = 0; i < mask.length; i++) area += mask[i]!
  return area
}

/** Over what is marked; 0 where nothing is. */
export function meanOf(values: Float32Array, mask: Uint8Array): number {
  let [sum, count] = [0, 0]
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue
    sum += values[i]!
    count++
  }
  return sum / Math.max(1, count)
}

export function inverted(mask: Uint8Array): Uint8Array {
  const out = new Uint8Array(mask.length)
  for (let i = 0; i < mask.length; i++) out[i] = mask[i] ? 0 : 1
  return out
}

/** Everything within `radius` of the mask. */
export function grown(mask: Uint8Array, grid: Grid, radius: number): Uint8Array {
  const distance = distanceTo(mask, grid)
  const out = new Uint8Array(mask.length)
  for (let i = 0; i < mask.length; i++) out[i] = distance[i]! <= radius ? 1 : 0
  return out
}

/** What lies deeper than `radius` in the mask; the picture's edge is no border. */
export function eroded(mask: Uint8Array, grid: Grid, radius: number): Uint8Array {
  const distance = distanceTo(inverted(mask), grid)
  const out = new Uint8Array(mask.length)
  for (let i = 0; i < mask.length; i++) out[i] = distance[i]! > radius ? 1 : 0
  return out
}

/** The part of the mask that hangs together with a point, over its four neighbours. */
export function pieceAt(mask: Uint8Array, { width }: Grid, start: number): Uint8Array {
  const piece = new Uint8Array(mask.length)
  if (!mask[start]) return piece
  // Each point enters once, so that the room is known.
  const open = new Int32Array(mask.length)
  let count = 0
  const visit = (i: number) => {
    if (!mask[i] || piece[i]) return
    piece[i] = 1
    open[count++] = i
  }
  visit(start)
  while (count > 0) {
    const i = open[--count]!
    const x = i % width
    if (x > 0) visit(i - 1)
    if (x < width - 1) visit(i + 1)
    if (i >= width) visit(i - width)
    if (i + width < mask.length) visit(i + width)
  }
  return piece
}

export interface Pieces {
  /** Number of the piece each point belongs to, from 1; 0 outside. */
  label: Int32Array
  /** By number; the first is unused. */
  sizes: number[]
  touchesEdge: boolean[]
}

export function piecesOf(mask: Uint8Array, { width, height }: Grid): Pieces {
  const label = new Int32Array(mask.length)
  const sizes = [0]
  const touchesEdge = [false]
  const open: number[] = []
  for (let start = 0; start < mask.length; start++) {
    if (!mask[start] || label[start]) continue
    const number = sizes.length
    let size = 0
    let isAtEdge = false
    open.push(start)
    label[start] = number
    while (open.length > 0) {
      const i = open.pop()!
      size++
      const x = i % width
      const y = (i - x) / width
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) isAtEdge = true
      const visit = (j: number) => {
        if (!mask[j] || label[j]) return
        label[j] = number
        open.push(j)
      }
      if (x > 0) visit(i - 1)
      if (x < width - 1) visit(i + 1)
      if (y > 0) visit(i - width)
      if (y < height - 1) visit(i + width)
    }
    sizes.push(size)
    touchesEdge.push(isAtEdge)
  }
  return { label, sizes, touchesEdge }
}

/** Between the centres of points; `x` and `y` in points, the first one's centre at 0. */
export function sampleAt(
  field: ArrayLike<number>,
  { width, height }: Grid,
  x: number,
  y: number,
): number {
  const cx = x < 0 ? 0 : x > width - 1 ? width - 1 : x
  const cy = y < 0 ? 0 : y > height - 1 ? height - 1 : y
  const x0 = cx | 0
  const y0 = cy | 0
  const tx = cx - x0
  const ty = cy - y0
  const i = y0 * width + x0
  const right = x0 + 1 < width ? 1 : 0
  const below = y0 + 1 < height ? width : 0
  const top = field[i]! * (1 - tx) + field[i + right]! * tx
  const bottom = field[i + below]! * (1 - tx) + field[i + below + right]! * tx
  return top * (1 - ty) + bottom * ty
}

/** The marked point nearest to this one; itself where none is marked. */
export function nearestIn(mask: Uint8Array, { width }: Grid, from: number): number {
  if (mask[from]) return from
  const [x, y] = [from % width, Math.floor(from / width)]
  let [best, least] = [from, Infinity]
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue
    const distance = ((i % width) - x) ** 2 + (Math.floor(i / width) - y) ** 2
    if (distance >= least) continue
    least = distance
    best = i
  }
  return best
}

/** Without cracks, holes and whatever hangs on it by a thread, which is half as wide as this or less. */
export function tidied(mask: Uint8Array, grid: Grid, seed: number, thread: number): Uint8Array {
  const closed = eroded(grown(mask, grid, 3), grid, 3)
  const { label, sizes, touchesEdge } = piecesOf(inverted(closed), grid)
  const mostFilled = mask.length * 0.02
  const filled = closed.map((value, i) =>
    value || (!touchesEdge[label[i]!] && sizes[label[i]!]! < mostFilled) ? 1 : 0,
  )
  const radius = Math.max(2, thread)
  const core = eroded(filled, grid, radius)
  const kept = pieceAt(core, grid, nearestIn(core, grid, seed))
  const reach = distanceTo(kept, grid)
  const tidy = filled.map((value, i) => (value && reach[i]! <= radius + 1 ? 1 : 0))
  // A limb seen from afar is thinner than a thread seen close.
  return tidy.includes(1) ? tidy : filled
}
