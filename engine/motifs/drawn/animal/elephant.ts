import { measured } from '#engine/motifs/drawing/box.ts'
import {
  circle,
  coords,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { almondEye, horn } from '#engine/motifs/drawing/anatomy.ts'
import { along, brush, lines, symmetric, type Tube } from '#engine/motifs/drawing/pen.ts'
import { bundle, limb } from '#engine/motifs/drawing/figure.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'

const HIDE = 'hide'

const SPREAD_EAR: Part[] = [
  {
    d: smooth(coords('30,-66 58,-88 92,-86 116,-58 120,-18 108,20 88,54 76,64 68,46 54,26 40,4')),
    fill: HIDE,
  },
  {
    d: smooth(coords('46,-50 68,-70 92,-68 106,-46 107,-16 96,14 80,40 66,22 50,2')),
    fill: HIDE,
    tone: 0.12,
    stroke: 0.6,
    shade: 0.8,
  },
  // folded rim and the veins of the ear
  brush(coords('34,-70 62,-84 92,-80 110,-56'), 2.2),
  lines(
    [
      coords('52,-30 74,-36 96,-42'),
      coords('52,-20 76,-18 100,-14'),
      coords('54,-8 74,4 92,14'),
      coords('74,-36 84,-48 88,-60'),
      coords('76,-18 88,-6 98,0'),
      coords('66,-2 76,14 80,30'),
    ],
    0.6,
  ),
  lines([coords('96,46 90,38 92,30'), coords('114,2 108,-2 106,-8')], 0.7),
]

/** Head from the front, ears spread, trunk curling at the tip. */
function frontHead(): Part[] {
  const trunk = tube(sample(coords('0,-34 0,10 -2,54 -4,92 12,118 38,114 42,94'), 14), (u) =>
    along([28, 25, 19, 15, 12, 10, 8], u),
  )
  const face: Part[] = [
    ...almondEye([20, -16], [35, -22], 9, { iris: 'leather', lid: 2.2 }),
    lines(
      [
        coords('17,-24 27,-32 39,-26'),
        coords('18,-29 28,-38 40,-32'),
        coords('20,-8 28,-6 36,-12'),
        coords('21,-3 29,0 37,-6'),
        coords('24,2 31,5 37,1'),
      ],
      0.7,
    ),
    brush(coords('16,-64 27,-56 34,-42'), 2, 'black', 1),
    lines([coords('6,-66 8,-54 4,-44'), coords('14,-58 14,-48 10,-40')], 0.6),
  ]
  const tusk = horn(coords('26,22 34,52 48,78 72,88'), 9, { tag: 'bone', rings: 2 })
  return [
    ...mirrored(SPREAD_EAR),
    // lower lip behind the trunk
    { d: symmetric(coords('0,20 22,24 18,56 0,68')), fill: HIDE },
    {
      d: symmetric(coords('0,-76 18,-80 36,-66 42,-40 41,-14 38,10 38,26 28,36 16,30 0,24')),
      fill: HIDE,
    },
    ...mirrored([
      ...tusk,
      { d: smooth(coords('17,8 30,6 40,16 40,32 30,37 19,30')), fill: HIDE, stroke: 0.9 },
      lines([coords('22,32 31,33 38,27')], 0.6),
    ]),
    { d: trunk.strip(0.1, 1, -1, 1, 80), fill: HIDE, stroke: 1 },
    // hide the hard top edge of the trunk under the brow
    { d: symmetric(coords('0,-60 16,-52 26,-30 26,-10 22,2 0,8')), fill: HIDE, stroke: 0 },
    wrinkles(trunk, 26),
    ...mirrored(face),
    {
      d: smooth([
        trunk.at(0.97, -1),
        trunk.at(1, -1.1),
        [42, 84],
        trunk.at(1, 1.1),
        trunk.at(0.97, 1),
      ]),
      fill: HIDE,
      stroke: 0.9,
    },
    lines([coords('0,-76 1,-66 0,-56')], 0.8),
  ]
}

function wrinkles(trunk: Tube, count: number): Part {
  const curves = Array.from({ length: count }, (_, i): Point[] => {
    const u = 0.2 + (0.72 * i) / count
    const reach = i % 2 ? 0.95 : 0.6
    return [trunk.at(u, -reach), trunk.at(u + 0.012, 0), trunk.at(u, reach)]
  })
  return line(curves.map((curve) => smooth(curve, false)).join(''), 0.6, 1)
}

const toenails = ([x, y]: Point, width: number): Part[] =>
  [0.2, 0.58, 0.92].map((t): Part => {
    const middle = x - width + 2 * width * t
    return {
      d: smooth([
        [middle - 3.5, y + 9],
        [middle, y + 1.5],
        [middle + 3.5, y + 9],
      ]),
      fill: 'bone',
      stroke: 0.6,
    }
  })

/** A pillar of a leg with its toenails and the folds at the knee. */
function leg(joints: readonly Point[], widths: readonly number[], tone: number): Part[] {
  const [x, y] = joints.at(-1)!
  const shaded = (parts: readonly Part[]) => parts.map((part) => ({ ...part, tone }))
  const width = widths.at(-1)!
  return [
    ...shaded(limb(joints, widths, HIDE, 1)),
    {
      d: smooth([
        [x - width - 1, y],
        [x - width, y + 9],
        [x, y + 11],
        [x + width + 2, y + 9],
        [x + width + 1, y],
        [x, y - 4],
      ]),
      fill: HIDE,
      tone,
    },
    ...toenails([x, y], width),
  ]
}

const BODY =
  '88,-70 70,-78 46,-76 20,-80 -14,-86 -50,-82 -78,-64 -92,-34 -95,0 -92,30 -96,60 -92,86 -94,100 -76,104 -56,101 -56,88 -55,64 -44,40 -22,36 -2,37 6,48 6,70 2,90 2,102 18,105 38,102 37,90 36,64 44,34 60,14 82,-4 97,-26 100,-48'
const EAR = '62,-68 40,-80 14,-74 0,-48 2,-18 14,10 30,28 36,12 50,2 60,-18 66,-44'

const SIDE_EAR: Part[] = [
  { d: smooth(coords(EAR)), fill: HIDE },
  {
    d: smooth(coords('54,-60 38,-70 20,-65 9,-46 11,-20 20,4 30,16 34,4 46,-8 54,-26 58,-46')),
    fill: HIDE,
    tone: 0.12,
    stroke: 0.5,
    shade: 0.8,
  },
  brush(coords('60,-70 38,-80 16,-74 3,-52'), 2.2),
  lines(
    [
      coords('52,-44 36,-50 22,-52'),
      coords('52,-38 34,-36 16,-32'),
      coords('50,-30 36,-20 22,-8'),
      coords('36,-50 28,-58 26,-64'),
      coords('34,-36 24,-26 18,-18'),
      coords('42,-22 36,-8 32,6'),
    ],
    0.6,
  ),
]

/** Head in profile with the trunk thrown up; the ear lies over the shoulder. */
function profileHead(): Part[] {
  const trunk = tube(
    sample(coords('84,-50 106,-28 128,-30 142,-52 140,-82 126,-100 132,-118'), 14),
    (u) => along([24, 19, 14.5, 12, 10, 8, 7], u),
  )
  return [
    // far tusk, lower lip, then the trunk that grows out of the forehead
    ...placed(horn(coords('88,-16 112,0 134,-2 148,-18'), 6.5, { tag: 'bone' }), { x: 4, y: -4 }),
    { d: smooth(coords('76,-18 94,-20 104,-8 96,4 84,4 70,-4')), fill: HIDE },
    lines([coords('80,-8 90,-6 98,-9')], 0.7),
    { d: trunk.strip(0.02, 1, -1, 1, 80), fill: HIDE },
    {
      d: smooth(coords('108,-48 102,-60 92,-74 78,-82 60,-76 54,-50 58,-26 72,-14 88,-16 100,-28')),
      fill: HIDE,
      stroke: 0,
    },
    lines(
      [coords('60,-76 78,-82 92,-74 102,-60 108,-48'), coords('62,-20 74,-12 86,-14 96,-20')],
      1,
      0,
    ),
    wrinkles(trunk, 24),
    ...horn(coords('84,-20 106,4 132,6 152,-12'), 7.5, { tag: 'bone', rings: 2 }),
    lines([coords('78,-12 90,-12 96,-20 92,-28')], 0.8),
    ...almondEye([92, -54], [80, -56], 8, { iris: 'leather', lid: 2 }),
    lines(
      [
        coords('76,-62 86,-68 96,-62'),
        coords('78,-49 86,-45 94,-48'),
        coords('79,-44 86,-40 93,-43'),
      ],
      0.7,
    ),
    { d: circle(trunk.at(1, 0.3), 2.2), fill: 'black', stroke: 0.3, detail: 1 },
    ...SIDE_EAR,
  ]
}

/** Striding to the right with the trunk thrown up, as a sign of luck. */
function walking(random: Rng): Part[] {
  return [
    ...bundle(
      coords('-88,-40 -104,-10 -104,26'),
      coords('-86,-36 -100,-8 -98,24'),
      1,
      3.4,
      random,
      { tag: HIDE },
    ),
    ...bundle(coords('-103,18 -107,30 -106,44'), coords('-100,18 -98,32 -100,46'), 4, 2.4, random, {
      tag: 'hair',
    }),
    ...leg(coords('50,0 64,38 62,64 76,88'), [22, 16, 13, 15], 0.24),
    ...leg(coords('-42,6 -30,44 -42,68 -34,92'), [26, 18, 13, 15], 0.24),
    { d: smooth(coords(BODY)), fill: HIDE },
    ...toenails([-75, 94], 17),
    ...toenails([20, 95], 16),
    lines(
      [
        coords('-40,-74 -46,-50 -44,-28'),
        coords('-18,-78 -22,-60 -20,-44'),
        coords('-34,12 -30,-8 -34,-26'),
        coords('-14,28 -10,10 -14,-10'),
        coords('4,28 2,14 -4,2'),
        coords('-84,-30 -78,-14 -80,4'),
        coords('-92,46 -78,52 -62,48'),
        coords('-92,56 -80,60 -66,57'),
        coords('10,56 20,60 32,56'),
        coords('8,64 18,68 30,65'),
        coords('-48,40 -52,20 -50,0'),
        coords('40,34 44,14 40,-2'),
      ],
      0.6,
    ),
    brush(coords('-44,38 -34,16 -40,-14'), 1.8, 'black', 1),
    brush(coords('4,44 -4,20 0,4'), 1.6, 'black', 1),
    ...[
      '-92,50 -78,56 -60,51',
      '-91,62 -79,67 -64,63',
      '8,60 20,65 33,60',
      '7,70 18,75 31,71',
      '-82,-40 -70,-14 -74,14',
      '-58,-62 -62,-36 -56,-10',
    ].map((points) => brush(coords(points), 0.9, 'black', 1)),
    ...profileHead(),
  ]
}

/** Elephant: the head from the front, or walking with raised trunk. */
export const elephant: Motif = {
  name: 'elephant',
  bearsLoads: true,
  category: 'animal',
  bulk: 1.5,
  words: ['elephant', 'elephant head', 'trunk'],
  variants: ['head', 'walking'],
  draw: ({ variant, random }) => measured(variant === 'walking' ? walking(random) : frontHead()),
}
