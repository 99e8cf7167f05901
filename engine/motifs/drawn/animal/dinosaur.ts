import { almondEye, horn, roundEye } from '#engine/motifs/drawing/anatomy.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import { limb } from '#engine/motifs/drawing/figure.ts'
import {
  circle,
  coords,
  polar,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { along, brush, degrees, lines, pointAlong } from '#engine/motifs/drawing/pen.ts'
import { scallops } from '#engine/motifs/drawing/plumage.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const HIDE = 'scale'

/** Pebbles of hide between two curves: rounder and larger near the first. */
function pebbles(upper: string, lower: string, columns: number, rows: number, size = 2.4): Part {
  const [one, other] = [sample(coords(upper), 10), sample(coords(lower), 10)]
  let d = ''
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [a, b] = [one, other].map((curve) =>
        pointAlong(curve, (column + (row % 2) * 0.5) / columns),
      ) as [Point, Point]
      const at = pointAlong([a, b], (row + 0.5) / rows)
      const r = size * (1 - 0.5 * (row / rows))
      d += smooth(
        [
          [at[0] - r, at[1] + r * 0.3],
          [at[0], at[1] - r * 0.7],
          [at[0] + r, at[1] + r * 0.3],
        ],
        false,
      )
    }
  return line(d, 0.6, 2)
}

/** Fangs along a jaw, pointing to `angle` degrees. */
const fangs = (edge: string, count: number, length: number, angle: number): Part[] =>
  Array.from({ length: count }, (_, i) => {
    const root = pointAlong(sample(coords(edge), 10), i / (count - 1))
    return horn([root, polar(length * (i % 2 ? 0.75 : 1), degrees(angle), root)], 2.2, {
      tag: 'bone',
    })
  }).flat()

const claws = (text: string, length: number, angle: number, width = 3): Part[] =>
  coords(text).flatMap((root) =>
    horn([root, polar(length, degrees(angle), root)], width, { tag: 'black' }),
  )

/** Hind leg of a runner: drumstick, shin set back, long foot on three toes. */
const runnerLeg = (x: number, y: number, tone = 0): Part[] => {
  const at = (text: string): Point[] => coords(text).map(([px, py]): Point => [px + x, py + y])
  return [
    ...claws(
      at('34,140 28,146 16,148')
        .map(([a, b]) => `${a},${b}`)
        .join(' '),
      10,
      20,
    ),
    {
      d: smooth(at('-14,128 2,126 18,132 36,138 34,146 14,150 -10,148 -18,140')),
      fill: HIDE,
      tone,
    },
    lines([at('14,134 20,140 20,148'), at('4,134 8,142 6,149')], 0.7),
    {
      d: smooth(
        at(
          '-36,-10 -8,-30 18,-14 28,20 26,52 14,74 -2,92 -8,110 -2,132 -16,136 -26,112 -24,92 -12,70 -24,50 -36,24',
        ),
      ),
      fill: HIDE,
      tone,
    },
  ]
}

/** Jaw, mouth and skull, to the right. */
const REX_HEAD: Part[] = [
  {
    d: smooth(coords('66,-96 88,-80 112,-72 132,-66 138,-58 124,-52 96,-54 72,-62 58,-80')),
    fill: HIDE,
  },
  {
    d: smooth(coords('74,-100 104,-92 136,-96 134,-86 118,-72 92,-76')),
    fill: 'ruby',
    stroke: 0.7,
  },
  ...fangs('92,-74 112,-69 132,-64', 7, 9, -82),
  ...fangs('88,-94 112,-92 140,-98', 10, 12, 96),
  {
    d: smooth(
      coords(
        '50,-108 56,-130 74,-142 94,-140 104,-132 128,-130 146,-116 146,-100 130,-93 104,-90 82,-92 64,-92',
      ),
    ),
    fill: HIDE,
  },
  brush(coords('66,-92 86,-90 112,-91 142,-98'), 1.4),
  ...almondEye([92, -122], [78, -124], 10, { iris: 'gold', pupil: 'slit', lid: 2.6 }),
  brush(coords('70,-128 84,-138 102,-130'), 2.4),
  { d: smooth(coords('132,-120 138,-122 139,-116 133,-115')), fill: 'black', stroke: 0.3 },
  lines(
    [
      coords('108,-126 122,-122 130,-112'),
      coords('72,-112 82,-106 96,-108'),
      coords('104,-116 112,-106 122,-104'),
      coords('60,-104 66,-96 74,-92'),
    ],
    0.6,
  ),
]

