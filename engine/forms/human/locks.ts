import { HAIR } from '#engine/forms/human/materials.ts'
import { STRIDE, type Mesh } from '#engine/forms/human/mesh.ts'
import type { Layer } from '#engine/forms/human/seen.ts'
import { cross, unit, type V3 } from '#engine/forms/sculpt/maths.ts'

/** A lock of hair: points along it, which way is out at each, and how wide it is. */
export interface Lock {
  points: readonly V3[]
  out: readonly V3[]
  width: number
  /** How light or dark among its fellows, -1 to 1. */
  tint: number
  /** How thick it is for its width. */
  round?: number
  /** Keeps its width to the end, as what is tied up there. */
  isBlunt?: boolean
}

/** Points across a lock. */
const ACROSS = 5

/** Locks as one mesh. In the place of skin each vertex carries how far along its lock it is, the lock's tint, and how far across. */
export function lockLayer(locks: readonly Lock[], part = 0): Layer {
  const points = locks.reduce((sum, lock) => sum + lock.points.length, 0)
  const data = new Float32Array(points * ACROSS * STRIDE)
  const ways = new Float32Array(points * ACROSS * 3)
  const quads: number[] = []
  let v = 0
  for (const lock of locks) {
    const last = lock.points.length - 1
    lock.points.forEach((p, k) => {
      const [a, b] = [lock.points[Math.max(0, k - 1)]!, lock.points[Math.min(last, k + 1)]!]
      const along = unit([b[0] - a[0], b[1] - a[1], b[2] - a[2]])
      const side = unit(cross(along, lock.out[k]!))
      const up = cross(side, along)
      const t = k / last
      const taper = lock.isBlunt
        ? Math.min(1, 0.18 + 3.6 * t)
        : Math.min(1, 0.18 + 3.6 * t) * (1 - t ** 2.2) ** 0.75
      const half = lock.width * taper
      const high = half * (lock.round ?? 0.22)
      for (let j = 0; j < ACROSS; j++) {
        const angle = (j / (ACROSS - 1) - 0.5) * Math.PI
        const [s, c] = [Math.sin(angle) * half, Math.cos(angle) * high]
        for (let d = 0; d < 3; d++) {
          data[v * STRIDE + d] = p[d]! + side[d]! * s + up[d]! * c
          ways[v * 3 + d] = along[d]!
        }
        data.set([t, lock.tint, Math.sin(angle)], v * STRIDE + 3)
        if (k && j) quads.push(v - ACROSS - 1, v - 1, v, v - ACROSS)
        v++
      }
    })
  }
  const mesh: Mesh = { data, quads: Uint32Array.from(quads) }
  return { mesh, material: HAIR, part, ways, isThin: true }
}
