import { measured } from '#engine/motifs/drawing/box.ts'
import { coords } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { star } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** The right half of an open book: board, page block, and two pages lifting. */
const half: Part[] = [
  { d: 'M0 64C34 44 82 44 126 56L126 -32C82 -46 34 -44 0 -22Z', fill: 'leather' },
  { d: 'M0 56C34 36 78 36 118 48L118 -38C78 -52 34 -50 0 -30Z', fill: 'paper', shade: 0.5 },
  lines([coords('4,60 44,42 84,42 119,51'), coords('4,64 44,46 84,46 120,54')], 0.5, 1),
  { d: 'M0 52C30 28 70 26 106 36L106 -48C72 -58 30 -54 0 -34Z', fill: 'paper', shade: 0.5 },
  { d: 'M0 50C22 22 54 12 88 16L90 -66C56 -70 22 -58 0 -36Z', fill: 'paper', shade: 0.5 },
  ...[0, 1, 2, 3, 4, 5, 6].map((row) =>
    line(
      `M12 ${-30 + row * 11}C32 ${-44 + row * 11} 56 ${-52 + row * 11} ${row === 6 ? 52 : 80} ${-54 + row * 11 + (row === 6 ? 1 : 0)}`,
      0.55,
      1,
    ),
  ),
]

function open(): Part[] {
  return [
    ...mirrored(half),
    brush(coords('0,-36 0,10 0,58'), 2.4),
    { d: 'M-2 52L-8 96L0 88L8 98L4 52Z', fill: 'red', stroke: 0.9 },
  ]
}

const sparks: Part[] = (
  [
    [-30, -88, 12],
    [8, -110, 16],
    [44, -92, 10],
    [-4, -76, 7],
    [-62, -104, 7],
    [74, -116, 7],
  ] as const
).map(([x, y, size]): Part => ({
  d: star(4, size, size * 0.28, [x, y]),
  fill: 'star',
  stroke: 0.8,
}))

/** Three old volumes, one leaning on the stack. */
function stack(): Part[] {
  const volume = (tag: 'leather' | 'red' | 'blue', width: number): Part[] => [
    {
      d: `M${-width} -14L${width} -14C${width + 10} -8 ${width + 10} 8 ${width} 14L${-width} 14Z`,
      fill: tag,
    },
    {
      d: `M${-width} -9L${width - 12} -9L${width - 12} 9L${-width} 9C${-width + 6} 4 ${-width + 6} -4 ${-width} -9Z`,
      fill: 'paper',
      stroke: 0.8,
      shade: 0.4,
    },
    line(
      `M${-width + 4} -5L${width - 12} -5M${-width + 5} 0L${width - 12} 0M${-width + 4} 5L${width - 12} 5`,
      0.45,
      2,
    ),
    line(`M${width - 4} -14C${width + 5} -8 ${width + 5} 8 ${width - 4} 14`, 0.7, 1),
  ]
  return [
    ...placed(volume('leather', 96), { y: 60 }),
    ...placed(volume('blue', 84), { x: -6, y: 30 }),
    ...placed(volume('red', 90), { x: 6, y: 0, mirror: true }),
    ...placed([...mirrored(half)], { y: -50, scale: 0.62 }),
  ]
}

export const book: Motif = {
  name: 'book',
  category: 'object',
  words: [
    'book',
    'open book',
    'books',
    'stack of books',
    'bible',
    'spell book',
    'novel',
    'reading',
  ],
  variants: ['open', 'magic', 'stack'],
  draw({ variant }) {
    if (variant === 'stack') return measured(stack())
    return measured(variant === 'magic' ? [...open(), ...sparks] : open())
  },
}
