import type { Clay, Material } from '#engine/forms/sculpt/clay.ts'
import { add, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { tube, type Tube } from '#engine/forms/sculpt/skeleton.ts'

/** A leg in armour: stiff rods with a knot at every joint, thickest before it, a hooked claw at the end. */
export function jointedLeg(
  clay: Clay,
  joints: readonly V3[],
  thick: number,
  { of = 'bone', name = 'leg' }: { of?: Material; name?: string } = {},
): Tube {
  const last = joints.length - 1
  const radii = joints.map((_, n) => thick * (1 - (n / (last + 0.4)) * 0.8))
  for (let n = 0; n < last; n++) {
    const [a, b] = [joints[n]!, joints[n + 1]!]
    const swell = add(a, add(b, a, -1), 0.55)
    clay
      .limb(a, swell, radii[n]! * 0.7, radii[n]!, { of, k: 0.012 })
      .limb(swell, b, radii[n]!, radii[n + 1]! * 0.8, { of, k: 0.01 })
      .ball(
        b,
        [radii[n + 1]!, radii[n + 1]!, radii[n + 1]!].map((r) => r * 1.05) as [
          number,
          number,
          number,
        ],
        {
          of,
          k: 0.01,
        },
      )
  }
  const [from, end] = [joints[last - 1]!, joints[last]!]
  const way = unit(add(end, from, -1))
  clay.limb(end, add(add(end, way, thick * 0.9), [0, -thick * 0.6, 0]), radii[last]! * 0.8, 0.003, {
    of: 'horn',
    k: 0.006,
  })
  return tube(name, joints, radii, [0.1, 1, 0.05], 3)
}

export const mirrored = ([x, y, z]: V3, side: number): V3 => [x, y, z * side]
