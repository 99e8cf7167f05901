import { measured } from '#engine/motifs/drawing/box.ts'
import { polar, polygon, TAU, type Point } from '#engine/motifs/drawing/geometry.ts'
import { gleam, packed } from '#engine/motifs/drawing/parts.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const SIDE = 30
const hexagon = (at: Point, radius: number): string =>
  polygon(Array.from({ length: 6 }, (_, i) => polar(radius, (i * TAU) / 6 + TAU / 12, at)))

/** Cells by row and column; an open one is dark within, a full one holds honey. */
const CELLS: readonly (readonly [row: number, column: number, isFull: boolean])[] = [
  [-2, 0, false],
  [-2, 1, true],
  [-1, -1, true],
  [-1, 0, true],
  [-1, 1, false],
  [0, -1, false],
  [0, 0, true],
  [0, 1, true],
  [0, 2, true],
  [1, -1, true],
  [1, 0, false],
  [1, 1, true],
  [2, 0, true],
  [2, 1, false],
]

const placeOf = (row: number, column: number): Point => [
  (column + (row % 2 === 0 ? -0.5 : 0)) * SIDE * 1.732,
  row * SIDE * 1.5,
]

function cell([row, column, isFull]: (typeof CELLS)[number]): Part[] {
  const at = placeOf(row, column)
  const [x, y] = at
  return [
    { d: hexagon(at, SIDE * 1.02), fill: 'gold' },
    { d: hexagon(at, SIDE * 0.78), fill: isFull ? 'flameIn' : 'black', stroke: 0.9 },
    ...(isFull
      ? [
          gleam(
            `M${x - 15} ${y - 3}C${x - 14} ${y - 11} ${x - 8} ${y - 15} ${x - 1} ${y - 16}L${x - 1} ${y - 12}C${x - 6} ${y - 11} ${x - 10} ${y - 8} ${x - 11} ${y - 2}Z`,
          ),
        ]
      : []),
  ]
}

/** Honey that runs over the lowest cells and hangs in drops. */
const honey: Part[] = [
  {
    d: 'M-44 58C-34 50 -22 54 -12 62C0 52 18 52 28 62C38 58 44 66 42 78C42 96 40 106 34 106C28 106 28 96 26 90C22 82 16 84 14 94C14 118 14 136 6 140C-4 142 -6 124 -6 102C-8 90 -16 88 -20 94C-22 106 -22 116 -30 116C-38 114 -38 102 -38 86C-42 76 -50 68 -44 58Z',
    fill: 'flameIn',
  },
  packed(
    'M42 78C42 96 40 106 34 106C28 106 28 96 26 90C32 92 36 86 36 70C40 70 42 74 42 78ZM14 94C14 118 14 136 6 140C2 141 -1 139 -3 134C4 132 8 118 8 96C10 88 12 88 14 94Z',
  ),
  gleam(
    'M-34 66C-28 60 -20 62 -14 68L-18 71C-22 67 -27 66 -31 70ZM-1 104C-1 116 -1 124 2 130L-2 130C-4 122 -4 112 -4 104Z',
  ),
]

export const honeycomb: Motif = {
  name: 'honeycomb',
  category: 'nature',
  words: ['honeycomb', 'honey comb'],
  variants: ['dripping'],
  draw: () => measured([...CELLS.flatMap(cell), ...honey]),
}
