import type { Clay } from '#engine/forms/sculpt/clay.ts'
import { add, cross, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix } from '#engine/pixels/maths.ts'

/** A dog's ear: pricked, or folded over and hanging. */
export interface CanineEar {
  kind: 'pricked' | 'hanging' | 'folded' | 'flopped'
  at: V3
  tip: V3
  /** Half width at the root. */
  wide: number
  /** Half width at the tip: a bat ear is round there. */
  round?: number
}

export function canineEars(c: Clay, ear: CanineEar): void {
  if (ear.kind === 'pricked') pricked(c, ear)
  else if (ear.kind === 'flopped') flopped(c, ear)
  else leaf(c, ear)
}

/** A pricked ear whose upper half has fallen over to the front and side. */
function flopped(c: Clay, { at, tip, wide, round = 0.06 }: CanineEar): void {
  const fold = add(at, add(tip, at, -1), 0.52)
  c.limb(at, fold, wide * 0.95, wide * 0.62, { k: 0.12 })
  const way = unit([0.5, -1, 0.62])
  const long = 0.62 * Math.hypot(...add(tip, at, -1))
  const out = unit([0.55, 0.2, 0.8])
  const thin = unit(add(out, way, -(out[0] * way[0] + out[1] * way[1] + out[2] * way[2])))
  const axes = [cross(way, thin), way, thin] as const
  const from = add(fold, [0.03, 0.06, 0.1])
  c.ball(add(from, way, long * 0.3), [wide * 0.82, long * 0.42, 0.085], { k: 0.05, axes })
  c.ball(add(from, way, long * 0.66), [Math.max(round, wide * 0.45), long * 0.36, 0.065], {
    k: 0.05,
    axes,
  })
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
