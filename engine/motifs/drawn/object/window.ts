import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  lerp,
  polar,
  polygon,
  smooth,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { gleam, line } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { rect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'

const SPRING: Point = [0, -44]

/** One stone of the arch between two angles. */
const voussoir = (from: number, to: number, proud: number): Part => ({
  d: polygon([
    polar(72, from, SPRING),
    polar(94 + proud, from, SPRING),
    polar(94 + proud, (from + to) / 2, SPRING),
    polar(94 + proud, to, SPRING),
    polar(72, to, SPRING),
    polar(72, (from + to) / 2, SPRING),
  ]),
  fill: 'rock',
  stroke: 0.9,
})

/** A block at the side, its joint a little out of true. */
const quoin = (side: number, y: number, width: number): Part => ({
  d: polygon([
    [side * 72, y],
    [side * (72 + width), y + 1],
    [side * (72 + width + 1), y + 23],
    [side * 72, y + 24],
  ]),
  fill: 'rock',
  stroke: 0.9,
})

/** A leaf of the window between its hinge side and its free side: frame, bars, panes. */
const casement = (hinge: [Point, Point], free: [Point, Point], pane: Tag): Part[] => {
  const at = (u: number, v: number): Point => {
    const top: Point = [lerp(hinge[0][0], free[0][0], u), lerp(hinge[0][1], free[0][1], u)]
    const foot: Point = [lerp(hinge[1][0], free[1][0], u), lerp(hinge[1][1], free[1][1], u)]
    return [lerp(top[0], foot[0], v), lerp(top[1], foot[1], v)]
  }
  const quad = (u0: number, u1: number, v0: number, v1: number) =>
    polygon([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)])
  const rows = [0.06, 0.35, 0.64, 0.94]
  return [
    { d: quad(0, 1, 0, 1), fill: 'wood' },
    ...rows.slice(0, -1).flatMap((v, i): Part[] =>
      [0.12, 0.54].map((u) => ({
        d: quad(u, u + 0.34, v, rows[i + 1]! - 0.035),
        fill: pane,
        stroke: 0.7,
      })),
    ),
    ...[0, 1, 2].map((i) =>
      gleam(quad(0.16 + 0.04 * i, 0.24 + 0.03 * i, rows[i]! + 0.03, rows[i]! + 0.16)),
    ),
    line(
      `M${at(0.05, 0.02).join(' ')}L${at(0.05, 0.98).join(' ')}M${at(0.95, 0.02).join(' ')}L${at(0.95, 0.98).join(' ')}`,
      0.5,
      2,
    ),
  ]
}

/** One leaf is closed, and a curtain hangs out beside it. */
const closedHalf: Part[] = [
  ...casement(
    [
      [-66, -38],
      [-66, 82],
    ],
    [
      [-2, -38],
      [-2, 82],
    ],
    'glass',
  ),
  // a curtain drawn out by the wind
  {
    d: smooth(coords('8,-38 34,-38 40,-6 62,26 54,52 66,74 38,66 22,76 6,70 10,30'), true, 0.8),
    fill: 'cloth',
  },
  lines(
    [
      coords('16,-36 20,0 14,40 18,70'),
      coords('24,-36 30,4 32,34 30,66'),
      coords('31,-34 38,8 48,36 46,64'),
    ],
    0.8,
    0,
  ),
  brush(coords('20,-30 26,6 22,36 26,66'), 2),
]

/** A leaf that stands open toward us. */
const leaf = (side: 1 | -1): Part[] => [
  ...casement(
    [
      [side * 68, -38],
      [side * 68, 82],
    ],
    [
      [side * 116, -56],
      [side * 116, 106],
    ],
    'glass',
  ),
  {
    d: polygon(coords('116,-56 121,-54 121,104 116,106').map(([x, y]): Point => [side * x, y])),
    fill: 'wood',
    stroke: 0.9,
  },
  line(`M${side * 110} 26L${side * 113} 26M${side * 110} 30L${side * 113} 30`, 1.6, 1),
]

const arched = (isWide: boolean): Part[] => {
  const arch = Array.from({ length: 7 }, (_, i) => {
    const from = Math.PI + (i * Math.PI) / 7
    return voussoir(from, from + Math.PI / 7, i === 3 ? 10 : 0)
  })
  const quoins = [-42, -17, 8, 33, 58].flatMap((y, i) =>
    [-1, 1].map((side) => quoin(side, y, i % 2 ? 18 : 30)),
  )
  return [
    ...quoins,
    ...arch,
    // the dark of the room
    { d: 'M-72 82L-72 -44C-72 -140 72 -140 72 -44L72 82Z', fill: 'black', stroke: 0.9 },
    // fanlight
    {
      d: 'M-66 -42C-64 -126 64 -126 66 -42L58 -42C54 -112 -54 -112 -58 -42Z',
      fill: 'wood',
      stroke: 0.8,
    },
    { d: 'M-57 -48C-54 -106 54 -106 57 -48Z', fill: 'glass', stroke: 0.8 },
    line('M0 -48L0 -92M0 -48L-38 -82M0 -48L38 -82M-24 -48C-24 -76 24 -76 24 -48', 1.6, 0),
    gleam('M-44 -62C-40 -74 -32 -82 -22 -86L-18 -80C-28 -76 -34 -70 -37 -60Z'),
    { d: rect(-68, -48, 136, 9), fill: 'wood', stroke: 0.9 },
    ...(isWide ? leaf(-1) : closedHalf),
    ...leaf(1),
    { d: polygon(coords('64,-24 72,-24 72,-16 64,-16')), fill: 'steelDark', stroke: 0.7 },
    { d: polygon(coords('64,58 72,58 72,66 64,66')), fill: 'steelDark', stroke: 0.7 },
    // sill
    { d: polygon(coords('-92,82 92,82 104,96 -104,96')), fill: 'rock' },
    { d: polygon(coords('-104,96 104,96 104,110 -104,110')), fill: 'rockDark' },
    { d: polygon(coords('-88,110 88,110 82,118 -82,118')), fill: 'black', stroke: 0.5 },
    line(
      'M-60 84L-66 94M-10 84L-12 95M44 84L48 94M-50 100L-30 101M10 103L40 103M64 100L80 101M-90 104L-76 104',
      0.7,
      1,
    ),
    line(
      'M-90 -28L-84 -26M86 0L92 2M-96 22L-90 24M-86 70L-80 72M84 48L90 50M-80 -82L-74 -78M-30 -124L-24 -126M50 -112L56 -108',
      0.8,
      2,
    ),
  ]
}

export const openWindow: Motif = {
  name: 'window',
  category: 'object',
  words: ['window', 'open window', 'arched window'],
  variants: ['open', 'wide'],
  spare: ['wide'],
  hollow: { wide: [-64, -38, 64, 82] },
  hasSill: true,
  draw: ({ variant }) => measured(arched(variant === 'wide')),
}
