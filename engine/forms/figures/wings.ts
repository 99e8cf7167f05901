import type { Joint, Thing } from '#engine/forms/figures/actor.ts'
import { joined } from '#engine/forms/human/solids.ts'
import { lockLayer, type Lock } from '#engine/forms/human/locks.ts'
import { STRIDE } from '#engine/forms/human/mesh.ts'
import { add, cross, curve, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix } from '#engine/pixels/maths.ts'

/** A wing's bone from the shoulder blade over its bend to its tip, as ways from the shoulder: out, up, back. */
export interface WingShape {
  bone: readonly V3[]
  /** How long the longest feathers are. */
  long: number
  /** Which way feathers hang at the root and at the tip. */
  inner: V3
  outer: V3
}

export const RAISED: WingShape = {
  bone: [
    [0.3, 0, 0],
    [2.2, 3.2, -0.9],
    [4.6, 4.4, -1.2],
    [6.4, 3.4, -1.2],
  ],
  long: 6.6,
  inner: [0.15, -1, -0.15],
  outer: [0.75, -0.75, -0.1],
}

export const FOLDED: WingShape = {
  bone: [
    [0.3, 0, 0],
    [1.3, 2.4, -1],
    [2.4, 2.8, -1.5],
    [3.1, 1.6, -1.7],
  ],
  long: 8,
  inner: [-0.05, -1, -0.1],
  outer: [0.16, -1, -0.12],
}

/** Rows of feathers: how long, how wide, how many, how far in front of the last. */
const ROWS = [
  { long: 1, wide: 0.62, count: 15, front: 0 },
  { long: 0.6, wide: 0.6, count: 13, front: 0.14 },
  { long: 0.34, wide: 0.55, count: 11, front: 0.28 },
  { long: 0.16, wide: 0.5, count: 10, front: 0.42 },
] as const

/** Both wings, feather by feather; each feather has an edge of its own. */
export function wings(joint: Joint, yaw: number, shape: WingShape): Thing {
  const back = unit([-Math.sin((yaw * Math.PI) / 180), 0, -Math.cos((yaw * Math.PI) / 180)] as V3)
  const left: V3 = unit(cross([0, 1, 0], [-back[0], 0, -back[2]]))
  const root = add(joint('spine01', 'tail'), back, 0.9)
  const feathers: Lock[] = []
  for (const side of [1, -1]) {
    const set = ([x, y, z]: V3): V3 => add(add(add([0, 0, 0], left, side * x), [0, y, 0]), back, -z)
    const bone = curve(shape.bone, 10)
    for (const row of ROWS)
      for (let k = 0; k < row.count; k++) {
        const t = (k + 0.5) / row.count
        const at = bone[Math.round(t * (bone.length - 1))]!
        const way = unit(
          [0, 1, 2].map((d) => mix(shape.inner[d]!, shape.outer[d]!, t ** 1.3)) as unknown as V3,
        )
        const long =
          shape.long * row.long * mix(0.62, 1, Math.sin(Math.min(1, t * 1.15) * Math.PI * 0.5))
        const from = add(add(root, set(at)), back, -row.front)
        const points = [0, 1, 2, 3, 4, 5, 6, 7].map((j) => {
          const s = j / 7
          // Feathers bend a little towards the body.
          return add(add(from, set(way), long * s), set([-0.05 * long * s * s, 0, 0]))
        })
        feathers.push({
          points,
          out: points.map(() => unit(add([-back[0], 0.12, -back[2]], left, side * 0.2))),
          width: row.wide,
          tint: 0,
          round: 0.3,
        })
      }
  }
  const layers = feathers.map((feather) => lockLayer([feather]).mesh)
  const parts = layers.flatMap((mesh, k) =>
    Array.from({ length: mesh.data.length / STRIDE }, () => 300 + k),
  )
  return { mesh: joined(layers), tone: 0.04, tag: 'featherWhite', parts: Int32Array.from(parts) }
}
