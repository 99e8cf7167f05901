import type { Mesh } from '#engine/forms/human/mesh.ts'
import { seenAt, type Lens } from '#engine/present/body/lens.ts'

/** Numbers a vertex of a body has. After light was baked into it, more follow. */
export const CHANNEL = { rest: 3, cloth: 6, blood: 7, limb: 8, light: 9, key: 12, rim: 13 } as const
export const BARE_STRIDE = 9
export const LIT_STRIDE = 14

/** Which triangle is seen at each pixel, and where in it: corners are fetched later, once a pixel. */
export interface Visible {
  size: number
  depth: Float32Array
  /** Number of the quad times two, and one more for its second half; -1 for none. */
  face: Int32Array
  wb: Float32Array
  wc: Float32Array
}

export function nothingVisible(size: number): Visible {
  const n = size * size
  return {
    size,
    depth: new Float32Array(n).fill(Infinity),
    face: new Int32Array(n).fill(-1),
    wb: new Float32Array(n),
    wc: new Float32Array(n),
  }
}

interface LookOptions {
  /** Number of the mesh's first quad. */
  first?: number
  /** Leaves out what it refuses, such as cloth beyond its hem. */
  isThere?: (a: number, b: number, c: number, wb: number, wc: number) => boolean
}

/** Draws what of a mesh lies nearest. Faces turned away are left out. */
export function look(
  visible: Visible,
  lens: Lens,
  { data, quads, stride }: Required<Mesh>,
  { first = 0, isThere }: LookOptions = {},
): void {
  const { size, depth } = visible
  const count = data.length / stride
  const screen = new Float32Array(count * 3)
  for (let v = 0; v < count; v++)
    screen.set(
      seenAt(lens, [data[v * stride]!, data[v * stride + 1]!, data[v * stride + 2]!]),
      v * 3,
    )
  for (let q = 0; q < quads.length; q += 4)
    for (let half = 0; half < 2; half++) {
      const [va, vb, vc] = [quads[q]!, quads[q + 1 + half]!, quads[q + 2 + half]!]
      const [a, b, c] = [va * 3, vb * 3, vc * 3]
      const ax = screen[a]!
      const ay = screen[a + 1]!
      const ux = screen[b]! - ax
      const uy = screen[b + 1]! - ay
      const wx = screen[c]! - ax
      const wy = screen[c + 1]! - ay
      const area = ux * wy - uy * wx
      if (area >= -1e-9) continue
      const x0 = Math.max(0, Math.ceil(ax + Math.min(0, ux, wx) - 0.5))
      const x1 = Math.min(size - 1, Math.floor(ax + Math.max(0, ux, wx) - 0.5))
      const y0 = Math.max(0, Math.ceil(ay + Math.min(0, uy, wy) - 0.5))
      const y1 = Math.min(size - 1, Math.floor(ay + Math.max(0, uy, wy) - 0.5))
      const near = 1 / screen[a + 2]!
      const nearB = 1 / screen[b + 2]!
      const nearC = 1 / screen[c + 2]!
      for (let y = y0; y <= y1; y++)
        for (let x = x0; x <= x1; x++) {
          const px = x + 0.5 - ax
          const py = y + 0.5 - ay
          const s = (px * wy - py * wx) / area
          const t = (ux * py - uy * px) / area
          if (s < 0 || t < 0 || s + t > 1) continue
          const z = 1 / (near + (nearB - near) * s + (nearC - near) * t)
          const i = y * size + x
          if (z >= depth[i]!) continue
          // Shares of the corners as they are on the surface, not on the picture.
          const wb = s * nearB * z
          const wc = t * nearC * z
          if (isThere && !isThere(va, vb, vc, wb, wc)) continue
          depth[i] = z
          visible.face[i] = (first + (q >> 2)) * 2 + half
          visible.wb[i] = wb
          visible.wc[i] = wc
        }
    }
}
