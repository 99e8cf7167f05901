import type { Ink } from '#engine/render/artwork.ts'
import { dots } from '#engine/pixels/dots.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { stampDots } from '#engine/pixels/stamp.ts'
import { colourUnder } from '#engine/styles/colour.ts'
import { broadRegions, cutBlades, growHooks } from '#engine/styles/tribal.ts'
import { FLASH } from '#engine/styles/palette.ts'
import { curve, inkBox, lineInk, pageOf, type Shaded } from '#engine/styles/shared.ts'

/** Materials that blackwork fills solid, with their inner lines left as bare skin. */
const DARK =
  /^(?:leaf|red|ruby|petal|wood|cloth|leather|steelDark|rockDark|wingDark|featherDark|featherBlack|clothDark|furDark|furBlack|hair|water|fin|iris)$/

/** Materials that are dark in two values even where light falls on them at a slant. */
const DEEP = /^(?:red|ruby|wood|cloth|water|clothDark|featherDark|furDark)$/

/** Black in the drawing itself, or filled with black here. */
export const isSolidInBlackwork = (tag: string) => tag === 'black' || DARK.test(tag)

/** Materials that stay bare even in tribal work: without them a face is a hole. */
const BARE =
  /^(?:paper|petalLight|belly|bone|foam|furLight|furWhite|featherWhite|wingLight|skin|beak|star|sun|moon|flameIn|glass|horn|banner|cloud|iris|gold|ice)$/

/**
 * Fills regions solid and turns the lines inside them to bare skin. Where a filled region meets an open one the line stays
 * black, so that no white thread runs around it.
 */
function invert(
  { g, workspace }: Shaded,
  black: Float32Array,
  isFilled: (tag: string, k: number) => boolean,
  isScratch: (k: number) => boolean = () => false,
): void {
  const { w, h, id, line, regions } = g
  const filled = Uint8Array.from(regions, (region, k) => (k > 0 && isFilled(region.tag, k) ? 1 : 0))
  const drawn = Uint8Array.from(regions, ({ tag }, k) =>
    tag !== 'black' ? 0 : isScratch(k) ? 2 : 1,
  )
  const inside = workspace.bytes('invert: inside', w * h, 'as left')
  for (let i = 0; i < w * h; i++) inside[i] = filled[id[i]!]! | (drawn[id[i]!]! >> 1)
  const reach = Math.max(2, Math.round(3.4 * g.pixel))
  for (let y = reach; y < h - reach; y++)
    for (let x = reach, i = y * w + reach; x < w - reach; x++, i++) {
      if (!inside[i]) continue
      const isRim =
        !inside[i - reach] || !inside[i + reach] || !inside[i - reach * w] || !inside[i + reach * w]
      const how = drawn[id[i]!]!
      black[i] = how === 2 ? 0 : isRim || how === 1 ? 1 : 1 - line[i]! / 255
    }
}

/** A facet with so much of its border against black stays open: filled, the two would be one. */
const AGAINST_BLACK = 0.3
/** A stroke of the pen no broader than this, in canvas units, is cut out of the fill that it lies in. */
const PEN = 11

/** What is filled, and what is scratched out of it, in view of what lies beside it. */
function counterchange({ g }: Shaded) {
  const { id, regions, pixel } = g
  const count = () => new Uint32Array(regions.length)
  const [area, border, besideBlack, besideDark] = [count(), count(), count(), count()]
  for (let i = 0; i < id.length; i++) area[id[i]!]!++
  forBorders(g, (k) => border[k]!++)
  const isBlack = (k: number) => k > 0 && regions[k]!.tag === 'black'
  const broad = regions.map((_, k) => 2 * area[k]! > PEN * pixel * border[k]!)
  const isMass = Uint8Array.from(regions, (_, k) => (isBlack(k) && broad[k] ? 1 : 0))
  const isDark = Uint8Array.from(regions, ({ tag }, k) => (k > 0 && DARK.test(tag) ? 1 : 0))
  forBorders(g, (k, other) => {
    besideBlack[k]! += isMass[other]!
    besideDark[k]! += isDark[other]!
  })
  return {
    isFilled: (k: number) =>
      isDark[k] === 1 && besideBlack[k]! < AGAINST_BLACK * Math.max(1, border[k]!),
    isScratch: (k: number) => isBlack(k) && !broad[k] && besideDark[k]! > 0.8 * border[k]!,
  }
}

/** Calls for every pixel's side on which one region meets another, once from either. */
function forBorders({ w, h, id }: Shaded['g'], meet: (k: number, other: number) => void): void {
  for (let y = 0; y + 1 < h; y++)
    for (let x = 0, i = y * w; x + 1 < w; x++, i++) {
      const [k, right, below] = [id[i]!, id[i + 1]!, id[i + w]!]
      if (right !== k) {
        meet(k, right)
        meet(right, k)
      }
      if (below !== k) {
        meet(k, below)
        meet(below, k)
      }
    }
}

