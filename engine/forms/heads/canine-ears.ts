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

/** A short leaf that leans away from a fold at its root, or a long one that hangs from the corner of the skull. */
function leaf(c: Clay, { kind, at, tip, wide, round = wide * 0.5 }: CanineEar): void {
  const hangs = kind === 'hanging'
  // it leaves the skull sideways and turns over before it falls
  const fold = hangs ? add(at, [0.16, 0.03, 0.1]) : at
  const way = unit(add(tip, fold, -1))
  const long = Math.hypot(...add(tip, fold, -1))
  // turned half to the front, or it would be seen from its edge
  const out = unit(hangs ? [0.75, 0.25, 0.65] : [0.25, 0.8, 0.55])
  const thin = unit(add(out, way, -(out[0] * way[0] + out[1] * way[1] + out[2] * way[2])))
  const across = cross(way, thin)
  const axes = [across, way, thin] as const
  if (hangs) c.limb(at, fold, wide * 0.5, wide * 0.36, { k: 0.14 })
  else c.ball(at, [wide * 0.9, wide * 0.55, wide * 0.95], { k: 0.1 })
  c.ball(add(fold, way, long * (hangs ? 0.36 : 0.45)), [wide, long * 0.5, 0.075], { k: 0.05, axes })
  c.ball(add(fold, way, long * 0.74), [round * 1.25, long * 0.3, 0.06], { k: 0.05, axes })
}
