import { curled, horn } from '#engine/motifs/drawing/anatomy.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import { ticks } from '#engine/motifs/drawing/shapes.ts'
import type { Marks, Motif, Part } from '#engine/motifs/motif.ts'

interface Build {
  /** half width of the brow and of the muzzle, against the bull's */
  brow: number
  muzzle: number
  /** how far down the snout ends */
  length: number
}

/** Grazing animal's skull from the front: domed brow, side sockets, long nasal bones over the dark nose. */
function grazerSkull({ brow, muzzle, length }: Build): Part[] {
  const along = (y: number) => (y < 30 ? y : 30 + ((y - 30) * (length - 30)) / 90)
  const fit = (text: string): Point[] =>
    coords(text).map(([x, y]): Point => [x * (y < 24 ? brow : muzzle), along(y)])
  return [
    {
      d: symmetric(
        fit(
          '0,-58 22,-60 42,-50 46,-30 58,-20 62,-4 54,12 40,22 34,38 31,60 29,82 24,102 15,116 6,120 0,112',
        ),
      ),
      fill: 'bone',
    },
    ...mirrored([
      // cheek arch, socket under a heavy rim
      { d: smooth(fit('36,-24 50,-26 59,-14 58,0 46,8 35,2 31,-12')), fill: 'black' },
      brush(fit('26,-14 32,-30 50,-32 62,-16'), 2),
      brush(fit('60,4 46,16 34,22'), 1.8),
      lines(
        [
          fit('28,-34 34,-42 42,-44'),
          fit('14,-50 18,-38 16,-26'),
          fit('24,2 30,14 32,26'),
          fit('26,30 24,54 23,72'),
        ],
        0.6,
      ),
      // opening in front of the socket, foramen, edge of the upper jaw
      { d: smooth(fit('24,14 28,20 27,30 23,24')), fill: 'black', stroke: 0.3 },
      { d: smooth(fit('23,66 26,70 25,77 22,73')), fill: 'black', stroke: 0.3, detail: 1 },
      { d: smooth(fit('5,62 13,60 18,74 18,92 13,104 7,96 5,80')), fill: 'black', stroke: 0.6 },
      lines([fit('21,84 22,96 17,108'), fit('9,110 10,102'), fit('30,40 33,48 31,58')], 0.6),
    ]),
    // nasal bones ending in two points over the nose
    {
      d: symmetric(fit('0,-10 9,-2 13,20 12,44 11,62 7,78 3,66 0,62'), 0.8),
      fill: 'bone',
      stroke: 0.9,
    },
    lines([fit('0,-8 0,24 0,58')], 0.7),
    { d: symmetric(fit('0,84 4,80 5,98 3,114 0,116')), fill: 'bone', stroke: 0.8 },
    // sutures of the brow, not quite symmetrical, and a crack
    line('M0 -56C3 -48 -4 -42 1 -34C-3 -28 3 -20 0 -10', 0.7, 1),
    line('M-28 -46L-20 -38L-23 -30L-14 -22M-20 -38L-12 -40', 0.7, 1),
  ]
}

const longhorn = horn(coords('34,-46 74,-44 112,-56 138,-88 134,-122'), 15, { rings: 6 })

const bull = (): Part[] => [
  ...mirrored(longhorn),
  ...grazerSkull({ brow: 1, muzzle: 1, length: 132 }),
  { d: symmetric(coords('0,-66 20,-66 42,-58 44,-42 24,-46 0,-48')), fill: 'bone' },
  ...mirrored([lines([coords('10,-64 14,-56 12,-49'), coords('30,-62 33,-54 31,-47')], 0.6)]),
]

