import { Delaunay } from 'd3-delaunay'
import { type Point } from '#engine/motifs/drawing/geometry.ts'
import { createRng } from '#shared/random.ts'
import type { Ink } from '#engine/render/artwork.ts'
import type { GBuffer } from '#engine/render/gbuffer.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { stampSegment, stampStroke } from '#engine/pixels/stamp.ts'
import { colourUnder } from '#engine/styles/colour.ts'
import { dotwork } from '#engine/styles/dotwork.ts'
import { JEWEL } from '#engine/styles/palette.ts'
import { pageOf, type Shaded } from '#engine/styles/shared.ts'

/** The hero is facets: triangles of bare skin, dots, hatch and black by rank of their tone, so that every subject has all of them. */
export function geometric(s: Shaded): Ink {
  const { g } = s
  const { w, h } = g
  const ink = dotwork(s, { low: 0.12, high: 0.86, dot: 0.9, dust: 0 })
  const strokes = ink.vectors?.strokes ?? []
  const solids: number[][] = []
  const hero = heroMask(s)
  const points = seedPoints(s, hero)
  if (points.length < 12) return ink
  const { triangles } = Delaunay.from(points as [number, number][])
  const facets: { corners: Triangle; tone: number }[] = []
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [
      points[triangles[t]!]!,
      points[triangles[t + 1]!]!,
      points[triangles[t + 2]!]!,
    ]
    const middle: Point = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3]
    if (!hero(middle[0], middle[1]) || !edgesInside([a, b, c], hero)) continue
    facets.push({ corners: [a, b, c], tone: toneOf(s, [a, b, c]) })
  }
  facets.sort((a, b) => b.tone - a.tone)
  for (const [n, { corners, tone }] of facets.entries())
    facet(s, ink.black, corners, { tone, rank: n / facets.length, strokes, solids })
  const faceted: Ink = {
    w,
    h,
    black: ink.black,
    vectors: { dots: dotsLeft(g, ink), strokes, solids },
  }
  return s.isColoured ? colourUnder(s, faceted, JEWEL, { strength: 0.75 }) : faceted
}

/** Facets replace the stipple under them. */
function dotsLeft({ w }: GBuffer, { black, vectors }: Ink): number[] {
  const dots = vectors?.dots ?? []
  return dots.filter((_, i) => {
    const o = i - (i % 3)
    return black[(dots[o + 1]! | 0) * w + (dots[o]! | 0)]! > 0.5
  })
}

type Mask = (x: number, y: number) => boolean
type Triangle = readonly [Point, Point, Point]

function heroMask({ g }: Shaded): Mask {
  // Cloth with words on it keeps its own tone: on a black facet a letter is lost.
  const isHero = Uint8Array.from(g.regions, ({ layer }) => {
    const { role, words } = g.layers[layer] ?? {}
    return role === 'hero' && !words ? 1 : 0
  })
  return (x, y) => {
    if (x < 1 || y < 1 || x >= g.w - 1 || y >= g.h - 1) return false
    return isHero[g.id[(y | 0) * g.w + (x | 0)]!] === 1
  }
}

/** Points crowd on the outline and the drawn lines, so that facets follow the form. */
function seedPoints({ g, heroBox, seed }: Shaded, hero: Mask): Point[] {
  const random = createRng(seed + 3)
  const step = 0.056 * Math.max(heroBox[2] - heroBox[0], heroBox[3] - heroBox[1])
  const cell = step * 1.5
  const grid = new Map<number, Point[]>()
  const points: Point[] = []
  const key = (x: number, y: number) => Math.floor(y / cell) * 4096 + Math.floor(x / cell)
  const isNear = (x: number, y: number, reach: number) => {
    for (const dy of [-1, 0, 1])
      for (const dx of [-1, 0, 1])
        for (const [px, py] of grid.get(key(x + dx * cell, y + dy * cell)) ?? [])
          if ((px - x) ** 2 + (py - y) ** 2 < reach * reach) return true
    return false
  }
  for (let y = Math.max(0, heroBox[1] | 0); y < heroBox[3]; y += 3)
    for (let x = Math.max(0, heroBox[0] | 0); x < heroBox[2]; x += 3) {
      if (!hero(x, y)) continue
      const isEdge = !hero(x - 4, y) || !hero(x + 4, y) || !hero(x, y - 4) || !hero(x, y + 4)
      const isLine = g.line[y * g.w + x]! > 128
      const reach = isEdge ? step * 0.7 : isLine ? step * 0.95 : step * 1.4
      if ((isEdge || isLine || random() < 0.25) && !isNear(x, y, reach)) {
        points.push([x, y])
        const list = grid.get(key(x, y))
        if (list) list.push([x, y])
        else grid.set(key(x, y), [[x, y]])
      }
    }
  return points
}

const edgesInside = ([a, b, c]: Triangle, hero: Mask) =>
  [
    [a, b],
    [b, c],
    [c, a],
  ].filter(([p, q]) => hero((p![0] + q![0]) / 2, (p![1] + q![1]) / 2)).length >= 2

/** Shares of the facets that are black, hatched and dotted; the rest are bare. */
const [BLACK, CLOSE, OPEN] = [0.18, 0.42, 0.68]
/** Never black, however few are darker, and never bare. */
const [PALE, DEEP] = [0.2, 0.86]

const side = (p: Point, q: Point, x: number, y: number) =>
  (q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0])

