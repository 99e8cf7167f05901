import { STRIDE, type Mesh } from '#engine/forms/human/mesh.ts'
import { add, cross, dot, unit, type V2, type V3 } from '#engine/forms/sculpt/maths.ts'

/** A mesh from places; what is no skin has no place on the human at rest. */
export function meshOf(places: readonly V3[], quads: readonly number[]): Mesh {
  const data = new Float32Array(places.length * STRIDE)
  places.forEach((p, v) => data.set(p, v * STRIDE))
  return { data, quads: Uint32Array.from(quads) }
}

/** Quads between rings of equally many places, each closed. */
function skinOver(rings: readonly (readonly V3[])[]): Mesh {
  const around = rings[0]!.length
  const quads: number[] = []
  for (let k = 0; k + 1 < rings.length; k++)
    for (let j = 0; j < around; j++) {
      const [a, b] = [k * around + j, k * around + ((j + 1) % around)]
      quads.push(a, b, b + around, a + around)
    }
  return meshOf(rings.flat(), quads)
}

/** Rings joined to one surface and closed at both ends. */
export function loft(rings: readonly (readonly V3[])[]): Mesh {
  const middle = (ring: readonly V3[]): V3 =>
    ring.reduce((sum, p) => add(sum, p, 1 / ring.length), [0, 0, 0] as V3)
  const cap = (ring: readonly V3[]): V3[] => ring.map(() => middle(ring))
  return outward(skinOver([cap(rings[0]!), ...rings, cap(rings.at(-1)!)]))
}

/** A closed surface whose faces look outwards, whichever way its rings ran. */
function outward(mesh: Mesh): Mesh {
  const { data, quads } = mesh
  const at = (v: number): V3 => [data[v * STRIDE]!, data[v * STRIDE + 1]!, data[v * STRIDE + 2]!]
  const from = at(0)
  let volume = 0
  for (let q = 0; q < quads.length; q += 4) {
    const [a, b, c, d] = [at(quads[q]!), at(quads[q + 1]!), at(quads[q + 2]!), at(quads[q + 3]!)]
    volume += dot(add(a, from, -1), cross(add(c, a, -1), add(d, b, -1)))
  }
  if (volume < 0) for (let q = 0; q < quads.length; q += 4) quads.subarray(q, q + 4).reverse()
  return mesh
}

/** The same, open at both ends: cloth. */
export const openLoft = skinOver

/** Rows of places as one piece of cloth; its right side is outwards where rows go down and places to the left of who wears it. */
export function sheet(rows: readonly (readonly V3[])[]): Mesh {
  const across = rows[0]!.length
  const quads: number[] = []
  for (let k = 0; k + 1 < rows.length; k++)
    for (let j = 0; j + 1 < across; j++) {
      const a = k * across + j
      quads.push(a, a + across, a + across + 1, a + 1)
    }
  return meshOf(rows.flat(), quads)
}

const AROUND = 12

/** A round thing along a line, as thick at each place as told. */
export function tube(line: readonly V3[], radius: (t: number) => number, flat: V2 = [1, 1]): Mesh {
  const last = line.length - 1
  let side: V3 = [0, 0, 0]
  const rings = line.map((p, k) => {
    const along = unit(add(line[Math.min(last, k + 1)]!, line[Math.max(0, k - 1)]!, -1))
    // The frame is carried along, so that it does not spin where the line bends.
    const hint: V3 = k ? side : Math.abs(along[1]) > 0.8 ? [1, 0, 0] : [0, 1, 0]
    const up = unit(cross(along, k ? cross(hint, along) : hint))
    side = k
      ? unit(add(hint, along, -(hint[0] * along[0] + hint[1] * along[1] + hint[2] * along[2])))
      : up
    const other = cross(along, side)
    const r = radius(k / last)
    return ringAt(p, side, other, r * flat[0], r * flat[1])
  })
  return loft(rings)
}

export const ringAt = (p: V3, u: V3, v: V3, a: number, b: number, around = AROUND): V3[] =>
  Array.from({ length: around }, (_, j) => {
    const angle = (j / around) * Math.PI * 2
    return add(add(p, u, Math.cos(angle) * a), v, Math.sin(angle) * b)
  })

export function ball(at: V3, radii: V3 | number): Mesh {
  const [a, b, c] = typeof radii === 'number' ? [radii, radii, radii] : radii
  const rings = Array.from({ length: 13 }, (_, k) => {
    const lat = ((k + 0.02) / 12.04 - 0.5) * Math.PI
    const r = Math.cos(lat)
    return ringAt(add(at, [0, Math.sin(lat) * b, 0]), [0, 0, 1], [1, 0, 0], r * c, r * a, 20)
  })
  return loft(rings)
}

/** A frame: a place and three ways, all at right angles. */
export interface Seat {
  o: V3
  u: V3
  v: V3
  w: V3
}

export function seat(o: V3, along: V3, facing: V3): Seat {
  const u = unit(along)
  const w = unit(add(facing, u, -(facing[0] * u[0] + facing[1] * u[1] + facing[2] * u[2])))
  return { o, u, v: cross(w, u), w }
}

export const inSeat = ({ o, u, v, w }: Seat, x: number, y: number, z: number): V3 =>
  add(add(add(o, u, x), v, y), w, z)

/** A flat outline made thick, its edge a little rounded. */
export function slab(at: Seat, outline: readonly V2[], thick: number): Mesh {
  const levels: readonly V2[] = [
    [-0.5, 0.93],
    [-0.4, 1],
    [0.4, 1],
    [0.5, 0.93],
  ]
  return loft(
    levels.map(([z, grow]) => outline.map(([x, y]) => inSeat(at, x * grow, y * grow, z * thick))),
  )
}

export const box = (at: Seat, [a, b, c]: V3): Mesh =>
  slab(
    at,
    [
      [-a, -b],
      [0, -b],
      [a, -b],
      [a, 0],
      [a, b],
      [0, b],
      [-a, b],
      [-a, 0],
    ],
    c * 2,
  )

/** Meshes as one. */
export function joined(meshes: readonly Mesh[]): Mesh {
  const data = new Float32Array(meshes.reduce((sum, mesh) => sum + mesh.data.length, 0))
  const quads = new Uint32Array(meshes.reduce((sum, mesh) => sum + mesh.quads.length, 0))
  let [at, from] = [0, 0]
  for (const mesh of meshes) {
    data.set(mesh.data, at)
    quads.set(
      mesh.quads.map((v) => v + at / STRIDE),
      from,
    )
    at += mesh.data.length
    from += mesh.quads.length
  }
  return { data, quads }
}
