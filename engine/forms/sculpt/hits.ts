import type { V3 } from '#engine/forms/sculpt/maths.ts'
import type { Surface } from '#engine/forms/sculpt/view.ts'

/** Pixels beside each other that are asked for together. */
const RUN = 24

/**
 * Where a surface was hit, in short runs along rows. A head has a hundred paints, most of which lie on a small part of it: a ball
 * around every run tells that a paint is far from all of its pixels.
 */
export interface Hits {
  places: Uint32Array
  /** Where in `places` each run begins, and where the last one ends. */
  begins: Uint32Array
  /** Of each run the middle and the radius of its ball, both halves of a head laid on each other. */
  balls: Float64Array
  /** Those that `withinBox` found. */
  found: Uint32Array
}

export function hitsOf({ hit, place }: Surface): Hits {
  let count = 0
  for (let i = 0; i < hit.length; i++) count += hit[i]!
  const places = new Uint32Array(count)
  const begins: number[] = []
  for (let i = 0, k = 0; i < hit.length; i++) {
    if (!hit[i]) continue
    if (!hit[i - 1] || k - begins.at(-1)! >= RUN) begins.push(k)
    places[k++] = i
  }
  const balls = new Float64Array(begins.length * 4)
  begins.forEach((from, r) => surround(balls, r * 4, place, places.subarray(from, begins[r + 1])))
  begins.push(count)
  return { places, begins: Uint32Array.from(begins), balls, found: new Uint32Array(count) }
}

function surround(balls: Float64Array, at: number, place: Float32Array, run: Uint32Array): void {
  let [x, y, z] = [0, 0, 0]
  for (let k = 0; k < run.length; k++) {
    const j = run[k]! * 3
    x += Math.abs(place[j]!) / run.length
    y += place[j + 1]! / run.length
    z += place[j + 2]! / run.length
  }
  let far = 0
  for (let k = 0; k < run.length; k++) {
    const j = run[k]! * 3
    const [dx, dy, dz] = [Math.abs(place[j]!) - x, place[j + 1]! - y, place[j + 2]! - z]
    far = Math.max(far, dx * dx + dy * dy + dz * dz)
  }
  balls[at] = x
  balls[at + 1] = y
  balls[at + 2] = z
  balls[at + 3] = Math.sqrt(far)
}

/** A box with three directions of its own; lows and highs are counted from its middle along them. */
interface Box {
  middle: V3
  axes: readonly [V3, V3, V3]
  low: V3
  high: V3
}

/** What is rounded leaves nothing out. */
const ROOM = 1e-6

/** Finds the hits whose places lie in a box, as if all lay in one half of a head; answers how many there are. */
export function withinBox(
  { place }: Surface,
  hits: Hits,
  { middle, axes, low, high }: Box,
): number {
  const q = Float64Array.of(...middle, ...axes.flat(), ...low, ...high)
  let count = 0
  for (let r = 0; r + 1 < hits.begins.length; r++)
    if (isNear(q, hits.balls, r * 4)) count = pick(q, place, hits, r, count)
  return count
}

function isNear(q: Float64Array, balls: Float64Array, at: number): boolean {
  const x = balls[at]! - q[0]!
  const y = balls[at + 1]! - q[1]!
  const z = balls[at + 2]! - q[2]!
  for (let d = 0; d < 3; d++) {
    const [ux, uy, uz] = [q[3 + d * 3]!, q[4 + d * 3]!, q[5 + d * 3]!]
    const along = x * ux + y * uy + z * uz
    const room = balls[at + 3]! * Math.sqrt(ux * ux + uy * uy + uz * uz) + ROOM
    if (along < q[12 + d]! - room || along > q[15 + d]! + room) return false
  }
  return true
}

function pick(
  q: Float64Array,
  place: Float32Array,
  { places, begins, found }: Hits,
  run: number,
  from: number,
): number {
  let count = from
  for (let k = begins[run]!; k < begins[run + 1]!; k++) {
    const j = places[k]! * 3
    const x = Math.abs(place[j]!) - q[0]!
    const y = place[j + 1]! - q[1]!
    const z = place[j + 2]! - q[2]!
    const a = x * q[3]! + y * q[4]! + z * q[5]!
    const b = x * q[6]! + y * q[7]! + z * q[8]!
    const c = x * q[9]! + y * q[10]! + z * q[11]!
    if (a < q[12]! || a > q[15]! || b < q[13]! || b > q[16]!) continue
    if (c < q[14]! || c > q[17]!) continue
    found[count++] = places[k]!
  }
  return count
}
