// Flowers held together: heads above, stalks that cross at the binding and fan out below it, a ribbon with a bow.
import { stem } from '#engine/motifs/drawing/flora.ts'
import { coords, lerp, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import type { Part } from '#engine/motifs/motif.ts'

/** A head, or a leaf, drawn about the origin where its stalk ends. */
export interface Bloom {
  at: Point
  parts: readonly Part[]
  scale?: number
  /** How far it turns from the way of its stalk. */
  turn?: number
  thick?: number
  isMirrored?: boolean
}

/** Where the ribbon is. */
const BIND: Point = [0, 88]
/** How far the stalks reach below it, and how much of their lean they keep there. */
const BELOW = { reach: 58, lean: 0.4 }

const loop: Part[] = [
  { d: 'M4 -2C16 -24 46 -34 58 -20C64 -6 48 14 24 12C13 11 7 6 4 2Z', fill: 'banner', stroke: 0.9 },
  {
    d: 'M15 -4C26 -18 44 -24 51 -16C54 -9 42 -2 26 0C20 1 16 -1 15 -4Z',
    fill: 'banner',
    stroke: 0.8,
    tone: 0.5,
  },
  brush(coords('8,1 18,3 30,3'), 1.3),
]
const tail: Part = {
  d: 'M1 5C11 19 14 34 10 50C8 62 14 75 25 88L28 75L42 81C30 69 25 58 27 46C31 30 21 14 9 2Z',
  fill: 'banner',
  stroke: 0.9,
}

/** A bow about the origin, its loops to the sides, its tails hanging. */
export const bowWithTails: Part[] = [
  tail,
  line('M10 12C20 28 20 42 18 54C17 64 22 72 28 78', 0.6, 1),
  ...placed([tail, line('M10 12C20 28 20 42 18 54C17 64 22 72 28 78', 0.6, 1)], {
    mirror: true,
    scale: 0.86,
    angle: 0.1,
  }),
  ...mirrored(loop),
  {
    d: 'M-8 -9C-3 -12 4 -12 9 -8C12 -3 12 4 8 9C3 12 -4 12 -9 8C-12 3 -12 -4 -8 -9Z',
    fill: 'banner',
    stroke: 0.9,
  },
  brush(coords('-4,-9 -2,0 -4,8'), 1.1),
  brush(coords('5,-8 3,0 5,8'), 0.9),
]

/** A bunch: what is named first lies behind. */
export function posy(blooms: readonly Bloom[]): Part[] {
  const [bx, by] = BIND
  const stalks = blooms.map(({ at: [x, y], thick = 2.4 }, i): Part => {
    const through = bx + 0.07 * x
    const foot: Point = [
      bx - BELOW.lean * x * (0.5 + 0.5 * Math.min(1, 60 / (1 + Math.abs(x)))),
      by + BELOW.reach - 8 * Math.abs(Math.sin(i * 2.1)),
    ]
    const way: Point[] = [[x, y], [lerp(x, through, 0.62), lerp(y, by, 0.5)], [through, by], foot]
    return stem(way, thick, thick)
  })
  const heads = blooms.flatMap(({ at: [x, y], parts, scale = 1, turn = 0, isMirrored = false }) =>
    placed(parts, {
      x,
      y,
      scale,
      angle: Math.atan2(x - bx, by - y) * 0.7 + turn,
      mirror: isMirrored,
    }),
  )
  return [
    ...stalks,
    ...heads,
    {
      d: 'M-14 80C-5 84 5 84 14 80L14 97C5 101 -5 101 -14 97Z',
      fill: 'banner',
      stroke: 0.9,
    },
    ...placed(bowWithTails, { x: bx, y: by + 1, scale: 0.92 }),
  ]
}
