import type { Ink } from '#engine/render/artwork.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { planes, regionColours } from '#engine/styles/colour.ts'
import { CANDY } from '#engine/styles/palette.ts'
import { lineInk, solidRegions, type Shaded } from '#engine/styles/shared.ts'

/** Clean colour in three hard bands, white glints, heavy contour from the line stage. */
export function cartoon(s: Shaded): Ink {
  const { g, l, isColoured } = s
  const { w, h, id } = g
  const black = lineInk(s)
  const colour = planes(s)
  const list = regionColours(s, CANDY)
  const solid = solidRegions(g)
  for (let i = 0; i < w * h; i++) {
    const k = id[i]!
    if (!k) continue
    if (solid[k]) {
      // A cool sheen on black areas keeps them from being holes.
      black[i]! *= 1 - 0.5 * smoothstep(0.2, 0.24, l.shine[i]!)
      continue
    }
    const t = l.form[i]!
    const glint = smoothstep(0.12, 0.07, t) * 0.4 + 0.5 * smoothstep(0.4, 0.45, l.shine[i]!)
    if (!isColoured) {
      const own = l.tone[i]!
      const grey = 0.24 * smoothstep(0.36, 0.39, own) + 0.32 * smoothstep(0.62, 0.65, own)
      const v = grey * (1 - glint)
      if (v > black[i]!) black[i] = v
      continue
    }
    const c = list[k]
    if (!c) continue
    const shade = 1 - 0.26 * smoothstep(0.42, 0.45, t) - 0.26 * smoothstep(0.64, 0.67, t)
    // Shadows lean to violet: the shift in hue is what makes flat shading look painted.
    colour.r[i] = c[0] * shade + (1 - c[0] * shade) * glint
    colour.g[i] = c[1] * shade * (0.94 + 0.06 * shade) + (1 - c[1] * shade) * glint
    colour.b[i] = c[2] * shade + 0.06 * (1 - shade) + (1 - c[2] * shade) * glint
  }
  return isColoured ? { w, h, black, colour } : { w, h, black }
}
