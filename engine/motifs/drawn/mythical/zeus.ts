import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polygon, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { frontFace } from '#engine/motifs/drawing/face.ts'
import { strand } from '#engine/motifs/drawing/figure.ts'
import { leaf } from '#engine/motifs/drawing/flora.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'

const MARBLE: Tag = 'foam'

/** A carved curl of hair or beard: a comma of marble with its spiral cut in. */
function curl(x: number, y: number, size: number, turn: number, mirror = false): Part[] {
  return placed(
    [
      {
        d: smooth(coords('-10,2 -9,-8 0,-12 9,-8 11,3 6,11 -2,12 -9,9')),
        fill: MARBLE,
        stroke: 0.9,
      },
      line('M-8 7C-10 -4 -2 -10 4 -7C10 -3 8 5 2 6C-3 6 -5 1 -2 -2C0 -4 4 -2 3 1', 0.7, 1),
    ],
    { x, y, scale: size / 11, angle: turn, mirror },
  )
}

/** Curls set along a line, alternating in turn. */
const curls = (points: readonly Point[], size: number): Part[] =>
  points.flatMap(([x, y], i) => curl(x, y, size * (0.92 + (i % 3) * 0.08), i * 1.3, x > 0))

/** The face of a statue: blank eyes under a heavy brow. */
function face(): Part[] {
  const carved = frontFace({ iris: 'paper', lips: MARBLE })
    .filter((part) => !(part.fill === 'black' && part.stroke === 0))
    .map((part): Part => (part.fill === 'skin' ? { ...part, fill: MARBLE } : part))
  return [
    ...placed(carved, { y: -34, scale: 1.06 }),
    ...mirrored([
      brush(coords('5,-42 14,-54 30,-56 42,-44'), 2.6),
      lines(
        [
          coords('6,-58 16,-64 30,-64'),
          coords('4,-50 5,-58 4,-64'),
          coords('32,-22 38,-20 42,-24'),
          coords('13,-8 22,0 26,8'),
        ],
        0.6,
      ),
    ]),
  ]
}

const wreath: Part[] = mirrored(
  (
    [
      [8, -92, 70],
      [24, -88, 88],
      [38, -78, 108],
      [50, -64, 126],
      [58, -48, 144],
    ] as const
  ).flatMap(([x, y, turn]) =>
    [-38, 38].flatMap((lean) =>
      placed(leaf({ length: 26, width: 6.4, veins: 0, tag: 'gold' }), {
        x,
        y,
        angle: ((turn + lean) * Math.PI) / 180,
      }),
    ),
  ),
)

const beard = (): Part[] => [
  ...curls(coords('-14,104 14,104 0,112'), 11),
  ...curls(coords('-26,88 -9,94 9,94 26,88'), 11.5),
  ...curls(coords('-38,68 -22,76 -7,80 7,80 22,76 38,68'), 11.5),
  ...curls(coords('-46,46 -34,54 34,54 46,46'), 11.5),
  ...curls(coords('-20,60 -6,64 6,64 20,60'), 10.5),
  ...curls(coords('-48,24 -43,36 43,36 48,24'), 10),
  ...curls(coords('-30,40 -14,48 0,51 14,48 30,40'), 9.5),
  ...mirrored([
    ...strand(coords('2,16 18,12 34,22 44,40'), 7, { tag: MARBLE, strands: 3, stroke: 0.9 }),
    ...strand(coords('2,20 14,20 24,30 28,42'), 5, { tag: MARBLE, strands: 2, stroke: 0.8 }),
  ]),
]

/** Chest cut off as sculptors do, a cloak over one shoulder. */
const shoulders: Part[] = [
  {
    d: 'M-24 60C-24 84 -34 94 -58 102C-84 110 -98 122 -102 146C-70 168 70 168 102 146C98 122 84 110 58 102C34 94 24 84 24 60Z',
    fill: MARBLE,
  },
  { d: 'M22 92C52 96 92 106 104 146C84 158 50 164 10 164C40 142 44 116 22 92Z', fill: 'cloth' },
  brush(coords('46,104 72,122 66,154'), 2),
  lines(
    [
      coords('34,102 52,124 40,158'),
      coords('62,108 88,126 86,150'),
      coords('-60,112 -40,116 -22,126'),
    ],
    0.6,
  ),
]

const bust = (): Part[] => [
  ...shoulders,
  ...curls(coords('-60,18 -62,0 -64,-20 -62,-40 -56,-60 56,-60 62,-40 64,-20 62,0 60,18'), 13.5),
  ...curls(coords('-46,-78 -32,-92 -14,-100 4,-102 22,-98 38,-88 50,-74'), 14.5),
  ...face(),
  ...curls(coords('-48,-16 -49,0 -48,12 48,12 49,0 48,-16'), 9.5),
  ...curls(coords('-42,-74 -26,-84 -9,-89 9,-89 26,-84 42,-74'), 12),
  ...wreath,
  ...beard(),
]

/** A thunderbolt standing beside the head. */
const bolt: Part[] = [
  { d: polygon(coords('104,-132 146,-132 122,-58 150,-62 84,74 104,-18 76,-12')), fill: 'sun' },
  line('M114 -124L92 -22L116 -26M134 -50L102 18', 0.6, 1),
]

export const zeus: Motif = {
  name: 'zeus',
  category: 'mythical',
  words: ['zeus', 'greek god', 'greek statue', 'marble bust', 'hades'],
  variants: ['bust', 'lightning'],
  draw: ({ variant }) =>
    measured(variant === 'lightning' ? [...mirrored(bolt), ...bust()] : bust()),
}
