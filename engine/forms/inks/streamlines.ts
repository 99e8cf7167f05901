import { segment } from '#engine/forms/inks/hairs.ts'
import { unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import type { Sheet } from '#engine/forms/sculpt/pen.ts'
import { grows, type Sight } from '#engine/forms/sculpt/sight.ts'

/** Bald forms are sliced by planes that face this way: across their length and a little from above, as an engraver would. */
export const SLICE: V3 = unit([0.3, 0.82, 0.5])

/** Which way lines run at every cell of the flow; a line may be followed either way. */
export interface Ways {
  cell: number
  wide: number
  x: Float32Array
  y: Float32Array
}

export interface StreamlineOptions {
  /** Pixels between lines. */
  gap: number
  /** Lines run only here. */
  isIn: (i: number) => boolean
  /** Shorter lines, in steps, are left out. */
  least?: number
}

const STEP = 2.5
/** Lines that are longer than this many steps to either side end. */
const STEPS_MOST = 160
/** A line ends where another is nearer than this share of the gap, and begins only where there is none within the gap. */
const CLOSEST = 0.5
/** The surface is another one where its depth jumps so far in a step. */
const JUMP = 0.16

/**
 * Lines along a field of ways, evenly spaced: each begins where there is room and runs until it comes too near another. Places are
 * taken on a map at half size, so that the cost grows with the area alone.
 */
export function streamlines(
  s: Sight,
  ways: Ways,
  { gap, isIn, least = 4 }: StreamlineOptions,
  visit: (path: Float32Array, count: number) => void,
): void {
  const { w, h } = s
  const columns = (w >> 1) + 1
  const taken = new Uint8Array(columns * ((h >> 1) + 1))
  const path = new Float32Array(4 * STEPS_MOST + 2)
  for (let y = 2; y < h - 2; y += 2)
    for (let x = 2 + (y & 2); x < w - 2; x += 4) {
      if (taken[(y >> 1) * columns + (x >> 1)] || !isIn(y * w + x)) continue
      const count = trace(s, ways, { x, y, isIn, taken, columns }, path)
      if (count >= least) visit(path, count)
      take({ taken, columns, rows: (h >> 1) + 1 }, path, { count, gap })
    }
}

/** What is taken for beginnings is marked 1, what is taken for good 2. */
function take(
  { taken, columns, rows }: { taken: Uint8Array; columns: number; rows: number },
  path: Float32Array,
  { count, gap }: { count: number; gap: number },
): void {
  const far = gap / 2
  const near = far * CLOSEST
  const reach = Math.ceil(far)
  for (let k = 0; k < count; k++) {
    const [cx, cy] = [path[2 * k]! / 2, path[2 * k + 1]! / 2]
    const [left, top] = [Math.round(cx), Math.round(cy)]
    for (let y = Math.max(0, top - reach); y <= Math.min(rows - 1, top + reach); y++)
      for (let x = Math.max(0, left - reach); x <= Math.min(columns - 1, left + reach); x++) {
        const away = (x - cx) * (x - cx) + (y - cy) * (y - cy)
        if (away <= near * near) taken[y * columns + x] = 2
        else if (away <= far * far) taken[y * columns + x]! |= 1
      }
  }
}

interface Start {
  x: number
  y: number
  isIn: (i: number) => boolean
  taken: Uint8Array
  columns: number
}

/** Follows the ways back to where the line begins, then on to where it ends; answers how many points it has. */
function trace(s: Sight, ways: Ways, start: Start, path: Float32Array): number {
  const back = follow(s, ways, { ...start, sign: -1 }, path)
  for (let a = 0, b = back - 1; a < b; a++, b--)
    for (const d of [0, 1]) {
      const kept = path[2 * a + d]!
      path[2 * a + d] = path[2 * b + d]!
      path[2 * b + d] = kept
    }
  path[2 * back] = start.x
  path[2 * back + 1] = start.y
  const on = path.subarray(2 * back + 2)
  return back + 1 + follow(s, ways, { ...start, sign: 1 }, on)
}

function follow(
  s: Sight,
  ways: Ways,
  { x, y, isIn, taken, columns, sign }: Start & { sign: number },
  path: Float32Array,
): number {
  const { w, h, depth } = s
  let [dx, dy, count] = [0, 0, 0]
  let last = depth[y * w + x]!
  while (count < STEPS_MOST) {
    const j = Math.round(y / ways.cell) * ways.wide + Math.round(x / ways.cell)
    const ax = ways.x[j]
    const ay = ways.y[j]
    if (ax === undefined || ay === undefined || (ax === 0 && ay === 0)) break
    const turn = count === 0 ? sign : ax * dx + ay * dy < 0 ? -1 : 1
    dx = dx * 0.5 + ax * turn
    dy = dy * 0.5 + ay * turn
    const size = Math.sqrt(dx * dx + dy * dy) || 1
    dx /= size
    dy /= size
    x += dx * STEP
    y += dy * STEP
    if (x < 1 || y < 1 || x >= w - 1 || y >= h - 1) break
    const i = (y | 0) * w + (x | 0)
    if (!isIn(i) || taken[(y >> 1) * columns + (x >> 1)] === 2) break
    if (Math.abs(depth[i]! - last) > JUMP) break
    last = depth[i]!
    path[2 * count] = x
    path[2 * count + 1] = y
    count++
  }
  return count
}

/** Along the hair where there is any, else along the cut of a plane through the form. */
export function waysOf(s: Sight, plane: V3, followsHair = true): Ways {
  const { flow, w, h, normal } = s
  const { cell, wide, tall } = flow
  const ways = { cell, wide, x: new Float32Array(wide * tall), y: new Float32Array(wide * tall) }
  for (let j = 0; j < ways.x.length; j++) {
    const px = Math.min(w - 1, (j % wide) * cell)
    const i = Math.min(h - 1, Math.floor(j / wide) * cell) * w + px
    if (followsHair && grows(s, i) && (flow.x[j] || flow.y[j])) {
      ways.x[j] = flow.x[j]!
      ways.y[j] = flow.y[j]!
      continue
    }
    const [nx, ny, nz] = s.hit[i]
      ? [normal[i * 3]!, normal[i * 3 + 1]!, normal[i * 3 + 2]!]
      : [0, 0, 1]
    const [tx, ty] = [ny * plane[2] - nz * plane[1], nz * plane[0] - nx * plane[2]]
    const size = Math.hypot(tx, ty) || 1
    ways.x[j] = tx / size
    ways.y[j] = -ty / size
  }
  return ways
}

/** A line whose half width is asked for at each point. */
export function ribbon(
  sheet: Sheet,
  path: Float32Array,
  count: number,
  widthAt: (x: number, y: number, t: number) => number,
  tone = 1,
): void {
  let before = 0
  for (let k = 0; k + 1 < count; k++) {
    const [x, y, u, v] = [path[2 * k]!, path[2 * k + 1]!, path[2 * k + 2]!, path[2 * k + 3]!]
    // Lines begin and end in a point.
    const after = k + 2 === count ? 0 : widthAt(u, v, k / count)
    if (before > 0 || after > 0)
      segment(sheet, x, y, u, v, before, after, tone, 1, 1, k > 0, k + 2 === count)
    before = after
  }
}
