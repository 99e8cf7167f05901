import { coords, sample, smooth, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { folds, heartOfBloom, rolled, shell } from '#engine/motifs/drawing/blossom.ts'
import { degrees, follow, leaf, stem } from '#engine/motifs/drawing/flora.ts'
import { lines } from '#engine/motifs/drawing/pen.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'

const roseLeaf = (
  length: number,
  width: number,
  x: number,
  y: number,
  turn: number,
  bend = 0.1,
): Part[] =>
  placed(leaf({ length, width, bend, veins: 6, teeth: 11, fat: 0.78 }), {
    x,
    y,
    angle: degrees(turn),
  })

/** Seen from above, slightly tilted: five outer, five middle and three inner petals round a wrapped heart. */
function bloom(random: Rng): Part[] {
  const ring = (
    list: readonly [angle: number, radius: number, spread: number, tip: number][],
    centre: Point,
    curl: number,
    creases: number,
  ) =>
    list.flatMap(([angle, radius, spread, tip]) =>
      shell(
        {
          angle: degrees(angle + (random() - 0.5) * 8),
          radius,
          spread: degrees(spread),
          centre,
          tip,
          curl,
          creases,
        },
        random,
      ),
    )
  return [
    ...roseLeaf(86, 25, 58, 44, 118),
    ...roseLeaf(80, 24, -56, 40, 236, -0.1),
    ...roseLeaf(66, 20, -34, 72, 205, 0.08),
    ...roseLeaf(62, 19, 64, -52, 52, -0.1),
    ...ring(
      [
        [-150, 98, 48, 0.3],
        [-62, 96, 50, -0.3],
        [24, 102, 46, 0.35],
        [160, 96, 44, -0.3],
        [92, 100, 50, 0.25],
      ],
      [0, 0],
      0.2,
      4,
    ),
    ...ring(
      [
        [-110, 76, 52, -0.35],
        [-28, 78, 48, 0.35],
        [190, 76, 46, 0.3],
        [48, 78, 50, -0.3],
        [122, 76, 52, 0.3],
      ],
      [1, -2],
      0.2,
      3,
    ),
    ...ring(
      [
        [-70, 55, 66, 0.35],
        [170, 54, 64, -0.35],
        [52, 56, 72, 0.3],
      ],
      [1, -4],
      0.2,
      2,
    ),
    ...heartOfBloom(37, 5, degrees(150), [1, -5]),
  ]
}

/** The cup of a rose in three-quarter view, painted from the back petals to the front one. */
function cup(random: Rng): Part[] {
  const petal = (outline: readonly Point[], tone?: number): Part => ({
    d: smooth(outline, true, 0.95),
    fill: 'petal',
    tone,
  })
  const back: Point[] = coords('-46,-48 -48,-86 -26,-108 -4,-106 10,-116 38,-104 52,-80 48,-44')
  const left: Point[] = coords('-20,-30 -44,-74 -66,-88 -92,-78 -104,-52 -98,-16 -72,16 -30,24')
  const right: Point[] = coords('22,-30 46,-80 64,-92 92,-84 108,-58 100,-18 74,14 30,24')
  return [
    petal(back, 0.1),
    folds([2, -30], back.slice(1, 7), 4, random, 0.8),
    rolled(back.slice(1, 7), [2, -40], 10, { skew: 1.4 }),
    petal(left, 0.05),
    folds([-24, 6], left.slice(1, 6), 4, random, 0.8),
    rolled(left.slice(1, 7), [-30, -10], 22, { skew: 1.25 }),
    petal(right, 0.05),
    folds([26, 6], right.slice(1, 6), 4, random, 0.8),
    rolled(right.slice(1, 7), [30, -10], 20, { skew: 1.3 }),
    // the bud inside: far wall, wrapped heart, then two near petals closing over it
    petal(coords('-50,-58 -40,-84 -8,-98 32,-92 52,-66 44,-20 0,12 -42,-14'), 0.16),
    ...heartOfBloom(31, 4, degrees(200), [3, -66], 0.62),
    petal(coords('-2,-36 22,-46 42,-62 56,-78 60,-48 50,-8 14,20 -18,-4')),
    rolled(coords('-2,-36 22,-46 42,-62 56,-78 60,-50'), [14, 4], 13, { skew: 1.2 }),
    folds([6, 20], coords('8,-38 30,-50 52,-60'), 3, random, 0.8),
    petal(coords('-54,-74 -40,-54 -16,-40 10,-30 30,-26 24,2 -6,22 -40,-4 -56,-38')),
    rolled(coords('-55,-46 -54,-74 -40,-54 -16,-40 10,-30 30,-26'), [-20, 10], 14, { skew: 1.1 }),
    folds([-8, 24], coords('-50,-40 -26,-36 6,-22'), 4, random, 0.85),
    // outer petals folding away to the sides
    petal(coords('-30,-14 -52,-30 -82,-38 -104,-18 -96,16 -68,44 -28,58 0,46 -8,18')),
    folds([-14, 54], coords('-86,10 -70,-14 -46,-18'), 4, random, 0.8),
    rolled(coords('-30,-14 -52,-32 -84,-40 -108,-20 -100,14'), [-40, 20], 21, { skew: 1.1 }),
    petal(coords('34,-16 56,-34 84,-40 108,-22 102,10 76,40 34,58 4,46 12,18')),
    folds([18, 54], coords('92,8 76,-16 52,-20'), 4, random, 0.8),
    rolled(coords('34,-16 56,-36 86,-42 112,-24 106,8'), [42, 20], 20, { skew: 0.95 }),
    // two front petals, the left one lapping over the right
    petal(coords('4,8 26,-4 50,-2 70,10 66,34 44,58 10,68 -6,44')),
    folds([14, 68], coords('20,8 42,6 64,16'), 3, random, 0.8),
    rolled(coords('4,8 26,-5 52,-3 72,12 66,34'), [24, 54], 15, { skew: 1.3 }),
    petal(coords('-66,4 -46,-12 -20,-14 2,-4 22,12 38,30 28,56 2,70 -30,64 -56,40')),
    folds([-2, 70], coords('-60,14 -40,4 -12,4 18,22'), 5, random, 0.8),
    rolled(coords('-66,6 -46,-13 -20,-15 2,-5 22,12 39,30'), [-10, 58], 18, { skew: 0.8 }),
  ]
}

/** One sepal as a curling blade with a midrib. */
function sepal(points: readonly Point[], width: number): Part[] {
  const body = tube(
    sample(points, 10),
    (u) => width * Math.sin(Math.PI * Math.min(1, 0.22 + u * 0.78)) ** 0.8 + 0.1,
  )
  return [
    { d: body.strip(0, 1, -1, 1, 24), fill: 'leaf', stroke: 0.9 },
    lines([[body.at(0.05, 0), body.at(0.4, 0.1), body.at(0.8, 0)]], 0.5),
  ]
}

function thorns(spine: readonly Point[], at: readonly number[], size = 9): Part[] {
  const on = follow(spine)
  return at.map((u, i) => {
    return placed(
      [{ d: 'M1 7C5 5 9 1 12 -3C9 -4 5 -5 1 -6Z', fill: 'leaf' as const, stroke: 0.8 }],
      { ...on(u), scale: size / 9, mirror: i % 2 === 0 },
    )[0]!
  })
}

function side(random: Rng): Part[] {
  const stalk: Point[] = coords('2,64 4,90 -4,118 -14,146')
  return [
    ...thorns(stalk, [0.42, 0.72]),
    stem(stalk, 4.5, 4),
    stem(coords('0,116 22,112 36,104'), 2.6, 1.8),
    ...roseLeaf(70, 23, 35, 105, 76, -0.12),
    ...roseLeaf(84, 26, -8, 132, -74, 0.12),
    ...sepal(coords('-14,60 -46,72 -76,60 -92,70'), 8),
    ...sepal(coords('18,60 46,74 68,68 84,76'), 8),
    ...cup(random),
    ...sepal(coords('-8,72 -24,82 -32,98 -44,100'), 7),
    ...sepal(coords('10,72 22,82 24,96 34,102'), 6.5),
    { d: smooth(coords('-13,68 0,64 15,68 12,80 3,85 -8,81')), fill: 'leaf' },
  ]
}

function bud(random: Rng): Part[] {
  const stalk: Point[] = coords('2,-38 8,0 0,50 -12,96 -8,140')
  const petal = (outline: readonly Point[]): Part => ({
    d: smooth(outline, true, 0.95),
    fill: 'petal',
  })
  return [
    ...thorns(stalk, [0.24, 0.4, 0.62, 0.8], 8),
    stem(stalk, 3.6, 4.6),
    stem(coords('5,22 22,8 34,2'), 2.4, 1.6),
    ...roseLeaf(56, 18, 33, 3, 62, 0.12),
    ...roseLeaf(38, 13, 22, 9, 6, -0.1),
    ...roseLeaf(38, 13, 20, 12, 124, 0.1),
    stem(coords('-4,66 -24,54 -38,50'), 2.4, 1.6),
    ...roseLeaf(60, 19, -37, 50, -72, -0.12),
    ...roseLeaf(40, 14, -24, 55, -16, 0.1),
    ...roseLeaf(40, 14, -22, 58, -128, -0.1),
    ...sepal(coords('-12,-46 -34,-58 -44,-80 -56,-84'), 6),
    ...sepal(coords('14,-46 36,-60 42,-84 54,-90'), 6),
    petal(coords('-20,-56 -26,-96 -8,-130 12,-136 30,-108 28,-62')),
    ...placed(heartOfBloom(13, 3, 2.6, [0, 0], 0.6), { x: 5, y: -122 }),
    petal(coords('-4,-48 -6,-84 6,-112 22,-126 36,-122 42,-90 34,-58 16,-44')),
    folds([14, -44], coords('2,-92 18,-110 36,-96'), 3, random, 0.85),
    rolled(coords('0,-98 8,-114 22,-127 38,-122 42,-96'), [18, -60], 11, { skew: 1.2 }),
    petal(coords('14,-44 -18,-44 -36,-66 -36,-98 -24,-122 -6,-110 8,-92 24,-72 26,-54')),
    folds([2, -42], coords('-34,-88 -16,-100 4,-82 20,-66'), 4, random, 0.85),
    rolled(coords('-37,-92 -26,-124 -6,-110 8,-92 25,-70'), [-6, -56], 11, { skew: 0.9 }),
    ...sepal(coords('-8,-40 -18,-58 -16,-78 -22,-90'), 7),
    ...sepal(coords('10,-40 20,-58 16,-76 22,-88'), 7),
    ...sepal(coords('1,-38 2,-56 -1,-66 2,-78'), 6),
    { d: smooth(coords('-13,-44 2,-49 16,-44 12,-32 3,-27 -8,-32')), fill: 'leaf' },
  ]
}

/** A petal that has fallen, lying on its side with one edge curled. */
const fallen = (x: number, y: number, angle: number, scale: number): Part[] =>
  placed(
    [
      {
        d: smooth(coords('-26,4 -20,-8 -2,-13 16,-10 27,0 18,9 -2,12 -18,11'), true, 0.95),
        fill: 'petal',
      },
      rolled(coords('-26,4 -20,-8 -2,-13 16,-10 27,0'), [0, 6], 7, { skew: 1.3 }),
      lines([coords('-14,6 0,2 14,3'), coords('-8,9 2,7 10,7')], 0.5),
    ],
    { x, y, angle, scale },
  )

/** Wilted: the neck has bent under the head, leaves hang, and petals lie below. */
function wilted(random: Rng): Part[] {
  const stalk: Point[] = coords('-34,150 -30,96 -34,40 -20,-28 14,-62 48,-52 62,-14')
  return [
    ...thorns(stalk, [0.12, 0.3, 0.46], 8),
    stem(stalk, 4.6, 3.4),
    stem(coords('-32,86 -50,84 -60,94'), 2.6, 1.8),
    ...roseLeaf(62, 19, -60, 92, 214, 0.16),
    stem(coords('-33,52 -14,50 -4,62'), 2.6, 1.8),
    ...roseLeaf(66, 20, -4, 60, 152, -0.16),
    ...placed(cup(random), { x: 92, y: 34, angle: 2.5, scale: 0.68 }),
    ...sepal(coords('60,-20 40,-14 28,4 16,8'), 6),
    ...sepal(coords('68,-18 90,-24 104,-12 116,-14'), 6),
    ...sepal(coords('62,-16 58,6 46,22 46,34'), 6),
    { d: smooth(coords('52,-20 62,-26 72,-20 74,-8 66,-2 56,-6')), fill: 'leaf' },
    ...fallen(70, 136, -0.12, 1),
    ...fallen(8, 146, 0.3, 0.82),
    ...fallen(116, 118, 0.7, 0.7),
  ]
}

const DRAWN: Readonly<Record<string, (random: Rng) => Part[]>> = { bud, side, wilted }

export const rose: Motif = {
  name: 'rose',
  category: 'plant',
  words: [
    'rose',
    'red rose',
    'rose flower',
    'rose bloom',
    'rosebud',
    'rose bud',
    'rose with thorns',
    'thorny rose',
  ],
  variants: ['bloom', 'side', 'bud', 'wilted'],
  spare: ['wilted'],
  draw({ variant, random }) {
    const parts = DRAWN[variant]?.(random) ?? bloom(random)
    return measured(parts)
  },
}
