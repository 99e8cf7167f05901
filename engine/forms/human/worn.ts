import type { Paint } from '#engine/forms/sculpt/paint.ts'
import { add, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { STRIDE, type Mesh } from '#engine/forms/human/mesh.ts'
import type { Lock } from '#engine/forms/human/locks.ts'
import type { SkinMap } from '#engine/forms/human/skin-map.ts'
import type { Material as Tag } from '#shared/materials.ts'
import type { Rng } from '#shared/random.ts'

/** A piece of what somebody has on: of cloth, metal or feathers, or hair that is not their own to comb. */
export interface Worn {
  mesh: Mesh
  tone: number
  tag: Tag
  gloss?: number
  /** Many parts within it, each with its own edge. */
  parts?: Int32Array
  /** Which way it runs, where it is hair. */
  ways?: Float32Array
  /** Painted on it where it lies on the human at rest. */
  paints?: readonly Paint[]
}

/** What a costume is fitted to: somebody's head and shoulders, in decimetres about the middle of the head, y up, the face along z. */
export interface Fit {
  /** Skin with the body of the hair, as it was shaped. */
  bust: Mesh
  skin: SkinMap
  rng: Rng
  /** The side of the head that is nearer to the middle of the picture: what sticks out of the face does so there, 1 to its left. */
  side: 1 | -1
}

/** What is worn together. */
export interface Costume {
  pieces: (fit: Fit) => readonly Worn[]
  /** Hair that it covers. */
  hides?: (p: V3) => boolean
}

/** The axis that headgear goes around lies a little behind the middle. */
export const AXIS = -0.08

/** A place about the head: degrees from the face to its left, height, and how far from the axis. */
export const about = (degrees: number, y: number, r: number): V3 => {
  const a = (degrees * Math.PI) / 180
  return [Math.sin(a) * r, y, Math.cos(a) * r + AXIS]
}

/** The place about the head at which something rests on skin and hair, standing off by so much. */
export function resting({ skin }: Fit, degrees: number, y: number, off = 0): V3 {
  for (let r = 1.9; r > 0.4; r -= 0.03) {
    const away = skin.outside(about(degrees, y, r))
    if (away !== undefined && away < off) return about(degrees, y, r)
  }
  return about(degrees, y, 0.5 + off)
}

/** Hair under what covers it is not seen: of each lock the rest remains that comes out from under it. */
export function under(locks: readonly Lock[], hides: (p: V3) => boolean): Lock[] {
  return locks.flatMap((lock) => {
    const last = lock.points.findLastIndex(hides)
    if (last < 0) return [lock]
    if (lock.points.length - last < 4) return []
    return [{ ...lock, points: lock.points.slice(last + 1), out: lock.out.slice(last + 1) }]
  })
}

/** Meshes as one piece, each of them a part with its own edge. */
export function pieceOf(meshes: readonly Mesh[], look: Omit<Worn, 'mesh' | 'parts'>): Worn {
  const count = meshes.reduce((sum, { data }) => sum + data.length / STRIDE, 0)
  const parts = new Int32Array(count)
  const data = new Float32Array(count * STRIDE)
  const quads: number[] = []
  let from = 0
  meshes.forEach((mesh, k) => {
    const own = mesh.data.length / STRIDE
    data.set(mesh.data, from * STRIDE)
    parts.fill(k, from, from + own)
    for (const v of mesh.quads) quads.push(v + from)
    from += own
  })
  return { ...look, mesh: { data, quads: Uint32Array.from(quads) }, parts }
}

/** Which way is away from the head at a place. */
export const outOf = (p: V3): V3 => unit(add(p, [0, 0.1, AXIS], -1))
