import { measured } from '#engine/motifs/drawing/box.ts'
import { leaf, stem } from '#engine/motifs/drawing/flora.ts'
import { circle, coords, polar, smooth, TAU, type Point } from '#engine/motifs/drawing/geometry.ts'
import { openBloom, ROUNDED } from '#engine/motifs/drawing/open-bloom.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { bowWithTails } from '#engine/motifs/drawing/posy.ts'
import { lines } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import type { Rng } from '#shared/random.ts'

/** Five round petals, a white star at their throats, a yellow eye with a dark pupil. */
function blossom(random: Rng, tilt = 1): Part[] {
  const start = random() * 0.5
  const squashed = ([x, y]: Point): Point => [x, y * tilt]
  return [
    ...openBloom({
      count: 5,
      length: 25,
      width: 13.2,
      rim: ROUNDED,
      tag: 'blue',
      turn: start,
      tilt,
      veins: 3,
      roll: 0,
      random,
    }),
    ...Array.from({ length: 5 }, (_, i): Part => {
      const turn = start - TAU / 4 + (i * TAU) / 5
      const way = [-0.34, 0, 0.34].map((side, n) =>
        squashed(polar(n === 1 ? 10.6 : 6, turn + side)),
      )
      return {
        d: smooth([squashed(polar(4, turn)), ...way]),
        fill: 'paper',
        stroke: 0.5,
        detail: 1,
      }
    }),
    { d: ellipse([0, 0], 6.2, 6.2 * tilt), fill: 'sun', stroke: 0.8 },
    { d: circle([0, 0], 2.1), fill: 'black', stroke: 0, detail: 1 },
  ]
}

/** Shut, a twist of blue in its cup. */
const bud: Part[] = [
  { d: smooth(coords('0,-5 5.5,-9 5,-16 0,-19.500 -5,-16 -5.500,-9')), fill: 'blue', stroke: 0.8 },
  lines([coords('1,-7 -2,-12 0,-18')], 0.5, 2),
  { d: smooth(coords('0,1 5,-3 5.500,-10 0,-7 -5.500,-10 -5,-3')), fill: 'leaf', stroke: 0.8 },
]

/** Long and blunt, one vein to its tip. */
const blade = (x: number, y: number, angle: number, length: number): Part[] =>
  placed(
    leaf({ length, width: length * 0.17, veins: 3, bend: angle > 0 ? -0.12 : 0.12, fat: 0.95 }),
    {
      x,
      y,
      angle,
    },
  )

type Flower = readonly [x: number, y: number, scale: number, tilt: number, angle: number]

const flowers = (list: readonly Flower[], random: Rng): Part[] =>
  list.flatMap(([x, y, scale, tilt, angle]) =>
    placed(blossom(random, tilt), { x, y, scale, angle }),
  )

/** One stalk that forks, with a coil of buds at the end of each branch. */
function sprig(random: Rng): Part[] {
  const coil = (x: number, y: number, angle: number, isMirrored = false): Part[] =>
    placed(
      [
        stem(coords('0,30 2,8 -4,-14 -20,-24 -32,-16 -30,-4'), 1.5, 0.9),
        ...placed(bud, { x: -30, y: -5, angle: 2.9, scale: 0.5 }),
        ...placed(bud, { x: -33, y: -16, angle: -1.7, scale: 0.62 }),
        ...placed(bud, { x: -24, y: -24, angle: -0.6, scale: 0.74 }),
        ...placed(bud, { x: -8, y: -20, angle: 0.2, scale: 0.86 }),
        ...placed(bud, { x: 1, y: -6, angle: 0.9, scale: 0.94 }),
      ],
      { x, y, angle, mirror: isMirrored },
    )
  return [
    ...blade(6, 118, 0.92, 84),
    ...blade(2, 92, -0.9, 78),
    ...blade(6, 62, 0.78, 56),
    ...coil(42, -76, 0.22, true),
    ...coil(-48, -52, -0.3),
    stem(coords('4,52 20,10 36,-24 44,-50'), 1.9, 1.4),
    stem(coords('4,60 -16,24 -36,-4 -46,-26'), 1.9, 1.4),
    stem(coords('24,2 46,-6 62,-12'), 1.2, 1),
    stem(coords('-18,20 -42,22 -58,20'), 1.2, 1),
    stem(coords('0,160 8,110 2,60 4,-20'), 2.8, 1.8),
    ...flowers(
      [
        [66, -16, 0.86, 0.82, 0.5],
        [-62, 18, 0.86, 0.84, -0.4],
        [-40, -22, 0.92, 0.92, -0.2],
        [38, -44, 0.96, 0.94, 0.2],
        [26, 6, 0.82, 0.86, 0.3],
        [2, -26, 1.08, 1, 0],
        [-20, 20, 0.8, 0.86, -0.3],
      ],
      random,
    ),
  ]
}

