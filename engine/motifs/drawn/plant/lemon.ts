import { measured } from '#engine/motifs/drawing/box.ts'
import { around, bough, leaf, petal } from '#engine/motifs/drawing/flora.ts'
import { circle, coords, polar, smooth, TAU, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Hanging fruit: stalk at the origin, nipple down. */
function fruit(random: Rng): Part[] {
  const pores = Array.from({ length: 26 }, () => {
    const [x, y] = polar(36 * Math.sqrt(random()), random() * TAU, [0, 56])
    return `M${x.toFixed(1)} ${(y + (y - 56) * 0.2).toFixed(1)}L${(x + 1.2).toFixed(1)} ${(y + (y - 56) * 0.2 + 0.8).toFixed(1)}`
  }).join('')
  return [
    {
      d: smooth(
        coords(
          '0,4 12,8 34,24 45,52 38,82 18,100 8,108 4,118 -4,118 -8,108 -18,100 -38,82 -45,52 -34,24 -12,8',
        ),
      ),
      fill: 'flameIn',
      tone: 0.14,
    },
    line(pores, 0.9, 2),
    brush(coords('36,76 20,94 6,104'), 1.6),
    { d: smooth(coords('-8,4 -3,-3 3,-3 8,4 4,9 -4,9')), fill: 'leaf', stroke: 0.8 },
  ]
}

/** Cut face: rind, pith, ten segments around the core. */
function slice(radius: number): Part[] {
  const segment = (i: number): Part => {
    const [a, b] = [(i * TAU) / 10 + 0.06, ((i + 1) * TAU) / 10 - 0.06]
    const middle = (a + b) / 2
    const rim: Point[] = [a + 0.04, middle - 0.12, middle, middle + 0.12, b - 0.04].map((angle) =>
      polar(radius * 0.82, angle),
    )
    return {
      d: smooth(
        [
          polar(radius * 0.12, middle),
          polar(radius * 0.5, a + 0.02),
          ...rim,
          polar(radius * 0.5, b - 0.02),
        ],
        true,
        0.75,
      ),
      fill: 'flameIn',
      tone: 0.14,
      stroke: 0.7,
    }
  }
  const pulp = Array.from({ length: 10 }, (_, i) => {
    const angle = ((i + 0.5) * TAU) / 10
    return [-0.12, 0.02, 0.14]
      .map((d) =>
        smooth(
          [
            polar(radius * 0.36, angle + d * 0.7),
            polar(radius * 0.5, angle + d),
            polar(radius * 0.7, angle + d * 1.1),
          ],
          false,
        ),
      )
      .join('')
  }).join('')
  return [
    { d: circle([0, 0], radius), fill: 'flameIn' },
    { d: circle([0, 0], radius * 0.91), fill: 'paper', stroke: 0.7 },
    ...Array.from({ length: 10 }, (_, i) => segment(i)),
    line(pulp, 0.5, 2),
    { d: circle([0, 0], radius * 0.08), fill: 'paper', stroke: 0.5 },
  ]
}

const blossom: Part[] = [
  ...around(5, 2, () => petal({ length: 25, width: 9.5, tip: 'point', veins: 1, tag: 'paper' })),
  ...around(8, 6, () => [{ d: circle([0, 0], 1.9), fill: 'gold', stroke: 0.5 }]),
  { d: circle([0, 0], 3.4), fill: 'leaf', stroke: 0.6 },
]

const leafAt = (x: number, y: number, angle: number, length = 68): Part[] =>
  placed(leaf({ length, width: length * 0.3, veins: 5 }), { x, y, angle })

/** Two fruits, leaves and blossom on a twig. */
const branch = (random: Rng): Part[] => [
  ...leafAt(-30, -62, -1.1, 76),
  ...leafAt(22, -70, 0.5, 74),
  ...leafAt(60, -62, 1.5, 70),
  ...leafAt(-6, -66, -0.3, 64),
  ...bough(coords('-112,-34 -60,-54 0,-66 56,-62 96,-42'), 5.4, 2.6),
  ...leafAt(-54, -54, -2.5, 66),
  ...leafAt(74, -54, 2.5, 60),
  ...bough(coords('-18,-64 -26,-48 -28,-30'), 3, 2.4),
  ...bough(coords('38,-64 44,-44 46,-22'), 3, 2.4),
  ...placed(fruit(random), { x: 46, y: -20, angle: -0.16, scale: 0.98 }),
  ...placed(fruit(random), { x: -30, y: -30, angle: 0.2, scale: 1.16 }),
  ...placed(blossom, { x: 8, y: -70, scale: 1.06 }),
  ...placed(blossom, { x: 92, y: -44, scale: 0.8, angle: 0.5 }),
]

/** A whole lemon behind its cut half. */
const half = (random: Rng): Part[] => [
  ...leafAt(-22, -66, -0.7, 78),
  ...leafAt(-12, -66, 0.6, 74),
  ...placed(fruit(random), { x: -20, y: -70, angle: 0.42, scale: 1.36 }),
  ...placed(slice(62), { x: 42, y: 42 }),
  ...placed(blossom, { x: -66, y: 76, angle: 0.3, scale: 1.1 }),
]

export const lemon: Motif = {
  name: 'lemon',
  category: 'plant',
  words: ['lemon', 'lemon branch', 'lemon slice'],
  variants: ['branch', 'half'],
  draw: ({ variant, random }) => measured(variant === 'half' ? half(random) : branch(random)),
}