const antler: Part[] = [
  ...horn(coords('26,-66 34,-88 26,-106'), 5.4, { tip: 0.06 }),
  ...horn(coords('64,-96 80,-104 84,-128'), 5.4, { tip: 0.06 }),
  ...horn(coords('74,-132 94,-140 102,-164'), 5, { tip: 0.06 }),
  ...horn(coords('70,-158 50,-172 48,-200'), 5, { tip: 0.06 }),
  ...horn(coords('14,-54 36,-76 66,-98 78,-136 70,-172 74,-206'), 8, { tip: 0.1 }),
  lines(
    [
      coords('24,-66 50,-86 68,-108'),
      coords('70,-112 76,-138 71,-166'),
      coords('36,-72 58,-90 66,-100'),
    ],
    0.5,
  ),
  { d: smooth(coords('8,-52 12,-62 22,-64 27,-56 22,-48 12,-47')), fill: 'horn', stroke: 0.9 },
]

const deer = (): Part[] => [
  ...mirrored(antler),
  ...grazerSkull({ brow: 0.78, muzzle: 0.74, length: 122 }),
]

const ram = (): Part[] => [
  ...grazerSkull({ brow: 0.86, muzzle: 0.8, length: 106 }),
  ...mirrored(
    horn(curled(coords('22,-40 44,-84 88,-76'), 44, 1.1, 1), 20, { rings: 17, tip: 0.04 }),
  ),
]

/** Cheek teeth along a line: cusped triangles, the shearing tooth tallest. */
const cheekTeeth = (from: Point, to: Point, heights: readonly number[]): Part[] =>
  heights.map((height, i): Part => {
    const at = (t: number): Point => [
      from[0] + ((to[0] - from[0]) * (i + t)) / heights.length,
      from[1] + ((to[1] - from[1]) * (i + t)) / heights.length,
    ]
    const raised = ([x, y]: Point, by: number): Point => [x, y + by]
    return {
      d: smooth(
        [
          at(0.04),
          raised(at(0.24), height * 0.6),
          raised(at(0.5), height),
          raised(at(0.76), height * 0.55),
          at(0.96),
        ],
        true,
        0.6,
      ),
      fill: 'bone',
      stroke: 0.8,
    }
  })

/** Wolf in profile: crested brain case, cheek arch under the eye, long jaws with locked fangs. */
const wolf = (): Part[] => [
  {
    d: smooth(coords('-48,34 0,38 60,34 106,26 110,56 60,64 0,68 -50,62')),
    fill: 'black',
    stroke: 0.4,
  },
  ...cheekTeeth([-34, 68], [94, 62], [-10, -14, -19, -13, -11, -10, -9]),
  ...horn(coords('106,62 116,44 113,24'), 6.5, { tag: 'bone' }),
  ...horn(coords('118,60 122,48'), 3.4, { tag: 'bone' }),
  {
    d: smooth(
      coords(
        '-90,40 -74,22 -58,24 -50,48 -36,64 0,68 50,65 96,58 120,56 128,64 118,76 84,88 30,98 -24,102 -62,94 -88,92 -82,74',
      ),
    ),
    fill: 'bone',
  },
  brush(coords('-66,44 -56,66 -30,78'), 1.6),
  lines([coords('-70,86 -24,92 30,88'), coords('60,76 86,72 106,66')], 0.6),
  ...cheekTeeth([-26, 37], [90, 31], [13, 19, 26, 18, 15, 13]),
  ...horn(coords('107,24 113,54 101,88'), 8.5, { tag: 'bone' }),
  ...horn(coords('124,22 126,38'), 3.8, { tag: 'bone' }),
  ...horn(coords('132,18 135,32'), 3.4, { tag: 'bone' }),
  {
    d: smooth(
      coords(
        '-128,-2 -116,-34 -84,-56 -44,-66 -8,-60 14,-44 40,-34 84,-26 122,-18 142,-2 144,14 130,24 100,30 60,36 16,40 -24,42 -54,34 -84,34 -106,30 -116,16',
      ),
    ),
    fill: 'bone',
  },
  // edge of the jaw muscle's hollow, then the cheek arch in front of it
  brush(coords('-24,-26 -52,-30 -76,-10 -78,12'), 2),
  lines([coords('-28,-14 -50,-16 -64,-2'), coords('-32,-4 -46,-4 -54,4')], 0.7),
  { d: smooth(coords('-18,-28 0,-36 18,-30 24,-14 14,0 -6,0 -18,-10')), fill: 'black' },
  brush(coords('-26,-26 -4,-44 22,-38 32,-22'), 1.8),
  {
    d: smooth(coords('-96,16 -66,20 -34,12 -4,4 22,0 36,12 28,26 0,24 -34,30 -68,36 -94,30')),
    fill: 'bone',
    stroke: 0.9,
  },
  lines([coords('-80,26 -40,22 0,14')], 0.6),
  { d: smooth(coords('126,-10 138,0 140,12 128,10 122,0')), fill: 'black', stroke: 0.6 },
  { d: smooth(coords('56,8 66,6 68,14 58,16')), fill: 'black', stroke: 0.3 },
  { d: smooth(coords('-110,14 -100,8 -98,20 -106,24')), fill: 'black', stroke: 0.4 },
  lines(
    [
      coords('34,-24 70,-14 112,-8'),
      coords('102,-2 106,10 102,22'),
      coords('-100,-24 -66,-46 -24,-52'),
    ],
    0.6,
  ),
  line('M-84 -52L-78 -42L-84 -34L-76 -26M-78 -42L-68 -42', 0.7, 1),
]

