import { normalsOf, STRIDE, type Mesh } from '#engine/forms/human/mesh.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'

/** Edge of a cell of the map, in decimetres. */
const CELL = 0.3
const key = (x: number, y: number, z: number): number => (x + 64) * 16384 + (y + 64) * 128 + z + 64

/** Answers how far a place is from the skin, so that hair can lie on it. */
export class SkinMap {
  private readonly cells = new Map<number, number[]>()
  private readonly mesh: Mesh
  private readonly normals: Float32Array
  /** Outward at the place asked about last. */
  normal: V3 = [0, 1, 0]

  constructor(mesh: Mesh) {
    this.mesh = mesh
    this.normals = normalsOf(mesh)
    for (let v = 0; v < mesh.data.length / STRIDE; v++) {
      const [x, y, z] = [0, 1, 2].map((d) => Math.floor(mesh.data[v * STRIDE + d]! / CELL))
      const k = key(x!, y!, z!)
      const cell = this.cells.get(k)
      if (cell) cell.push(v)
      else this.cells.set(k, [v])
    }
  }

  /** How far outside the skin a place lies; none where no skin is near. The nearest few vertices share the answer. */
  outside(p: V3): number | undefined {
    const { data } = this.mesh
    const [cx, cy, cz] = p.map((value) => Math.floor(value / CELL))
    let [sum, away, nx, ny, nz] = [0, 0, 0, 0, 0]
    for (let x = cx! - 1; x <= cx! + 1; x++)
      for (let y = cy! - 1; y <= cy! + 1; y++)
        for (let z = cz! - 1; z <= cz! + 1; z++)
          for (const v of this.cells.get(key(x, y, z)) ?? []) {
            const dx = p[0] - data[v * STRIDE]!
            const dy = p[1] - data[v * STRIDE + 1]!
            const dz = p[2] - data[v * STRIDE + 2]!
            const w = 1 / (dx * dx + dy * dy + dz * dz + 1e-4) ** 3
            const [ox, oy, oz] = [
              this.normals[v * 3]!,
              this.normals[v * 3 + 1]!,
              this.normals[v * 3 + 2]!,
            ]
            away += (dx * ox + dy * oy + dz * oz) * w
            nx += ox * w
            ny += oy * w
            nz += oz * w
            sum += w
          }
    if (sum === 0) return undefined
    const l = Math.hypot(nx, ny, nz) || 1
    this.normal = [nx / l, ny / l, nz / l]
    return away / sum
  }
}
