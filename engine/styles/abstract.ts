import { createRng } from '#shared/random.ts'
import type { Ink } from '#engine/render/artwork.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { stampDot, stampSegment } from '#engine/pixels/stamp.ts'
import { planes } from '#engine/styles/colour.ts'
import type { RGB } from '#engine/styles/palette.ts'
import { inkBox, lineInk, pageOf, type Shaded } from '#engine/styles/shared.ts'

/** How one plane of the thing is laid: colours lie under its lines, black has them in skin. */
const LAYINGS = ['bare', 'black', 'first', 'halftone', 'second', 'hatch', 'third'] as const
type Laying = (typeof LAYINGS)[number]

/** Cut paper: flat, few, and light enough that lines read on them. */
const PAPERS: Record<'first' | 'second' | 'third', RGB> = {
  first: [0.89, 0.36, 0.27],
  second: [0.96, 0.74, 0.3],
  third: [0.36, 0.59, 0.68],
}
/** What takes the place of a colour where there is none. */
const WITHOUT_COLOUR: Record<keyof typeof PAPERS, Laying> = {
  first: 'hatch',
  second: 'bare',
  third: 'halftone',
}

/** Straight cuts and circles through the thing; each moves what it parts so many places on, so that neighbours always differ. */
const CUTS = 5
const CIRCLES = 2
const MOVES = [1, 3, 2, 5, 4, 2, 3]

interface Cut {
  /** Below 0 on one side, above on the other, in pixels from the cut. */
  away: (x: number, y: number) => number
  moves: number
}

/** The thing taken apart into planes, each laid its own way: what a thing looks like to somebody who sees all its sides at once. */
export function abstract(s: Shaded): Ink {
  const { g, l, seed } = s
  const { w, h, id } = g
  const [x0, y0, x1, y1] = inkBox(g)
  const cuts = cutsThrough([x0, y0, x1, y1], seed)
  const black = lineInk(s)
  const colour = s.isColoured ? planes(s) : undefined
  const cut = 1.3 * g.pixel
  for (let y = y0; y < Math.min(h, y1); y++)
    for (let x = x0, i = y * w + x0; x < Math.min(w, x1); x++, i++) {
      if (!id[i]) continue
      const { laying, edge } = planeAt(cuts, x, y, s.isColoured)
      const own = s.features ? smoothstep(0.05, 0.2, s.features[i]!) : 0
      // Eyes and mouths keep their darks, whatever they lie in.
      const dark = Math.max(black[i]!, own * smoothstep(0.5, 0.62, l.tone[i]!), solidOf(s, i))
      const ink = laying === 'black' && own < 0.5 ? 1 - dark * 0.999 : dark
      black[i] = Math.max(ink, smoothstep(cut, cut - 1, edge))
      const paper = colour && laying in PAPERS ? PAPERS[laying as keyof typeof PAPERS] : undefined
      if (!paper || !colour) continue
      colour.r[i] = paper[0]
      colour.g[i] = paper[1]
      colour.b[i] = paper[2]
    }
  const dots = halftone(s, cuts, black)
  const strokes = hatch(s, cuts, black)
  const ink: Ink = { w, h, black, vectors: { isWhole: false, dots, strokes } }
  return colour ? { ...ink, colour } : ink
}

/** What is black in the drawing itself. */
const solidOf = ({ g, l }: Shaded, i: number): number =>
  g.regions[g.id[i]!]!.tag === 'black' ? smoothstep(0.5, 0.62, l.tone[i]!) : 0

