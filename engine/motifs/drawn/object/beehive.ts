import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, lerp, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line, packed, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Half the breadth of each coil of straw, from the foot to the crown. */
const COILS = [82, 87, 89, 88, 85, 79, 71, 60, 46, 28] as const
const PITCH = 19
const FOOT = 78
/** How far the front of a coil hangs below its ends. */
const SAG = 0.1

/** One coil of straw rope: round at its ends, bound with slanting stitches. */
function coil(i: number): Part[] {
  const half = COILS[i]!
  const y = FOOT - i * PITCH
  const sag = half * SAG
  const r = PITCH * 0.56
  const at = (t: number, v: number): Point => [
    t * half,
    y + sag * (1 - t * t) - PITCH / 2 + v * r * (1 - 0.06 * Math.abs(t)),
  ]
  const row = (v: number, from: number, to: number): Point[] =>
    Array.from({ length: 9 }, (_, k) => at(lerp(from, to, k / 8), v))
  const end = 1 - (0.62 * r) / half
  const stitches = Math.max(4, Math.round(half / 7))
  return [
    {
      d: smooth([...row(-1, -end, end), at(1.02, 0), ...row(1, end, -end), at(-1.02, 0)]),
      fill: 'sun',
    },
    lines(
      Array.from({ length: stitches }, (_, k) => {
        // closer together towards the edges, where it turns away
        const t = Math.sin(lerp(-1.35, 1.35, (k + 0.5) / stitches))
        return [at(t - 0.02, -0.86), at(t + 0.012, 0), at(t + 0.05, 0.86)]
      }),
      0.7,
      1,
    ),
    lines([row(-0.3, -0.86, -0.2), row(0.34, 0.1, 0.8)], 0.45, 2),
  ]
}

const door: Part[] = [
  { d: 'M-23 86C-25 60 -16 46 0 46C16 46 25 60 23 86C10 89 -10 89 -23 86Z', fill: 'sun' },
  {
    d: 'M-16 86C-17 64 -12 53 0 53C12 53 17 64 16 86C8 88 -8 88 -16 86Z',
    fill: 'black',
    stroke: 0.6,
  },
]

/** A board on two feet. */
const stand: Part[] = [
  { d: 'M-82 104L-66 104L-70 134L-84 134Z', fill: 'wood' },
  { d: 'M82 104L66 104L70 134L84 134Z', fill: 'wood' },
  { d: 'M-112 84L112 84L112 104C40 108 -40 108 -112 104Z', fill: 'wood' },
  lines(
    [
      coords('-104,92 -40,94 -10,93'),
      coords('20,97 60,96 104,93'),
      coords('-90,100 -60,101 -30,101'),
    ],
    0.5,
    2,
  ),
]

/** A worker on the wing, seen from the side. */
const bee: Part[] = [
  { d: smooth(coords('-1,-5 -10,-22 -4,-30 5,-22 4,-6')), fill: 'wingLight', stroke: 0.8 },
  { d: smooth(coords('3,-5 8,-24 17,-26 18,-15 8,-4')), fill: 'wingLight', stroke: 0.8 },
  lines([coords('0,-7 -4,-16 -4,-24'), coords('6,-7 11,-15 14,-21')], 0.45, 2),
  { d: smooth(coords('4,-6 -8,-8 -20,-4 -26,3 -18,8 -6,8 4,5')), fill: 'gold', stroke: 0.9 },
  { d: smooth(coords('-6,-8 -10,-8 -11,8 -6,8')), fill: 'black', stroke: 0.3 },
  { d: smooth(coords('-15,-6 -19,-5 -20,8 -15,8')), fill: 'black', stroke: 0.3 },
  { d: smooth(coords('-2,-7 8,-8 13,-2 12,5 4,8 -2,5')), fill: 'furDark', stroke: 0.9 },
  { d: ellipse([17, -1], 6, 6.4), fill: 'black', stroke: 0.5 },
  brush(coords('19,-6 24,-11 28,-10'), 0.9),
  brush(coords('17,-7 20,-14 24,-15'), 0.9),
  line('M4 7L2 13M8 7L9 13M-2 7L-5 12', 0.8, 1),
]

const hive: Part[] = [
  ...COILS.flatMap((_, i) => coil(i)),
  { d: ellipse([0, FOOT - 10 * PITCH + 2], 9, 8), fill: 'sun' },
  packed('M76 64C84 28 78 -18 54 -62C62 -14 58 34 42 76C56 76 70 74 76 64Z'),
  ...door,
]

export const beehive: Motif = {
  name: 'beehive',
  category: 'object',
  words: ['beehive', 'bee hive', 'skep', 'straw hive'],
  variants: ['bees', 'hive'],
  draw: ({ variant }) =>
    measured(
      variant === 'hive'
        ? [...stand, ...hive]
        : [
            ...stand,
            ...hive,
            ...placed(bee, { x: -104, y: -62, angle: 0.3, scale: 1.05 }),
            ...placed(bee, { x: 98, y: -92, angle: -0.3, mirror: true, scale: 0.95 }),
            ...placed(bee, { x: 40, y: 58, angle: -0.25, mirror: true, scale: 0.8 }),
          ],
    ),
}
