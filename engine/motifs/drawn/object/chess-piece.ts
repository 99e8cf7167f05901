import { measured } from '#engine/motifs/drawing/box.ts'
import { almondEye } from '#engine/motifs/drawing/anatomy.ts'
import { circle, coords, smooth } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, symmetric } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'

const foot = (tag: Tag): Part[] => [
  {
    d: 'M-62 104C-66 90 -56 82 -44 80L44 80C56 82 66 90 62 104C40 116 -40 116 -62 104Z',
    fill: tag,
  },
  { d: ellipse([0, 82], 46, 10), fill: tag },
  { d: ellipse([0, 72], 38, 8), fill: tag },
]
/** The turned column under king, queen and bishop. */
const column = (tag: Tag, top: number): Part[] => [
  ...foot(tag),
  {
    d: symmetric([
      [0, top],
      [19, top + 2],
      [15, top + 40],
      [19, 40],
      [31, 68],
      [0, 74],
    ]),
    fill: tag,
  },
  { d: ellipse([0, top + 4], 30, 7), fill: tag },
  { d: ellipse([0, top - 4], 23, 6), fill: tag },
]

function king(tag: Tag): Part[] {
  return [
    ...column(tag, -34),
    {
      d: 'M-20 -40C-24 -62 -34 -74 -36 -88C-20 -96 20 -96 36 -88C34 -74 24 -62 20 -40C8 -34 -8 -34 -20 -40Z',
      fill: tag,
    },
    { d: ellipse([0, -90], 36, 9), fill: tag },
    { d: 'M-24 -92C-16 -106 16 -106 24 -92C10 -86 -10 -86 -24 -92Z', fill: tag },
    {
      d: 'M-5 -104L-4 -116L-14 -115L-14 -125L-4 -124L-5 -136L5 -136L4 -124L14 -125L14 -115L4 -116L5 -104Z',
      fill: 'gold',
    },
    brush(coords('-26,-82 -20,-62 -15,-44'), 1.4),
  ]
}
function queen(tag: Tag): Part[] {
  return [
    ...column(tag, -34),
    {
      d: 'M-20 -40C-22 -66 -34 -80 -42 -100L-24 -86L-18 -108L-6 -88L0 -112L6 -88L18 -108L24 -86L42 -100C34 -80 22 -66 20 -40C8 -34 -8 -34 -20 -40Z',
      fill: tag,
    },
    ...coords('-42,-103 -18,-112 0,-116 18,-112 42,-103').map((at): Part => ({
      d: circle(at, 5),
      fill: 'gold',
      stroke: 0.8,
    })),
    brush(coords('-26,-82 -20,-62 -15,-44'), 1.4),
    line('M-21 -50C-8 -45 8 -45 21 -50', 0.7, 1),
  ]
}
function knight(tag: Tag): Part[] {
  return [
    ...foot(tag),
    {
      d: smooth(
        coords(
          '-40,74 -42,40 -26,12 -6,-12 -14,-16 -34,-6 -48,4 -60,-6 -62,-20 -44,-44 -36,-66 -20,-82 -14,-104 0,-88 18,-92 40,-70 54,-32 54,16 46,52 42,74',
        ),
        true,
        0.9,
      ),
      fill: tag,
    },
    // the mane in steps down the neck
    ...[0, 1, 2, 3, 4, 5].map((i): Part =>
      brush(
        [
          [10 + i * 6, -78 + i * 23],
          [24 + i * 4.5, -74 + i * 23],
          [36 + i * 3, -62 + i * 22],
        ],
        2.2,
      ),
    ),
    ...almondEye([-30, -52], [-15, -58], 9, { iris: 'paper', lid: 2.2 }),
    brush(coords('-56,-10 -48,-14 -42,-12'), 1.8),
    brush(coords('-46,2 -30,-8 -20,-20'), 1.4),
    brush(coords('-6,-14 6,-24 8,-42'), 1.8),
    brush(coords('-26,66 -26,40 -8,16'), 1.6),
    { d: circle([-54, -20], 2.4), fill: 'black', stroke: 0 },
    brush(coords('-14,-98 -10,-84 -6,-78'), 2.2),
  ]
}

export const chessPiece: Motif = {
  name: 'chess-piece',
  stands: true,
  category: 'object',
  words: [
    'chess piece',
    'chess',
    'chess king',
    'chess queen',
    'chess knight',
    'knight chess piece',
  ],
  variants: ['king', 'queen', 'knight', 'royal-pair'],
  draw({ variant }) {
    if (variant === 'queen') return measured(queen('steelDark'))
    if (variant === 'knight') return measured(knight('steelDark'))
    if (variant === 'royal-pair')
      return measured([
        ...placed(queen('bone'), { x: 48, y: 14, scale: 0.88, angle: 0.06 }),
        ...placed(king('steelDark'), { x: -40 }),
      ])
    return measured(king('steelDark'))
  },
}
