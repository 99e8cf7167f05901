import type { Ink } from '#engine/render/artwork.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { at, fbm } from '#engine/pixels/noise.ts'
import { stampStroke } from '#engine/pixels/stamp.ts'
import { planes, regionColours } from '#engine/styles/colour.ts'
import { essence } from '#engine/styles/essence.ts'
import { CANDY } from '#engine/styles/palette.ts'
import { lineInk, pageOf, type Shaded } from '#engine/styles/shared.ts'

/** How far the drawn line of a border reaches to each side, in canvas units. */
const BORDER = 3.2

/** Minimalist: the fewest lines that are the thing. Coloured, a single soft stain drifts out of register under them. */
export function lineOnly(s: Shaded): Ink {
  const { g } = s
  const { w, h } = g
  const black = lineInk(s)
  withoutBorders(s, black)
  const strokes = essence(s)
  for (const stroke of strokes) stampStroke(pageOf(g, black), stroke)
  const ink: Ink = { w, h, black, vectors: { isWhole: false, dots: [], strokes } }
  if (!s.isColoured) return ink
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
  return { ...ink, colour }
}

/** Takes the lines along the borders of shapes away; what stands free of them, and what is black itself, stays. */
function withoutBorders({ g }: Shaded, black: Float32Array): void {
  const { w, h, id, regions } = g
  const isBlack = Uint8Array.from(regions, ({ tag }) => (tag === 'black' ? 1 : 0))
  const reach = Math.ceil(BORDER * g.pixel)
  for (let y = 1; y < h - 1; y++)
    for (let x = 1, i = y * w + 1; x < w - 1; x++, i++) {
      const k = id[i]!
      const j = k !== id[i + 1] ? id[i + 1]! : k !== id[i + w] ? id[i + w]! : k
      if (j === k || isBlack[j] || isBlack[k]) continue
      for (let v = Math.max(0, y - reach); v <= Math.min(h - 1, y + reach); v++)
        for (let u = Math.max(0, x - reach); u <= Math.min(w - 1, x + reach); u++)
          if (!isBlack[id[v * w + u]!]) black[v * w + u] = 0
    }
}
