import type { Lock } from '#engine/forms/human/locks.ts'
import { STRIDE, type Mesh } from '#engine/forms/human/mesh.ts'
import type { SkinMap } from '#engine/forms/human/skin-map.ts'
import { add, dot, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import type { Rng } from '#shared/random.ts'

/** How somebody wears a beard; lengths in decimetres. */
export interface BeardStyle {
  tone: number
  /** At the chin. */
  length: number
  /** How many locks. */
  locks: number
}

/** Height of the mouth on the human at rest. */
const MOUTH = -0.535

/** How bearded a place of the human at rest is: cheeks below the ear, chin and upper lip, never the lips. */
export function beardAt([x, y, z]: V3): number {
  const side = Math.abs(x)
  const up = y - MOUTH
  const front = z - 0.05
  const edge = -0.02 + 0.5 * smoothstep(0.3, 0.74, side)
  const lips = smoothstep(1.2, 1, Math.hypot(side / 0.29, (up + 0.02) / 0.1))
  const moustache =
    smoothstep(0.36, 0.3, side) *
    smoothstep(0.04, 0.065, up + 0.05 * smoothstep(0.2, 0.3, side)) *
    smoothstep(0.2, 0.16, up + 0.2 * side) *
    smoothstep(0.5, 0.65, front)
  const throat = smoothstep(-0.1, 0.15, front + Math.min(0, up + 0.3) * 0.75)
  const cheek = smoothstep(edge + 0.05, edge - 0.06, up) * smoothstep(-0.8, -0.62, up) * throat
  return Math.max(cheek * (1 - lips), moustache)
}

const STEP = 0.06

/** Which way a beard grows: down and a little forward, over the lip to the sides. */
export function beardWay([x, y]: V3, out: V3): V3 {
  const isLip = y > MOUTH + 0.03 && Math.abs(x) < 0.36
  const to: V3 = isLip ? [x * 7, -0.55, 0] : [x * 0.35, -1, 0.1]
  return unit(add(to, out, -dot(to, out)))
}

export function growBeard(mesh: Mesh, skin: SkinMap, style: BeardStyle, rng: Rng): Lock[] {
  const { data, quads } = mesh
  const faces: number[] = []
  for (let q = 0; q < quads.length; q += 4) {
    const i = quads[q]! * STRIDE
    if (beardAt([data[i + 3]!, data[i + 4]!, data[i + 5]!]) > 0.55) faces.push(q)
  }
  if (faces.length === 0) return []
  return Array.from({ length: style.locks }, () => {
    const q = faces[Math.floor(rng() * faces.length)]!
    const [u, v] = [rng(), rng()]
    const of = (d: number) => {
      const corner = (k: number) => data[quads[q + k]! * STRIDE + d]!
      return mix(mix(corner(0), corner(1), u), mix(corner(3), corner(2), u), v)
    }
    return beardLock([of(0), of(1), of(2)], [of(3), of(4), of(5)], skin, style, rng)
  })
}

function beardLock(at: V3, rest: V3, skin: SkinMap, style: BeardStyle, rng: Rng): Lock {
  skin.outside(at)
  const isLip = rest[1] > MOUTH + 0.03 && Math.abs(rest[0]) < 0.36
  const low =
    smoothstep(MOUTH + 0.1, MOUTH - 0.4, rest[1]) * smoothstep(0.75, 0.2, Math.abs(rest[0]))
  const length = isLip
    ? mix(0.1, 0.17, rng())
    : mix(0.17, style.length, low) * mix(0.75, 1.1, rng())
  const stand = 0.015 + (0.03 + 0.1 * low * style.length) * rng()
  let way = beardWay(rest, skin.normal)
  let p = add(at, skin.normal, 0.004)
  const [points, out]: [V3[], V3[]] = [[], []]
  for (let gone = 0; gone < length || points.length < 3; gone += STEP) {
    const away = skin.outside(p)
    const room = stand * smoothstep(0, 0.2, gone + 0.05)
    if (away !== undefined && away < room && away > -0.1) p = add(p, skin.normal, room - away)
    points.push(p)
    out.push(skin.normal)
    way = unit(add(add(way, [0, -1, 0], 0.12), [Math.sign(rest[0]), 0, 0], -0.06 * low))
    p = add(p, way, STEP)
  }
  return { points, out, width: mix(0.03, 0.045, rng()), tint: rng() * 2 - 1, round: 0.3 }
}
