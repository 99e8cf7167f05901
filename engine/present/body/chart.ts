import type { Mesh } from '#engine/forms/human/mesh.ts'
import { add, cross, dot, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { UNIT_MM } from '#engine/present/body/lens.ts'
import { Queue } from '#engine/present/body/queue.ts'
import { relax } from '#engine/present/body/relax.ts'

/** Where every vertex lies on the design's sheet: millimetres to the right and down from its middle, NaN where it does not reach. */
export interface Chart {
  mm: Float32Array
  /** Millimetres around the limb, where the sheet closes about it. */
  girth?: number
}

export const placeOf = ({ data, stride }: Required<Mesh>, v: number): V3 => [
  data[v * stride]!,
  data[v * stride + 1]!,
  data[v * stride + 2]!,
]
const normalOf = (normals: Float32Array, v: number): V3 => [
  normals[v * 3]!,
  normals[v * 3 + 1]!,
  normals[v * 3 + 2]!,
]

/** The vertex where a ray out of the body comes to light. */
export function surfaceVertex(
  mesh: Required<Mesh>,
  normals: Float32Array,
  { from, towards }: { from: V3; towards: V3 },
): number {
  let [best, least] = [-1, Infinity]
  for (let v = 0; v < normals.length / 3; v++) {
    if (dot(normalOf(normals, v), towards) < 0.2) continue
    const d = add(placeOf(mesh, v), from, -1)
    const along = dot(d, towards)
    if (along < 0) continue
    // Beside the ray, and not on a limb further on.
    const off = dot(d, d) - 0.98 * along * along
    if (off < least) [best, least] = [v, off]
  }
  return best
}

/** Neighbours over edges and diagonals; those of a vertex lie at `first[v]` up to `first[v + 1]`. */
function neighboursOf(quads: Uint32Array, count: number) {
  const first = new Int32Array(count + 1)
  for (const v of quads) first[v + 1]! += 3
  for (let v = 0; v < count; v++) first[v + 1]! += first[v]!
  const next = first.slice(0, count)
  const list = new Int32Array(quads.length * 3)
  for (let q = 0; q < quads.length; q++)
    for (let k = 1; k < 4; k++) {
      const v = quads[q]!
      list[next[v]!++] = quads[(q & ~3) + ((q + k) & 3)]!
    }
  return { first, list }
}

/** Neighbours farther apart on the sheet than this came there by different ways. */
const MEETING_MM = 24

const flatOn = (a: V3, n: V3): V3 => unit(add(a, n, -dot(a, n)))

/**
 * Millimetres over the skin around a vertex: distances are walked outwards, and each vertex takes the mean of where its nearer
 * neighbours say it lies (a discrete exponential map). What the walk stretched is eased afterwards.
 */
export function flatChart(
  mesh: Required<Mesh>,
  normals: Float32Array,
  { seed, down, reachMm }: { seed: number; down: V3; reachMm: number },
): Chart {
  const count = normals.length / 3
  const { first, list } = neighboursOf(mesh.quads, count)
  const mm = new Float32Array(count * 2).fill(NaN)
  const far = new Float32Array(count).fill(Infinity)
  const isDone = new Uint8Array(count)
  /** The design's downward direction, carried to each vertex. */
  const ways = new Float32Array(count * 3)
  const queue = new Queue()
  far[seed] = 0
  mm[seed * 2] = mm[seed * 2 + 1] = 0
  ways.set(flatOn(down, normalOf(normals, seed)), seed * 3)
  queue.push(0, seed)
  for (let v = queue.pop(); v !== undefined; v = queue.pop()) {
    if (isDone[v] || far[v]! > reachMm) continue
    if (v !== seed) settle(v)
    isDone[v] = 1
    const at = placeOf(mesh, v)
    for (let k = first[v]!; k < first[v + 1]!; k++) {
      const w = list[k]!
      if (isDone[w]) continue
      const d = add(placeOf(mesh, w), at, -1)
      const through = far[v]! + Math.hypot(d[0], d[1], d[2]) * UNIT_MM
      if (through >= far[w]!) continue
      far[w] = through
      queue.push(through, w)
    }
  }
  relax(mesh, mm, { pinned: seed })
  return { mm }

  function settle(v: number): void {
    const n = normalOf(normals, v)
    const at = placeOf(mesh, v)
    let sum: V3 = [0, 0, 0]
    let [x, y, total] = [0, 0, 0]
    let nearest = Infinity
    let [nearX, nearY] = [0, 0]
    for (let k = first[v]!; k < first[v + 1]!; k++) {
      const u = list[k]!
      if (!isDone[u] || far[u]! >= nearest) continue
      nearest = far[u]!
      nearX = mm[u * 2]!
      nearY = mm[u * 2 + 1]!
    }
    for (let k = first[v]!; k < first[v + 1]!; k++) {
      const u = list[k]!
      if (!isDone[u]) continue
      // Behind a limb two walks meet, and each has its own say on where that is.
      if (Math.hypot(mm[u * 2]! - nearX, mm[u * 2 + 1]! - nearY) > MEETING_MM) continue
      const own: V3 = [ways[u * 3]!, ways[u * 3 + 1]!, ways[u * 3 + 2]!]
      const between = unit(add(n, normalOf(normals, u)))
      const a = flatOn(own, between)
      const step = add(at, placeOf(mesh, u), -1)
      const size = Math.hypot(step[0], step[1], step[2])
      const along = dot(step, a)
      const across = dot(step, cross(between, a))
      const length = (size / (Math.hypot(along, across) || 1)) * UNIT_MM
      const weight = 1 / (size + 1e-6)
      x += (mm[u * 2]! + across * length) * weight
      y += (mm[u * 2 + 1]! + along * length) * weight
      sum = add(sum, own, weight)
      total += weight
    }
    mm[v * 2] = x / total
    mm[v * 2 + 1] = y / total
    ways.set(flatOn(sum, n), v * 3)
  }
}