/** Spread over the thing: cuts that met in one place would leave splinters there. */
function cutsThrough([x0, y0, x1, y1]: readonly [number, number, number, number], seed: number) {
  const random = createRng(seed + 4)
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const reach = Math.min(x1 - x0, y1 - y0) / 2
  const turn = random() * Math.PI
  const cuts = Array.from({ length: CUTS }, (_, n): Cut => {
    const angle = turn + (n * Math.PI) / CUTS + 0.3 * (random() - 0.5)
    const [nx, ny] = [Math.cos(angle), Math.sin(angle)]
    const off = reach * (n % 2 === 0 ? 1 : -1) * (0.12 + 0.4 * random())
    return { away: (x, y) => (x - cx) * nx + (y - cy) * ny - off, moves: MOVES[n]! }
  })
  const circles = Array.from({ length: CIRCLES }, (_, n): Cut => {
    const angle = turn + Math.PI * (n + 0.25 + 0.4 * random())
    const [ox, oy] = [cx + Math.cos(angle) * reach * 0.7, cy + Math.sin(angle) * reach * 0.7]
    const radius = reach * (0.45 + 0.25 * random())
    return { away: (x, y) => Math.hypot(x - ox, y - oy) - radius, moves: MOVES[CUTS + n]! }
  })
  return [...cuts, ...circles]
}

/** How a place is laid, and how far the next plane is. */
function planeAt(cuts: readonly Cut[], x: number, y: number, isColoured: boolean) {
  let place = 0
  let edge = Infinity
  for (const { away, moves } of cuts) {
    const d = away(x, y)
    if (d > 0) place += moves
    const near = Math.abs(d)
    if (near < edge) edge = near
  }
  const laying = LAYINGS[place % LAYINGS.length]!
  return {
    laying:
      !isColoured && laying in WITHOUT_COLOUR
        ? WITHOUT_COLOUR[laying as keyof typeof WITHOUT_COLOUR]
        : laying,
    edge,
  }
}

/** Dots on a slanted grid, as large as the shade is dark. */
function halftone(s: Shaded, cuts: readonly Cut[], black: Float32Array): number[] {
  const { g, l, isColoured } = s
  const { w, h, id } = g
  const page = pageOf(g, black)
  const dots: number[] = []
  const cell = 9 * g.pixel
  const reach = Math.hypot(w, h)
  for (let u = -reach; u < reach; u += cell)
    for (let v = -reach; v < reach; v += cell) {
      const x = w / 2 + (u - v) * Math.SQRT1_2
      const y = h / 2 + (u + v) * Math.SQRT1_2
      if (x < 2 || y < 2 || x > w - 3 || y > h - 3) continue
      const i = (y | 0) * w + (x | 0)
      if (!id[i] || planeAt(cuts, x, y, isColoured).laying !== 'halftone') continue
      const radius = cell * 0.66 * Math.sqrt(Math.max(0.05, l.tone[i]! - 0.06))
      dots.push(x, y, radius)
      stampDot(page, { x, y, radius })
    }
  return dots
}

/** Level lines, closer by nothing but their weight: heavier in the shade. */
function hatch(s: Shaded, cuts: readonly Cut[], black: Float32Array): number[][] {
  const { g, l, isColoured } = s
  const { w, h, id } = g
  const page = pageOf(g, black)
  const strokes: number[][] = []
  const [gap, step] = [8 * g.pixel, 4 * g.pixel]
  for (let y = gap / 2; y < h; y += gap) {
    let run: number[] = []
    for (let x = step; x < w - step; x += step) {
      const i = (y | 0) * w + (x | 0)
      const isIn = id[i]! > 0 && planeAt(cuts, x, y, isColoured).laying === 'hatch'
      if (isIn) run.push(x, y, g.pixel * (0.7 + 2.2 * l.tone[i]!))
      if (isIn && x < w - 2 * step) continue
      if (run.length >= 6) strokes.push(run)
      run = []
    }
  }
  for (const run of strokes)
    for (let k = 3; k < run.length; k += 3)
      stampSegment(
        page,
        { x: run[k - 3]!, y: run[k - 2]!, radius: run[k - 1]! },
        { x: run[k]!, y: run[k + 1]!, radius: run[k + 2]! },
      )
  return strokes
}
