import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  circle,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { horn } from '#engine/motifs/drawing/anatomy.ts'
import { furRow, lock } from '#engine/motifs/drawing/fur.ts'
import { type Tube, along, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'

/** Black rings around the abdomen. */
const bands = (abdomen: Tube): Part[] =>
  [0, 1, 2, 3, 4].map((i) => {
    const u = 0.13 + i * 0.17
    return {
      d: smooth(
        [
          abdomen.at(u, -1),
          abdomen.at(u + 0.05, 0),
          abdomen.at(u, 1),
          abdomen.at(u + 0.085, 1),
          abdomen.at(u + 0.135, 0),
          abdomen.at(u + 0.085, -1),
        ],
        true,
        0.7,
      ),
      fill: 'black',
      stroke: 0.4,
    }
  })

/** Tufts standing out all around the thorax. */
function fuzz([x, y]: Point, random: Rng): Part[] {
  const parts: Part[] = []
  for (const [radius, count, tag] of [
    [17, 22, 'hair'],
    [10, 16, 'gold'],
    [4, 8, 'gold'],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2 + random() * 0.2
      parts.push(
        ...lock(
          [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.9],
          angle,
          15,
          4,
          0.12,
          tag,
          0,
        ),
      )
    }
  }
  return parts
}

/** From above, wings spread. */
function fromAbove(random: Rng): Part[] {
  const abdomen = tube(sample(coords('0,4 0,40 0,80 0,108'), 12), (u) =>
    along([16, 30, 34, 32, 22, 3], u),
  )
  const wings: Part[] = [
    { d: smooth(coords('12,-4 40,4 72,24 84,50 70,58 44,44 20,20')), fill: 'glass' },
    lines(
      [coords('14,2 44,22 74,50'), coords('26,8 52,18 78,44'), coords('44,22 50,34 54,46')],
      0.6,
    ),
    {
      d: smooth(coords('10,-16 44,-44 88,-58 122,-50 124,-32 96,-12 54,-2 18,-2')),
      fill: 'glass',
    },
    // leading vein and cells
    lines([coords('12,-14 46,-38 88,-50 118,-44')], 1.1),
    lines(
      [
        coords('14,-9 52,-24 92,-30 116,-34'),
        coords('20,-6 54,-12 92,-18'),
        coords('52,-40 50,-24 54,-12'),
        coords('76,-46 78,-28 74,-14'),
        coords('96,-49 100,-31'),
        coords('64,-26 64,-14'),
      ],
      0.6,
    ),
  ]
  const legs: Part[] = (
    [
      coords('14,-30 36,-44 46,-66 60,-72'),
      coords('18,-8 44,0 62,22 70,40'),
      coords('14,6 40,36 50,76 62,96'),
    ] as Point[][]
  ).flatMap((leg) => horn(leg, 4.4, { tag: 'black', tip: 0.3 }))
  return [
    ...mirrored(legs),
    ...horn(coords('0,104 0,112 1,122'), 2.6, { tag: 'black' }),
    ...mirrored(wings),
    { d: abdomen.strip(0, 1, -1, 1, 40), fill: 'gold' },
    ...bands(abdomen),
    ...mirrored([line(abdomen.line(0.1, 0.9, 0.7, 20), 0.4, 2)]),
    ...mirrored([
      { d: smooth(coords('3,-54 12,-70 26,-84'), false), fill: null, stroke: 2.2 },
      { d: circle([26, -85], 2.4), fill: 'black', stroke: 0.4 },
    ]),
    { d: symmetric(coords('0,-62 12,-60 20,-48 14,-36 0,-33')), fill: 'hair' },
    ...mirrored([
      { d: smooth(coords('10,-58 18,-58 22,-47 16,-38 11,-46')), fill: 'black', stroke: 0.6 },
      { d: circle([15, -53], 1.8), fill: 'paper', stroke: 0, shade: 0, detail: 1 },
    ]),
    { d: circle([0, -16], 23), fill: 'hair' },
    ...fuzz([0, -16], random),
    ...furRow({
      edge: coords('-16,4 0,10 16,4'),
      angles: [110, 90, 70],
      lengths: [14, 16, 14],
      count: 6,
      width: 4,
      tag: 'gold',
      strands: 0,
      random,
      detail: 1,
    }),
    lines([coords('-4,-58 0,-54 4,-58')], 0.6),
  ]
}

const NEAR_WINGS: Part[] = [
  { d: smooth(coords('-4,-24 -38,-48 -74,-58 -94,-50 -88,-36 -58,-24 -20,-14')), fill: 'glass' },
  lines(
    [
      coords('-8,-22 -48,-42 -86,-48'),
      coords('-14,-19 -48,-30 -80,-38'),
      coords('-46,-41 -44,-28'),
    ],
    0.6,
  ),
  {
    d: smooth(coords('4,-26 -12,-68 -44,-110 -78,-128 -92,-118 -82,-86 -50,-48 -14,-20')),
    fill: 'glass',
  },
  lines([coords('2,-28 -18,-68 -48,-106 -82,-122')], 1.1),
  lines(
    [
      coords('-2,-26 -32,-66 -70,-102 -88,-112'),
      coords('-6,-24 -40,-56 -74,-86'),
      coords('-30,-84 -34,-70 -42,-58'),
      coords('-52,-104 -58,-90 -66,-80'),
      coords('-20,-54 -26,-42'),
    ],
    0.6,
  ),
]
const FAR_WING: Part[] = [
  {
    d: smooth(coords('16,-28 18,-72 4,-120 -20,-146 -34,-138 -34,-98 -18,-54 4,-26')),
    fill: 'glass',
  },
  lines(
    [
      coords('14,-30 10,-76 -6,-116 -26,-140'),
      coords('8,-30 -4,-76 -28,-122'),
      coords('8,-88 -8,-82'),
    ],
    0.6,
  ),
]

/** In flight to the right, seen from the side, legs trailing. */
function flying(random: Rng): Part[] {
  const abdomen = tube(sample(coords('-6,0 -40,10 -72,34 -86,70'), 12), (u) =>
    along([17, 29, 32, 29, 20, 3], u),
  )
  const legs = [
    '26,8 40,28 34,50 48,60',
    '10,14 14,42 2,64 14,78',
    '-8,14 -18,42 -10,68 -22,88',
  ].flatMap((points) => horn(coords(points), 4.6, { tag: 'black', tip: 0.3 }))
  return [
    ...FAR_WING,
    ...horn(coords('-85,66 -88,76 -87,86'), 2.8, { tag: 'black' }),
    ...legs,
    { d: smooth(coords('-22,52 -10,54 -8,66 -18,72 -26,64')), fill: 'gold' },
    { d: abdomen.strip(0, 1, -1, 1, 40), fill: 'gold' },
    ...bands(abdomen),
    line(abdomen.line(0.1, 0.9, -0.7, 20), 0.4, 2),
    ...horn(coords('54,18 62,28 60,42'), 2.4, { tag: 'leather', tip: 0.4 }),
    { d: smooth(coords('54,-10 70,-26 88,-22'), false), fill: null, stroke: 2.2 },
    { d: smooth(coords('58,-6 76,-16 92,-8'), false), fill: null, stroke: 2.2 },
    { d: circle([89, -22], 2.4), fill: 'black', stroke: 0.4 },
    { d: circle([93, -7], 2.4), fill: 'black', stroke: 0.4 },
    { d: smooth(coords('34,-14 50,-16 63,-4 64,12 54,21 40,18 32,4')), fill: 'hair' },
    { d: smooth(coords('44,-10 54,-8 59,2 55,12 46,10 42,0')), fill: 'black', stroke: 0.6 },
    { d: circle([50, -3], 2), fill: 'paper', stroke: 0, shade: 0, detail: 1 },
    lines([coords('59,12 63,10 64,6'), coords('36,10 40,14 46,16')], 0.6),
    { d: circle([10, -6], 25), fill: 'hair' },
    ...fuzz([10, -6], random),
    ...NEAR_WINGS,
  ]
}

/** Honey bee: from above, or flying in profile. */
export const bee: Motif = {
  name: 'bee',
  kind: 'flyer',
  settles: true,
  category: 'animal',
  bulk: 0.4,
  words: ['bee', 'honey bee', 'honeybee', 'bumblebee'],
  variants: ['top', 'flying'],
  draw: ({ variant, random }) =>
    measured(variant === 'flying' ? flying(random) : fromAbove(random)),
}
