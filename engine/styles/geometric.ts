import { Delaunay } from 'd3-delaunay'
import { type Point } from '#engine/motifs/drawing/geometry.ts'
import { createRng } from '#shared/random.ts'
import type { Ink } from '#engine/render/artwork.ts'
import type { GBuffer } from '#engine/render/gbuffer.ts'
import { stampSegment, stampStroke } from '#engine/pixels/stamp.ts'
import { colourUnder } from '#engine/styles/colour.ts'
import { dotwork } from '#engine/styles/dotwork.ts'
import { JEWEL } from '#engine/styles/palette.ts'
import { pageOf, type Shaded } from '#engine/styles/shared.ts'

/** Facets: half of the hero (all of it where it has no symmetry to halve) turns into triangles of line, hatch and black. */
export function geometric(s: Shaded): Ink {
  const { g } = s
  const { w, h } = g
  const ink = dotwork(s, { low: 0.3, high: 1, gamma: 1.3, dot: 0.85, dust: 0 })
  const strokes = ink.vectors?.strokes ?? []
  const solids: number[][] = []
  const hero = heroMask(s)
  const points = seedPoints(s, hero)
  if (points.length < 12) return ink
  const { triangles } = Delaunay.from(points as [number, number][])
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [
      points[triangles[t]!]!,
      points[triangles[t + 1]!]!,
      points[triangles[t + 2]!]!,
    ]
    const middle: Point = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3]
    if (!hero(middle[0], middle[1]) || !edgesInside([a, b, c], hero)) continue
    facet(s, ink.black, [a, b, c], { strokes, solids })
  }
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

function heroMask({ g, heroBox, seed }: Shaded): Mask {
  const isHero = Uint8Array.from(g.regions, (region) =>
    region.layer >= 0 && g.layers[region.layer]!.role === 'hero' ? 1 : 0,
  )
  const split = (heroBox[0] + heroBox[2]) / 2
  const isRight = createRng(seed)() < 0.5
  return (x, y) => {
    if (x < 1 || y < 1 || x >= g.w - 1 || y >= g.h - 1) return false
    if (isRight ? x < split : x > split) return false
    return isHero[g.id[(y | 0) * g.w + (x | 0)]!] === 1
  }
}

/** Points crowd on the outline and the drawn lines, so that facets follow the form. */
function seedPoints({ g, heroBox, seed }: Shaded, hero: Mask): Point[] {
  const random = createRng(seed + 3)
  const step = 0.036 * Math.max(heroBox[2] - heroBox[0], heroBox[3] - heroBox[1])
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
      const reach = isEdge ? step * 0.62 : isLine ? step * 0.85 : step * 1.5
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

function facet(
  s: Shaded,
  black: Float32Array,
  [a, b, c]: Triangle,
  { strokes, solids }: { strokes: number[][]; solids: number[][] },
): void {
  const { g, l } = s
  const { w } = g
  const box = [
    Math.floor(Math.min(a[0], b[0], c[0])),
    Math.floor(Math.min(a[1], b[1], c[1])),
    Math.ceil(Math.max(a[0], b[0], c[0])),
    Math.ceil(Math.max(a[1], b[1], c[1])),
  ] as const
  const side = (p: Point, q: Point, x: number, y: number) =>
    (q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0])
  const turn = Math.sign(side(a, b, c[0], c[1])) || 1
  const inside = (x: number, y: number) =>
    turn * side(a, b, x, y) >= 0 && turn * side(b, c, x, y) >= 0 && turn * side(c, a, x, y) >= 0
  let sum = 0
  let n = 0
  for (let y = box[1]; y <= box[3]; y += 2)
    for (let x = box[0]; x <= box[2]; x += 2) {
      if (!inside(x, y)) continue
      const i = y * w + x
      sum += Math.max(l.tone[i]!, g.line[i]! / 255)
      n++
    }
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0])
  const tone = sum / Math.max(1, n) + 0.12 * Math.sin(angle * 2 + a[0] * 0.02)
  for (let y = box[1]; y <= box[3]; y++)
    for (let x = box[0]; x <= box[2]; x++)
      // Eyes, nostrils and mouths stay: without them half a face is a mask.
      if (inside(x, y) && g.regions[g.id[y * w + x]!]!.tag !== 'black') {
        const margin = Math.min(
          Math.abs(side(a, b, x, y)) / Math.hypot(b[0] - a[0], b[1] - a[1]),
          Math.abs(side(b, c, x, y)) / Math.hypot(c[0] - b[0], c[1] - b[1]),
          Math.abs(side(c, a, x, y)) / Math.hypot(a[0] - c[0], a[1] - c[1]),
        )
        // A thread of skin between black facets keeps the net visible.
        black[y * w + x] = tone > 0.7 ? Math.min(1, Math.max(0, margin - 1.1)) : 0
        // The net takes the place of the drawn line.
        g.line[y * w + x] = 0
      }
  if (tone > 0.7) {
    solids.push(shrunk([a, b, c], 1.6))
    return
  }
  const thin = 0.55 * g.pixel
  const page = pageOf(g, black)
  for (const [p, q] of [
    [a, b],
    [b, c],
    [c, a],
  ] as const) {
    stampSegment(page, { x: p[0], y: p[1], radius: thin }, { x: q[0], y: q[1], radius: thin })
    strokes.push([p[0], p[1], thin, q[0], q[1], thin])
  }
  if (tone < 0.32) return
  hatchFacet([a, b, c], tone).forEach((stroke) => {
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

/** Parallels to one edge, closer the darker. */
function hatchFacet([a, b, c]: Triangle, tone: number): number[][] {
  const height =
    Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) /
    (Math.hypot(b[0] - a[0], b[1] - a[1]) || 1)
  const gap = 8.5 - 9 * (tone - 0.3)
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
