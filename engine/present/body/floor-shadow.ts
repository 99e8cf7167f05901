import type { Mesh } from '#engine/forms/human/mesh.ts'
import { clamp01 } from '#engine/pixels/maths.ts'
import type { Lens } from '#engine/present/body/lens.ts'

const CELLS = 96
/** Decimetres from the middle. */
const REACH = 4

/** How much light is left on a seamless studio floor, under the soft shadow of what stands on it; 1 where none falls. */
export function floorShadow(
  { data, stride }: Required<Mesh>,
  lens: Lens,
  floor: number,
): (pixel: number) => number {
  const count = data.length / stride
  let [cx, cz] = [0, 0]
  for (let v = 0; v < count; v++) {
    cx += data[v * stride]! / count
    cz += data[v * stride + 2]! / count
  }
  let shadow = new Float32Array(CELLS * CELLS)
  const cell = (x: number) => Math.floor((x / REACH / 2 + 0.5) * CELLS)
  for (let v = 0; v < count; v++) {
    const i = cell(data[v * stride]! - cx - 0.04)
    const j = cell(data[v * stride + 2]! - cz)
    if (i < 0 || j < 0 || i >= CELLS || j >= CELLS) continue
    const dark = Math.exp(-(data[v * stride + 1]! - floor) / 0.45)
    shadow[j * CELLS + i] = Math.max(shadow[j * CELLS + i]!, dark)
  }
  for (let round = 0; round < 5; round++) {
    const last = shadow
    shadow = last.map(
      (x, p) =>
        (x * 2 +
          (last[p - 1] ?? 0) +
          (last[p + 1] ?? 0) +
          (last[p - CELLS] ?? 0) +
          (last[p + CELLS] ?? 0)) /
        6,
    )
  }
  const { size, focal, eye, forward, right, up } = lens
  return (pixel) => {
    const sx = ((pixel % size) + 0.5 - size / 2) / focal
    const sy = (size / 2 - Math.floor(pixel / size) - 0.5) / focal
    const way = (k: 0 | 1 | 2) => forward[k] + right[k] * sx + up[k] * sy
    const fall = way(1)
    if (fall >= -1e-3) return 1
    const t = (floor - eye[1]) / fall
    const fx = ((eye[0] + way(0) * t - cx) / REACH / 2 + 0.5) * CELLS - 0.5
    const fz = ((eye[2] + way(2) * t - cz) / REACH / 2 + 0.5) * CELLS - 0.5
    const i = Math.floor(fx)
    const j = Math.floor(fz)
    if (i < 0 || j < 0 || i >= CELLS - 1 || j >= CELLS - 1) return 1
    const [u, v, p] = [fx - i, fz - j, j * CELLS + i]
    const dark =
      (shadow[p]! * (1 - u) + shadow[p + 1]! * u) * (1 - v) +
      (shadow[p + CELLS]! * (1 - u) + shadow[p + CELLS + 1]! * u) * v
    return 1 - 0.8 * clamp01(dark * 1.3)
  }
}
