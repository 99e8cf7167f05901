import { blur } from '#engine/pixels/blur.ts'
import type { Field } from '#engine/pixels/field.ts'
import type { Workspace } from '#engine/pixels/workspace.ts'
import { type GBuffer } from '#engine/render/gbuffer.ts'
import { materialOf } from '#engine/render/materials.ts'

const STEEPEST = 2.5

/** What a surface is made of, all at half size. */
export interface Forms {
  ids: Field<Uint16Array>
  /** How far each region bulges on its own, and the layer as a whole. */
  region: Float32Array
  layer: Float32Array
  /** Distance to the nearest line or border. */
  edge: Float32Array
}

/** Slope of layer form + region form + a groove beside every line, taken inside each region only: `gx` to the right, `gy` down. */
export function slopes(g: GBuffer, { ids, region, layer, edge }: Forms, workspace: Workspace) {
  const { width: w, height: h, values: id } = ids
  const n = w * h
  const gx = workspace.floats('slopes: x', n)
  const gy = workspace.floats('slopes: y', n)
  const height = workspace.floats('slopes: height', n, 'as left')
  const bulge = new Float32Array(g.regions.length)
  const form = new Float32Array(g.regions.length)
  g.regions.forEach((r, k) => {
    const material = materialOf(r.tag)
    // Painted-on details (spots, lips) barely rise from what carries them.
    bulge[k] = material.bulge * (r.detail > 0 ? 0.6 : 1) * (0.5 + 0.5 * Math.min(1, r.shade))
    form[k] = material.form
  })
  for (let i = 0; i < n; i++) {
    const k = id[i]!
    const d = edge[i]!
    height[i] = k
      ? form[k]! * layer[i]! + bulge[k]! * region[i]! - (d < 14 ? 2.4 * Math.exp(-d * 0.28) : 0)
      : 0
  }
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x
      const k = id[i]!
      if (!k) continue
      const here = height[i]!
      const isLeft = id[i - 1] === k
      const isRight = id[i + 1] === k
      const isAbove = id[i - w] === k
      const isBelow = id[i + w] === k
      const riseX = (isRight ? height[i + 1]! : here) - (isLeft ? height[i - 1]! : here)
      const riseY = (isBelow ? height[i + w]! : here) - (isAbove ? height[i - w]! : here)
      // Half-size steps are two pixels apart.
      gx[i] = isLeft && isRight ? riseX * 0.25 : riseX * 0.5
      gy[i] = isAbove && isBelow ? riseY * 0.25 : riseY * 0.5
      if (gx[i] > STEEPEST) gx[i] = STEEPEST
      else if (gx[i] < -STEEPEST) gx[i] = -STEEPEST
      if (gy[i] > STEEPEST) gy[i] = STEEPEST
      else if (gy[i] < -STEEPEST) gy[i] = -STEEPEST
    }
  for (const values of [gx, gy])
    blur({ width: w, height: h, values }, { radius: 1, passes: 1, workspace })
  return { gx, gy, height }
}
