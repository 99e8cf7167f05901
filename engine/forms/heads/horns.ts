import type { Clay, Look, Material } from '#engine/forms/sculpt/clay.ts'
import { cross, curve, unit, type V3 } from '#engine/forms/sculpt/maths.ts'

/** A place along a horn and its half width there. */
export type HornJoint = readonly [x: number, y: number, z: number, r: number]

/** A horn, tusk or tine: tapering limbs along a curve. */
export function horn(
  c: Clay,
  joints: readonly HornJoint[],
  { of = 'horn', per = 3, k = 0.05 }: { of?: Material; per?: number; k?: number } = {},
): Clay {
  const fine = curve(joints, per)
  for (let i = 0; i + 1 < fine.length; i++) {
    const [a, b] = [fine[i]!, fine[i + 1]!]
    // within the curve no blend: it would swell at every joint
    const look: Look = { of, k: i ? 0.008 : k }
    c.limb(placeOf(a), placeOf(b), Math.max(a[3], 0.006), Math.max(b[3], 0.006), look)
  }
  return c
}

const placeOf = ([x, y, z]: HornJoint): V3 => [x, y, z]

/** Rings that stand out along a horn, as on rams: closer and finer towards the tip. */
export function ringed(c: Clay, joints: readonly HornJoint[], rings: number): Clay {
  const per = 8
  const fine = curve(joints, per)
  for (let n = 0; n < rings; n++) {
    const at = Math.min(fine.length - 2, Math.round((n / rings) ** 0.9 * (fine.length - 1)))
    const [a, b] = [fine[at]!, fine[at + 1]!]
    const long = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]) || 1
    const way: V3 = [(b[0] - a[0]) / long, (b[1] - a[1]) / long, (b[2] - a[2]) / long]
    // discs: spheres so near each other would melt into a smooth sausage
    const side = unit(cross(way, Math.abs(way[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]))
    const r = a[3] * 1.12
    c.ball(placeOf(a), [a[3] * 0.2 + 0.008, r, r], {
      of: 'horn',
      k: 0.012,
      axes: [way, side, cross(way, side)],
    })
  }
  return c
}
