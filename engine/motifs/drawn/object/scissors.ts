import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, polygon, smooth } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { ellipse, roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** One half along the vertical: blade up from the pivot at the origin, ring below to the left. */
const half: Part[] = [
  { d: 'M-7 8C-9 -40 -6 -100 4 -150C8 -110 10 -40 8 10Z', fill: 'steel' },
  line('M-1 2C-2 -46 0 -100 4 -140', 0.7, 1),
  {
    d: smooth(coords('-8,2 8,4 6,30 -2,52 -10,72 -22,74 -16,48 -10,26'), true, 0.9),
    fill: 'steel',
  },
  {
    d: ellipse([-20, 100], 27, 33) + ellipse([-20, 101], 17, 23, false),
    fill: 'steel',
  },
  brush(coords('-42,92 -44,108 -36,124'), 1.6),
]

const pivot: Part[] = [
  { d: circle([0, 0], 8), fill: 'gold' },
  { d: circle([0, 0], 3.4), fill: 'steelDark', stroke: 0.6 },
  line('M-2 -2L2 2', 1, 1),
]

const open = (spread: number): Part[] => [
  ...placed(half, { angle: -spread, mirror: true }),
  ...placed(half, { angle: spread }),
  ...pivot,
]

/** Finger rest of hairdressers' shears. */
const fingerRest: Part[] = placed(
  [{ d: smooth(coords('-3,0 3,0 5,18 0,28 -6,20')), fill: 'steel' }],
  { x: -36, y: 120, angle: 0.5 },
)

/** A tail comb along the vertical, teeth to the right. */
const comb: Part[] = [
  {
    d: polygon([
      ...coords('-11,-134 4,-136 6,-128'),
      ...Array.from({ length: 24 }, (_, i) =>
        coords(`6,${-124 + i * 8} 24,${-124 + i * 8} 24,${-120 + i * 8} 6,${-120 + i * 8}`),
      ).flat(),
      ...coords('6,74 4,82 0,150 -4,150 -11,82'),
    ]),
    fill: 'furBlack',
  },
  line('M-6 -124L-6 78', 0.6, 1),
]

/** Open razor: blade swung out of its scales. */
const razor: Part[] = [
  {
    d: 'M-10 0C-12 -50 -12 -100 -10 -138C0 -146 12 -144 16 -136L16 -34C14 -14 8 -4 4 2Z',
    fill: 'steel',
  },
  line('M10 -136C6 -100 6 -60 10 -32', 0.6, 1),
  { d: circle([-3, -128], 3.4), fill: 'paper', stroke: 0.7 },
  ...placed(
    [
      { d: roundRect(-9, -4, 18, 138, 9), fill: 'wood' },
      line('M-3 10L-3 120', 0.5, 2),
      { d: circle([0, 5], 3.6), fill: 'gold', stroke: 0.7 },
      { d: circle([0, 122], 3.2), fill: 'gold', stroke: 0.7 },
    ],
    { x: -3, angle: -0.34 },
  ),
]

/** Barber's arms: shears over a comb and a razor crossed. */
const barber = (): Part[] => [
  ...placed(comb, { x: 6, y: 2, angle: -0.86, scale: 0.96 }),
  ...placed(razor, { x: -8, y: 12, angle: 0.8 }),
  ...placed(
    [
      ...placed([...half, ...fingerRest], { angle: 0.24 }),
      ...placed(half, { angle: -0.24, mirror: true }),
      ...pivot,
    ],
    { y: -4 },
  ),
]

export const scissors: Motif = {
  name: 'scissors',
  category: 'object',
  words: ['scissors', 'shears', 'barber scissors', 'barber tools'],
  variants: ['open', 'barber'],
  draw: ({ variant }) => measured(variant === 'barber' ? barber() : open(0.3)),
}