/** A crow's skull in profile: round brain case, great ringed eye, bill half open. */
const raven = (): Part[] => [
  {
    d: 'M-24 36C10 30 60 38 112 62C120 66 118 72 108 70C60 62 20 66 -18 62C-34 58 -36 44 -24 36Z',
    fill: 'bone',
  },
  line('M-14 50C20 46 60 50 98 63', 0.6, 1),
  { d: smooth(coords('-44,20 -22,18 -8,38 -20,56 -38,50')), fill: 'bone', tone: 0.1 },
  {
    d: smooth(
      coords(
        '-30,-66 0,-58 26,-42 62,-34 104,-14 136,20 144,44 128,34 92,24 50,22 14,24 -16,32 -48,34 -78,26 -98,0 -98,-32 -76,-58',
      ),
    ),
    fill: 'bone',
  },
  brush(coords('10,24 52,22 94,25 134,38'), 1.5),
  { d: smooth(coords('34,-16 62,-14 78,-4 58,-2 38,-4')), fill: 'black', stroke: 0.5 },
  lines([coords('30,-26 66,-20 100,-2'), coords('34,6 66,8 96,14')], 0.6),
  // eye in its ring of little plates
  { d: circle([-22, -16], 29), fill: 'black' },
  { d: circle([-22, -16], 21), fill: 'bone', stroke: 0.8, tone: 0.1 },
  line(ticks([-22, -16], 12, 21, 12), 0.6, 1),
  { d: circle([-22, -16], 12), fill: 'black', stroke: 0.6 },
  { d: smooth(coords('10,-20 20,-18 22,-2 14,6 8,-6')), fill: 'black', stroke: 0.5 },
  // cheek bar and the hole of the ear
  { d: smooth(coords('-72,18 -40,22 0,14 30,16 0,21 -40,29 -70,26')), fill: 'bone', stroke: 0.9 },
  { d: smooth(coords('-76,6 -66,2 -62,12 -70,16')), fill: 'black', stroke: 0.4 },
  brush(coords('-84,-42 -62,-54 -36,-56'), 1.4),
  line('M-92 -8L-82 -12L-80 -22L-70 -26M-82 -12L-76 -6', 0.7, 1),
]

/** Seen from the side, its snout to the right. */
const WOLF: Marks = { eyes: [[24, -12]], crown: [-34, -62], mouth: [118, 34] }
const SKULLS: Readonly<Record<string, () => Part[]>> = { deer, bull, ram, wolf, raven }

export const animalSkull: Motif = {
  name: 'animal-skull',
  isPart: true,
  isSkull: true,
  category: 'animal',
  words: [
    'animal skull',
    'deer skull',
    'bull skull',
    'ram skull',
    'cow skull',
    'wolf skull',
    'raven skull',
    'crow skull',
  ],
  variants: ['deer', 'bull', 'ram', 'wolf', 'raven'],
  marks: (variant) => (variant === 'wolf' ? WOLF : undefined),
  draw: ({ variant }) => measured((SKULLS[variant] ?? deer)()),
}