function tyrannosaur(): Part[] {
  return [
    ...runnerLeg(34, 4, 0.22),
    // far arm
    ...limb(coords('70,0 84,10 92,4'), [6, 5, 3.6], HIDE),
    {
      d: smooth(
        coords(
          '64,-132 44,-114 30,-84 8,-62 -22,-54 -58,-44 -94,-36 -126,-44 -156,-64 -128,-22 -92,2 -58,22 -24,46 12,54 42,44 62,20 66,-10 62,-36 72,-58 90,-70 84,-100',
        ),
      ),
      fill: HIDE,
    },
    {
      d: smooth(
        coords(
          '86,-66 70,-52 64,-34 68,-8 64,20 44,43 12,53 -10,50 20,36 40,14 46,-14 48,-42 66,-64',
        ),
      ),
      fill: 'belly',
      stroke: 0.6,
    },
    lines(
      [
        coords('50,-40 56,-38 63,-40'),
        coords('48,-22 56,-20 65,-24'),
        coords('46,-4 56,0 67,-4'),
        coords('42,12 52,18 64,16'),
        coords('34,26 42,34 54,36'),
        coords('18,38 22,46 34,50'),
      ],
      0.6,
    ),
    ...REX_HEAD,
    pebbles('-124,-34 -60,-34 0,-46 46,-96', '-112,-20 -50,12 0,16 50,-58', 24, 5),
    // bands across the back
    ...coords('-118,-40 -92,-36 -66,-41 -40,-48 -14,-54 10,-62').map(([x, y], i) =>
      brush(
        [
          [x, y],
          [x + 6, y + 14],
          [x + 2, y + 24 + i * 2],
        ],
        2.6,
      ),
    ),
    // near arm and leg
    ...claws('82,24 86,20', 9, 60, 2.2),
    ...limb(coords('54,4 66,20 80,14 86,22'), [9, 7, 5, 3.4], HIDE),
    ...runnerLeg(-6, 4),
    pebbles('-34,0 -6,-18 16,0', '-10,60 8,66 24,50', 7, 6, 2.2),
    brush(coords('-38,8 -34,38 -20,62'), 1.6),
  ]
}

/** Pillar leg with blunt nails. */
const pillar = (x: number, top: number, ground: number, width: number, tone = 0): Part[] => [
  {
    d: smooth(
      coords(
        `${x - width},${top} ${x + width},${top} ${x + width * 0.8},${(top + ground) / 2} ${x + width * 0.9},${ground - 8} ${x + width},${ground} ${x - width},${ground} ${x - width * 0.95},${ground - 12} ${x - width * 0.8},${(top + ground) / 2}`,
      ),
      true,
      0.8,
    ),
    fill: HIDE,
    tone,
  },
  ...[0.9, 0.4, -0.1].map((k): Part => ({
    d: `M${x + width * k - 5} ${ground}C${x + width * k - 5} ${ground - 9} ${x + width * k + 4} ${ground - 9} ${x + width * k + 4} ${ground}Z`,
    fill: 'bone',
    stroke: 0.7,
    tone,
  })),
  lines(
    [
      coords(
        `${x - width * 0.7},${ground - 24} ${x},${ground - 20} ${x + width * 0.7},${ground - 25}`,
      ),
      coords(
        `${x - width * 0.6},${ground - 33} ${x},${ground - 30} ${x + width * 0.6},${ground - 34}`,
      ),
    ],
    0.6,
    2,
  ),
]

/** Beak, cheek and three horns. */
const HORNED_FACE: Part[] = [
  ...horn(coords('84,-36 104,-58 136,-86'), 8, { tag: 'bone', rings: 4 }),
  {
    d: smooth(
      coords(
        '48,-18 60,-38 82,-40 104,-28 124,-14 140,4 146,24 138,40 126,34 108,38 84,44 62,36 48,14',
      ),
    ),
    fill: HIDE,
  },
  { d: smooth(coords('122,-10 138,2 147,24 139,43 127,34 118,18')), fill: 'horn', stroke: 0.9 },
  line('M137 32C122 24 100 30 78 24', 1, 0),
  ...horn(coords('112,-24 120,-38 132,-46'), 7, { tag: 'bone', rings: 2 }),
  ...horn(coords('74,-36 90,-66 124,-98'), 9.5, { tag: 'bone', rings: 5 }),
  ...almondEye([90, -16], [76, -18], 9, { iris: 'gold', lid: 2.4 }),
  { d: smooth(coords('120,-8 125,-8 126,-2 121,-3')), fill: 'black', stroke: 0.3 },
  brush(coords('68,-22 80,-29 94,-22'), 2),
  lines(
    [coords('58,0 68,10 66,26'), coords('74,-6 88,-2 98,-8'), coords('96,6 106,12 108,22')],
    0.6,
  ),
  pebbles('52,-4 70,-6 100,0', '60,30 80,34 104,28', 9, 4, 2),
]

