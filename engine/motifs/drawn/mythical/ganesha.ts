import { almondEye, horn } from '#engine/motifs/drawing/anatomy.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import { around, petal } from '#engine/motifs/drawing/flora.ts'
import {
  circle,
  coords,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { along, brush, lines, pointAlong, symmetric } from '#engine/motifs/drawing/pen.ts'
import { beadRing } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'

const BODY: Tag = 'skin'

/** Beads along a curve. */
const beads = (text: string, count: number, size: number, tag: Tag = 'gold'): Part[] =>
  Array.from({ length: count }, (_, i): Part => ({
    d: circle(pointAlong(sample(coords(text), 10), i / (count - 1)), size),
    fill: tag,
    stroke: 0.6,
  }))

/** Light behind the head: a ring of flame-shaped petals. */
const halo: Part[] = [
  ...around(
    22,
    100,
    () => petal({ length: 24, width: 9, tip: 'point', veins: 1, tag: 'flame' }),
    0,
    [0, -30],
  ),
  { d: circle([0, -30], 104), fill: 'gold' },
  { d: circle([0, -30], 95), fill: 'sun', stroke: 0.8 },
  ...beadRing([0, -30], 99.5, 48, 2.2, 'ruby', 2),
]

const ear: Part[] = [
  { d: smooth(coords('34,-62 62,-82 96,-76 116,-46 114,-8 96,26 72,44 58,30 44,6')), fill: BODY },
  {
    d: smooth(coords('48,-48 68,-66 92,-62 105,-40 103,-8 88,18 72,30 62,14 52,-8')),
    fill: 'pink',
    stroke: 0.6,
    shade: 0.8,
  },
  lines(
    [coords('58,-30 78,-38 96,-42'), coords('58,-18 80,-18 98,-14'), coords('62,-4 78,6 86,14')],
    0.6,
  ),
  // ear-ring
  { d: circle([76, 46], 9), fill: 'gold' },
  { d: circle([76, 46], 4.4), fill: 'ruby', stroke: 0.6 },
  { d: smooth(coords('76,56 81,66 76,76 71,66')), fill: 'gold', stroke: 0.8 },
]

/** Tiered crown that rises to a jewel. */
const crown: Part[] = [
  { d: symmetric(coords('0,-176 5,-168 10,-152 24,-132 34,-104 44,-84 0,-72'), 0.9), fill: 'gold' },
  ...mirrored([
    brush(coords('12,-140 22,-118 26,-94'), 1.3),
    lines([coords('4,-150 8,-120 8,-92'), coords('18,-124 28,-104 34,-88')], 0.6),
    { d: circle([56, -70], 11), fill: 'gold' },
    { d: circle([56, -70], 5), fill: 'ruby', stroke: 0.7 },
    ...beadRing([56, -70], 8, 10, 1.3, 'ice', 2),
  ]),
  { d: circle([0, -176], 6), fill: 'ruby', stroke: 0.8 },
  {
    d: 'M-22 -130C-8 -124 8 -124 22 -130L26 -120C10 -113 -10 -113 -26 -120Z',
    fill: 'gold',
    stroke: 0.8,
  },
  { d: smooth(coords('0,-118 9,-104 0,-88 -9,-104')), fill: 'ruby', stroke: 0.8 },
  { d: 'M-54 -78C-30 -94 30 -94 54 -78L52 -62C30 -77 -30 -77 -52 -62Z', fill: 'gold' },
  ...beads('-46,-72 -24,-82 0,-85 24,-82 46,-72', 11, 3.2, 'ice'),
]

const face: Part[] = [
  { d: symmetric(coords('0,-82 30,-80 48,-62 54,-34 52,-4 44,22 36,34 22,34 0,30')), fill: BODY },
  ...mirrored([
    ...almondEye([16, -26], [38, -32], 11, { iris: 'leather', lid: 2.4 }),
    brush(coords('10,-38 24,-47 44,-42'), 1.8),
    lines(
      [
        coords('15,-18 26,-14 38,-20'),
        coords('18,-12 28,-8 38,-13'),
        coords('14,-36 25,-42 38,-39'),
      ],
      0.6,
    ),
    lines([coords('46,-6 42,10 36,22')], 0.6),
  ]),
  // three lines of ash and the red mark
  line(
    'M-20 -56C-8 -53 8 -53 20 -56M-21 -62C-8 -59 8 -59 21 -62M-20 -68C-8 -65 8 -65 20 -68',
    1.6,
    0,
  ),
  { d: smooth(coords('0,-74 5,-62 0,-48 -5,-62')), fill: 'red', stroke: 0.8 },
]

/** The trunk turns to his left; the tusk on his right is broken. */
function trunk(): Part[] {
  const body = tube(
    sample(coords('0,-50 0,-24 0,6 -4,40 -4,70 14,92 42,88 48,66 34,58'), 14),
    (u) => along([7, 17, 20, 19.5, 17, 14.5, 12.5, 10.5, 8.5, 6.5, 5], u),
  )
  const folds = Array.from({ length: 15 }, (_, i) => {
    const u = 0.27 + i * 0.045
    return smooth([body.at(u, -0.82), body.at(u + 0.014, 0), body.at(u, 0.82)], false)
  }).join('')
  const dot = (u: number, v: number, size: number): Part => ({
    d: circle(body.at(u, v), size),
    fill: 'red',
    stroke: 0.4,
    detail: 1,
  })
  return [
    ...horn(coords('28,22 40,44 62,54'), 8.5, { tag: 'bone', rings: 1 }),
    { d: 'M-20 24L-36 20L-50 38L-38 48Z', fill: 'bone' },
    { d: smooth(coords('-50,38 -46,49 -38,48 -42,38')), fill: 'bone', stroke: 0.8 },
    ...mirrored([
      { d: smooth(coords('18,10 32,8 44,18 40,34 28,36 18,30')), fill: BODY, stroke: 0.9 },
    ]),
    ...(
      [
        [38, 30, 0.7],
        [-38, 30, -0.7],
      ] as const
    ).flatMap(([x, y, angle]) =>
      placed([{ d: 'M-9 -3L9 -3L9 4L-9 4Z', fill: 'gold', stroke: 0.8 }], { x, y, angle: -angle }),
    ),
    { d: body.strip(0, 1, -1, 1, 70), fill: BODY, stroke: 0 },
    line(body.line(0.16, 1, -1, 56), 1, 0),
    line(body.line(0.16, 1, 1, 56), 1, 0),
    line(folds, 0.6, 1),
    dot(0.15, 0, 3),
    dot(0.2, -0.34, 2.2),
    dot(0.2, 0.34, 2.2),
    dot(0.26, 0, 2.6),
    dot(0.31, -0.3, 1.9),
    dot(0.31, 0.3, 1.9),
    dot(0.38, 0, 2.2),
    { d: circle([33, 58], 4.6), fill: BODY, stroke: 0.9 },
  ]
}

const chest: Part[] = [
  { d: symmetric(coords('0,40 36,46 62,58 92,72 112,98 118,136 90,152 0,158')), fill: BODY },
  ...mirrored([
    { d: smooth(coords('94,106 120,104 122,120 96,124'), true, 0.6), fill: 'gold' },
    { d: circle([108, 114], 4), fill: 'ruby', stroke: 0.6 },
    brush(coords('84,150 90,132 88,112'), 1.6),
  ]),
  // sash and sacred thread over the left shoulder
  { d: smooth(coords('44,56 78,68 62,100 20,138 -30,156 -62,155 -12,132 30,96')), fill: 'flame' },
  lines(
    [coords('58,66 42,100 -2,138'), coords('68,70 52,104 10,142'), coords('50,62 32,98 -20,138')],
    0.6,
  ),
  // necklaces
  { d: 'M-52 60C-40 96 40 96 52 60L60 66C46 110 -46 110 -60 66Z', fill: 'gold' },
  ...beads('-54,66 -32,92 0,99 32,92 54,66', 17, 2.8, 'ruby'),
  ...beads('-68,70 -50,108 0,128 50,108 68,70', 23, 4),
  { d: smooth(coords('0,122 11,134 0,150 -11,134')), fill: 'gold' },
  { d: circle([0, 136], 4.6), fill: 'ruby', stroke: 0.6 },
]

const bust = (): Part[] => [...chest, ...mirrored(ear), ...face, ...crown, ...trunk()]

const heldLotus: Point = [0, 168]
/** On a lotus, in the light of the halo. */
const blessed = (): Part[] => [
  ...halo,
  ...[-1.36, 1.36, -1.0, 1.0, -0.62, 0.62, -0.24, 0.24].flatMap((angle) =>
    placed(petal({ length: 74, width: 21, tip: 'point', veins: 3, tag: 'pink' }), {
      x: heldLotus[0] + angle * 52,
      y: heldLotus[1] + 14,
      angle,
    }),
  ),
  ...bust(),
  ...[-1.5, 1.5, -1.12, 1.12, -0.74, 0.74, -0.36, 0.36, 0].flatMap((angle) =>
    placed(petal({ length: 48, width: 19, tip: 'point', veins: 3, tag: 'petalLight' }), {
      x: heldLotus[0] + angle * 66,
      y: heldLotus[1] + 16 - Math.abs(angle) * 7,
      angle: angle * 0.6,
    }),
  ),
]

export const ganesha: Motif = {
  name: 'ganesha',
  category: 'mythical',
  words: ['ganesha', 'ganesh', 'elephant god'],
  variants: ['bust', 'lotus-throne'],
  draw: ({ variant }) => measured(variant === 'lotus-throne' ? blessed() : bust()),
}
