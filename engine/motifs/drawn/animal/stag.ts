import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polygon, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { almondEye, horn } from '#engine/motifs/drawing/anatomy.ts'
import { furRow } from '#engine/motifs/drawing/fur.ts'
import { brush, degrees, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import { limb } from '#engine/motifs/drawing/figure.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'
import { mirrored, placed } from '#engine/motifs/drawing/parts.ts'

const BEAM: Point[] = coords('13,-44 26,-62 54,-76 76,-100 80,-134 62,-164')
/** Tines: from the beam outwards, brow tine first. */
const TINES: Point[][] = [
  coords('20,-54 22,-70 14,-90'),
  coords('40,-68 38,-88 30,-112'),
  coords('66,-84 88,-92 104,-116'),
  coords('78,-106 62,-120 54,-142'),
  coords('81,-124 96,-136 104,-158'),
]

function antler(): Part[] {
  return [
    ...TINES.flatMap((tine) => horn(tine, 5.6, { tip: 0.06 })),
    ...horn(BEAM, 7.6, { tip: 0.1 }),
    // bark-like grain along the beam
    lines(
      [
        coords('15,-48 28,-62 52,-73'),
        coords('24,-56 52,-70 70,-92'),
        coords('58,-82 72,-100 76,-126'),
        coords('80,-108 80,-130 70,-150'),
      ],
      0.5,
    ),
    { d: smooth(coords('5,-40 8,-49 18,-51 23,-44 20,-37 10,-36')), fill: 'horn', stroke: 0.9 },
    lines([coords('9,-39 10,-46'), coords('14,-38 14,-47'), coords('18,-39 19,-46')], 0.5, 2),
  ]
}

const HALF_FACE: Part[] = [
  ...almondEye([19, -6], [33, -16], 13, { iris: 'black', lid: 2.4 }),
  brush(coords('14,-20 24,-27 36,-22'), 2),
  brush(coords('16,-2 20,8 18,20'), 1.8),
  {
    d: smooth(coords('16,-4 26,2 33,-2 30,8 22,10')),
    fill: 'furLight',
    stroke: 0.5,
    detail: 1,
  },
  lines(
    [
      coords('8,-6 9,16 8,38'),
      coords('26,12 22,28 20,40'),
      coords('30,4 26,20 22,32'),
      coords('8,-34 7,-22 8,-12'),
      coords('18,-36 15,-28 14,-24'),
    ],
    0.6,
  ),
  lines([coords('12,62 16,64 18,60')], 0.6),
]

function frontEar(random: Rng): Part[] {
  return [
    { d: 'M26 -30C40 -54 70 -66 98 -62C92 -42 66 -20 34 -14Z', fill: 'fur' },
    { d: 'M38 -30C52 -46 72 -54 88 -55C80 -42 60 -28 40 -22Z', fill: 'black', stroke: 0.5 },
    ...furRow({
      edge: coords('38,-20 50,-26 62,-34'),
      angles: [-42, -36, -30],
      lengths: [20, 22, 20],
      count: 4,
      width: 3.4,
      tag: 'furLight',
      random,
      detail: 1,
    }),
  ]
}

/** Head from the front, full rack. */
function frontHead(random: Rng): Part[] {
  const mane = (y: number, wide: number, tag: 'fur' | 'furLight' | 'furDark') =>
    mirrored(
      furRow({
        edge: [
          [wide, y - 16],
          [wide * 0.7, y + 4],
          [2, y + 14],
        ],
        angles: [70, 80, 90],
        lengths: [46, 52, 58],
        count: 7,
        width: 8,
        tag,
        strands: 2,
        random,
      }),
    )
  return [
    ...mane(84, 38, 'furDark'),
    ...mane(66, 46, 'fur'),
    ...mane(48, 44, 'fur'),
    ...mane(30, 34, 'fur'),
    ...mane(14, 22, 'fur'),
    ...mirrored(antler()),
    ...mirrored(frontEar(random)),
    {
      d: symmetric(coords('0,-44 18,-42 31,-28 37,-8 31,12 22,34 21,54 14,70 0,75')),
      fill: 'fur',
    },
    // pale muzzle
    { d: symmetric(coords('0,40 12,38 20,50 18,62 10,72 0,75')), fill: 'furLight', stroke: 0.7 },
    ...mirrored(HALF_FACE),
    { d: symmetric(coords('0,-30 8,-20 5,0 0,14')), fill: 'furDark', stroke: 0.5, detail: 1 },
    // forelock between the antlers
    ...furRow({
      edge: coords('-12,-40 0,-44 12,-40'),
      angles: [100, 90, 80],
      lengths: [18, 22, 18],
      count: 5,
      width: 4.5,
      tag: 'furDark',
      random,
    }),
    {
      d: 'M-16 46C-12 38 12 38 16 46C15 56 7 60 1.500 61L1.500 66L-1.500 66L-1.500 61C-7 60 -15 56 -16 46Z',
      fill: 'black',
      stroke: 0.4,
    },
    {
      d: 'M-8 44.500C-4 42.500 4 42.500 8 44.500C4 46.500 -4 46.500 -8 44.500Z',
      fill: 'paper',
      stroke: 0,
      shade: 0,
      detail: 1,
    },
    brush(coords('-14,64 -6,68 0,65'), 1.4),
    brush(coords('14,64 6,68 0,65'), 1.4),
  ]
}

/** Neck, trunk and the near legs in one outline, so that no seam crosses shoulder or thigh. */
const STANDING =
  '46,-92 36,-68 24,-44 12,-28 -14,-22 -42,-25 -62,-18 -73,-2 -74,20 -67,42 -75,60 -73,84 -73,104 -70,114 -60,114 -62,102 -64,84 -63,66 -52,48 -38,34 -16,28 8,30 20,36 21,56 19,74 19,96 18,114 28,114 28,96 30,74 35,50 42,30 52,10 60,-14 66,-40 66,-62 58,-76'
const PROFILE_BEAM = coords('58,-100 46,-124 24,-148 20,-178 34,-206')
const PROFILE_TINES = [
  '57,-106 74,-114 86,-132',
  '46,-126 64,-138 74,-160',
  '32,-142 48,-160 54,-184',
  '22,-164 6,-174 0,-192',
]

function profileAntler(): Part[] {
  return [
    ...PROFILE_TINES.flatMap((tine) => horn(coords(tine), 4.6, { tip: 0.06 })),
    ...horn(PROFILE_BEAM, 6.2, { tip: 0.1 }),
    lines([coords('54,-106 44,-122 28,-142'), coords('26,-150 22,-166 24,-184')], 0.5),
  ]
}

function profileHead(): Part[] {
  return [
    { d: 'M52 -92C42 -106 28 -112 14 -110C18 -98 32 -86 48 -82Z', fill: 'fur' },
    { d: 'M46 -92C38 -101 30 -105 22 -106C26 -98 34 -91 44 -87Z', fill: 'black', stroke: 0.4 },
    {
      d: smooth(
        coords('46,-88 54,-100 68,-100 82,-88 98,-76 107,-67 105,-58 95,-55 80,-60 66,-64 52,-70'),
      ),
      fill: 'fur',
    },
    {
      d: smooth(coords('94,-76 107,-68 105,-58 95,-55 84,-59 88,-66')),
      fill: 'furLight',
      stroke: 0.6,
    },
    { d: smooth(coords('99,-74 107,-70 107,-63 101,-64')), fill: 'black', stroke: 0.4 },
    ...almondEye([76, -88], [64, -90], 8.5, { iris: 'black', lid: 1.8 }),
    brush(coords('60,-93 69,-98 78,-91'), 1.5),
    brush(coords('103,-59 95,-60 86,-63'), 1.3),
    brush(coords('56,-88 54,-78 62,-70'), 1.4, 'black', 1),
    lines(
      [
        coords('78,-84 88,-76 94,-70'),
        coords('66,-82 76,-74 84,-68'),
        coords('60,-80 64,-74 70,-70'),
      ],
      0.6,
    ),
  ]
}

const cloven = (x: number, y: number): Part => ({
  d: polygon([
    [x - 5, y],
    [x + 5, y],
    [x + 10, y + 11],
    [x - 5, y + 11],
  ]),
  fill: 'black',
  stroke: 0.8,
})

/** The whole stag in profile, head high. */
function standing(random: Rng): Part[] {
  const farLeg = (joints: string, widths: readonly number[]) =>
    limb(coords(joints), widths, 'fur', 1).map((part) => ({ ...part, tone: 0.26 }))
  const ruff = (edge: string, tag: Tag, length: number, count: number) =>
    furRow({
      edge: coords(edge),
      angles: [62, 74, 86, 96],
      lengths: [length * 0.8, length, length * 1.1, length],
      count,
      width: 6,
      tag,
      strands: 2,
      random,
    })
  const parts: Part[] = [
    ...placed(profileAntler(), { x: 16, y: 2, angle: degrees(7) }).map((part) => ({
      ...part,
      tone: 0.2,
    })),
    cloven(49, 110),
    ...farLeg('38,16 48,52 44,80 48,111', [14, 7.5, 4.6, 5]),
    cloven(-44, 110),
    ...farLeg('-48,12 -40,42 -54,66 -48,90 -45,111', [20, 12, 6, 4.6, 5]),
    ...furRow({
      edge: coords('-68,-8 -72,2'),
      angles: [128, 112],
      lengths: [24, 26],
      count: 4,
      width: 5,
      tag: 'furLight',
      random,
    }),
    cloven(-65, 113),
    cloven(23, 113),
    { d: smooth(coords(STANDING)), fill: 'fur' },
    { d: smooth(coords('-72,4 -64,2 -58,16 -62,32 -68,38 -73,22')), fill: 'furLight', stroke: 0.5 },
    {
      d: smooth(coords('-36,32 -14,20 10,22 20,34 8,30 -16,28')),
      fill: 'furLight',
      stroke: 0.5,
      detail: 1,
    },
    brush(coords('-36,32 -30,14 -38,-6'), 1.8),
    brush(coords('20,36 12,18 20,-4'), 1.8),
    lines(
      [
        coords('42,28 40,8 30,-10'),
        coords('-8,-14 -14,2 -10,18'),
        coords('0,-18 -4,-4 0,10'),
        coords('-24,-16 -28,-2 -24,12'),
        coords('-56,-8 -48,8 -50,26'),
        coords('-64,62 -68,70 -68,82'),
        coords('22,76 26,78 28,76'),
      ],
      0.6,
    ),
    ...ruff('58,-4 44,6 28,4 18,-8', 'furDark', 24, 6),
    ...ruff('66,-30 52,-18 36,-20 24,-34', 'fur', 28, 7),
    ...ruff('68,-52 56,-42 42,-44 34,-56', 'furDark', 26, 6),
    ...ruff('64,-68 56,-60 48,-62 44,-72', 'fur', 22, 5),
    ...profileAntler(),
    ...profileHead(),
  ]
  // The origin sits on the muzzle: fur is combed away from it.
  return placed(parts, { x: -100, y: 66 })
}

/** Stag: the head from the front, or the whole animal standing. */
export const stag: Motif = {
  name: 'stag',
  category: 'animal',
  bulk: 1.2,
  words: ['stag', 'deer', 'buck', 'elk', 'reindeer'],
  variants: ['head', 'standing'],
  draw: ({ variant, random }) =>
    measured(variant === 'standing' ? standing(random) : frontHead(random)),
}
