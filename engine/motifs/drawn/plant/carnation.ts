import { measured } from '#engine/motifs/drawing/box.ts'
import { stem } from '#engine/motifs/drawing/flora.ts'
import {
  coords,
  polygon,
  sample,
  smooth,
  TAU,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'

/** A fan of a petal, its rim cut into teeth of unequal depth; it grows up from the origin. */
function frill(length: number, half: number, random: Rng, tone = 0, tag: Tag = 'petal'): Part[] {
  const teeth = 8 + Math.floor(random() * 4)
  const rim = Array.from({ length: teeth * 2 + 1 }, (_, i): Point => {
    const t = (i / (teeth * 2)) * 2 - 1
    const reach =
      length * (0.82 + 0.18 * Math.cos(t * 1.35)) - (i % 2 ? 3 + random() * 5 : random() * 4)
    return [half * Math.sin(t * 1.4) * 1.02, -reach]
  })
  const fold = (t: number) =>
    smooth(
      [
        [half * t * 0.12, -length * 0.3],
        [half * t * 0.5, -length * 0.56],
        [half * t * 0.84, -length * 0.78],
      ],
      false,
    )
  return [
    {
      d: polygon([[0, 0], [half * -0.42, -length * 0.34], ...rim, [half * 0.42, -length * 0.34]]),
      fill: tag,
      stroke: 0.9,
      tone,
    },
    line([-0.7, -0.25, 0.25, 0.7].map(fold).join(''), 0.5, 2),
  ]
}

/** Bloom from the side: frills fanned over a ribbed calyx. */
function sideBloom(random: Rng): Part[] {
  const fan = (angles: readonly number[], length: number, half: number, y: number, tone: number) =>
    angles.flatMap((angle) => placed(frill(length, half, random, tone), { x: angle * 7, y, angle }))
  return [
    ...fan([-1.4, 1.4, -1.0, 1.0], 66, 30, 2, 0.14),
    ...fan([-0.62, 0.62, 0], 78, 32, -6, 0.08),
    ...fan([-0.34, 0.36], 66, 29, -4, 0.04),
    ...fan([-1.12, 1.12], 54, 27, 4, 0.02),
    ...fan([-0.7, 0.72, 0.02], 52, 27, 4, 0),
    ...fan([-0.36, 0.38], 40, 23, 6, 0),
    ...fan([0], 28, 17, 6, 0),
    {
      d: smooth(
        coords('-11,2 -16,-8 -8,-4 -4,-11 0,-4 5,-11 8,-4 16,-8 11,2 13,22 9,40 0,46 -9,40 -13,22'),
        true,
        0.7,
      ),
      fill: 'leaf',
    },
    line('M-6 2C-7 18 -5 32 -3 42M6 2C7 18 5 32 3 42M0 0L0 44', 0.6, 1),
  ]
}

/** Bloom from above: rings of frills, tighter to the middle, none quite where its neighbour would expect it. */
const topBloom = (random: Rng): Part[] =>
  [
    { count: 9, length: 94, half: 46 },
    { count: 7, length: 80, half: 36 },
    { count: 6, length: 64, half: 33 },
    { count: 6, length: 48, half: 26 },
    { count: 5, length: 33, half: 20 },
    { count: 4, length: 20, half: 14 },
    { count: 3, length: 10, half: 8 },
  ].flatMap(({ count, length, half }, ring) =>
    Array.from({ length: count }, (_, i) =>
      placed(
        frill(
          length * (0.86 + random() * 0.22),
          half * (0.85 + random() * 0.3),
          random,
          0.16 - ring * 0.025,
          (i + ring) % 3 ? 'petal' : 'petalLight',
        ),
        {
          x: (random() - 0.5) * 8,
          y: (random() - 0.5) * 8,
          angle: ((i + ring * 0.37 + (random() - 0.5) * 0.5) * TAU) / count,
        },
      ),
    ).flat(),
  )

/** A narrow grey-green leaf that bends away from its node. */
const blade = (text: string, width = 5): Part[] => {
  const body = tube(sample(coords(text), 14), (u) => width * (1 - u) ** 0.6 + 0.2)
  return [
    { d: body.strip(0, 1, -1, 1, 36), fill: 'leaf' },
    line(body.line(0.05, 0.85, 0.1, 20), 0.5, 1),
  ]
}

const stalk = (random: Rng): Part[] => [
  ...blade('2,92 34,70 50,40 76,34'),
  ...blade('2,92 -30,76 -52,44 -70,52'),
  ...blade('4,132 40,122 58,98 60,74', 4.4),
  ...blade('2,132 -28,126 -48,106 -52,82', 4.4),
  stem(coords('6,162 2,120 2,80 -2,10'), 4, 3.4),
  { d: smooth(coords('-4,92 2,86 8,92 2,98')), fill: 'leaf', stroke: 0.8 },
  { d: smooth(coords('-3,132 3,126 9,132 3,138')), fill: 'leaf', stroke: 0.8 },
  ...placed(sideBloom(random), { x: -2, y: -38, scale: 1.16 }),
]

/** Two blooms and a bud. */
const spray = (random: Rng): Part[] => [
  ...blade('10,110 48,92 66,66 88,64'),
  ...blade('0,112 -34,98 -58,70 -80,76'),
  stem(coords('4,160 6,110 32,60 52,26'), 3.8, 3),
  stem(coords('4,130 -24,90 -34,50 -40,0'), 3.4, 3),
  stem(coords('5,112 -2,60 6,10 8,-52'), 3, 2.4),
  { d: smooth(coords('1,-44 -1,-66 8,-84 17,-66 15,-44')), fill: 'leaf' },
  ...placed(frill(24, 11, random), { x: 8, y: -72 }),
  { d: 'M1 -60C4 -72 6 -74 8 -66C10 -74 13 -72 16 -60L15 -44L1 -44Z', fill: 'leaf', stroke: 0.9 },
  ...placed(sideBloom(random), { x: -42, y: -34, angle: -0.3, scale: 0.9 }),
  ...placed(sideBloom(random), { x: 58, y: -2, angle: 0.36, scale: 0.84 }),
]

export const carnation: Motif = {
  name: 'carnation',
  category: 'plant',
  words: ['carnation', 'dianthus'],
  variants: ['stem', 'bloom', 'spray'],
  draw({ variant, random }) {
    if (variant === 'bloom') return measured(topBloom(random))
    return measured(variant === 'spray' ? spray(random) : stalk(random))
  },
}
