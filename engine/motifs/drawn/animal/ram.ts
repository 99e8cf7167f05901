import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  circle,
  polar,
  polygon,
  smooth,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { almondEye, curled, horn } from '#engine/motifs/drawing/anatomy.ts'
import { furRow } from '#engine/motifs/drawing/fur.ts'
import { brush, degrees, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import { limb } from '#engine/motifs/drawing/figure.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'

/** A curl of wool. */
function wool(centre: Point, radius: number, turn: number): Part[] {
  const spiral = Array.from({ length: 12 }, (_, i) =>
    polar(radius * (0.8 - i * 0.055), degrees(turn + i * 42), centre),
  )
  return [
    { d: circle(centre, radius), fill: 'furLight', stroke: 0.8 },
    line(smooth(spiral, false), 0.6, 1),
  ]
}

/** Head from the front with great curled horns. */
function frontHead(random: Rng): Part[] {
  const spiral = curled(coords('14,-44 34,-74 70,-78'), 40, 1.15, 1)
  const curls: readonly (readonly [number, number, number])[] = [
    [0, -52, 11],
    [14, -48, 10],
    [-14, -48, 10],
    [7, -38, 9],
    [-7, -38, 9],
    [20, -36, 8],
    [-20, -36, 8],
    [0, -27, 7],
  ]
  const ear: Part[] = [
    { d: smooth(coords('24,-22 44,-22 62,-8 66,4 48,2 28,-8')), fill: 'fur' },
    { d: smooth(coords('34,-16 46,-15 57,-4 46,-4')), fill: 'pink', stroke: 0.6 },
  ]
  const face: Part[] = [
    ...almondEye([14, -8], [28, -14], 10, { iris: 'gold', pupil: 'round', lid: 2.2 }),
    brush(coords('8,-14 18,-21 32,-19'), 2.2),
    brush(coords('11,-2 15,14 13,34'), 1.8),
    lines(
      [
        coords('6,-10 7,12 7,34'),
        coords('16,-1 24,0 30,-6'),
        coords('26,4 22,18 19,30'),
        coords('21,12 18,26 17,36'),
        coords('12,66 16,62 18,56'),
      ],
      0.6,
    ),
    { d: smooth(coords('4,50 9,45 15,46 12,52 7,54')), fill: 'black', stroke: 0.3 },
  ]
  const beard = (y: number, wide: number) =>
    mirrored(
      furRow({
        edge: [
          [wide, y - 18],
          [wide * 0.6, y],
          [2, y + 6],
        ],
        angles: [76, 84, 90],
        lengths: [38, 44, 50],
        count: 6,
        width: 7,
        tag: 'furLight',
        bend: 0.2,
        strands: 2,
        random,
      }),
    )
  return [
    ...beard(76, 20),
    ...beard(58, 26),
    ...beard(42, 24),
    ...beard(28, 18),
    ...mirrored(ear),
    {
      d: symmetric(coords('0,-50 22,-46 32,-26 33,-6 26,18 20,40 20,56 12,70 0,75')),
      fill: 'fur',
    },
    { d: symmetric(coords('0,36 14,38 20,50 16,64 8,73 0,75')), fill: 'furLight', stroke: 0.6 },
    ...mirrored(face),
    brush(coords('0,56 0.4,60 0,64'), 1.2),
    brush(coords('-13,62 -6,66 0,63'), 1.3),
    brush(coords('13,62 6,66 0,63'), 1.3),
    ...mirrored(horn(spiral, 19, { tag: 'horn', rings: 30, tip: 0.12 })),
    ...curls.flatMap(([x, y, r], i) => wool([x, y], r, i * 70)),
  ]
}

/** Neck, trunk and the near legs in one outline, so that no seam crosses shoulder or thigh. */
const STANDING =
  '44,-72 26,-56 6,-48 -22,-48 -52,-46 -72,-32 -80,-6 -76,20 -68,36 -77,56 -73,76 -73,96 -60,96 -62,76 -62,58 -50,44 -34,32 -8,30 14,32 20,42 20,62 19,96 33,96 33,62 40,40 54,18 64,-8 66,-34 60,-52'

function profileHead(): Part[] {
  const spiral = curled(coords('56,-84 42,-114 8,-112'), 37, 1.1, -1)
  return [
    {
      d: smooth(
        coords('42,-60 46,-80 60,-88 74,-78 86,-60 98,-44 98,-34 90,-27 78,-30 66,-40 52,-46'),
      ),
      fill: 'fur',
    },
    {
      d: smooth(coords('86,-50 98,-44 98,-34 90,-27 78,-31 80,-40')),
      fill: 'furLight',
      stroke: 0.6,
    },
    { d: smooth(coords('90,-46 96,-44 97,-39 91,-40')), fill: 'black', stroke: 0.4 },
    ...almondEye([80, -68], [68, -70], 8, { iris: 'gold', lid: 1.8 }),
    brush(coords('64,-74 74,-79 83,-70'), 1.6),
    brush(coords('96,-33 88,-33 80,-36'), 1.4),
    lines(
      [
        coords('80,-60 88,-52 92,-48'),
        coords('68,-58 76,-48 82,-42'),
        coords('60,-54 64,-48 70,-44'),
      ],
      0.6,
    ),
    ...horn(spiral, 17, { tag: 'horn', rings: 26, tip: 0.12 }),
    { d: smooth(coords('48,-66 40,-52 30,-44 36,-58 42,-68')), fill: 'fur', stroke: 0.9 },
  ]
}

const hoof = (x: number): Part => ({
  d: polygon([
    [x - 6, 94],
    [x + 6, 94],
    [x + 11, 106],
    [x - 6, 106],
  ]),
  fill: 'black',
  stroke: 0.8,
})

const LEDGE: Part[] = [
  {
    d: polygon(
      coords(
        '-112,104 -70,100 -20,106 40,102 96,104 84,120 52,126 30,142 -12,136 -40,146 -72,128 -98,122',
      ),
    ),
    fill: 'rock',
  },
  lines(
    [
      coords('-84,110 -60,116 -48,132'),
      coords('-10,108 0,120 -8,132'),
      coords('46,106 40,116 46,124'),
      coords('70,108 74,114 68,120'),
    ],
    0.7,
  ),
]

/** The whole bighorn in profile on its ledge of rock. */
function standing(random: Rng): Part[] {
  const farLeg = (joints: string, widths: readonly number[]) =>
    limb(coords(joints), widths, 'fur', 1).map((part) => ({ ...part, tone: 0.26 }))
  const coat = (edge: string, tag: Tag, length: number, count: number) =>
    furRow({
      edge: coords(edge),
      angles: [70, 82, 94, 104],
      lengths: [length],
      count,
      width: 6,
      tag,
      strands: 2,
      random,
    })
  const parts: Part[] = [
    ...LEDGE,
    hoof(51),
    ...farLeg('38,16 52,46 48,68 51,96', [14, 9, 5.5, 6]),
    hoof(-42),
    ...farLeg('-50,16 -40,44 -52,64 -42,96', [20, 12, 6.5, 6]),
    hoof(-66),
    hoof(27),
    { d: smooth(coords(STANDING)), fill: 'fur' },
    {
      d: smooth(coords('-78,-8 -68,-12 -60,6 -62,24 -68,34 -76,18')),
      fill: 'furLight',
      stroke: 0.5,
    },
    {
      d: smooth(coords('-36,32 -10,22 14,24 20,38 10,32 -10,30')),
      fill: 'furLight',
      stroke: 0.5,
      detail: 1,
    },
    brush(coords('-34,32 -28,10 -40,-16'), 2),
    brush(coords('20,42 10,20 22,-12'), 2),
    lines(
      [
        coords('-62,-30 -50,-8 -52,16'),
        coords('-16,-38 -24,-16 -18,6'),
        coords('0,-38 -6,-14 0,8'),
        coords('-34,-36 -38,-20 -34,-6'),
        coords('40,36 40,14 30,-8'),
        coords('-64,58 -68,66 -67,78'),
        coords('23,66 27,68 32,66'),
      ],
      0.6,
    ),
    ...coat('58,2 46,14 34,14 24,4', 'furDark', 20, 5),
    ...coat('64,-18 52,-8 38,-10 26,-22', 'fur', 22, 6),
    ...coat('64,-38 54,-28 42,-30 32,-42', 'furDark', 20, 5),
    ...profileHead(),
  ]
  // The origin sits on the muzzle: fur is combed away from it.
  return placed(parts, { x: -92, y: 36 })
}

/** Ram: the head from the front, or a bighorn standing on its rock. */
export const ram: Motif = {
  name: 'ram',
  category: 'animal',
  words: ['ram', 'bighorn'],
  variants: ['head', 'standing'],
  draw: ({ variant, random }) =>
    measured(variant === 'standing' ? standing(random) : frontHead(random)),
}