/** Heavy solids, stippled transitions, leaves and darks as black shapes with skin lines. */
export function blackwork(s: Shaded): Ink {
  const { g, l } = s
  const { w, h, id } = g
  const black = lineInk(s)
  const table = curve(0.3, 0.86, 1.2)
  const spacing = Float32Array.from({ length: 1025 }, (_, i) =>
    i < 20 ? 1e9 : 14 + (2.1 - 14) * (i / 1024) ** 0.42,
  )
  const tile = dots()
  const [x0, y0, x1, y1] = inkBox(g)
  const list: number[] = []
  for (let ty = Math.floor(y0 / tile.size); ty * tile.size < y1; ty++)
    for (let tx = Math.floor(x0 / tile.size); tx * tile.size < x1; tx++)
      for (let j = 0; j < tile.count; j++) {
        const x = tx * tile.size + tile.x[j]!
        const y = ty * tile.size + tile.y[j]!
        if (x < 3 || y < 3 || x >= w - 3 || y >= h - 3) continue
        const i = (y | 0) * w + (x | 0)
        if (!id[i] || g.line[i]! > 200) continue
        const t = (table[(l.tone[i]! * 1024) | 0]! * 1024) | 0
        if (tile.spacing[j]! >= spacing[t]!) list.push(x, y, 1.25 + 0.7 * (t / 1024))
      }
  stampDots(pageOf(g, black), list)
  for (let i = 0; i < w * h; i++) {
    // Deep shadow is packed solid: blackwork is the art of the large black shape.
    if (!id[i]) continue
    const v = smoothstep(0.74, 0.8, l.tone[i]!)
    if (v > black[i]!) black[i] = v
  }
  const { isFilled, isScratch } = counterchange(s)
  invert(s, black, (_, k) => isFilled(k), isScratch)
  const ink: Ink = { w, h, black, vectors: { dots: list, strokes: [] } }
  return s.isColoured ? colourUnder(s, ink, FLASH, { strength: 0.8 }) : ink
}

/** Two values and nothing between: spotted blacks with crisp edges, as in a brushed comic page. */
export function blackAndWhite(s: Shaded): Ink {
  const { g, l } = s
  const { w, h, id } = g
  const black = lineInk(s)
  // What is deep in colour is deep in shade; a drawn highlight has none.
  const extra = Float32Array.from(g.regions, ({ tag, isGleam }) =>
    isGleam && tag === 'paper' ? -1 : DEEP.test(tag) ? 0.1 : 0,
  )
  for (let y = 0; y < h; y++)
    for (let x = 0, i = y * w; x < w; x++, i++) {
      if (!id[i]) continue
      // Feathering: the edge of a shadow breaks into short strokes across it, in the direction of the light.
      const phase = ((x * 0.78 - y * 0.62) / (5.2 * g.pixel)) % 1
      const stroke = 0.075 * (1 - 2 * Math.abs(2 * (phase < 0 ? phase + 1 : phase) - 1))
      const v = smoothstep(0.585, 0.615, l.tone[i]! + extra[id[i]!]! + stroke)
      if (v > black[i]!) black[i] = v
    }
  const ink: Ink = { w, h, black }
  return s.isColoured ? colourUnder(s, ink, FLASH, { strength: 0.9 }) : ink
}

/** What is bare only where it is small: a sail or a page left open would be a window in a black shape. */
const PANEL = /^(?:paper|banner|foam|gold|sun|moon)$/

/** One black shape with the drawing cut out of it in skin. */
export function tribal(s: Shaded): Ink {
  const { g } = s
  const black = lineInk(s)
  const panels = broadRegions(s, ({ tag, isSculpted }) => PANEL.test(tag) && !isSculpted)
  const isFilled = (tag: string, k: number) =>
    g.regions[k]!.layer >= 0 && (!BARE.test(tag) || panels.has(k))
  invert(s, black, isFilled)
  // What is sculpted has blades of its own, cut along its coat.
  if (!s.hasForms) {
    const filled = Uint8Array.from(g.regions, ({ tag }, k) => (isFilled(tag, k) ? 1 : 0))
    cutBlades(s, black, filled)
    // A stage of blades around it needs no others.
    if (!g.layers.some(({ role }) => role === 'stage')) growHooks(s, black, filled)
  }
  const ink: Ink = { w: g.w, h: g.h, black }
  return s.isColoured ? colourUnder(s, ink, FLASH, { strength: 0.7 }) : ink
}
