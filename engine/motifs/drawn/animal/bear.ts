import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { almondEye, claw } from '#engine/motifs/drawing/anatomy.ts'
import { flow, limb } from '#engine/motifs/drawing/figure.ts'
import { furRow, tufted } from '#engine/motifs/drawing/fur.ts'
import { brush, degrees, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'
import { mirrored, placed } from '#engine/motifs/drawing/parts.ts'

/** A sheet of fur between two curves of the right half, grown separately for each side. */
function sheet(random: Rng, from: string, to: string, count: number, tag: Tag): Part[] {
  const grow = () =>
    flow({
      from: coords(from),
      to: coords(to),
      count: Math.round(count * 1.5),
      width: 3.5,
      tag,
      sway: 0.1,
      stroke: 0.6,
      strands: 0,
      ragged: 0.22,
      random,
    })
  return [...placed(grow(), { mirror: true }), ...grow()]
}

function ear(random: Rng): Part[] {
  return [
    {
      d: tufted(coords('34,-54 36,-76 52,-90 70,-87 79,-70 70,-46'), 16, 4, 0.3),
      fill: 'furDark',
    },
    { d: circle([56, -64], 12), fill: 'black', stroke: 0.5 },
    ...furRow({
      edge: coords('44,-58 52,-53 62,-50'),
      angles: [-70, -60, -50],
      lengths: [18, 18, 16],
      count: 4,
      width: 4,
      tag: 'fur',
      random,
      detail: 1,
    }),
  ]
}

function upperFace(roaring: boolean): Part[] {
  return [
    // dark hollows set the small eyes deep
    {
      d: smooth(coords('7,-12 14,-25 32,-28 41,-18 32,-8 16,-4')),
      fill: 'furDark',
      stroke: 0.4,
      tone: 0.26,
    },
    ...almondEye([14, -13], [30, -19], 10, { iris: 'gold', lid: 2.6 }),
    brush(coords('7,-18 18,-29 40,-30'), 3),
    brush(coords('10,4 11,-8 15,-15'), 2),
    lines(
      [
        coords('18,-4 28,-3 38,-10'),
        coords('22,4 34,6 44,0'),
        coords('34,16 44,16 52,10'),
        coords('36,28 44,30 50,26'),
      ],
      0.7,
    ),
    ...(roaring
      ? [
          brush(coords('16,16 28,18 36,30'), 2),
          lines(
            [coords('9,-20 14,-14 22,-10'), coords('9,-10 16,-2 26,4'), coords('22,6 32,10 42,22')],
            0.7,
          ),
        ]
      : []),
  ]
}

const NOSE: Part[] = [
  {
    d: 'M-20 12C-14 4 14 4 20 12C20 22 12 28 4 30L2 36L-2 36L-4 30C-12 28 -20 22 -20 12Z',
    fill: 'black',
    stroke: 0.4,
  },
  {
    d: 'M-12 11C-6 7 6 7 12 11C6 14 -6 14 -12 11Z',
    fill: 'paper',
    stroke: 0,
    shade: 0,
    detail: 1,
  },
]

function openJaws(): Part[] {
  return [
    { d: symmetric(coords('0,62 22,56 32,44 34,62 24,84 0,92')), fill: 'fur' },
    { d: symmetric(coords('0,24 20,30 30,42 28,60 16,76 0,80')), fill: 'black', stroke: 0.6 },
    { d: symmetric(coords('0,56 9,54 16,62 10,74 0,78')), fill: 'red', stroke: 0.7 },
    lines([coords('0,58 0,66 0,74')], 0.6),
    ...mirrored([
      { d: 'M14 34L19 58L25 38Z', fill: 'bone', stroke: 0.8, shade: 0.4 },
      { d: 'M16 76L21 54L26 68Z', fill: 'bone', stroke: 0.8, shade: 0.4 },
      {
        d: 'M1 34L1 41L5 41L6 34ZM7 34L7 41L11 40L12 34ZM1 80L2 73L6 73L7 79ZM8 79L8 72L12 72L14 77Z',
        fill: 'bone',
        stroke: 0.5,
        shade: 0,
        detail: 1,
      },
    ]),
  ]
}

/** Grizzly's head from the front, calm or roaring. */
function head(random: Rng, roaring: boolean): Part[] {
  const muzzle = roaring
    ? coords('0,0 16,4 30,18 37,34 32,44 16,36 0,30')
    : coords('0,0 16,4 29,18 34,34 29,52 15,62 0,65')
  return [
    // fur underneath, so that no paper shows between the locks
    { d: symmetric(coords('0,30 48,20 60,40 44,70 24,88 0,94')), fill: 'furDark', stroke: 0 },
    ...sheet(
      random,
      '52,-50 64,-16 60,20 46,48 24,66 -2,76',
      '60,-42 77,-4 74,36 57,70 31,90 -2,97',
      24,
      'furDark',
    ),
    ...sheet(random, '52,-30 58,0 50,30 34,52 12,66', '62,-16 69,16 59,48 39,72 12,84', 17, 'fur'),
    ...mirrored(ear(random)),
    {
      d: symmetric(coords('0,-72 26,-73 50,-60 66,-34 68,-4 58,28 40,50 20,64 0,68')),
      fill: 'furDark',
    },
    ...sheet(random, '50,-24 54,4 46,30 28,52', '62,-10 65,22 54,50 30,72', 13, 'furDark'),
    ...sheet(random, '5,-36 20,-38 38,-34 48,-18', '7,-68 28,-66 50,-54 63,-26', 9, 'furDark'),
    ...(roaring ? openJaws() : []),
    { d: symmetric(muzzle), fill: 'fur', stroke: 0.8 },
    { d: symmetric(coords('0,-44 6,-34 9,-14 17,8 0,14')), fill: 'fur', stroke: 0.5 },
    ...mirrored(upperFace(roaring)),
    ...mirrored([
      lines([coords('24,20 28,30 27,40'), coords('4,-30 5,-18 8,-4')], 0.6),
      lines(
        [
          coords('16,37 16.6,37.4'),
          coords('22,35 22.6,35.4'),
          coords('20,42 20.6,42.4'),
          coords('27,40 27.6,40.4'),
        ],
        1.4,
        2,
      ),
    ]),
    ...NOSE,
    ...(roaring
      ? []
      : [
          {
            d: 'M-25 44C-16 52 -6 48 0 36C6 48 16 52 25 44C19 56 6 55 0 48C-6 55 -19 56 -25 44Z',
            fill: 'black' as const,
            stroke: 0.3,
          },
          lines([coords('-10,60 0,63 10,60')], 0.7),
        ]),
  ]
}

/** Trunk and the near legs in one outline, so that no seam crosses shoulder or thigh. */
const WALKING =
  '74,-46 54,-62 30,-70 6,-64 -24,-56 -58,-54 -84,-38 -95,-8 -93,24 -86,46 -92,68 -92,86 -78,94 -54,94 -52,86 -60,70 -52,48 -36,38 -6,40 14,44 20,58 16,76 15,90 32,97 58,95 58,86 46,78 48,56 58,30 74,12 86,-8 88,-30'

const paw = ([x, y]: Point): Part[] =>
  [0, 7, 14].flatMap((dx) => claw([x + dx, y - dx * 0.12], degrees(34), 11, 2.6, 0.4))

function profileHead(): Part[] {
  return [
    { d: tufted(coords('66,-52 68,-66 80,-72 90,-64 88,-52'), 10, 3, 0.3), fill: 'furDark' },
    { d: circle([79, -60], 6), fill: 'black', stroke: 0.4 },
    {
      d: smooth(
        coords(
          '62,-28 70,-50 88,-60 106,-50 118,-38 136,-32 144,-24 142,-12 130,-4 110,-2 92,4 74,-2',
        ),
      ),
      fill: 'furDark',
    },
    {
      d: smooth(coords('112,-40 136,-32 144,-24 142,-12 130,-5 112,-4 104,-16')),
      fill: 'fur',
      stroke: 0.6,
    },
    { d: smooth(coords('135,-33 145,-28 145,-19 137,-21')), fill: 'black', stroke: 0.4 },
    ...almondEye([112, -38], [101, -40], 7, { iris: 'gold', lid: 1.8 }),
    brush(coords('96,-43 106,-49 116,-40'), 2),
    brush(coords('142,-14 128,-12 114,-15'), 1.8),
    lines(
      [
        coords('84,-50 80,-38 84,-26'),
        coords('96,-30 92,-20 98,-10'),
        coords('118,-32 126,-30 132,-27'),
        coords('88,-16 94,-6 104,-4'),
      ],
      0.6,
    ),
  ]
}

/** The whole bear on its way, hump and all. */
function walking(random: Rng): Part[] {
  const farLeg = (joints: string, widths: readonly number[], foot: string) => [
    ...limb(coords(joints), widths, 'furDark', 1).map((part) => ({ ...part, tone: 0.24 })),
    { d: smooth(coords(foot)), fill: 'furDark' as const, tone: 0.24 },
  ]
  const shag = (edge: string, angles: readonly number[], length: number, count: number) =>
    furRow({
      edge: coords(edge),
      angles,
      lengths: [length],
      count,
      width: 6,
      tag: 'furDark',
      strands: 2,
      random,
    })
  const parts: Part[] = [
    ...paw([90, 92]),
    ...farLeg('52,6 72,44 66,66 76,86', [18, 14, 12, 12], '62,84 84,80 98,90 94,97 64,96'),
    ...paw([-22, 92]),
    ...farLeg('-54,6 -40,44 -48,66 -38,86', [26, 18, 13, 12], '-50,84 -28,80 -14,90 -18,97 -48,96'),
    ...shag('-90,-24 -97,4 -94,30', [150, 130, 112], 16, 5),
    ...shag('-44,36 -16,38 10,40', [104, 92, 84], 18, 7),
    ...paw([-66, 92]),
    ...paw([42, 94]),
    { d: smooth(coords(WALKING)), fill: 'furDark' },
    ...flow({
      from: coords('60,-56 40,-62 16,-62 -6,-56'),
      to: coords('44,-22 26,-24 2,-22 -26,-20'),
      count: 15,
      width: 4.4,
      tag: 'furDark',
      stroke: 0.5,
      detail: 1,
      random,
    }),
    ...shag('60,-8 50,4 38,10', [96, 104, 110], 22, 5),
    brush(coords('-38,38 -28,14 -40,-14'), 2.2),
    brush(coords('16,44 8,22 20,0'), 2),
    lines(
      [
        coords('-66,-40 -56,-18 -60,8'),
        coords('-20,-40 -26,-20 -20,2'),
        coords('0,-34 -8,-12 -2,12'),
        coords('-80,10 -72,26 -74,44'),
        coords('-58,20 -52,32 -56,44'),
        coords('36,38 38,24 32,14'),
        coords('-80,92 -78,86'),
        coords('-70,93 -68,87'),
        coords('34,96 36,89'),
        coords('44,96 46,89'),
      ],
      0.6,
    ),
    ...profileHead(),
    ...shag('72,-40 70,-20 78,-2', [170, 140, 112], 24, 6),
  ]
  // The origin sits on the nose: fur is combed away from it.
  return placed(parts, { x: -140, y: 24 })
}

/** Grizzly: the head from the front, calm or roaring, or the whole bear walking. */
export const bear: Motif = {
  name: 'bear',
  category: 'animal',
  bulk: 1.2,
  grip: 'paws',
  words: ['bear', 'grizzly', 'grizzly bear', 'bear head', 'roaring bear'],
  variants: ['head', 'roaring', 'walking'],
  draw: ({ variant, random }) =>
    measured(variant === 'walking' ? walking(random) : head(random, variant === 'roaring')),
}
