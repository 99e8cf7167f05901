import { measured } from '#engine/motifs/drawing/box.ts'
import { polygon, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'

const FOOT = 60

/** A peak split by a broken ridge: lit left flank, dark right flank, snow above a ragged line. */
function peak(x: number, top: number, half: number): Part[] {
  const h = FOOT - top
  const at = (fx: number, fy: number): Point => [x + fx * half, top + fy * h]
  const ridge: Point[] = [
    at(0, 0),
    at(0.07, 0.16),
    at(-0.02, 0.3),
    at(0.12, 0.48),
    at(0.02, 0.66),
    at(0.16, 0.84),
    at(0.08, 1),
  ]
  const leftEdge: Point[] = [
    at(-0.14, 0.16),
    at(-0.3, 0.28),
    at(-0.36, 0.42),
    at(-0.62, 0.64),
    at(-0.7, 0.76),
    at(-1, 1),
  ]
  const rightEdge: Point[] = [
    at(0.2, 0.18),
    at(0.3, 0.34),
    at(0.5, 0.5),
    at(0.6, 0.66),
    at(0.84, 0.82),
    at(1, 1),
  ]
  const snow: Point[] = [
    at(0, 0),
    at(0.2, 0.18),
    at(0.27, 0.3),
    at(0.19, 0.27),
    at(0.15, 0.38),
    at(0.05, 0.28),
    at(-0.05, 0.42),
    at(-0.13, 0.3),
    at(-0.24, 0.37),
    at(-0.28, 0.27),
    at(-0.14, 0.16),
  ]
  const cracks = [
    [-0.2, 0.42, -0.34, 0.66],
    [-0.1, 0.52, -0.2, 0.78],
    [-0.42, 0.6, -0.6, 0.86],
    [-0.26, 0.78, -0.36, 0.96],
  ]
    .map(([a, b, c, e]) => {
      const p = at(a!, b!),
        q = at(c!, e!)
      return `M${p[0].toFixed(1)} ${p[1].toFixed(1)}L${q[0].toFixed(1)} ${q[1].toFixed(1)}`
    })
    .join('')
  return [
    { d: polygon([at(0, 0), ...leftEdge, ...[...ridge].toReversed()]), fill: 'rock' },
    { d: polygon([...ridge, ...[...rightEdge].toReversed()]), fill: 'rockDark' },
    { d: polygon(snow), fill: 'foam', stroke: 0.9 },
    line(cracks, 0.7, 1),
  ]
}

const pine: Part[] = [
  { d: 'M-2 0L2 0L2 8L-2 8Z', fill: 'wood', stroke: 0.7 },
  {
    d: 'M0 -40L6 -29L3 -29L9 -19L5 -19L12 -8L7 -8L14 2L-14 2L-7 -8L-12 -8L-5 -19L-9 -19L-3 -29L-6 -29Z',
    fill: 'leaf',
  },
]

export const mountainRange: Motif = {
  name: 'mountain-range',
  category: 'nature',
  words: ['mountain', 'mountain range', 'mountains', 'alps', 'peak', 'summit'],
  variants: ['pines', 'lake', 'bare'],
  draw({ variant }) {
    const range: Part[] = [...peak(-62, -30, 54), ...peak(64, -22, 52), ...peak(0, -84, 74)]
    if (variant === 'bare') return measured(range)
    if (variant === 'pines') {
      const spots: [number, number, number][] = [
        [-100, 62, 0.8],
        [-82, 66, 1.05],
        [-62, 68, 0.85],
        [-44, 70, 0.66],
        [44, 70, 0.66],
        [62, 68, 0.9],
        [82, 66, 1.1],
        [102, 62, 0.8],
      ]
      const ground: Part = {
        d: 'M-118 66C-80 60 -40 72 0 68C40 72 80 60 118 66C90 82 -90 82 -118 66Z',
        fill: 'green',
      }
      return measured([
        ...range,
        ground,
        ...spots.flatMap(([x, y, scale]) => placed(pine, { x, y: y - 2, scale })),
      ])
    }
    const ripples = Array.from({ length: 9 }, (_, i) => {
      const y = 70 + i * 5,
        half = 104 - i * 10
      return `M${-half} ${y}L${-half * 0.35 + (i % 3) * 8} ${y}M${half * 0.1 - (i % 2) * 12} ${y}L${half} ${y}`
    }).join('')
    return measured([...range, line('M-118 61L118 61', 1.2, 0), line(ripples, 0.9, 0)])
  },
}
