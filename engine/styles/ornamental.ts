import { smoothstep } from '#engine/pixels/maths.ts'
import type { Ink } from '#engine/render/artwork.ts'
import { dotwork } from '#engine/styles/dotwork.ts'
import { fill, mandala, stroke, type Mandala, type Ring } from '#engine/styles/ornament-rings.ts'
import { panelsOf, type InPanel, type Panel } from '#engine/styles/panels.ts'
import type { Shaded } from '#engine/styles/shared.ts'

/** What keeps its own drawing: eyes, black, and bare skin. */
const PLAIN = /^(?:paper|black|iris|none)$/

/** A row of ornament along the edge of a panel: kind, breadth and how long one piece of it is, in canvas units. */
type Band = readonly [kind: Ring, width: number, pitch: number]

/** Skin between the outline and the first band. */
const MARGIN = 5
/** Bands by how deep a panel is, from the edge inwards. The deepest come first. */
const BANDS: readonly { least: number; bands: readonly Band[] }[] = [
  {
    least: 62,
    bands: [
      ['beads', 10, 10],
      ['petals', 24, 19],
      ['lace', 9, 11],
    ],
  },
  {
    least: 34,
    bands: [
      ['beads', 8, 8],
      ['petals', 18, 14],
    ],
  },
  { least: 15, bands: [['beads', 8, 8]] },
]

/** How a panel is laid out: its bands, where they end, and the mandala in the room that is left. */
interface Layout {
  bands: readonly Band[]
  inner: number
  middle: Mandala | undefined
}

function layOut({ depth }: Panel, pixel: number, free: number): Layout | undefined {
  const deep = depth / pixel
  const found = BANDS.find(({ least }) => deep >= least)
  if (!found) return undefined
  const inner = found.bands.reduce((sum, [, width]) => sum + width, MARGIN)
  // It lies over all bands but the first, and off the face.
  const room = Math.min(deep - MARGIN - found.bands[0]![1] - 4, free / pixel - BESIDE_FACE)
  return { bands: found.bands, inner, middle: mandala(room) }
}

/** Canvas units between a mandala and the eyes, nose or mouth beside it: over them it is a mask. */
const BESIDE_FACE = 12
/** Every so many pixels a face is looked for. */
const LOOK = 3

/** How far the middle of a panel is from the nearest feature of a face, in pixels. */
function freeAbout({ x, y, depth }: Panel, { g: { w, h }, features }: Shaded): number {
  if (!features) return Infinity
  const reach = Math.ceil(1.2 * depth)
  let nearest = Infinity
  for (let v = Math.max(0, Math.floor(y - reach)); v < Math.min(h, y + reach); v += LOOK)
    for (let u = Math.max(0, Math.floor(x - reach)); u < Math.min(w, x + reach); u += LOOK)
      if (features[v * w + u]! > 0.2) nearest = Math.min(nearest, Math.hypot(u - x, v - y))
  return nearest
}

/** The thing built of panels: rows of beads, petals and lace along each edge, a mandala in the middle of what is broad, dots between. */
export function ornamental(s: Shaded): Ink {
  const { g, f, l, features } = s
  const { w, h, id, line, regions, pixel } = g
  const ink = dotwork(s, { low: 0.16, high: 0.9, dust: 0 })
  const isHero = Uint8Array.from(regions, ({ layer, tag }) =>
    layer >= 0 && g.layers[layer]!.role === 'hero' && !PLAIN.test(tag) ? 1 : 0,
  )
  const panels = panelsOf(g, f, (k) => isHero[k] === 1)
  const layouts = new Map<Panel, Layout | undefined>()
  const covered = new Uint8Array(w * h)
  for (let y = 0; y < h; y++)
    for (let x = 0, i = y * w; x < w; x++, i++) {
      const k = id[i]!
      if (k && regions[k]!.tag === 'black')
        ink.black[i] = Math.max(ink.black[i]!, smoothstep(0.5, 0.62, l.tone[i]!))
      if (!isHero[k] || line[i]! > 200) continue
      const own = features ? smoothstep(0.03, 0.12, features[i]!) : 0
      // a face keeps its own drawing, with its darks packed
      if (own > 0) ink.black[i] = Math.max(ink.black[i]!, own * smoothstep(0.5, 0.62, l.tone[i]!))
      const place = own < 1 ? panels.at(x, y) : undefined
      if (!place) continue
      if (!layouts.has(place.panel))
        layouts.set(place.panel, layOut(place.panel, pixel, freeAbout(place.panel, s)))
      const layout = layouts.get(place.panel)
      const v = layout && ornamentAt(layout, place, x, y, pixel)
      if (v === undefined) continue
      ink.black[i] = Math.max(line[i]! / 255, v * (1 - own) + ink.black[i]! * own)
      covered[i] = 1
    }
  if (!ink.vectors) return ink
  const { dots } = ink.vectors
  const left = dots.filter((_, n) => {
    const o = n - (n % 3)
    return !covered[(dots[o + 1]! | 0) * w + (dots[o]! | 0)]
  })
  return { ...ink, vectors: { ...ink.vectors, isWhole: false, dots: left } }
}

/** The ink of the ornament at a place; undefined between bands and mandala, where dots are. */
function ornamentAt(
  { bands, inner, middle }: Layout,
  { panel, deep, along, around }: InPanel,
  x: number,
  y: number,
  pixel: number,
): number | undefined {
  const d = deep / pixel
  if (d < MARGIN) return 0
  const [mx, my] = [(x - panel.x) / pixel, (y - panel.y) / pixel]
  const away = middle ? Math.sqrt(mx * mx + my * my) - middle.radius : Infinity
  if (away < 1.5) return middle!.at(mx, my)
  // a breath of skin about it
  if (away < 5) return 0
  if (d < inner + 1.5) {
    let from = MARGIN
    for (const [kind, width, pitch] of bands) {
      const b = (d - from) / width
      from += width
      if (b > 1) continue
      const cells = Math.max(3, Math.round(around / pixel / pitch))
      const turn = (along / around) * cells
      const p = turn - Math.floor(turn) - 0.5
      const cell = around / pixel / cells
      return Math.max(stroke(b * width), fill({ kind, width }, p, b, cell))
    }
    return stroke(d - inner)
  }
  return undefined
}