function triceratops(): Part[] {
  const frill = coords('24,22 6,-10 4,-46 20,-78 46,-94 70,-86 80,-62 76,-34 62,-6')
  return [
    ...pillar(44, 30, 104, 17, 0.22),
    ...pillar(-58, 30, 104, 18, 0.22),
    {
      d: smooth(
        coords(
          '30,-40 0,-58 -40,-62 -78,-46 -106,-20 -136,10 -164,52 -126,34 -96,34 -70,58 -30,64 16,58 46,40',
        ),
      ),
      fill: HIDE,
    },
    {
      d: smooth(coords('46,40 16,57 -30,63 -70,57 -94,34 -60,42 -20,46 20,40')),
      fill: 'belly',
      stroke: 0.6,
    },
    pebbles('-140,22 -100,-14 -50,-50 10,-44', '-110,30 -70,34 -20,40 20,30', 18, 6, 3),
    ...coords('-104,-20 -82,-42 -56,-56 -28,-61 0,-57').map(([x, y], i) =>
      brush(
        [
          [x, y],
          [x + 8, y + 14],
          [x + 6, y + 30 + (i % 2) * 6],
        ],
        2.8,
      ),
    ),
    ...pillar(-78, 14, 112, 24),
    { d: smooth(coords('-104,10 -92,-18 -66,-16 -52,12 -60,46 -96,48')), fill: HIDE, stroke: 0 },
    ...pillar(22, 26, 112, 20),
    // frill with its spikes
    ...Array.from({ length: 9 }, (_, i) => {
      const at = pointAlong(sample(frill, 8), 0.06 + i * 0.1)
      return horn(
        [
          [at[0] * 0.94 + 2.5, at[1] * 0.94 - 1],
          [at[0] + (at[0] - 44) * 0.22, at[1] + (at[1] + 34) * 0.2],
        ],
        6.5,
        { tag: 'bone' },
      )
    }).flat(),
    { d: smooth(frill), fill: HIDE },
    {
      d: smooth(coords('28,10 16,-14 15,-44 28,-68 46,-80 62,-74 70,-56 66,-32 54,-10')),
      fill: 'flame',
      stroke: 0.7,
    },
    lines(
      [
        coords('42,-14 24,-20 17,-34'),
        coords('46,-22 32,-42 22,-58'),
        coords('52,-26 46,-50 42,-74'),
        coords('58,-26 60,-48 60,-70'),
      ],
      0.7,
    ),
    ...HORNED_FACE,
  ]
}

function longNeck(): Part[] {
  const spine = sample(
    coords('-168,44 -128,30 -84,18 -40,14 6,10 40,-14 62,-58 70,-104 92,-138'),
    14,
  )
  const body = tube(spine, (u) => along([1.5, 7, 14, 26, 42, 44, 32, 19, 14, 11.5, 10, 9, 9], u))
  return [
    ...pillar(24, 20, 116, 13, 0.22),
    ...pillar(-44, 26, 116, 14, 0.22),
    { d: body.strip(0, 1, -1, 1, 80), fill: HIDE },
    { d: body.strip(0.12, 0.97, 0.5, 1, 60), fill: 'belly', stroke: 0.6 },
    ...scallops(body, {
      u0: 0.04,
      u1: 0.98,
      v0: -0.9,
      v1: 0.45,
      rows: 34,
      columns: 5,
      tag: HIDE,
      overlap: 1.3,
      stroke: 0.4,
      detail: 2,
    }),
    // plates of the back
    ...Array.from({ length: 22 }, (_, i): Part => {
      const u = 0.08 + i * 0.04
      return {
        d: `${smooth([body.at(u - 0.014, -0.96), body.at(u, -1 - 0.3 * Math.min(1, 9 / (1 + Math.abs(i - 8) * 0.4 + 6))), body.at(u + 0.016, -0.96)], false)}Z`,
        fill: HIDE,
        stroke: 0.7,
        detail: 1,
      }
    }),
    brush(coords('30,-6 44,10 40,34'), 1.8),
    ...pillar(-62, 14, 124, 19),
    { d: smooth(coords('-86,8 -72,-14 -48,-12 -36,12 -46,40 -78,42')), fill: HIDE, stroke: 0 },
    ...pillar(8, 22, 124, 17),
    { d: smooth(coords('-10,8 4,-8 22,-4 30,16 22,40 -6,42')), fill: HIDE, stroke: 0 },
    brush(coords('-88,16 -84,44 -78,66'), 1.4),
    brush(coords('-12,20 -10,46 -7,66'), 1.4),
    // small head
    {
      d: smooth(
        coords(
          '78,-134 84,-152 102,-158 120,-150 138,-144 146,-134 138,-126 116,-124 98,-122 84,-122',
        ),
      ),
      fill: HIDE,
    },
    line('M144 -132C130 -130 116 -130 106 -134', 0.9, 0),
    ...roundEye([103, -144], 4, 'gold'),
    { d: circle([136, -139], 1.6), fill: 'black', stroke: 0 },
    lines([coords('94,-150 104,-152 112,-146'), coords('90,-134 98,-128 106,-128')], 0.6),
  ]
}

export const dinosaur: Motif = {
  name: 'dinosaur',
  category: 'animal',
  bulk: 1.5,
  words: ['dinosaur', 'tyrannosaurus', 'triceratops', 'brachiosaurus', 'dino'],
  variants: ['t-rex', 'triceratops', 'long-neck'],
  draw({ variant }) {
    if (variant === 'triceratops') return measured(triceratops())
    return measured(variant === 'long-neck' ? longNeck() : tyrannosaur())
  },
}
