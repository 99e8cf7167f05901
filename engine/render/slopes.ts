import { blur } from '#engine/render/blur.ts'
import { f32 } from '#engine/render/buffers.ts'
import { type GBuffer } from '#engine/render/gbuffer.ts'
import { materialOf } from '#engine/render/materials.ts'

/** Slope of layer form + region form + a groove beside every line, taken inside each region only. */
export function slopes(
  g: GBuffer,
  id: Uint16Array,
  region: Float32Array,
  layer: Float32Array,
  edge: Float32Array,
  w: number,
  h: number,
) {
  const n = w * h
  const gx = f32('f:gx', n),
    gy = f32('f:gy', n),
    height = f32('f:h', n, false)
  const bulge = new Float32Array(g.regions.length),
    form = new Float32Array(g.regions.length)
  g.regions.forEach((r, k) => {
    const m = materialOf(r.tag)
    // painted-on details (spots, lips) barely rise from what carries them
    bulge[k] = m.bulge * (r.detail > 0 ? 0.6 : 1) * (0.5 + 0.5 * Math.min(1, r.shade))
    form[k] = m.form
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
      const i = y * w + x,
        k = id[i]!
      if (!k) continue
      const c = height[i]!
      const l = id[i - 1] === k,
        r = id[i + 1] === k,
        u = id[i - w] === k,
        b = id[i + w] === k
      const sx = (r ? height[i + 1]! : c) - (l ? height[i - 1]! : c)
      const sy = (b ? height[i + w]! : c) - (u ? height[i - w]! : c)
      // half-resolution steps are two pixels apart
      gx[i] = l && r ? sx * 0.25 : sx * 0.5
      gy[i] = u && b ? sy * 0.25 : sy * 0.5
      if (gx[i] > 2.5) gx[i] = 2.5
      else if (gx[i] < -2.5) gx[i] = -2.5
      if (gy[i] > 2.5) gy[i] = 2.5
      else if (gy[i] < -2.5) gy[i] = -2.5
    }
  blur(gx, w, h, 1, 1)
  blur(gy, w, h, 1, 1)
  return { gx, gy, height }
}
