import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polygon, smooth } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { almondEye, horn } from '#engine/motifs/drawing/anatomy.ts'
import { bundle, flow, limb } from '#engine/motifs/drawing/figure.ts'
import { furRow } from '#engine/motifs/drawing/fur.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { mirrored, placed } from '#engine/motifs/drawing/parts.ts'

function ear(random: Rng): Part[] {
  return [
    { d: smooth(coords('38,-38 62,-44 88,-32 98,-18 78,-12 54,-16 40,-22')), fill: 'furDark' },
    { d: smooth(coords('50,-32 68,-35 84,-26 90,-20 72,-19 54,-23')), fill: 'black', stroke: 0.5 },
    ...furRow({
      edge: coords('48,-22 58,-20 70,-18'),
      angles: [-20, -14, -8],
      lengths: [16, 18, 16],
      count: 4,
      width: 3.4,
      tag: 'fur',
      random,
      detail: 1,
    }),
  ]
}

const HALF_FACE: Part[] = [
  // the eye sits on the side of the skull, under a heavy lid
  {
    d: smooth(coords('21,-10 28,-22 42,-22 46,-12 38,-2 26,-2')),
    fill: 'furDark',
    stroke: 0.6,
    tone: 0.2,
  },
  ...almondEye([24, -9], [42, -15], 11, { iris: 'gold', lid: 2.4, look: 0.56 }),
  brush(coords('18,-18 29,-29 46,-24'), 3),
  lines([coords('24,-2 33,0 43,-6'), coords('26,4 34,5 41,1')], 0.7),
  // bone of the nose and the long cheek muscle
  brush(coords('13,-8 16,14 13,36'), 2.2),
  brush(coords('42,-2 39,18 30,38'), 2.2),
  lines([coords('6,-18 8,6 7,30'), coords('24,14 24,26 20,36'), coords('32,10 30,22 25,32')], 0.6),
  // flared nostril
  { d: smooth(coords('7,56 10,46 21,44 29,52 24,61 15,57')), fill: 'black', stroke: 0.6 },
  brush(coords('6,44 18,38 31,47'), 2),
  lines([coords('31,54 34,64 28,74'), coords('4,64 8,70 6,76'), coords('10,66 16,68 22,66')], 0.7),
]

/** Head from the front, ring through the nose. */
function frontHead(random: Rng): Part[] {
  const poll = (from: string, to: string, count: number) =>
    flow({
      from: coords(from),
      to: coords(to),
      count,
      width: 6,
      sway: 0.24,
      tag: 'hair',
      stroke: 0.7,
      strands: 1,
      random,
    })
  return [
    // the neck is wider than the face
    {
      d: symmetric(coords('0,-30 46,-24 66,8 70,50 56,88 30,112 0,120')),
      fill: 'furDark',
      tone: 0.12,
    },
    ...mirrored([
      brush(coords('52,-4 62,28 54,64'), 2, 'black', 1),
      brush(coords('42,40 48,64 36,92'), 2, 'black', 1),
      lines(
        [coords('60,20 64,44 58,70'), coords('30,84 28,96 20,106'), coords('12,92 12,102 6,112')],
        0.7,
      ),
    ]),
    ...mirrored(horn(coords('24,-48 62,-54 96,-76 100,-122'), 14, { tag: 'bone', rings: 6 })),
    ...mirrored(ear(random)),
    {
      d: symmetric(coords('0,-58 26,-58 45,-42 49,-16 42,12 32,36 37,56 29,77 0,86')),
      fill: 'furDark',
    },
    { d: symmetric(coords('0,38 20,37 35,48 35,66 24,80 0,87')), fill: 'leather', stroke: 0.8 },
    { d: symmetric(coords('0,-34 8,-20 9,10 13,36 0,42')), fill: 'furDark', stroke: 0.4 },
    ...mirrored(HALF_FACE),
    ...poll('-30,-52 -10,-60 10,-60 30,-52', '-30,-26 -12,-22 12,-22 30,-26', 13),
    ...poll('-20,-60 0,-66 20,-60', '-16,-34 0,-28 16,-34', 9),
    brush(coords('-20,79 0,82 20,79'), 1.6, 'black', 1),
    {
      d: 'M-13 58C-25 72 -21 102 0 105C21 102 25 72 13 58L8.500 60C17 73 14 96 0 98C-14 96 -17 73 -8.500 60Z',
      fill: 'gold',
      stroke: 0.9,
    },
  ]
}

/** Trunk and the near legs in one outline, so that no seam crosses shoulder or thigh. */
const CHARGING =
  '72,-40 52,-62 24,-70 -4,-56 -36,-50 -66,-48 -86,-32 -92,-4 -86,18 -76,36 -86,56 -84,76 -78,96 -64,96 -68,76 -66,58 -50,44 -32,32 -4,36 22,44 34,56 34,76 30,98 45,98 48,76 52,54 66,36 82,10 88,-14'

