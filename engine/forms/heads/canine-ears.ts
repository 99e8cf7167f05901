import type { Clay } from '#engine/forms/sculpt/clay.ts'
import { add, cross, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix } from '#engine/pixels/maths.ts'

/** A dog's ear: pricked, or folded over and hanging. */
export interface CanineEar {
  kind: 'pricked' | 'hanging' | 'folded'
  at: V3
  tip: V3
  /** Half width at the root. */
  wide: number
  /** Half width at the tip: a bat ear is round there. */
  round?: number
}

export function canineEars(c: Clay, ear: CanineEar): void {
  if (ear.kind === 'pricked') pricked(c, ear)
  else leaf(c, ear)
}

/** A cone with a cup hollowed from the front. */
function pricked(c: Clay, { at, tip, wide, round = 0.06 }: CanineEar): void {
  const up = unit(add(tip, at, -1))
  const long = Math.hypot(...add(tip, at, -1))
  c.limb(at, tip, wide, round, { k: 0.12 })
  const out = unit([up[1] * 0.5 + 0.3, -up[0] * 0.3, 1])
  const facing = unit(add(out, up, -(out[0] * up[0] + out[1] * up[1] + out[2] * up[2])))
  const middle = add(at, up, long * 0.5)
  c.ball(
    add(middle, facing, mix(wide, round, 0.5) + 0.06),
    [mix(wide, round, 0.5) * 0.72, long * 0.46, mix(wide, round, 0.5) + 0.02],
    {
      cut: true,
      k: 0.06,
      axes: [cross(up, facing), up, facing],
    },
  )
}

/** A flat leaf from a fold at its root; a folded one is short and leans away, a hanging one lies along the cheek. */
function leaf(c: Clay, { kind, at, tip, wide, round = wide * 0.5 }: CanineEar): void {
  const way = unit(add(tip, at, -1))
  const long = Math.hypot(...add(tip, at, -1))
  const out = unit(kind === 'hanging' ? [1, 0.2, 0.35] : [0.25, 0.8, 0.55])
  const thin = unit(add(out, way, -(out[0] * way[0] + out[1] * way[1] + out[2] * way[2])))
  const across = cross(way, thin)
  c.ball(at, [wide * 0.9, wide * 0.55, wide * 0.95], { k: 0.1 })
  c.ball(add(at, way, long * 0.45), [wide, long * 0.5, 0.075], {
    k: 0.05,
    axes: [across, way, thin],
  })
  c.ball(add(at, way, long * 0.78), [round * 1.25, long * 0.3, 0.06], {
    k: 0.05,
    axes: [across, way, thin],
  })
}
