import { roundEye } from '#engine/motifs/drawing/anatomy.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import { bough, leaf } from '#engine/motifs/drawing/flora.ts'
import { coords, sample, smooth, tube } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { furRow } from '#engine/motifs/drawing/fur.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { along, brush } from '#engine/motifs/drawing/pen.ts'
import { birdWing, featherRow, scallops } from '#engine/motifs/drawing/plumage.ts'
import type { Marks, Motif, Part } from '#engine/motifs/motif.ts'

const twig = (): Part[] => [
  ...placed(leaf({ length: 46, width: 13, veins: 4 }), { x: 88, y: 84, angle: 0.9 }),
  ...placed(leaf({ length: 40, width: 12, veins: 4 }), { x: 74, y: 92, angle: 2.3 }),
  ...placed(leaf({ length: 42, width: 12, veins: 4 }), { x: -84, y: 104, angle: -1.9 }),
  ...bough(coords('-118,112 -60,96 0,94 60,90 112,76'), 6, 3),
  ...bough(coords('-34,96 -50,116 -72,128'), 3, 1.4),
]

const toes = (x: number): Part[] => [
  brush(coords(`${x},76 ${x + 2},88 ${x + 4},94`), 2.4, 'leather'),
  line(
    `M${x - 6} 88C${x - 8} 94 ${x - 6} 100 ${x - 2} 102M${x + 2} 88C${x + 1} 96 ${x + 4} 102 ${x + 8} 103M${x + 10} 86C${x + 12} 92 ${x + 14} 98 ${x + 18} 99`,
    2,
    0,
  ),
]

/** Bill and eye. */
const head: Part[] = [
  { d: 'M58 -66C70 -66 82 -62 88 -57C78 -55 68 -54 59 -56Z', fill: 'featherDark', stroke: 0.9 },
  line('M60 -60L82 -57', 0.6, 1),
  ...roundEye([42, -62], 5.4, 'black'),
]

/** A round songbird on a twig, breast forward. */
function perched(random: Rng): Part[] {
  const back = tube(sample(coords('-60,44 -34,8 -4,-26 24,-52'), 12), (u) =>
    along([8, 20, 22, 18], u),
  )
  return [
    ...twig(),
    ...featherRow({
      edge: coords('-58,40 -52,50'),
      angles: [146, 132],
      lengths: [70, 66],
      count: 5,
      width: 8,
      tag: 'featherDark',
      barbs: 5,
    }),
    {
      d: smooth(
        coords(
          '12,-84 40,-82 58,-64 62,-44 72,-20 74,14 60,50 30,74 -8,76 -44,58 -60,40 -44,6 -22,-28 -8,-60',
        ),
      ),
      fill: 'feather',
    },
    {
      d: smooth(coords('30,70 62,46 72,12 58,30 34,36 6,36 -10,62 2,75')),
      fill: 'furLight',
      stroke: 0.6,
    },
    // red breast running up to the face
    {
      d: smooth(coords('34,-74 54,-66 62,-46 72,-20 74,8 60,30 36,38 14,28 8,0 16,-26 20,-50')),
      fill: 'flame',
      stroke: 0.6,
    },
    ...furRow({
      edge: coords('10,4 16,28 36,38 60,30'),
      angles: [150, 120, 95, 70],
      lengths: [13],
      count: 9,
      width: 4.4,
      tag: 'flame',
      strands: 0,
      random,
      detail: 1,
    }),
    ...scallops(back, {
      u0: 0.1,
      u1: 0.9,
      v0: -0.9,
      v1: 0.4,
      rows: 7,
      columns: 3,
      tag: 'feather',
      detail: 2,
    }),
    ...head,
    brush(coords('52,30 56,44 44,60'), 1.2),
    ...birdWing({
      edge: coords('14,-22 -6,-14 -26,6 -38,24'),
      angles: [92, 104, 118, 126],
      lengths: [58, 72, 76, 62],
      count: 10,
      width: 8,
      tags: ['featherDark', 'feather', 'feather'],
    }),
    ...toes(4),
    ...toes(34),
  ]
}

/** Taking off to the right, both wings up. */
function flying(random: Rng): Part[] {
  const wing = {
    edge: coords('6,-18 -10,-52 -34,-92 -44,-124'),
    angles: [150, 178, 212, 248],
    lengths: [58, 78, 92, 84],
    count: 13,
    width: 9,
    tags: ['featherDark', 'feather', 'feather'],
  } as const
  return [
    ...placed(birdWing(wing), { x: 34, y: -6, angle: 0.95, scale: 0.86 }),
    ...featherRow({
      edge: coords('-62,38 -58,48 -50,54'),
      angles: [170, 158, 146],
      lengths: [58, 64, 56],
      count: 6,
      width: 8,
      tag: 'featherDark',
      barbs: 5,
    }),
    {
      d: smooth(
        coords(
          '30,-60 52,-62 72,-50 76,-32 72,-8 54,22 22,44 -20,54 -58,52 -66,42 -40,20 -10,-10 10,-38',
        ),
      ),
      fill: 'feather',
    },
    {
      d: smooth(coords('62,12 36,38 0,52 -40,54 -22,42 6,28 34,12')),
      fill: 'furLight',
      stroke: 0.6,
    },
    {
      d: smooth(coords('50,-56 68,-50 76,-32 72,-6 56,18 34,26 20,12 22,-14 34,-36')),
      fill: 'flame',
      stroke: 0.6,
    },
    ...furRow({
      edge: coords('22,8 34,26 56,18'),
      angles: [160, 130, 100],
      lengths: [13],
      count: 7,
      width: 4.4,
      tag: 'flame',
      strands: 0,
      random,
      detail: 1,
    }),
    ...placed(head, { x: 16, y: 18 }),
    // feet tucked under
    brush(coords('-8,48 -14,60 -26,66'), 2.2, 'leather'),
    brush(coords('6,44 2,58 -8,66'), 2.2, 'leather'),
    line(
      'M-26 66L-36 64M-26 66L-34 72M-26 66L-28 75M-8 66L-18 66M-8 66L-14 74M-8 66L-6 76',
      1.6,
      0,
    ),
    ...birdWing(wing),
  ]
}

/** Where the head is, for whoever is to hold, wear or meet something with it. */
const MARKS: Readonly<Record<string, Marks>> = {
  perched: { eyes: [[42, -62]], mouth: [86, -58], crown: [30, -86], feet: [[16, 96]] },
  flying: { eyes: [[57, -43]], mouth: [100, -38], crown: [48, -64] },
}

export const robin: Motif = {
  name: 'robin',
  category: 'animal',
  marks: (variant) => MARKS[variant],
  bulk: 0.4,
  words: ['robin', 'songbird', 'red robin', 'finch', 'wren'],
  variants: ['perched', 'flying'],
  draw: ({ variant, random }) => measured(variant === 'flying' ? flying(random) : perched(random)),
}
