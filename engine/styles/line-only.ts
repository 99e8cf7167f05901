import type { Ink } from '#engine/render/artwork.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { at, fbm } from '#engine/pixels/noise.ts'
import { planes, regionColours } from '#engine/styles/colour.ts'
import { CANDY } from '#engine/styles/palette.ts'
import { lineInk, type Shaded } from '#engine/styles/shared.ts'

/** Minimalist: one even line, nothing else. Coloured, a single soft stain drifts out of register under it. */
export function lineOnly(s: Shaded): Ink {
  const { g } = s
  const { w, h } = g
  const black = lineInk(s)
  if (!s.isColoured) return { w, h, black }
  const colour = planes(s)
  const list = regionColours(s, CANDY)
  const drift = fbm(128, 3, 12)
  const [dx, dy] = [Math.round(10 * g.pixel), Math.round(8 * g.pixel)]
  for (let y = dy; y < h; y++)
    for (let x = dx; x < w; x++) {
      const c = list[g.id[(y - dy) * w + x - dx]!]
      if (!c) continue
      const i = y * w + x
      const a = 0.34 * smoothstep(-0.5, 0.35, at(drift, x, y))
      colour.r[i] = 1 - (1 - c[0]) * a
      colour.g[i] = 1 - (1 - c[1]) * a
      colour.b[i] = 1 - (1 - c[2]) * a
    }
  return { w, h, black, colour }
}
