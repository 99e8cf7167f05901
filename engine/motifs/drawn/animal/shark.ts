import { measured } from '#engine/motifs/drawing/box.ts'
import {
  circle,
  coords,
  lerp,
  polygon,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { along, brush, flip, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import { mirrored } from '#engine/motifs/drawing/parts.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Row of triangular teeth along a straight gum line. */
function teeth(from: Point, to: Point, count: number, size: Point): Part {
  let d = ''
  for (let i = 0; i < count; i++) {
    const at = (t: number): Point => [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t,
    ]
    const left = at(i / count),
      right = at((i + 1) / count),
      middle = at((i + 0.5) / count)
    d += polygon([left, [middle[0] + size[0], middle[1] + size[1]], right])
  }
  return { d, fill: 'paper', stroke: 0.5, shade: 0 }
}

function sideJaws(): Part[] {
  return [
    {
      d: 'M114 -7C100 -8 86 -2 70 2C66 8 66 14 72 20C80 28 90 28 98 22C92 14 96 4 114 -7Z',
      fill: 'black',
      stroke: 0.9,
    },
    { d: 'M76 6C82 4 88 6 90 12C90 18 88 22 84 23C78 20 74 14 76 6Z', fill: 'red', stroke: 0.5 },
    teeth([112, -7], [76, 1], 9, [-1, 9]),
    teeth([74, 20], [97, 22], 6, [3, -8]),
    brush(coords('118,-9 96,-8 68,2'), 1.4),
    lines([coords('66,-8 58,4 64,22')], 0.8),
  ]
}

/** Far pectoral, tail and the small fins behind the body. */
const SIDE_FINS: Part[] = [
  { d: smooth(coords('56,22 76,40 86,66 66,56 44,34')), fill: 'hide', tone: 0.2 },
  {
    d: 'M-88 6C-108 -14 -128 -44 -134 -78C-112 -66 -96 -46 -84 -22C-78 -14 -74 -8 -70 -4C-76 8 -78 12 -80 16C-90 30 -102 44 -122 52C-112 38 -104 22 -88 6Z',
    fill: 'hide',
  },
  lines(
    [
      coords('-120,-60 -106,-36 -90,-12'),
      coords('-110,42 -98,28 -86,14'),
      coords('-104,-46 -94,-26 -84,-8'),
    ],
    0.6,
  ),
  { d: 'M-26 36C-34 48 -42 54 -54 58C-48 46 -46 36 -46 28Z', fill: 'hide' },
  { d: 'M-34 -22C-44 -32 -52 -36 -62 -38C-58 -28 -54 -20 -52 -12Z', fill: 'hide' },
  { d: 'M38 -40C24 -64 8 -80 -12 -88C-8 -68 -8 -52 -6 -36Z', fill: 'hide' },
  lines([coords('-2,-76 8,-58 14,-44'), coords('-4,-64 2,-52 5,-42')], 0.6),
]

/** In profile, turning to bite. */
function hunting(): Part[] {
  return [
    ...SIDE_FINS,
    {
      d: smooth(
        coords(
          '126,-20 112,-34 84,-44 44,-46 4,-40 -40,-24 -74,-8 -90,-2 -88,12 -70,14 -36,28 6,40 44,40 72,30 96,16 116,-6',
        ),
      ),
      fill: 'hide',
    },
    // pale belly with the ragged line of countershading
    {
      d: smooth(
        coords(
          '118,-8 104,-6 92,2 70,-4 52,6 30,4 6,12 -20,8 -46,12 -84,8 -70,14 -36,28 6,40 44,40 72,30 96,16',
        ),
      ),
      fill: 'paper',
      stroke: 0.7,
      shade: 0.7,
    },
    ...sideJaws(),
    {
      d: 'M88 -23A4.600 4.600 0 1 1 97.2 -23A4.600 4.600 0 1 1 88 -23Z',
      fill: 'black',
      stroke: 0.8,
    },
    {
      d: 'M92.500 -25A1.4 1.4 0 1 1 95.3 -25A1.4 1.4 0 1 1 92.500 -25Z',
      fill: 'paper',
      stroke: 0,
      shade: 0,
    },
    brush(coords('82,-26 92,-31 102,-27'), 1.8),
    lines(
      [
        coords('112,-20 114,-22 117,-21'),
        coords('100,-36 92,-34 84,-36'),
        coords('70,-38 40,-38 10,-32'),
        coords('0,-22 -34,-12 -70,-2'),
      ],
      0.6,
    ),
    ...[0, 1, 2, 3, 4].map((i) =>
      brush(
        [
          [50 - i * 7, -18 + i],
          [46 - i * 7, -6 + i],
          [50 - i * 7, 12 + i],
        ],
        1.7,
      ),
    ),
    // near pectoral fin over the body
    { d: 'M34 14C26 40 6 66 -26 82C-24 62 -16 38 6 18C14 10 26 10 34 14Z', fill: 'hide' },
    lines(
      [coords('-14,68 2,46 20,22'), coords('-20,66 -10,44 8,24'), coords('-2,62 14,44 26,24')],
      0.6,
    ),
  ]
}

/** Teeth all along a curved gum, pointing towards the middle of the mouth. */
function gumTeeth(gum: readonly Point[], count: number, middle: Point, length: number): Part {
  const curve = sample(gum, 12)
  const at = (t: number) => curve[Math.round(t * (curve.length - 1))]!
  let d = ''
  for (let i = 0; i < count; i++) {
    const root = at((i + 0.5) / count)
    const size = length * along([0.55, 1, 1.1, 1, 0.55], i / (count - 1))
    const away = Math.hypot(middle[0] - root[0], middle[1] - root[1])
    const tip: Point = [
      lerp(root[0], middle[0] * 0.4 + root[0] * 0.6, size / away),
      lerp(root[1], middle[1], size / away),
    ]
    d += polygon([at((i + 0.04) / count), tip, at((i + 0.96) / count)])
  }
  return { d, fill: 'paper', stroke: 0.6, shade: 0.2 }
}

const UPPER_GUM = coords('0,-46 17,-44 32,-34 40,-16 42,4')
const LOWER_GUM = coords('0,50 14,47 27,36 36,20 42,4')
const wholeArc = (half: readonly Point[]) => [...half.toReversed().map(flip), ...half.slice(1)]

function openMouth(): Part[] {
  return [
    {
      d: symmetric(coords('0,-53 20,-51 38,-39 47,-17 48,6 40,30 28,46 14,57 0,60')),
      fill: 'pink',
      stroke: 0.9,
    },
    {
      d: symmetric(coords('0,-45 17,-43 31,-33 39,-16 41,4 35,21 26,35 13,46 0,49')),
      fill: 'black',
      stroke: 0.4,
    },
    { d: symmetric(coords('0,10 14,12 22,24 15,40 0,45')), fill: 'red', stroke: 0.6 },
    lines(
      [coords('0,14 1,26 0,40'), coords('-22,-22 0,-30 22,-22'), coords('-26,-12 0,-20 26,-12')],
      0.7,
    ),
    gumTeeth(wholeArc(coords('0,-38 15,-36 27,-27 34,-12 36,2')), 12, [0, 4], 9),
    gumTeeth(wholeArc(UPPER_GUM), 15, [0, 4], 17),
    gumTeeth(wholeArc(LOWER_GUM), 13, [0, 0], 14),
  ]
}

/** Eye, nostril and gills, right half. */
const HALF_FACE: Part[] = [
  { d: circle([45, -57], 4.6), fill: 'black', stroke: 0.8 },
  { d: circle([43.4, -59], 1.3), fill: 'paper', stroke: 0, shade: 0 },
  brush(coords('34,-62 43,-66 52,-58'), 1.6),
  lines([coords('36,-54 44,-50 53,-52')], 0.6),
  { d: smooth(coords('12,-92 17,-96 20,-91 15,-89')), fill: 'black', stroke: 0.4 },
  lines([coords('8,-66 20,-64 30,-56'), coords('5,-60 17,-58 28,-49')], 0.6),
  ...[0, 1, 2, 3].map((i) =>
    brush(
      [
        [54 - i * 1.5, -2 + i * 13],
        [49 - i * 2, 8 + i * 13],
        [52 - i * 3, 22 + i * 13],
      ],
      2,
    ),
  ),
  lines(
    [
      coords('9,-98 9.4,-98'),
      coords('15,-96 15.4,-96'),
      coords('5,-91 5.4,-91'),
      coords('22,-79 22.4,-79'),
      coords('7,-77 7.4,-77'),
      coords('14,-73 14.4,-73'),
    ],
    1.3,
    2,
  ),
]

/** Lunging out of the deep straight at us, jaws wide. */
function attacking(): Part[] {
  const trunk = tube(sample(coords('0,-20 2,34 -2,80 -20,116 -44,136'), 12), (u) =>
    along([54, 60, 46, 28, 14, 7], u),
  )
  const fin: Part[] = [
    { d: 'M38 44C70 48 104 68 126 104C96 100 64 96 38 84C34 70 34 56 38 44Z', fill: 'hide' },
    lines(
      [coords('48,56 78,68 110,94'), coords('46,68 70,80 96,94'), coords('44,80 60,88 76,94')],
      0.6,
    ),
  ]
  return [
    {
      d: 'M-40 126C-64 118 -92 118 -116 132C-94 136 -78 142 -66 148C-66 162 -72 176 -82 190C-58 182 -44 166 -36 144Z',
      fill: 'hide',
    },
    lines([coords('-104,130 -78,128 -54,136'), coords('-74,180 -60,164 -50,144')], 0.6),
    { d: 'M26 84C40 90 50 98 58 112C42 110 28 106 16 98Z', fill: 'hide' },
    ...mirrored(fin),
    { d: trunk.strip(0, 1, -1, 1, 40), fill: 'hide' },
    {
      d: smooth(coords('-34,36 0,52 36,36 38,62 26,90 4,110 -24,122 -14,104 -28,84 -36,60')),
      fill: 'paper',
      stroke: 0.6,
    },
    lines([coords('-22,80 0,86 22,78'), coords('-18,96 0,98 12,92')], 0.5),
    {
      d: symmetric(coords('0,-124 10,-114 26,-94 42,-70 56,-38 61,0 54,36 36,64 16,78 0,81')),
      fill: 'hide',
    },
    // pale underside of the snout and chin
    {
      d: symmetric(coords('0,-104 13,-94 25,-78 35,-62 50,-36 55,0 48,34 33,58 15,71 0,74')),
      fill: 'paper',
      stroke: 0.6,
      shade: 0.8,
    },
    ...openMouth(),
    ...mirrored(HALF_FACE),
  ]
}

/** Great white: turning to bite, or lunging with open jaws. */
export const shark: Motif = {
  name: 'shark',
  bearsLoads: true,
  category: 'animal',
  swims: true,
  bulk: 1.2,
  words: ['shark', 'great white', 'jaws'],
  variants: ['hunting', 'attacking'],
  draw: ({ variant }) => measured(variant === 'attacking' ? attacking() : hunting()),
}
