import type { Field } from '#engine/pixels/field.ts'
import type { Workspace } from '#engine/pixels/workspace.ts'
import { type GBuffer } from '#engine/render/gbuffer.ts'

/** Where a region lies and how it runs, in full-resolution pixels. */
export interface RegionShape {
  area: number
  cx: number
  cy: number
  /** unit axis pointing away from the layer's origin, and how elongated the region is (1 = round) */
  ax: number
  ay: number
  stretch: number
  /** origin of the layer and the range of distances to it, for "dark at the root" shading */
  ox: number
  oy: number
  near: number
  far: number
}

/** The ids are those of `g` at half size. */
export function regionShapes(
  g: GBuffer,
  { width, height, values: id }: Field<Uint16Array>,
  workspace: Workspace,
): RegionShape[] {
  const count = g.regions.length
  const sum = workspace.floats('shapes: sums', count * 8)
  const ox = new Float32Array(count),
    oy = new Float32Array(count)
  for (let k = 1; k < count; k++) {
    const layer = g.layers[g.regions[k]!.layer]!
    ox[k] = layer.x
    oy[k] = layer.y
  }
  for (let k = 0; k < count; k++) {
    sum[k * 8 + 6] = 1e9
    sum[k * 8 + 7] = 0
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const k = id[y * width + x]!
      if (!k) continue
      const X = 2 * x,
        Y = 2 * y,
        s = k * 8
      // moments about the layer origin keep the float sums small
      const dx = X - ox[k]!,
        dy = Y - oy[k]!
      sum[s]! += 1
      sum[s + 1]! += dx
      sum[s + 2]! += dy
      sum[s + 3]! += dx * dx
      sum[s + 4]! += dy * dy
      sum[s + 5]! += dx * dy
      const r = dx * dx + dy * dy
      if (r < sum[s + 6]!) sum[s + 6] = r
      if (r > sum[s + 7]!) sum[s + 7] = r
    }
  const shapes: RegionShape[] = []
  for (let k = 0; k < count; k++) {
    const s = k * 8,
      n = sum[s]! || 1
    const mx = sum[s + 1]! / n,
      my = sum[s + 2]! / n
    const xx = sum[s + 3]! / n - mx * mx,
      yy = sum[s + 4]! / n - my * my,
      xy = sum[s + 5]! / n - mx * my
    const angle = 0.5 * Math.atan2(2 * xy, xx - yy)
    let ax = Math.cos(angle),
      ay = Math.sin(angle)
    if (ax * mx + ay * my < 0) {
      ax = -ax
      ay = -ay
    }
    const spread = Math.sqrt((xx - yy) * (xx - yy) + 4 * xy * xy)
    const stretch = Math.sqrt((xx + yy + spread + 1) / (Math.max(0, xx + yy - spread) + 1))
    shapes.push({
      area: sum[s]! * 4,
      cx: mx + ox[k]!,
      cy: my + oy[k]!,
      ax,
      ay,
      stretch,
      ox: ox[k]!,
      oy: oy[k]!,
      near: Math.sqrt(sum[s + 6]!),
      far: Math.sqrt(sum[s + 7]!),
    })
  }
  return shapes
}
