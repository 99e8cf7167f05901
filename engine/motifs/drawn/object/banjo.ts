import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, polar, TAU } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, packed, placed } from '#engine/motifs/drawing/parts.ts'
import { degrees } from '#engine/motifs/drawing/pen.ts'
import { ellipse, n2, rect, roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const POT: readonly [number, number] = [0, 86]
const RADIUS = 66
const NUT = -118

/** Hooks that stretch the head over its ring. */
const hooks: Part[] = Array.from({ length: 16 }, (_, i): Part => {
  const angle = (i * TAU) / 16 + TAU / 32
  const [a, b] = [polar(RADIUS - 7, angle, POT), polar(RADIUS + 7, angle, POT)]
  return line(`M${n2(a[0])} ${n2(a[1])}L${n2(b[0])} ${n2(b[1])}`, 2.2, 1)
})

/** Where the frets lie: each a little nearer to the next. */
const frets = Array.from(
  { length: 13 },
  (_, i) => NUT + (POT[1] - NUT) * (1 - 2 ** (-i / 12)) * 1.28,
)
  .filter((y) => y < 14)
  .map((y) => `M-9 ${n2(y)}L9 ${n2(y)}`)
  .join('')

const pegs: Part[] = [
  [-1, -142],
  [-1, -162],
  [1, -142],
  [1, -162],
].flatMap(([side, y]): Part[] => [
  line(`M${side! * 10} ${y!}L${side! * 24} ${y!}`, 2, 0),
  { d: ellipse([side! * 29, y!], 7, 6), fill: 'bone' },
])

const instrument = (): Part[] => [
  { d: circle(POT, RADIUS + 7), fill: 'wood' },
  { d: circle(POT, RADIUS), fill: 'steel' },
  { d: circle(POT, RADIUS - 9), fill: 'bone' },
  line(circle(POT, RADIUS - 14), 0.6, 2),
  packed(
    'M20 151C48 140 66 118 66 86C66 78 65 72 62 64L55 66C58 78 58 92 54 104C48 122 36 136 16 142Z',
  ),
  ...hooks,
  gleam('M-44 58C-40 48 -32 40 -22 36L-20 41C-28 45 -35 52 -39 61Z'),
  // neck, its inlays and its short fifth string
  { d: `M-9 ${NUT}L9 ${NUT}L11 34L-11 34Z`, fill: 'wood' },
  { d: `M-9 ${NUT}L9 ${NUT}L10 22L-10 22Z`, fill: 'black', stroke: 0.4 },
  line(frets, 0.9, 1),
  ...[-76, -48, -24].map((y): Part => ({
    d: ellipse([0, y], 2.6, 3.4),
    fill: 'bone',
    stroke: 0.4,
    detail: 1,
  })),
  { d: ellipse([-20, -44], 6, 5), fill: 'bone' },
  line('M-10 -44L-15 -44', 1.8, 0),
  // head of the neck
  {
    d: `M-9 ${NUT}L-13 -132L-13 -170C-13 -178 -8 -182 -4 -178L0 -172L4 -178C8 -182 13 -178 13 -170L13 -132L9 ${NUT}Z`,
    fill: 'wood',
  },
  ...pegs,
  { d: rect(-9, NUT - 2, 18, 4), fill: 'bone', stroke: 0.7 },
  // bridge, tailpiece, strings
  {
    d: 'M-24 104L-22 97L22 97L24 104L16 104L14 101L6 101L4 104L-4 104L-6 101L-14 101L-16 104Z',
    fill: 'wood',
    stroke: 0.8,
  },
  { d: roundRect(-11, 134, 22, 18, 4), fill: 'steel' },
  line(
    `M-6 -140L-6 ${NUT}L-13 97L-8 136M-2.500 -160L-2.500 ${NUT}L-4.500 97L-3 136M2.500 -160L2.500 ${NUT}L4.500 97L3 136M6 -140L6 ${NUT}L13 97L8 136M-15 -44L-18 97L-10 136`,
    0.7,
    0,
  ),
]

export const banjo: Motif = {
  name: 'banjo',
  category: 'object',
  words: ['banjo', 'five string banjo'],
  variants: ['slanted'],
  draw: () => measured(placed(instrument(), { angle: degrees(32) })),
}