const hoof = (x: number, y: number): Part => ({
  d: polygon([
    [x - 8, y],
    [x + 7, y],
    [x + 12, y + 13],
    [x - 8, y + 13],
  ]),
  fill: 'black',
  stroke: 0.8,
})

function loweredHead(): Part[] {
  return [
    ...horn(coords('98,-38 118,-50 140,-44 152,-24'), 8, { tag: 'bone' }),
    {
      d: smooth(
        coords('70,-34 88,-46 108,-38 118,-12 128,16 134,34 128,48 112,52 98,42 86,24 72,12'),
      ),
      fill: 'furDark',
    },
    {
      d: smooth(coords('116,16 132,32 129,47 113,52 101,44 106,28')),
      fill: 'leather',
      stroke: 0.7,
    },
    { d: smooth(coords('120,34 127,34 127,41 121,42')), fill: 'black', stroke: 0.5 },
    ...almondEye([114, -8], [102, -13], 8.5, { iris: 'gold', lid: 2 }),
    brush(coords('98,-18 108,-21 118,-9'), 2),
    brush(coords('126,46 116,44 108,38'), 1.6),
    brush(coords('94,-4 92,14 102,32'), 1.8, 'black', 1),
    lines(
      [
        coords('114,0 118,12 120,22'),
        coords('106,0 108,14 112,26'),
        coords('116,28 122,26 128,28'),
      ],
      0.6,
    ),
    { d: smooth(coords('84,-26 70,-20 58,-6 70,-4 84,-12 90,-20')), fill: 'furDark', stroke: 0.9 },
    ...horn(coords('92,-36 104,-60 130,-66 148,-46'), 10, { tag: 'bone', rings: 5 }),
  ]
}

/** Head down, tail up, one foreleg already off the ground. */
function charging(random: Rng): Part[] {
  const farLeg = (joints: string, widths: readonly number[]) =>
    limb(coords(joints), widths, 'furDark', 1).map((part) => ({ ...part, tone: 0.26 }))
  const shag = (from: string, to: string, count: number) =>
    flow({ from: coords(from), to: coords(to), count, width: 5, tag: 'hair', stroke: 0.6, random })
  const parts: Part[] = [
    ...bundle(
      coords('-84,-30 -112,-40 -126,-66 -112,-88'),
      coords('-84,-24 -108,-32 -120,-60 -108,-82'),
      1,
      4,
      random,
      { tag: 'furDark' },
    ),
    ...bundle(
      coords('-122,-74 -118,-96 -96,-110 -76,-106'),
      coords('-116,-70 -108,-84 -90,-92 -78,-86'),
      6,
      4,
      random,
      { tag: 'hair' },
    ),
    hoof(92, 66),
    ...farLeg('62,14 96,36 86,56 93,68', [20, 12, 8, 7]),
    hoof(-106, 84),
    ...farLeg('-60,8 -62,46 -90,62 -104,88', [26, 16, 9, 7]),
    hoof(-71, 94),
    hoof(38, 96),
    { d: smooth(coords(CHARGING)), fill: 'furDark' },
    brush(coords('-34,32 -24,8 -42,-20'), 2.4),
    brush(coords('30,50 14,26 26,-14'), 2.2),
    brush(coords('66,36 58,14 62,-8'), 1.8, 'black', 1),
    lines(
      [
        coords('-74,-30 -62,-10 -66,14'),
        coords('-56,-36 -48,-20 -50,-4'),
        coords('-16,-40 -22,-18 -14,8'),
        coords('0,-40 -6,-16 2,12'),
        coords('40,40 40,20 48,0'),
        coords('-70,40 -60,34 -54,22'),
        coords('-74,58 -76,68 -73,80'),
        coords('38,60 42,70 40,80'),
        coords('-14,30 0,26 14,32'),
      ],
      0.6,
    ),
    ...shag('78,-34 58,-50 34,-56', '70,6 50,0 26,-16', 15),
    ...loweredHead(),
    ...shag('98,-42 86,-46 74,-40', '102,-18 88,-18 76,-12', 8),
  ]
  // The origin sits on the muzzle: fur is combed away from it.
  return placed(parts, { x: -124, y: -36 })
}

/** Bull: the head from the front, or charging. */
export const bull: Motif = {
  name: 'bull',
  category: 'animal',
  bulk: 1.2,
  words: ['bull', 'ox', 'buffalo', 'toro'],
  variants: ['head', 'charging'],
  draw: ({ variant, random }) =>
    measured(variant === 'charging' ? charging(random) : frontHead(random)),
}
