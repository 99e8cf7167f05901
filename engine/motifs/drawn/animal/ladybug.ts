import { measured } from '#engine/motifs/drawing/box.ts'
import { jointed } from '#engine/motifs/drawing/anatomy.ts'
import { circle, coords } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const legs: Part[] = [
  ...jointed(coords('44,-46 74,-66 92,-62'), [5, 4, 2], 'black'),
  ...jointed(coords('58,6 92,2 108,14'), [5, 4, 2], 'black'),
  ...jointed(coords('50,52 80,70 86,92'), [5, 4, 2], 'black'),
]
const wingCase: Part[] = [
  { d: 'M1 -46C44 -52 72 -14 70 26C66 70 36 98 1 104Z', fill: 'red' },
  ...(
    [
      [26, -18, 12],
      [46, 22, 13],
      [20, 44, 12],
      [30, 80, 8],
    ] as const
  ).map(([x, y, r]): Part => ({ d: circle([x, y], r), fill: 'black', stroke: 0.4 })),
]
const gloss: Part = {
  d: 'M-56 -6C-54 -20 -44 -30 -34 -32C-42 -22 -46 -12 -47 0C-50 8 -57 4 -56 -6Z',
  fill: 'paper',
  stroke: 0,
  shade: 0.1,
  isGleam: true,
}
const head: Part[] = [
  { d: symmetric(coords('0,-94 20,-90 28,-74 20,-62 0,-60')), fill: 'black', stroke: 0.6 },
  { d: symmetric(coords('0,-72 34,-68 48,-50 38,-40 0,-44')), fill: 'black', stroke: 0.6 },
  ...mirrored([
    { d: ellipse([28, -58], 8, 6), fill: 'paper', stroke: 0.5, shade: 0.2 },
    { d: circle([14, -84], 4), fill: 'paper', stroke: 0.4, shade: 0 },
    brush(coords('8,-92 20,-112 38,-118'), 1.6),
    { d: circle([39, -118], 3), fill: 'black', stroke: 0.3 },
  ]),
]
const flightWing: Part[] = [
  { d: 'M12 -20C60 -10 118 40 122 82C100 100 50 74 14 20Z', fill: 'glass' },
  lines(
    [coords('16,-10 60,20 112,76'), coords('16,0 50,34 92,82'), coords('40,8 72,20 104,50')],
    0.6,
  ),
]

export const ladybug: Motif = {
  name: 'ladybug',
  kind: 'flyer',
  settles: true,
  category: 'animal',
  bulk: 0.4,
  words: ['ladybug', 'ladybird', 'lady bug', 'lucky beetle'],
  variants: ['resting', 'flying'],
  draw({ variant }) {
    if (variant === 'resting')
      return measured([
        ...mirrored(legs),
        ...mirrored(wingCase),
        brush(coords('0,-46 0.6,30 0,102'), 2),
        gloss,
        ...head,
      ])
    return measured([
      ...mirrored(legs.slice(0, 2)),
      ...mirrored(flightWing),
      { d: symmetric(coords('0,-44 26,-30 34,20 24,70 0,88')), fill: 'black', stroke: 0.6 },
      line('M-28 6C-10 12 10 12 28 6M-28 28C-10 34 10 34 28 28M-24 50C-10 56 10 56 24 50', 0.9, 1),
      ...placed(wingCase, { x: 18, y: -14, angle: -1.05, scale: 0.86 }),
      ...placed(wingCase, { x: -18, y: -14, angle: 1.05, scale: 0.86, mirror: true }),
      ...head,
    ])
  },
}
