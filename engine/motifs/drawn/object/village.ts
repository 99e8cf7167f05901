import { measured } from '#engine/motifs/drawing/box.ts'
import { clump } from '#engine/motifs/drawing/flora.ts'
import { coords, polygon, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { lines } from '#engine/motifs/drawing/pen.ts'
import { rect } from '#engine/motifs/drawing/shapes.ts'
import { wisp } from '#engine/motifs/drawing/smoke.ts'
import { fir } from '#engine/motifs/drawing/woods.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import type { Rng } from '#shared/random.ts'

interface Cot {
  /** Of its gable. */
  width?: number
  /** Of its long wall, to the right of the gable. */
  deep?: number
  high?: number
  roof?: number
  hasChimney?: boolean
}

const text = (points: readonly Point[]) => polygon(points)

/** A small house, its gable to us and its long wall going away to the right; the middle of its gable stands on the origin. */
function cot({
  width = 26,
  deep = 30,
  high = 22,
  roof = 20,
  hasChimney = false,
}: Cot = {}): Part[] {
  const w = width / 2
  const [eave, ridge] = [-high, -high - roof]
  const rise = deep * 0.14
  const far: Point = [w + deep, -rise]
  return [
    ...(hasChimney
      ? [
          {
            d: rect(w * 0.6 + deep * 0.4, ridge - 9 - rise * 0.4, 7, 16),
            fill: 'rock' as const,
            stroke: 0.9,
          },
        ]
      : []),
    {
      d: text([[w, 0], far, [w + deep, eave - rise], [w, eave]]),
      fill: 'banner',
      tone: 0.3,
      stroke: 0.9,
    },
    { d: rect(w + deep * 0.24, eave + 5 - rise * 0.4, 5, 7), fill: 'black', stroke: 0.5 },
    { d: rect(w + deep * 0.62, eave + 5 - rise * 0.8, 5, 7), fill: 'black', stroke: 0.5 },
    {
      d: text([
        [-w, 0],
        [-w, eave],
        [0, ridge],
        [w, eave],
        [w, 0],
      ]),
      fill: 'banner',
      stroke: 0.9,
    },
    {
      d: text([
        [0, ridge - 2],
        [deep, ridge - 2 - rise],
        [w + deep + 4, eave + 2 - rise],
        [w + 3, eave + 4],
      ]),
      fill: 'red',
      stroke: 0.9,
    },
    line(
      [0.3, 0.55, 0.8]
        .map((t) => {
          const [x, y] = [(w + 3) * t, ridge - 2 + (roof + 6) * t]
          return `M${x.toFixed(1)} ${y.toFixed(1)}L${(x + deep + 1).toFixed(1)} ${(y - rise - 1).toFixed(1)}`
        })
        .join(''),
      0.5,
      2,
    ),
    {
      d: text([
        [-w - 4, eave + 4],
        [0, ridge - 4],
        [w + 4, eave + 4],
        [w + 1, eave + 7],
        [0, ridge + 2],
        [-w - 1, eave + 7],
      ]),
      fill: 'wood',
      stroke: 0.8,
    },
    { d: rect(-w * 0.2 - 3.5, -12, 7.5, 12), fill: 'wood', stroke: 0.8 },
    { d: rect(w * 0.36, -high * 0.66, 5.4, 6.4), fill: 'black', stroke: 0.5 },
    { d: rect(-2.4, eave - roof * 0.34, 4.8, 5.6), fill: 'black', stroke: 0.5 },
  ]
}

/** The church: its tower before the nave, a spire and a cross upon it. */
const church: Part[] = [
  ...cot({ width: 30, deep: 44, high: 30, roof: 24 }),
  { d: rect(-13, -66, 26, 66), fill: 'banner' },
  { d: polygon(coords('-17,-64 0,-128 17,-64')), fill: 'red' },
  line('M-5 -64L0 -112M7 -64L0 -112M0 -128L0 -146M-5.500 -140L5.500 -140', 1, 0),
  { d: 'M-6 -40L-6 -50C-6 -58 6 -58 6 -50L6 -40Z', fill: 'black', stroke: 0.6 },
  { d: 'M-7 0L-7 -16C-7 -25 7 -25 7 -16L7 0Z', fill: 'wood', stroke: 0.9 },
  line('M-13 -34L13 -34M0 -20L0 0', 0.7, 1),
]

/** The hill: broad, its foot running out thin to both sides. */
const HILL =
  'M-150 84C-120 76 -104 60 -78 40C-56 22 -34 6 0 4C34 4 60 18 84 40C106 58 124 74 152 84C128 98 96 92 72 104C40 98 14 110 -16 102C-48 108 -70 94 -98 98C-122 92 -136 92 -150 84Z'

const way: Part[] = [
  {
    d: 'M-34 103C-16 92 26 88 30 74C33 62 -24 60 -26 46C-27 36 4 32 8 20C10 14 6 10 2 8L10 8C16 12 18 18 15 26C8 38 -10 40 -8 46C-2 56 52 58 50 76C47 90 18 94 4 106Z',
    fill: 'sand',
    stroke: 0.8,
    shade: 0.4,
  },
]

/** Houses up a hill, the church on its top, firs and bushes between them. */
function hill(random: Rng): Part[] {
  return [
    fir(-46, 22, 52, 13, random, 'leaf'),
    fir(62, 28, 58, 14, random, 'leaf'),
    fir(76, 40, 44, 12, random, 'leaf'),
    { d: HILL, fill: 'leaf', shade: 0.7 },
    ...way,
    ...placed(church, { x: 12, y: 12, scale: 0.86 }),
    ...placed(cot({ hasChimney: true }), { x: -44, y: 40, mirror: true }),
    ...placed(cot({ deep: 26 }), { x: 62, y: 46, scale: 0.94 }),
    wisp(coords('-66,-14 -74,-30 -62,-46 -74,-62'), 2.2),
    ...clump(-20, 46, 12, 9, 8, random),
    fir(-96, 74, 54, 14, random, 'leaf'),
    ...placed(cot({ width: 28, deep: 32, high: 24, hasChimney: true }), {
      x: 76,
      y: 80,
      scale: 1.06,
    }),
    ...placed(cot({ width: 30, deep: 34, high: 25 }), { x: -62, y: 84, scale: 1.08, mirror: true }),
    ...clump(30, 50, 9, 7, 7, random),
    ...clump(-40, 92, 13, 9, 8, random),
    ...clump(54, 90, 12, 8, 8, random),
    fir(128, 84, 46, 12, random, 'leaf'),
    lines(
      [
        coords('-128,84 -104,76 -90,66'),
        coords('-4,98 20,100 44,96'),
        coords('112,90 126,86 138,84'),
      ],
      0.6,
      1,
    ),
  ]
}

/** Three houses in a row on a sliver of ground. */
const row = (random: Rng): Part[] => [
  fir(-84, 30, 74, 17, random, 'leaf'),
  ...placed(church, { x: -6, y: 30, scale: 0.92 }),
  ...placed(cot({ width: 34, deep: 36, high: 28, hasChimney: true }), { x: 76, y: 38 }),
  ...placed(cot({ width: 36, deep: 36, high: 30, roof: 24, hasChimney: true }), {
    x: -52,
    y: 40,
    mirror: true,
  }),
  ...clump(26, 38, 13, 9, 8, random),
  ...clump(-22, 42, 14, 9, 8, random),
  fir(132, 36, 58, 14, random, 'leaf'),
  {
    d: 'M-140 38C-90 32 -60 44 -20 40C30 36 80 44 150 36C120 52 70 50 20 54C-40 58 -100 52 -140 38Z',
    fill: 'leaf',
  },
]

export const village: Motif = {
  name: 'village',
  category: 'object',
  words: ['village', 'little village', 'hamlet', 'hillside village'],
  variants: ['hill', 'row'],
  draw: ({ variant, random }) => measured(variant === 'row' ? row(random) : hill(random)),
}
