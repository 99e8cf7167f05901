import type { Ink } from '#engine/render/artwork.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { at, noise } from '#engine/pixels/noise.ts'
import { colourUnder } from '#engine/styles/colour.ts'
import { JEWEL } from '#engine/styles/palette.ts'
import { curve, lineInk, type Shaded } from '#engine/styles/shared.ts'

/** Each colour runs from a warm light to a cool deep, smooth black only in the last third, crisp highlights, heavy contour. */
export function neoTraditional(s: Shaded): Ink {
  const { g, l, isColoured } = s
  const { w, h, id } = g
  const black = lineInk(s)
  const grain = noise(2, 4)
  const grey = curve(0.2, 1, 1.25)
  for (let y = 0; y < h; y++)
    for (let x = 0, i = y * w; x < w; x++, i++) {
      if (!id[i]) continue
      const rough = 1 + 0.16 * at(grain, x, y)
      const v = isColoured
        ? smoothstep(0.55, 1.02, l.form[i]!) * 0.9 * rough
        : grey[(l.tone[i]! * 1024) | 0]! * 0.94 * rough
      if (v > black[i]!) black[i] = v > 1 ? 1 : v
    }
  const ink = { w, h, black }
  return isColoured ? colourUnder(s, ink, JEWEL, { richness: 1 }) : ink
}
