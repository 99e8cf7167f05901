import { measured } from '#engine/motifs/drawing/box.ts'
import { strand } from '#engine/motifs/drawing/figure.ts'
import { stem } from '#engine/motifs/drawing/flora.ts'
import {
  coords,
  lerp,
  polar,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { scallops } from '#engine/motifs/drawing/plumage.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A leaf cut into thorned lobes, growing up from the origin. */
function thornLeaf(length: number): Part[] {
  const lobes = 5
  const side = (s: 1 | -1): Point[] =>
    Array.from({ length: lobes }, (_, i) => {
      const t = (i + 0.5) / lobes
      const reach = length * 0.3 * Math.sin(Math.PI * lerp(0.25, 0.95, t))
      return [
        [s * reach * 0.4, -length * (t - 0.06)],
        [s * reach, -length * (t + 0.05)],
        [s * reach * 0.45, -length * (t + 0.07)],
      ] as Point[]
    }).flat()
  const outline = [
    [0, 0] as Point,
    ...side(1),
    [0, -length * 1.1] as Point,
    ...side(-1).toReversed(),
  ]
  return [
    {
      d:
        outline.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('') +
        'Z',
      fill: 'leaf',
    },
    line(`M0 0L0 ${(-length).toFixed(1)}`, 0.7, 1),
  ]
}

/** A ball of hooked scales, a brush of purple out of its top. */
function bloom(random: Rng): Part[] {
  const brush = Array.from({ length: 34 }, (_, i) => {
    const angle = lerp(-0.86, 0.86, ((i * 13) % 34) / 33)
    const length = 62 + random() * 12 - Math.abs(angle) * 10
    const tip: Point = [Math.sin(angle) * length, -30 - Math.cos(angle) * length]
    return strand(
      [[Math.sin(angle) * 12, -20], [tip[0] * 0.6, lerp(-26, tip[1], 0.55)], tip],
      3.6,
      {
        tag: i % 3 ? 'violet' : 'pink',
        stroke: 0.6,
        strands: 0,
        root: 0.9,
        belly: 0.5,
      },
    )
  }).flat()
  const ball = tube(
    sample(coords('0,34 0,4 0,-28'), 10),
    (u) => 34 * Math.sin(Math.PI * (0.14 + u * 0.68)) ** 0.7,
  )
  const spines = Array.from({ length: 16 }, (_, i) => {
    const angle = lerp(0.5, Math.PI * 2 - 0.5, i / 15) - Math.PI / 2
    const at = (r: number) => polar(r, angle, [0, 4])
    const [a, b] = [at(28), at(45)]
    return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`
  }).join('')
  return [
    ...brush,
    line(spines, 1.1, 0),
    {
      d: smooth(coords('0,38 20,34 33,16 33,-6 22,-26 0,-32 -22,-26 -33,-6 -33,16 -20,34')),
      fill: 'leaf',
    },
    ...scallops(ball, {
      u0: 0.02,
      u1: 0.94,
      v0: -0.95,
      v1: 0.95,
      rows: 7,
      columns: 6,
      tag: 'leaf',
      pointed: true,
      overlap: 1.7,
    }),
  ]
}

const stalked = (random: Rng): Part[] => [
  ...placed(thornLeaf(92), { x: -2, y: 84, angle: -0.98 }),
  ...placed(thornLeaf(84), { x: 2, y: 66, angle: 1.02 }),
  ...placed(thornLeaf(58), { x: -2, y: 124, angle: -1.3 }),
  ...placed(thornLeaf(56), { x: 0, y: 116, angle: 1.34 }),
  stem(coords('0,6 4,50 -4,100 0,152'), 4.4, 5),
  line('M4 30L14 24M-2 48L-12 42M3 96L12 90M-4 138L-13 132', 1.1, 1),
  ...placed(bloom(random), { y: -36, scale: 1.12 }),
]

/** Two open blooms and a bud on one branching stalk. */
const branched = (random: Rng): Part[] => [
  ...placed(thornLeaf(84), { x: 0, y: 96, angle: -1.16 }),
  ...placed(thornLeaf(80), { x: 2, y: 84, angle: 1.2 }),
  stem(coords('2,34 36,8 58,-24'), 3.6, 4),
  stem(coords('0,56 -34,34 -54,6'), 3.4, 4),
  stem(coords('0,-20 4,40 -4,100 0,156'), 4.2, 5),
  line('M3 4L12 -2M-2 70L-11 64M-3 132L-12 126M30 12L28 2M-30 36L-28 26', 1.1, 1),
  ...placed(bloom(random), { x: 64, y: -44, angle: 0.42, scale: 0.72 }),
  ...placed(bloom(random), { x: -60, y: -12, angle: -0.5, scale: 0.58 }),
  ...placed(bloom(random), { y: -58, scale: 0.98 }),
]

export const thistle: Motif = {
  name: 'thistle',
  category: 'plant',
  words: ['thistle', 'scottish thistle', 'thistle flower'],
  variants: ['stem', 'branch'],
  draw: ({ variant, random }) =>
    measured(variant === 'branch' ? branched(random) : stalked(random)),
}
