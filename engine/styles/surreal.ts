import { at, fbm, noise } from '#engine/render/noise.ts'
import { createRng } from '#engine/motifs/drawing/geometry.ts'
import { smoothstep } from '#engine/render/maths.ts'
import { type Ink } from '#engine/render/artwork.ts'
import { realistic } from '#engine/styles/realistic.ts'
import type { Shaded } from '#engine/styles/shared.ts'

/** Black and grey, with a night sky showing through the darks. */
export function surreal(s: Shaded): Ink {
  const { g, l, seed } = s
  const { w, h, id } = g
  const ink = realistic(s, { smoke: 0.25 })
  const { black } = ink
  const nebula = fbm(128, 5, 91),
    veil = noise(64, 92)
  for (let y = 0; y < h; y++)
    for (let x = 0, i = y * w; x < w; x++, i++) {
      if (!id[i]) continue
      const sky = smoothstep(0.66, 0.8, l.tone[i]! + 0.06 * at(veil, x, y))
      if (sky <= 0) continue
      const cloud = 0.95 - 0.5 * smoothstep(0.02, 0.42, at(nebula, x, y))
      black[i] = black[i]! * (1 - sky) + cloud * sky
    }
  const random = createRng(seed)
  for (let k = 0; k < 2600; k++) {
    const x = random() * w,
      y = random() * h,
      i = (y | 0) * w + (x | 0)
    if (!id[i] || l.tone[i]! < 0.7) continue
    erase(black, w, h, x, y, 0.5 + 1.5 * random() ** 4)
  }
  return ink
}

function erase(a: Float32Array, w: number, h: number, x: number, y: number, r: number) {
  for (let yy = Math.max(0, Math.floor(y - r - 1)); yy <= Math.min(h - 1, y + r + 1); yy++)
    for (let xx = Math.max(0, Math.floor(x - r - 1)); xx <= Math.min(w - 1, x + r + 1); xx++) {
      const v = Math.min(1, Math.max(0, r + 0.5 - Math.hypot(xx - x, yy - y)))
      a[yy * w + xx]! *= 1 - v
    }
}
