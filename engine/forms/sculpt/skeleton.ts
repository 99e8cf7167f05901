import type { Clay, Look } from '#engine/forms/sculpt/clay.ts'
import { add, clamp, cross, curve, dot, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix } from '#engine/pixels/maths.ts'

const RADIANS = Math.PI / 180
/** A bone's direction: degrees in the side plane (0 ahead, 90 up, -90 down), then degrees out of it, towards +z. */
export type Angle = number | readonly [number, number]
const heading = (angle: Angle): V3 => {
  const [a, b] = typeof angle === 'number' ? [angle, 0] : angle
  const flat = Math.cos(b * RADIANS)
  return [Math.cos(a * RADIANS) * flat, Math.sin(a * RADIANS) * flat, Math.sin(b * RADIANS)]
}

/** Joints of a chain: from its root, bone after bone. */
export function chain(root: V3, lengths: readonly number[], angles: readonly Angle[]): V3[] {
  const joints = [root]
  lengths.forEach((length, i) => joints.push(add(joints[i]!, heading(angles[i]!), length)))
  return joints
}

/** A run of the body along a curve: place, half width, and which way is its back, at every step. */
export type Tube = {
  name: string
  points: V3[]
  radii: number[]
  along: V3[]
  back: V3[]
  side: V3[]
  /** Length up to each step. */ arc: number[]
  total: number
}

/**
 * A tube through joints; `back` points to its dorsal side and is carried along so that it does not twist.
 * A list of backs, one a joint, turns it on purpose (a coil whose belly lies on the ground).
 */
export function tube(
  name: string,
  joints: readonly V3[],
  radii: readonly number[],
  back: V3 | readonly V3[],
  per = 6,
): Tube {
  const hints = typeof back[0] === 'number' ? null : curve(back as readonly V3[], per)
  const fine = curve(
    joints.map((p, i): readonly number[] => [...p, radii[i]!]),
    per,
  )
  const points = fine.map((p): V3 => [p[0]!, p[1]!, p[2]!])
  const along = points.map((_, i) =>
    unit(add(points[Math.min(i + 1, points.length - 1)]!, points[Math.max(i - 1, 0)]!, -1)),
  )
  const backs: V3[] = []
  let up = hints ? hints[0]! : (back as V3)
  along.forEach((t, i) => {
    if (hints) up = hints[i]!
    up = unit(add(up, t, -dot(up, t)))
    backs.push(up)
  })
  const arc = [0]
  for (let i = 1; i < points.length; i++)
    arc.push(
      arc[i - 1]! +
        Math.hypot(...(add(points[i]!, points[i - 1]!, -1) as [number, number, number])),
    )
  return {
    name,
    points,
    radii: fine.map((p) => Math.max(p[3]!, 0.004)),
    along,
    back: backs,
    side: along.map((t, i) => cross(t, backs[i]!)),
    arc,
    total: arc.at(-1)!,
  }
}

/** The clay of a tube. `flat` narrows it sideways (0.8 is a deep chest). */
export function model(clay: Clay, t: Tube, look: Look = {}, flat = 1): void {
  for (let i = 0; i + 1 < t.points.length; i++) {
    const [a, b] = [t.points[i]!, t.points[i + 1]!]
    const [ra, rb] = [t.radii[i]!, t.radii[i + 1]!]
    const own = { k: Math.min(ra, rb) * 0.35, ...look }
    if (flat === 1) clay.limb(a, b, ra, rb, i ? { ...look, k: Math.min(ra, rb) * 0.35 } : own)
    else {
      const long = Math.max((t.arc[i + 1]! - t.arc[i]!) * 0.95, ra * 0.8)
      clay.ball(add(a, add(b, a, -1), 0.5), [long, (ra + rb) / 2, ((ra + rb) / 2) * flat], {
        ...own,
        k: Math.max(own.k, ra * 0.3),
        axes: [t.along[i]!, t.back[i]!, t.side[i]!],
      })
    }
  }
}

/** A place on or off a tube: how far along (0..1), how far to its back and to its side. */
export function onTube(t: Tube, u: number, back = 0, side = 0): V3 {
  const at = clamp(u) * (t.points.length - 1)
  const i = Math.min(Math.floor(at), t.points.length - 2)
  const h = at - i
  const lerp = (list: readonly V3[]): V3 => [
    mix(list[i]![0], list[i + 1]![0], h),
    mix(list[i]![1], list[i + 1]![1], h),
    mix(list[i]![2], list[i + 1]![2], h),
  ]
  return add(add(lerp(t.points), lerp(t.back), back), lerp(t.side), side)
}
export const radiusAt = (t: Tube, u: number): number => {
  const at = clamp(u) * (t.points.length - 1)
  const i = Math.min(Math.floor(at), t.points.length - 2)
  return mix(t.radii[i]!, t.radii[i + 1]!, at - i)
}
export const frameAt = (t: Tube, u: number): readonly [V3, V3, V3] => {
  const i = Math.round(clamp(u) * (t.points.length - 1))
  return [t.along[i]!, t.back[i]!, t.side[i]!]
}
