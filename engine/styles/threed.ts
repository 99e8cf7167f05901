import { blur } from '#engine/pixels/blur.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { at, noise } from '#engine/pixels/noise.ts'
import type { Ink } from '#engine/render/artwork.ts'
import { curve, fadeAtRim, lineInk, softenBorders, type Shaded } from '#engine/styles/shared.ts'

/** 3D: strong modelling, hard glints, and a cast shadow that lifts it off the skin. */
export function threeD(s: Shaded): Ink {
  const { g, f, l, workspace } = s
  const { w, h, id, line } = g
  const black = lineInk(s, 0)
  const table = curve(0.18, 0.9, 1.3)
  const grain = noise(2, 5)
  const { w2, h2 } = f
  const filled = Uint8Array.from(g.regions, (r) => (r.tag === 'black' ? 1 : 0))
  const shadow = workspace.floats('cast shadow', w2 * h2)
  const dx = Math.round(13 * g.pixel)
  const dy = Math.round(19 * g.pixel)
  const fade = fadeAtRim(g, 40)
  for (let y = dy; y < h2; y++)
    for (let x = dx; x < w2; x++) shadow[y * w2 + x] = f.id[(y - dy) * w2 + x - dx] ? 1 : 0
  // What is sculpted stands higher over the skin than a drawing that was puffed up.
  const radius = Math.max(1, Math.round((s.hasForms ? 8 : 5) * g.pixel))
  blur({ width: w2, height: h2, values: shadow }, { radius, workspace })
  for (let y = 0; y < h; y++)
    for (let x = 0, i = y * w; x < w; x++, i++) {
      const half = Math.min(h2 - 1, y >> 1) * w2 + Math.min(w2 - 1, x >> 1)
      const ink = line[i]! * (1 / 255)
      if (!id[i]) {
        const dark = shadow[half]!
        const v = dark > 0.01 ? fade(x, y) * 0.8 * dark * dark * (1 + 0.06 * at(grain, x, y)) : 0
        black[i] = v > ink ? v : ink
        continue
      }
      let t = table[(l.tone[i]! * 1024) | 0]!
      t *= 1 - smoothstep(0.3, 0.85, l.shine[i]!)
      t += 0.04 * at(grain, x, y) * t
      const v = ink * (filled[id[i]!] ? 0.98 - 0.3 * l.shine[i]! : 0.55 + 0.45 * l.form[i]!)
      if (v > t) t = v
      black[i] = t > 1 ? 1 : t
    }
  softenBorders(black, g)
  return { w, h, black }
}
