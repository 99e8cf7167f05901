import type { Field } from '#engine/pixels/field.ts'
import { simplifyLine } from '#engine/present/svg-paths.ts'

/** East, south, west, north; walking them keeps the inside to the right. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const
/** The pixels ahead of a corner, to the left and to the right of the way. */
const LEFT = [
  [0, -1],
  [0, 0],
  [-1, 0],
  [-1, -1],
] as const
const RIGHT = [
  [0, 0],
  [-1, 0],
  [-1, -1],
  [0, -1],
] as const

/**
 * The borders of each area in a field of their numbers, where 0 is none, as closed rings of x, y pairs in pixels: outer ones clockwise, holes the other way. Corners are cut
 * at the middle of each pixel's side, then all that is no farther than `tolerance` from a straight line goes.
 */
export function traceRings(
  { width, height, values: labels }: Field<Uint8Array>,
  tolerance: number,
): Map<number, number[][]> {
  const isDone = new Uint8Array(width * height)
  const rings = new Map<number, number[][]>()
  for (let y = 0; y < height; y++)
    for (
      let x = nextStart(labels, isDone, width, y, 0);
      x < width;
      x = nextStart(labels, isDone, width, y, x + 1)
    ) {
      const label = labels[y * width + x]!
      const isIn = (px: number, py: number) =>
        px >= 0 && py >= 0 && px < width && py < height && labels[py * width + px] === label
      const ring = walk(x, y, width, isIn, isDone)
      const simple = ring.length >= 8 ? simplifyRing(ring, tolerance) : []
      if (simple.length < 6) continue
      const list = rings.get(label)
      if (list) list.push(simple)
      else rings.set(label, [simple])
    }
  return rings
}

/** The next pixel of a row, from `x` on, with which a ring begins; the width where there is none. Most pixels begin nothing. */
function nextStart(
  labels: Uint8Array,
  isDone: Uint8Array,
  width: number,
  y: number,
  x: number,
): number {
  for (; x < width; x++) {
    const i = y * width + x
    const label = labels[i]!
    if (label !== 0 && !isDone[i] && (y === 0 || labels[i - width] !== label)) return x
  }
  return width
}

function walk(
  startX: number,
  startY: number,
  width: number,
  isIn: (x: number, y: number) => boolean,
  isDone: Uint8Array,
): number[] {
  const ring: number[] = []
  let [x, y, way] = [startX, startY, 0]
  do {
    if (way === 0) isDone[y * width + x] = 1
    const [dx, dy] = STEPS[way]!
    ring.push(x + dx / 2, y + dy / 2)
    x += dx
    y += dy
    if (isIn(x + LEFT[way]![0], y + LEFT[way]![1])) way = (way + 3) & 3
    else if (!isIn(x + RIGHT[way]![0], y + RIGHT[way]![1])) way = (way + 1) & 3
  } while (x !== startX || y !== startY || way !== 0)
  return ring
}

/** A ring has no ends: it is cut where it is farthest from its first point. */
function simplifyRing(ring: readonly number[], tolerance: number): number[] {
  let far = 0
  let most = -1
  for (let i = 2; i < ring.length; i += 2) {
    const d = (ring[i]! - ring[0]!) ** 2 + (ring[i + 1]! - ring[1]!) ** 2
    if (d <= most) continue
    most = d
    far = i
  }
  const there = simplifyLine(ring.slice(0, far + 2), tolerance)
  const back = simplifyLine([...ring.slice(far), ring[0]!, ring[1]!], tolerance)
  return [...there, ...back.slice(2, -2)]
}
