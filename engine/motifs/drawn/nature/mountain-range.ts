import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polygon, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'

const FOOT = 60

/** Faces that the light does not reach, from the summit down, and those that it grazes; in parts of half the foot and the height. */
const SHADED = [
  '0,0 0.1,0.09 0.2,0.15 0.27,0.3 0.24,0.42 0.19,0.34 0.17,0.5 0.1,0.37 0.08,0.46 0.03,0.27 0.06,0.14',
  '0.3,0.33 0.42,0.42 0.52,0.55 0.56,0.66 0.55,0.82 0.47,0.68 0.45,0.86 0.37,0.66 0.33,0.78 0.26,0.56 0.3,0.47',
  '0.12,0.52 0.21,0.57 0.25,0.7 0.33,0.97 0.24,0.88 0.2,1 0.13,0.8 0.07,0.92 0.07,0.7 0.03,0.62',
  '0.6,0.68 0.7,0.74 0.84,0.84 1,1 0.84,0.99 0.76,0.89 0.73,0.99 0.65,0.85',
]
const GRAZED = [
  '-0.1,0.14 -0.2,0.22 -0.27,0.31 -0.24,0.38 -0.19,0.31 -0.16,0.42 -0.1,0.28',
  '-0.36,0.44 -0.44,0.5 -0.52,0.61 -0.47,0.72 -0.41,0.6 -0.37,0.76 -0.3,0.56',
  '-0.64,0.69 -0.73,0.76 -0.83,0.88 -0.73,0.94 -0.68,0.85 -0.61,0.99 -0.55,0.8',
  '-0.13,0.5 -0.2,0.64 -0.18,0.86 -0.11,0.7 -0.07,0.82 -0.06,0.6',
]
const EDGE = {
  left: '0,0 -0.06,0.06 -0.1,0.14 -0.2,0.22 -0.27,0.31 -0.31,0.4 -0.44,0.5 -0.52,0.61 -0.6,0.65 -0.73,0.76 -0.83,0.88 -1,1',
  right:
    '0.1,0.09 0.2,0.15 0.27,0.3 0.32,0.34 0.42,0.42 0.52,0.55 0.58,0.67 0.7,0.74 0.84,0.84 1,1',
}

/** A peak of snow and rock: the side away from the light breaks into dark shards, a spur runs down the other. */
function peak(x: number, top: number, half: number): Part[] {
  const h = FOOT - top
  const shape = (text: string) =>
    coords(text).map(([fx, fy]): Point => [x + fx * half, top + fy * h])
  const spur = shape('0.05,0.3 0,0.4 0.03,0.52 -0.02,0.64 0.02,0.78 -0.04,0.9')
  return [
    {
      d: polygon([...shape(EDGE.left).toReversed(), ...shape(EDGE.right)]),
      fill: 'foam',
    },
    ...GRAZED.map((face): Part => ({ d: polygon(shape(face)), fill: 'rock', stroke: 0.6 })),
    ...SHADED.map((face): Part => ({ d: polygon(shape(face)), fill: 'rockDark', stroke: 0.6 })),
    line(polygon(spur, false), 0.7, 1),
  ]
}

/** A spruce with hanging boughs, no two sides alike. */
const pine: Part[] = [
  { d: 'M-2 -2L2 -2L2 5L-2 5Z', fill: 'wood', stroke: 0.7 },
  {
    d: 'M0 -50L3 -40L7 -37L3.500 -36L9 -27L4.500 -28L12 -17L6.500 -19L14 -7L8 -9L15 2L5 0L0 3L-6 0L-14 3L-8 -8L-13 -6L-6 -18L-11 -16L-4.500 -28L-8 -26L-3 -36L-6 -35L-2.500 -41Z',
    fill: 'leaf',
  },
]

/** Mist that hides where the rock ends. */
const mist: Part = {
  d: 'M-58 66C-56 56 -44 52 -36 56C-30 46 -16 46 -10 53C-2 44 14 45 18 54C26 48 38 50 41 57C50 54 60 58 60 66C40 71 22 66 6 70C-14 66 -36 72 -58 66Z',
  fill: 'cloud',
  stroke: 0.8,
}

/** A wood at the foot, the near trees taller: where they stand and how large. */
const WOOD: readonly [number, number, number][] = [
  [-40, 68, 0.56],
  [42, 68, 0.54],
  [-96, 66, 0.6],
  [98, 66, 0.62],
  [-54, 70, 0.74],
  [58, 70, 0.78],
  [-110, 66, 0.5],
  [112, 66, 0.48],
  [-84, 70, 0.86],
  [86, 70, 0.84],
  [-68, 73, 1],
  [73, 73, 0.98],
]

export const mountainRange: Motif = {
  name: 'mountain-range',
  category: 'nature',
  words: ['mountain', 'mountain range', 'mountains', 'alps', 'peak', 'summit'],
  variants: ['pines', 'lake', 'bare'],
  draw({ variant }) {
    const range: Part[] = [
      ...peak(-34, -44, 40),
      ...peak(44, -34, 44),
      ...peak(-72, -14, 44),
      ...peak(78, -6, 40),
      ...peak(4, -92, 68),
    ]
    if (variant === 'bare') return measured(range)
    if (variant === 'pines')
      return measured([
        ...range,
        mist,
        ...WOOD.flatMap(([x, y, scale]) => placed(pine, { x, y, scale })),
      ])
    const ripples = Array.from({ length: 9 }, (_, i) => {
      const y = 70 + i * 5,
        half = 104 - i * 10
      return `M${-half} ${y}L${-half * 0.35 + (i % 3) * 8} ${y}M${half * 0.1 - (i % 2) * 12} ${y}L${half} ${y}`
    }).join('')
    return measured([...range, line('M-118 61L118 61', 1.2, 0), line(ripples, 0.9, 0)])
  },
}
