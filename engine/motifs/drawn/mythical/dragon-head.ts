import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  polygon,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { almondEye, horn } from '#engine/motifs/drawing/anatomy.ts'
import { along, brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import { scallops } from '#engine/motifs/drawing/plumage.ts'
import type { Marks, Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'

const HIDE = 'green'

function neck(): Part[] {
  // v = 1 is the crest, v = -1 the throat
  const body = tube(sample(coords('-14,-18 -50,-8 -70,28 -62,74 -28,112 16,122 48,104'), 14), (u) =>
    along([26, 30, 32, 32, 28, 20, 11, 0.4], u),
  )
  const spikes: Part[] = []
  for (let i = 0; i < 12; i++) {
    const u = 0.08 + i * 0.074
    spikes.push({
      d:
        smooth(
          [body.at(u - 0.045, 0.9), body.at(u + 0.03, 1.25), body.at(u + 0.1, 1.75 + i * 0.02)],
          false,
        ) +
        polygon([body.at(u + 0.1, 1.75 + i * 0.02), body.at(u + 0.055, 0.9)], false).replace(
          'M',
          'L',
        ) +
        'Z',
      fill: 'flame',
    })
  }
  const plates: Part[] = []
  for (let i = 15; i >= 0; i--) {
    const u = 0.06 + i * 0.058
    plates.push({
      d: smooth(
        [body.at(u, -1.02), body.at(u, -0.42), body.at(u + 0.06, -0.4), body.at(u + 0.068, -1.06)],
        true,
        0.5,
      ),
      fill: 'belly',
      stroke: 0.8,
    })
  }
  return [
    ...spikes,
    { d: body.strip(0, 1, -1, 1, 60), fill: HIDE },
    ...scallops(body, {
      u0: 0.06,
      u1: 0.98,
      v0: -0.5,
      v1: 0.98,
      rows: 22,
      columns: 6,
      tag: HIDE,
      pointed: true,
      overlap: 1.6,
    }),
    ...plates,
  ]
}

const tooth = (x: number, y: number, size: number, up: boolean): string =>
  polygon([
    [x - size * 0.3, y],
    [x + size * 0.05, y + (up ? -size : size)],
    [x + size * 0.32, y],
  ])

/** The head alone, facing right; the neck joins behind the cheek at about (-20, 0). */
export function westernHead(): Part[] {
  const frill = (
    [
      coords('-20,14 -44,26 -72,24'),
      coords('-22,4 -50,8 -80,-2'),
      coords('-14,24 -32,44 -54,52'),
    ] as Point[][]
  ).flatMap((curve) => horn(curve, 7, { tag: 'flame' }))
  return [
    // far horn
    ...horn(coords('4,-50 -14,-82 -46,-104 -72,-104'), 8, { rings: 7 }),
    // jaw, mouth, tongue
    {
      d: smooth(coords('-20,20 8,16 32,26 56,32 78,30 92,20 94,34 82,46 58,54 28,54 0,46')),
      fill: HIDE,
    },
    {
      d: 'M4 14C30 6 60 -2 92 -4L92 22C84 30 66 34 52 31C34 28 16 22 4 14Z',
      fill: 'black',
      stroke: 0.5,
    },
    {
      d: smooth(coords('18,18 44,18 66,12 88,18 112,8 108,16 118,18 92,26 66,24 40,28')),
      fill: 'red',
      stroke: 0.8,
    },
    {
      d:
        tooth(88, 24, 15, true) +
        tooth(76, 30, 11, true) +
        tooth(64, 32, 9, true) +
        tooth(53, 31, 8, true) +
        tooth(43, 29, 7, true),
      fill: 'bone',
      stroke: 0.7,
      shade: 0.3,
    },
    ...coords('64,50 48,54 30,54').flatMap(([x, y]) =>
      horn(
        [
          [x, y - 4],
          [x - 4, y + 8],
          [x - 12, y + 18],
        ],
        4.5,
        { tag: 'flame' },
      ),
    ),
    brush(coords('86,34 60,40 30,38'), 1.6),
    lines([coords('74,44 50,48 24,44')], 0.6),
    // upper head
    {
      d: smooth(
        coords(
          '-36,-4 -30,-36 -10,-56 12,-60 26,-52 36,-44 58,-44 76,-50 94,-46 106,-30 106,-14 98,-4 84,0 66,-4 46,0 26,10 8,20 -16,28 -32,16',
        ),
      ),
      fill: HIDE,
    },
    {
      d:
        tooth(98, -5, 19, false) +
        tooth(84, -1, 13, false) +
        tooth(70, -4, 10, false) +
        tooth(58, -3, 12, false) +
        tooth(46, 0, 9, false) +
        tooth(35, 5, 8, false),
      fill: 'bone',
      stroke: 0.7,
      shade: 0.3,
    },
    brush(coords('104,-10 84,-5 64,-9 42,-4 14,12'), 1.6),
    // cheek scales
    ...scallops(
      tube(sample(coords('6,-10 -10,0 -30,6'), 10), (u) => along([8, 18, 20, 16], u)),
      { u0: 0, u1: 0.9, rows: 5, columns: 4, tag: HIDE, pointed: true, overlap: 1.5 },
    ),
    ...frill,
    // eye under a spiked brow
    {
      d: smooth(coords('8,-32 18,-40 32,-36 36,-30 22,-27')),
      fill: 'gold',
      stroke: 0.8,
      shade: 0.3,
    },
    { d: smooth(coords('22,-39 24,-33 22,-28 20,-33')), fill: 'black', stroke: 0 },
    { d: smooth(coords('-4,-40 10,-52 30,-46 44,-32 30,-38 14,-40')), fill: HIDE, stroke: 0.9 },
    brush(coords('0,-36 16,-42 30,-38 42,-30'), 2.2),
    lines([coords('8,-26 22,-22 38,-25'), coords('6,-20 22,-16 42,-20')], 0.7),
    ...horn(coords('10,-52 4,-66 -10,-74'), 4, { tag: 'horn' }),
    // near horn
    ...horn(coords('-8,-46 -34,-66 -62,-72 -94,-58'), 10, { rings: 9 }),
    { d: smooth(coords('86,-36 94,-40 99,-34 93,-29')), fill: 'black', stroke: 0.4 },
    brush(coords('80,-34 88,-44 100,-42'), 1.6),
    lines(
      [
        coords('52,-38 60,-32 72,-32'),
        coords('48,-32 58,-25 74,-24'),
        coords('46,-24 58,-17 76,-16'),
        coords('80,-26 86,-18 98,-18'),
      ],
      0.7,
    ),
    ...coords('48,-45 62,-46 76,-50').flatMap(([x, y]) =>
      horn(
        [
          [x, y + 3],
          [x - 3, y - 6],
          [x - 9, y - 11],
        ],
        3.6,
        { tag: 'flame' },
      ),
    ),
    line('M92 -44C98 -50 96 -58 88 -60', 0.8, 1),
  ]
}

/** Spikes of the right cheek. */
const cheekSpikes = (): Part[] =>
  [
    coords('50,-6 74,-8 104,-26'),
    coords('50,8 76,14 106,8'),
    coords('44,24 66,36 92,40'),
    coords('38,42 54,58 72,68'),
  ].flatMap((curve) => horn(curve, 9, { tag: 'flame' }))

/** Right half of the facing head: brow, eye, nostril, the scales beside them. */
function facingFeatures(): Part[] {
  return [
    ...scallops(
      tube(sample(coords('40,-52 50,-20 44,14 34,40'), 10), (u) => along([9, 13, 13, 7], u)),
      { u0: 0.04, u1: 0.96, rows: 9, columns: 3, tag: HIDE, pointed: true, overlap: 1.6 },
    ),
    { d: smooth(coords('10,-18 26,-34 48,-36 52,-26 38,-14 20,-8')), fill: 'black', stroke: 0.4 },
    ...almondEye([14, -16], [45, -31], 14, { iris: 'gold', pupil: 'slit', lid: 2.6, look: 0.46 }),
    // brow: a hooked plate with spikes
    {
      d: smooth(coords('4,-20 10,-40 30,-54 56,-54 64,-40 50,-42 30,-36 16,-22')),
      fill: HIDE,
      stroke: 0.9,
    },
    brush(coords('8,-20 24,-36 46,-42 62,-38'), 2.2),
    ...coords('22,-48 36,-54 50,-55').flatMap(([x, y], i) =>
      horn(
        [
          [x, y + 4],
          [x + 4, y - 8],
          [x + 12 + i * 2, y - 16],
        ],
        5,
        { tag: 'flame' },
      ),
    ),
    lines(
      [coords('16,-4 28,0 42,-10'), coords('14,4 28,10 44,2'), coords('12,14 24,22 38,18')],
      0.7,
    ),
    // flared nostril
    { d: smooth(coords('6,44 14,32 28,34 32,46 24,56 12,54')), fill: HIDE, stroke: 0.9 },
    { d: smooth(coords('11,47 16,39 25,42 24,50 16,51')), fill: 'black', stroke: 0.4 },
    brush(coords('4,34 16,26 30,30'), 1.6),
  ]
}

/** Plates of the throat, the uppermost painted last. */
const chest: Part[] = Array.from({ length: 5 }, (_, i): Part => {
  const [y, half] = [96 + i * 15, 27 - i * 4.4]
  return {
    d: symmetric(
      [
        [0, y],
        [half * 0.8, y - 4],
        [half, y + 8],
        [0, y + 21],
      ],
      0.7,
    ),
    fill: 'belly',
    stroke: 0.8,
  }
}).toReversed()

/** Plates down the bridge of the nose. */
const scutes: Part[] = Array.from({ length: 7 }, (_, i): Part => {
  const y = -62 + i * 14
  const half = 12 - Math.abs(i - 1) * 0.5
  return {
    d: symmetric(
      [
        [0, y - 9],
        [half * 0.7, y - 5],
        [half, y + 4],
        [0, y + 12],
      ],
      0.8,
    ),
    fill: 'belly',
    stroke: 0.8,
  }
}).toReversed()

const teeth = (points: readonly Point[], size: number, up: boolean): Part => ({
  d: points.map(([x, y]) => tooth(x, y, size, up)).join(''),
  fill: 'bone',
  stroke: 0.7,
  shade: 0.3,
})

function facingNeck(): Part[] {
  const neckSide = tube(sample(coords('30,56 44,90 38,130 8,176'), 10), (u) =>
    along([22, 24, 19, 0.5], u),
  )
  return mirrored([
    { d: neckSide.strip(0, 1, -1, 1, 30), fill: HIDE },
    ...scallops(neckSide, {
      u0: 0.02,
      u1: 0.98,
      v0: -0.95,
      v1: 0.95,
      rows: 10,
      columns: 5,
      tag: HIDE,
      pointed: true,
      overlap: 1.6,
    }),
  ])
}

/** Facing the viewer, jaws parted, horns swept up and out. */
function facing(): Part[] {
  return [
    ...facingNeck(),
    ...chest,
    ...mirrored(cheekSpikes()),
    ...mirrored(horn(coords('22,-66 50,-96 88,-106 118,-138'), 14, { rings: 11 })),
    ...mirrored(horn(coords('10,-74 20,-104 18,-130 34,-154'), 8, { rings: 8 })),
    // lower jaw and the mouth
    { d: symmetric(coords('0,62 26,58 38,54 40,78 32,104 16,120 0,124')), fill: HIDE },
    { d: symmetric(coords('0,58 24,56 33,60 32,84 22,100 0,106')), fill: 'black', stroke: 0.5 },
    { d: symmetric(coords('0,74 10,72 15,84 12,100 0,108')), fill: 'red', stroke: 0.8 },
    line('M0 80L0 104', 0.7, 1),
    ...mirrored([teeth(coords('27,96 19,103'), 15, true), teeth(coords('30,86'), 11, true)]),
    {
      d: symmetric(coords('0,-82 18,-82 38,-66 54,-40 58,-10 50,14 42,34 40,52 32,64 16,66 0,64')),
      fill: HIDE,
    },
    ...mirrored(facingFeatures()),
    ...scutes,
    brush(coords('-40,52 -20,66 0,62'), 1.8),
    brush(coords('0,62 20,66 40,52'), 1.8),
    ...mirrored([
      teeth(coords('33,61'), 22, false),
      teeth(coords('23,65 14,65'), 13, false),
      teeth(coords('5,63'), 9, false),
    ]),
    ...mirrored(horn(coords('14,118 20,132 16,146'), 5, { tag: 'flame' })),
    ...horn(coords('0,120 0,138 0,156'), 6, { tag: 'flame' }),
  ]
}

/** Western dragon: head, horns and neck. */
const FACE: Marks = {
  eyes: [
    [-30, -23],
    [30, -23],
  ],
  mouth: [0, 62],
  crown: [0, -82],
}

export const dragonHead: Motif = {
  name: 'dragon-head',
  category: 'mythical',
  words: ['dragon head', 'dragon bust'],
  variants: ['head', 'front'],
  marks: (variant) => (variant === 'front' ? FACE : undefined),
  draw: ({ variant }) => measured(variant === 'front' ? facing() : [...neck(), ...westernHead()]),
}
