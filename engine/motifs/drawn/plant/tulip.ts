import { measured } from '#engine/motifs/drawing/box.ts'
import { stem } from '#engine/motifs/drawing/flora.ts'
import { coords, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** The cup from the side, about 64 wide and 90 tall, standing on the origin. */
const cup: Part[] = [
  { d: 'M-8 -30C-26 -58 -22 -84 -12 -98C-4 -90 2 -78 0 -60Z', fill: 'petal', tone: 0.2 },
  { d: 'M8 -30C26 -58 24 -82 14 -96C4 -90 -2 -78 0 -60Z', fill: 'petal', tone: 0.2 },
  {
    d: 'M0 2C-22 2 -36 -14 -36 -40C-36 -62 -34 -78 -40 -92C-26 -88 -14 -72 -8 -54C-2 -34 2 -14 0 2Z',
    fill: 'petal',
  },
  {
    d: 'M0 2C22 2 36 -14 36 -40C36 -62 36 -78 42 -90C28 -86 14 -72 8 -54C2 -34 -2 -14 0 2Z',
    fill: 'petal',
  },
  lines(
    [
      coords('-6,-6 -24,-30 -30,-64'),
      coords('-4,-12 -16,-32 -20,-58'),
      coords('6,-6 24,-30 32,-64'),
    ],
    0.5,
    2,
  ),
  {
    d: 'M0 4C-20 -2 -25 -28 -20 -48C-16 -64 -8 -76 1 -88C10 -76 18 -62 21 -46C25 -26 20 -2 0 4Z',
    fill: 'petal',
  },
  line('M0 -4C-3 -28 -2 -54 1 -74', 0.7, 1),
  lines(
    [
      coords('-6,-6 -14,-28 -12,-52'),
      coords('-3,-8 -8,-30 -6,-56'),
      coords('6,-6 15,-28 13,-52'),
      coords('3,-8 8,-30 7,-56'),
    ],
    0.5,
    2,
  ),
  { d: 'M-9 -2C-6 6 6 6 9 -2C4 0 -4 0 -9 -2Z', fill: 'leaf', stroke: 0.7, detail: 1 },
]

/** A long strap leaf that folds along its middle; the far side of the fold is darker. */
function strap(points: readonly Point[], width: number): Part[] {
  const body = tube(sample(points, 16), (u) => width * Math.sin(Math.PI * u ** 0.62) ** 0.8 + 0.1)
  return [
    { d: body.strip(0, 1, -1, 1, 40), fill: 'leaf' },
    { d: body.strip(0.02, 0.98, -1, -0.1, 40), fill: 'leaf', stroke: 0.6, tone: 0.22 },
    line(body.line(0.06, 0.86, 0.35, 20) + body.line(0.1, 0.8, 0.65, 20), 0.5, 2),
  ]
}

export const tulip: Motif = {
  name: 'tulip',
  growth: 'upright',
  category: 'plant',
  words: ['tulip', 'tulip flower'],
  variants: ['single', 'trio'],
  shows: { trio: 3 },
  draw({ variant }) {
    if (variant === 'single')
      return measured([
        stem(coords('0,-2 4,60 -4,140'), 3.4, 4),
        ...strap(coords('-6,132 -40,84 -46,30 -62,-6'), 13),
        ...strap(coords('-2,138 30,96 40,52 66,24'), 14),
        ...cup,
      ])
    return measured([
      stem(coords('-54,-30 -34,60 -8,140'), 3, 3.6),
      stem(coords('52,-24 34,60 6,140'), 3, 3.6),
      ...strap(coords('-8,130 -58,92 -74,50 -104,30'), 12),
      ...strap(coords('8,130 56,94 74,56 106,42'), 12),
      ...placed(cup, { x: -54, y: -30, scale: 0.8, angle: -0.32 }),
      ...placed(cup, { x: 52, y: -24, scale: 0.78, angle: 0.34, mirror: true }),
      stem(coords('0,-40 4,50 -2,140'), 3.4, 4),
      ...strap(coords('0,140 -20,100 -22,64 -36,34'), 11),
      ...strap(coords('2,140 22,106 24,76 40,52'), 11),
      ...placed(cup, { y: -40 }),
      brush(coords('-16,134 0,142 16,134'), 2.4),
    ])
  },
}
