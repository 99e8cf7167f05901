import type { Clay } from '#engine/forms/sculpt/clay.ts'
import { add, cross, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { tube, type Tube } from '#engine/forms/sculpt/skeleton.ts'

/** A bird's leg: hip, heel of the thigh, ankle, and where the toes point. */
export interface BirdLeg {
  joints: readonly [V3, V3, V3, V3]
  side: 1 | -1
  /** Half width of the thigh, and of shank and toes. */
  thigh: number
  shank: number
  /** Length of a toe and of its claw. */
  toe: number
  claw: number
}

/** Feathered thigh, scaled shank, three toes ahead and one behind, each bent over and ending in a hooked claw. */
export function birdLeg(clay: Clay, { joints: j, side, thigh, shank, toe, claw }: BirdLeg): Tube {
  const [hip, knee, ankle, ahead] = j
  clay
    .limb(hip, knee, thigh, thigh * 0.75, { k: 0.1, of: 'feather' })
    .limb(knee, add(knee, add(ankle, knee, -1), 0.4), thigh * 0.72, shank * 1.3, {
      k: 0.06,
      of: 'feather',
    })
    .limb(knee, ankle, shank * 1.05, shank, { k: 0.02, of: 'skin' })
  const to = unit(add(ahead, ankle, -1))
  const z: V3 = [0, 0, 1]
  const down = unit(cross(to, z))
  const sole: V3 = down[1] < 0 ? down : [-down[0], -down[1], -down[2]]
  const across = cross(to, sole)
  for (const [n, angle] of [-0.6, 0, 0.6, Math.PI].entries()) {
    const reach = toe * (n === 1 ? 1.12 : n === 3 ? 0.8 : 1)
    const way = unit(add(add([0, 0, 0], to, Math.cos(angle)), across, Math.sin(angle) * side))
    const mid = add(add(ankle, way, reach * 0.55), sole, n === 3 ? reach * 0.25 : -reach * 0.06)
    const end = add(add(ankle, way, reach), sole, reach * 0.32)
    const hook = add(add(end, way, claw * 0.5), sole, claw * 0.22)
    const tip = add(add(end, way, claw * 0.5), sole, claw)
    clay
      .limb(ankle, mid, shank * 0.92, shank * 0.82, { k: 0.02, of: 'skin' })
      .ball(mid, [shank, shank, shank], { k: 0.01, of: 'skin' }) // knuckle
      .limb(mid, end, shank * 0.84, shank * 0.78, { k: 0.015, of: 'skin' })
      .limb(end, hook, shank * 0.74, shank * 0.52, { k: 0.008, of: 'horn' })
      .limb(hook, tip, shank * 0.52, 0.003, { k: 0.015, of: 'horn' })
  }
  return tube('leg', [hip, knee, ankle, ahead], [thigh, thigh * 0.7, shank, shank], [0, 1, 0.01], 3)
}
