import { human, jointAt } from '#engine/forms/human/human.ts'
import { add, cross, dot, unit, type V3 } from '#engine/forms/sculpt/maths.ts'

/** A turn as x, y, z, w. */
export type Turn = readonly [number, number, number, number]

/** How bones are turned, in the axes of the rest pose, each relative to its parent. */
export type Pose = Readonly<Record<string, Turn>>

const STILL: Turn = [0, 0, 0, 1]

export function turnAbout(axis: V3, degrees: number): Turn {
  const half = (degrees * Math.PI) / 360
  const [x, y, z] = unit(axis)
  const s = Math.sin(half)
  return [x * s, y * s, z * s, Math.cos(half)]
}

/** First `b`, then `a`. */
export const both = (a: Turn, b: Turn): Turn => [
  a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
  a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
  a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
  a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2],
]

export function turned(q: Turn, v: V3): V3 {
  const u: V3 = [q[0], q[1], q[2]]
  const t = cross(u, v)
  const twice: V3 = [2 * t[0], 2 * t[1], 2 * t[2]]
  return add(add(v, twice, q[3]), cross(u, twice))
}

const between = (a: V3, b: V3): Turn => {
  const c = cross(a, b)
  const w = 1 + dot(a, b)
  const l = Math.hypot(...c, w) || 1
  return [c[0] / l, c[1] / l, c[2] / l, w / l]
}

/** Where a bone has gone: its turn, and where its head was and is. */
export interface BoneFrame {
  turn: Turn
  from: V3
  to: V3
}

export const carried = ({ turn, from, to }: BoneFrame, p: V3): V3 =>
  add(to, turned(turn, add(p, from, -1)))

/** Where every bone goes in a pose. */
export function framesOf(at: Float32Array, pose: Pose): BoneFrame[] {
  const frames: BoneFrame[] = []
  for (const { name, parent } of human().bones) {
    const up = frames[parent]
    const from = jointAt(at, name)
    const own = up?.turn ?? STILL
    frames.push({
      from,
      to: up ? carried(up, from) : from,
      turn: pose[name] ? both(own, pose[name]) : own,
    })
  }
  return frames
}

/** Turns bones and carries the skin along by its weights; joints go with their bones. */
export function posed(at: Float32Array, pose: Pose): Float32Array {
  const { bones, skinned, skinBones, skinWeights } = human()
  const frames = framesOf(at, pose)
  const out = new Float32Array(at)
  const place = (b: number, p: V3): V3 => carried(frames[b]!, p)
  bones.forEach(({ name, head, tail }, i) => {
    out.set(frames[i]!.to, head * 3)
    out.set(place(i, jointAt(at, name, 'tail')), tail * 3)
  })
  for (let v = 0; v < skinned; v++) {
    const p: V3 = [at[v * 3]!, at[v * 3 + 1]!, at[v * 3 + 2]!]
    let [x, y, z, sum] = [0, 0, 0, 0]
    for (let k = 0; k < 4; k++) {
      const w = skinWeights[v * 4 + k]!
      if (!w) continue
      const q = place(skinBones[v * 4 + k]!, p)
      x += q[0] * w
      y += q[1] * w
      z += q[2] * w
      sum += w
    }
    if (sum) out.set([x / sum, y / sum, z / sum], v * 3)
  }
  return out
}

/** The pose in which each named bone points the given way, after others were turned. */
export function aimed(
  at: Float32Array,
  ways: Readonly<Record<string, V3>>,
  first: Pose = {},
): Pose {
  const pose: Record<string, Turn> = { ...first }
  const turns: Turn[] = []
  human().bones.forEach(({ name, parent }, i) => {
    const up = parent < 0 ? STILL : turns[parent]!
    turns[i] = first[name] ? both(up, first[name]) : up
    const way = ways[name]
    if (!way) return
    const rest = unit(add(jointAt(at, name, 'tail'), jointAt(at, name), -1))
    turns[i] = both(between(turned(turns[i], rest), unit(way)), turns[i])
    pose[name] = both([-up[0], -up[1], -up[2], up[3]], turns[i])
  })
  return pose
}
