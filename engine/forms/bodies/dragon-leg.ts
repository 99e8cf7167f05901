import type { Clay } from '#engine/forms/sculpt/clay.ts'
import { add, cross, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { tube, type Tube } from '#engine/forms/sculpt/skeleton.ts'

/** A leg: thigh, shank, then four toes with long claws. */
export function dragonLeg(clay: Clay, root: V3, bones: readonly V3[], n: number): Tube {
  const a = add(root, bones[0]!)
  const b = add(a, bones[1]!)
  const to = unit(bones[2]!)
  clay
    .limb(root, a, 0.16, 0.12, { k: 0.1, of: 'bone' })
    .limb(a, b, 0.115, 0.07, { k: 0.04, of: 'bone' })
  const up: V3 = unit(add([0, 0, 1], to, -to[2]))
  const across = cross(to, up)
  clay.ball(add(b, to, 0.05), [0.1, 0.075, 0.09], { k: 0.04, of: 'bone', axes: [to, up, across] })
  for (const angle of [-0.75, -0.2, 0.35, 2.6]) {
    const size = angle > 2 ? 0.55 : 1
    const way = unit(add(add([0, 0, 0], to, Math.cos(angle)), across, Math.sin(angle)))
    const mid = add(add(b, way, 0.15 * size), up, 0.06)
    const end = add(add(b, way, 0.25 * size), up, 0.03)
    const hook = unit(add(way, [0, -1, 0], 0.75))
    clay
      .limb(b, mid, 0.05, 0.046, { k: 0.02, of: 'bone' })
      .limb(mid, end, 0.046, 0.04, { k: 0.02, of: 'bone' })
    clay
      .limb(end, add(end, way, 0.07), 0.036, 0.03, { k: 0.01, of: 'horn' })
      .limb(add(end, way, 0.07), add(add(end, way, 0.08), hook, 0.12), 0.03, 0.003, {
        k: 0.015,
        of: 'horn',
      })
  }
  return tube(`leg${n}`, [root, a, b, add(b, to, 0.2)], [0.15, 0.115, 0.07, 0.05], [0, 0.3, 1], 2)
}