/** Visits the pixels of a triangle. */
function within([a, b, c]: Triangle, step: number, visit: (x: number, y: number) => void): void {
  const turn = Math.sign(side(a, b, c[0], c[1])) || 1
  const [x1, y1] = [Math.max(a[0], b[0], c[0]), Math.max(a[1], b[1], c[1])]
  for (let y = Math.floor(Math.min(a[1], b[1], c[1])); y <= y1; y += step)
    for (let x = Math.floor(Math.min(a[0], b[0], c[0])); x <= x1; x += step)
      if (
        turn * side(a, b, x, y) >= 0 &&
        turn * side(b, c, x, y) >= 0 &&
        turn * side(c, a, x, y) >= 0
      )
        visit(x, y)
}

/** Mean tone of a facet, tilted a little by the way it lies, so that neighbours differ. */
function toneOf({ g, l }: Shaded, corners: Triangle): number {
  let [sum, n] = [0, 0]
  within(corners, 2, (x, y) => {
    sum += l.tone[y * g.w + x]!
    n++
  })
  const [a, b] = corners
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0])
  return sum / Math.max(1, n) + 0.09 * Math.sin(angle * 2 + a[0] * 0.02)
}

function facet(
  s: Shaded,
  black: Float32Array,
  corners: Triangle,
  {
    tone,
    rank,
    strokes,
    solids,
  }: { tone: number; rank: number; strokes: number[][]; solids: number[][] },
): void {
  const { g, l } = s
  const { w } = g
  const [a, b, c] = corners
  const isBlack = (rank < BLACK && tone > PALE) || tone > DEEP
  // A middle tone keeps its dots.
  const isDotted = !isBlack && rank > CLOSE && rank < OPEN
  within(corners, 1, (x, y) => {
    const i = y * w + x
    // Eyes, nostrils and mouths stay: without them a face is a mask.
    const isFace = g.regions[g.id[i]!]!.tag === 'black' || (s.features && s.features[i]! > 0.2)
    if (isFace) black[i] = Math.max(black[i]!, smoothstep(0.5, 0.62, l.tone[i]!))
    if (isFace) return
    const margin = Math.min(
      Math.abs(side(a, b, x, y)) / Math.hypot(b[0] - a[0], b[1] - a[1]),
      Math.abs(side(b, c, x, y)) / Math.hypot(c[0] - b[0], c[1] - b[1]),
      Math.abs(side(c, a, x, y)) / Math.hypot(a[0] - c[0], a[1] - c[1]),
    )
    // A thread of skin between black facets keeps the net visible.
    const filled = isBlack ? Math.min(1, Math.max(0, margin - 1.1 * g.pixel)) : 0
    // A drawing keeps its lines: without them petals are lost in the net.
    const drawn = (g.regions[g.id[i]!]!.isSculpted ? 0.45 : 1) * (g.line[i]! / 255)
    black[i] = isBlack ? filled : isDotted ? Math.max(black[i]!, drawn) : drawn
  })
  if (isBlack) {
    solids.push(shrunk(corners, 1.6))
    return
  }
  const thin = 0.62 * g.pixel
  const page = pageOf(g, black)
  const middle = (((a[1] + b[1] + c[1]) / 3) | 0) * w + (((a[0] + b[0] + c[0]) / 3) | 0)
  if (s.features && s.features[middle]! > 0.5) return
  for (const [p, q] of [
    [a, b],
    [b, c],
    [c, a],
  ] as const) {
    stampSegment(page, { x: p[0], y: p[1], radius: thin }, { x: q[0], y: q[1], radius: thin })
    strokes.push([p[0], p[1], thin, q[0], q[1], thin])
  }
  if (rank > OPEN || isDotted) return
  hatchFacet(corners, (rank < (BLACK + CLOSE) / 2 ? 3.6 : 6.5) * g.pixel).forEach((stroke) => {
    strokes.push(stroke)
    stampStroke(page, stroke)
  })
}

/** A triangle drawn in towards its middle by about `by` pixels. */
function shrunk(corners: Triangle, by: number): number[] {
  const middle = [0, 1].map((q) => (corners[0][q]! + corners[1][q]! + corners[2][q]!) / 3)
  return corners.flatMap((corner) => {
    const length = Math.hypot(corner[0] - middle[0]!, corner[1] - middle[1]!) || 1
    const keep = Math.max(0, 1 - (1.6 * by) / length)
    return [0, 1].map((q) => middle[q]! + (corner[q]! - middle[q]!) * keep)
  })
}

/** Parallels to one edge. */
function hatchFacet([a, b, c]: Triangle, gap: number): number[][] {
  const height =
    Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) /
    (Math.hypot(b[0] - a[0], b[1] - a[1]) || 1)
  const rows = Math.floor(height / gap)
  return Array.from({ length: rows }, (_, k) => {
    const t = (k + 0.6) / rows
    const at = (p: Point): Point => [p[0] + (c[0] - p[0]) * t, p[1] + (c[1] - p[1]) * t]
    const [p, q] = [at(a), at(b)]
    const inset = (u: Point, v: Point): Point => [
      u[0] + (v[0] - u[0]) * 0.06,
      u[1] + (v[1] - u[1]) * 0.06,
    ]
    const [from, to] = [inset(p, q), inset(q, p)]
    return [from[0], from[1], 0.5, to[0], to[1], 0.5]
  })
}
