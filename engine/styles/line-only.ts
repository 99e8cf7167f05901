import type { Ink } from '#engine/render/artwork.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { at, fbm } from '#engine/pixels/noise.ts'
import { stampStroke } from '#engine/pixels/stamp.ts'
import { planes, regionColours } from '#engine/styles/colour.ts'
import { essence } from '#engine/styles/essence.ts'
import { CANDY } from '#engine/styles/palette.ts'
import { lineInk, pageOf, wordsIn, type Shaded } from '#engine/styles/shared.ts'

/** How far the drawn line of a border reaches to each side, and beyond a corner, in canvas units. */
const BORDER = 5.5

/** Minimalist: the fewest lines that are the thing. Coloured, a single soft stain drifts out of register under them. */
export function lineOnly(s: Shaded): Ink {
  const { g } = s
  const { w, h } = g
  const black = lineInk(s)
  withoutBorders(s, black)
  withoutSpecks(s, black)
  const strokes = essence(s)
  for (const stroke of strokes) stampStroke(pageOf(g, black), stroke)
  packAccents(s, black)
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

/** What is dark by nature beside something lighter of its kind: the shaded faces of rock, the iron on wood. */
const ACCENT = /Dark$/
/** A share of the thing no greater than this is packed: more would be a black shape with lines, not a line with an accent. */
const MOST_BLACK = 0.38

/** The darkest faces of a drawing in solid black, where they are few: one accent makes an outline a drawing. */
function packAccents({ g, f }: Shaded, black: Float32Array): void {
  const { w, h, id, regions } = g
  const isAccent = Uint8Array.from(regions, ({ tag, isSculpted, layer }) =>
    ACCENT.test(tag) && !isSculpted && layer >= 0 ? 1 : 0,
  )
  let [all, dark] = [0, 0]
  for (const k of f.id) {
    if (k > 0) all++
    dark += isAccent[k]!
  }
  if (dark === 0 || dark > MOST_BLACK * all) return
  for (let y = 1; y < h - 1; y++)
    for (let x = 1, i = y * w + 1; x < w - 1; x++, i++) {
      const near = [id[i]!, id[i - 1]!, id[i + 1]!, id[i - w]!, id[i + w]!]
      const cover = near.reduce((sum, k) => sum + isAccent[k]!, 0) / near.length
      if (cover > black[i]!) black[i] = cover
    }
}

/** Square canvas units: what is left of a line at its corners is less, the shortest line is more. */
const SPECK = 90

/** Takes away what is too small to be a line; what is black itself stays, and so do the points of a date and the dots of an i. */
function withoutSpecks({ g }: Shaded, black: Float32Array): void {
  const { w, h, id, regions } = g
  const least = SPECK * g.pixel ** 2
  const isOfWords = wordsIn(g)
  const isSeen = new Uint8Array(w * h)
  for (let start = 0; start < w * h; start++) {
    if (isSeen[start] || !(black[start]! > 0)) continue
    const speck = [start]
    isSeen[start] = 1
    let isKept = !id[start] && isOfWords(start % w, Math.floor(start / w))
    for (let n = 0; n < speck.length; n++) {
      const i = speck[n]!
      if (regions[id[i]!]!.tag === 'black') isKept = true
      for (const j of [i - 1, i + 1, i - w, i + w])
        if (j >= 0 && j < w * h && !isSeen[j] && black[j]! > 0) {
          isSeen[j] = 1
          speck.push(j)
        }
    }
    if (!isKept && speck.length < least) for (const i of speck) black[i] = 0
  }
}
