import type { Clay } from '#engine/forms/sculpt/clay.ts'
import { add, cross, unit, type V3 } from '#engine/forms/sculpt/maths.ts'

export interface Feet {
  foot: 'paw' | 'hoof' | 'pillar'
  /** Length of claws; 1 is a wolf's. */
  claws?: number
}

/** Four toes with claws, a hoof, or the round sole of a pillar with its nails. */
export function foot(clay: Clay, b: Feet, knuckle: V3, toe: V3, r: number, size: number): void {
  const to = unit(add(toe, knuckle, -1))
  const side = unit(add([0, 0, 1], to, -to[2]))
  const up = cross(side, to)
  if (b.foot === 'pillar') {
    clay.limb(knuckle, toe, r, r * 1.16, { k: 0.06 })
    clay.ball(add(toe, [0, -r * 0.75 - 0.16, 0]), [0.4, 0.16, 0.4], { cut: true, k: 0.03 }) // flat sole
    for (const n of [-1, 0, 1]) {
      const out = unit([1, 0, n * 0.75])
      clay.ball(add(add(toe, out, r * 1.08), [0, -r * 0.42, 0]), [r * 0.16, r * 0.3, r * 0.28], {
        k: 0.01,
        of: 'horn',
        axes: [out, [0, 1, 0], cross(out, [0, 1, 0])],
      })
    }
    return
  }
  if (b.foot === 'hoof') {
    clay.limb(knuckle, add(toe, to, -r * 0.2), r * 0.95, r * 1.15, { k: 0.04 })
    const sole = unit(add(to, up, -0.35))
    clay.limb(add(toe, to, r * 0.1), add(toe, sole, r * 1.5), r * 1.02, r * 1.5, {
      k: 0.012,
      of: 'horn',
    })
    clay.ball(add(toe, sole, r * 1.55 + 0.16), [0.16, 0.16, 0.16], {
      cut: true,
      k: 0.012,
      of: 'horn',
    }) // flat sole
    return
  }
  clay.ball(add(knuckle, to, r * 0.35), [r * 1.15 * size, r * 0.9, r * 1.1 * size], {
    k: 0.05,
    axes: [to, up, side],
  })
  for (const n of [-1.5, -0.5, 0.5, 1.5]) {
    const spread = unit(add(to, side, n * 0.13))
    const at = add(
      add(add(knuckle, spread, r * (1.85 - Math.abs(n) * 0.26) * size), side, n * r * 0.5 * size),
      up,
      -r * 0.14,
    )
    clay.ball(at, [r * 0.72 * size, r * 0.58, r * 0.38 * size], {
      k: 0.012,
      axes: [spread, up, cross(spread, up)],
    })
    const claw = add(add(at, spread, r * 0.55 * size), up, -r * 0.05)
    const long = r * (b.claws ?? 1)
    clay.limb(claw, add(add(claw, spread, long * 0.5), up, -long * 0.35), r * 0.15, r * 0.03, {
      k: 0.01,
      of: 'horn',
    })
  }
  grooves(clay, { knuckle, to, up, side }, r, size)
}

/** The clefts between the toes: without them a paw is a slipper. */
function grooves(
  clay: Clay,
  { knuckle, to, up, side }: Record<'knuckle' | 'to' | 'up' | 'side', V3>,
  r: number,
  size: number,
): void {
  for (const n of [-1, 0, 1]) {
    const spread = unit(add(to, side, n * 0.13))
    const place = (far: number, high: number): V3 =>
      add(add(add(knuckle, spread, r * far * size), side, n * r * 0.5 * size), up, r * high)
    clay.limb(place(1.3, 0.66), place(2.5, 0.04), r * 0.1, r * 0.16, { k: 0.02, cut: true })
  }
}