const CLUSTER: readonly Flower[] = [
  [-58, 8, 0.92, 0.82, -0.6],
  [60, 6, 0.94, 0.82, 0.6],
  [0, -58, 0.9, 0.84, 0],
  [-42, -36, 0.96, 0.88, -0.3],
  [43, -38, 0.94, 0.88, 0.3],
  [-28, 42, 0.94, 0.84, -0.2],
  [30, 42, 0.96, 0.86, 0.3],
  [-22, 0, 1.06, 0.96, 0],
  [24, -6, 1.12, 1, 0.2],
]

/** As they grow: shoulder to shoulder in a dome, leaves and late buds between them. */
function cluster(random: Rng): Part[] {
  return [
    ...blade(-44, 26, -1.78, 86),
    ...blade(50, 24, 1.95, 74),
    ...blade(-18, 52, -2.7, 78),
    ...blade(26, 50, 2.5, 84),
    ...blade(-46, -30, -0.86, 74),
    ...blade(52, -30, 1.06, 58),
    stem(coords('-14,-62 -30,-84 -36,-100'), 1.2, 1),
    stem(coords('22,-66 34,-88 46,-98'), 1.2, 1),
    stem(coords('6,-76 4,-98 8,-112'), 1.2, 1),
    ...placed(bud, { x: -36, y: -97, angle: -0.5, scale: 0.92 }),
    ...placed(bud, { x: 45, y: -96, angle: 0.6, scale: 0.92 }),
    ...placed(bud, { x: 8, y: -109, angle: 0.1, scale: 1 }),
    ...flowers(CLUSTER, random),
  ]
}

/** Gathered for somebody, and tied. */
function bouquet(random: Rng): Part[] {
  const foot: Point[] = coords('-16,140 -6,142 2,146 10,142 18,138')
  const heads = coords('-62,-6 -28,-46 4,-20 34,-52 64,-2')
  return [
    ...blade(-6, 70, -0.92, 84),
    ...blade(6, 70, 0.95, 84),
    ...heads.map(([x, y], i) => stem([[x, y], [x * 0.34, 46], [0, 84], foot[4 - i]!], 1.5, 1.6)),
    ...placed(bud, { x: -46, y: -62, angle: -0.5 }),
    ...placed(bud, { x: 6, y: -82, angle: 0.1 }),
    ...placed(bud, { x: 70, y: -58, angle: 0.6 }),
    stem(coords('-18,18 -36,-30 -46,-60'), 1, 1),
    stem(coords('2,14 4,-40 6,-80'), 1, 1),
    stem(coords('24,14 54,-24 70,-56'), 1, 1),
    ...flowers(
      [
        [-64, 0, 0.9, 0.86, -0.4],
        [66, 2, 0.9, 0.86, 0.4],
        [-32, -40, 0.96, 0.9, -0.2],
        [36, -44, 0.96, 0.9, 0.2],
        [-28, 18, 0.84, 0.9, -0.1],
        [30, 16, 0.84, 0.9, 0.2],
        [2, -12, 1.08, 1, 0],
      ],
      random,
    ),
    ...placed(bowWithTails, { y: 86, scale: 0.66 }),
  ]
}

export const forgetMeNot: Motif = {
  name: 'forget-me-not',
  isTiny: true,
  category: 'plant',
  words: ['forget me not', 'forget-me-not', 'forget me nots', 'myosotis'],
  variants: ['sprig', 'cluster', 'bouquet'],
  draw({ variant, random }) {
    if (variant === 'cluster') return measured(cluster(random))
    return measured(variant === 'bouquet' ? bouquet(random) : sprig(random))
  },
}
