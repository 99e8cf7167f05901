import { measured } from '#engine/motifs/drawing/box.ts'
import { bough } from '#engine/motifs/drawing/flora.ts'
import { coords, lerp, sample, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { brush, pointAlong } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Corners of a narrow leaf hanging to one side: the stalk, the belly, the tip, the other belly. */
const HANGING_LEAF = [-0.42, 0.42].map((lean) => {
  const turned = (x: number, y: number) =>
    [x * Math.cos(lean) + y * Math.sin(lean), y * Math.cos(lean) - x * Math.sin(lean)] as const
  return [
    turned(3.8, 4),
    turned(3.6, 11),
    turned(0, 17),
    turned(-3.6, 11),
    turned(-3.8, 4),
  ] as const
})

/** Written out rather than transformed: a willow has hundreds of leaves. */
function hangingLeaf([x, y]: Point, side: 0 | 1): string {
  const [a, b, tip, c, d] = HANGING_LEAF[side]!.map(
    ([dx, dy]) => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`,
  )
  const stalk = `${x.toFixed(1)} ${y.toFixed(1)}`
  return `M${stalk}C${a} ${b} ${tip}C${c} ${d} ${stalk}Z`
}

/** A whip hanging down from a point: the bare twig, then all its leaves as one part, or a tree would be hundreds of parts. */
function whip(from: Point, drop: number, lean: number, random: Rng, tone?: number): Part[] {
  const spine = sample(
    [
      from,
      [from[0] + lean * 0.6 + (random() - 0.5) * 10, from[1] + drop * 0.5],
      [from[0] + lean + (random() - 0.5) * 14, from[1] + drop],
    ],
    6,
  )
  const count = Math.max(6, Math.round(drop / 10))
  const leaves = Array.from({ length: count }, (_, i) => {
    return hangingLeaf(pointAlong(spine, 0.05 + (i / count) * 0.95), i % 2 ? 1 : 0)
  })
  const twig = spine.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
  return [line(twig, 0.7, 0), { d: leaves.join(''), fill: 'leaf', stroke: 0.6, tone }]
}

/** A symmetrical dome of whips around an upright trunk. */
function weeping(random: Rng): Part[] {
  const crown = sample(coords('-108,-16 -92,-70 -48,-112 0,-122 50,-112 94,-68 110,-14'), 12)
  const row = (count: number, depth: number): Part[] =>
    Array.from({ length: count }, (_, i) => {
      const t = (i + 0.5) / count
      const [x, y] = pointAlong(crown, t)
      const inward = 1 - depth * 0.34
      const from: Point = [x * inward, y * inward + depth * 12]
      const drop = Math.min(108 - from[1], 92 + random() * 46 + Math.abs(t - 0.5) * 34)
      return whip(from, drop, from[0] * 0.04, random, depth ? 0.3 : undefined)
    }).flat()
  return [
    ...row(15, 1),
    ...bough(coords('4,132 -4,70 6,14 -2,-30'), 17, 8),
    ...bough(coords('-2,-16 -30,-50 -58,-74'), 6, 2),
    ...bough(coords('0,-22 28,-58 56,-80'), 6, 2),
    ...bough(coords('0,-30 4,-70 -2,-104'), 6, 2),
    ...row(19, 0),
    brush(coords('-34,134 4,126 42,134'), 3.4),
  ]
}

/** An old trunk leaning out over water, its curtain of whips trailing in the ripples. */
function leaning(random: Rng): Part[] {
  const limbs = [
    coords('-50,2 -72,-26 -96,-36 -118,-20'),
    coords('-40,-14 -54,-58 -76,-84 -104,-80'),
    coords('-30,-24 -34,-72 -22,-108 8,-116'),
    coords('-26,-26 -10,-78 26,-104 60,-92'),
    coords('-22,-28 14,-60 56,-76 92,-54'),
    coords('-14,-34 26,-40 78,-38 116,-10'),
  ]
  const curtain = (limb: Point[], count: number, floor: number, tone?: number): Part[] => {
    const path = sample(limb, 10)
    return Array.from({ length: count }, (_, i) => {
      const [x, y] = pointAlong(path, lerp(0.22, 1, i / (count - 1)))
      const from: Point = [x, y - 3]
      const drop = Math.max(46, Math.min(floor - y, 80 + random() * 54))
      return whip(from, drop, 5, random, tone)
    }).flat()
  }
  return [
    ...curtain(limbs[2]!, 9, 50, 0.3),
    ...curtain(limbs[1]!, 9, 46, 0.3),
    ...bough(coords('-96,128 -88,84 -68,36 -38,-2 -18,-32'), 19, 8),
    ...limbs.flatMap((limb) => bough(limb, 6, 0.6)),
    ...curtain(limbs[0]!, 8, 64),
    ...curtain(limbs[2]!, 8, 10),
    ...curtain(limbs[3]!, 10, 60),
    ...curtain(limbs[4]!, 11, 100),
    ...curtain(limbs[5]!, 12, 118),
    brush(coords('-134,132 -98,122 -56,132'), 4),
    line(
      'M-34 128C-6 122 20 132 50 127C78 122 100 130 122 126M-18 136C10 131 34 140 62 135C82 132 98 137 112 134M4 120C22 116 40 122 56 118',
      0.9,
      1,
    ),
  ]
}

export const willow: Motif = {
  name: 'willow',
  kind: 'foliage',
  growth: 'tree',
  isOverhead: true,
  category: 'plant',
  words: ['willow', 'weeping willow', 'willow tree'],
  variants: ['weeping', 'leaning'],
  draw: ({ variant, random }) =>
    measured(variant === 'leaning' ? leaning(random) : weeping(random)),
}
