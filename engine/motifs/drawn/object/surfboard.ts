import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, smooth } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, packed, placed } from '#engine/motifs/drawing/parts.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const OUTLINE =
  'M0 -150C26 -122 40 -70 40 -8C40 58 28 112 10 138C4 146 -4 146 -10 138C-28 112 -40 58 -40 -8C-40 -70 -26 -122 0 -150Z'

/** Upright, its deck toward us: two stripes around the middle, and the grain of its stringer. */
const board: Part[] = [
  { d: OUTLINE, fill: 'sand' },
  // nose and tail are dipped in colour
  {
    d: 'M0 -150C18 -130 30 -100 36 -66C16 -78 -16 -78 -36 -66C-30 -100 -18 -130 0 -150Z',
    fill: 'red',
  },
  {
    d: 'M35 60C30 94 22 120 10 138C4 146 -4 146 -10 138C-22 120 -30 94 -35 60C-16 50 16 50 35 60Z',
    fill: 'red',
  },
  {
    d: 'M-38 -42C-16 -54 16 -54 38 -42L40 -26C16 -38 -16 -38 -40 -26Z',
    fill: 'blue',
    stroke: 0.8,
  },
  {
    d: 'M-39 24C-16 14 16 14 39 24L37 40C16 30 -16 30 -37 40Z',
    fill: 'blue',
    stroke: 0.8,
  },
  line('M-1.6 -146L-1.6 141M1.6 -146L1.6 141', 0.7, 1),
  packed(
    'M40 -8C40 58 28 112 10 138C7 142 3 144 0 144C16 116 27 60 27 -8C27 -64 18 -108 6 -142C28 -116 40 -66 40 -8Z',
  ),
  gleam('M-30 -20C-31 10 -28 38 -24 56L-20 54C-24 36 -26 10 -26 -20Z'),
  gleam('M-24 -92C-20 -108 -14 -120 -8 -130L-6 -126C-12 -116 -17 -104 -20 -90Z'),
  // a flower where one stands
  ...[0, 1, 2, 3, 4].map(
    (n): Part =>
      placed([{ d: 'M0 0C-9 -6 -11 -18 0 -25C11 -18 9 -6 0 0Z', fill: 'petal', stroke: 0.9 }], {
        x: 0,
        y: -2,
        angle: (n * Math.PI * 2) / 5,
      })[0]!,
  ),
  { d: smooth(coords('-4,-2 0,-6 4,-2 0,2'), true), fill: 'gold', stroke: 0.8 },
]

export const surfboard: Motif = {
  name: 'surfboard',
  category: 'object',
  words: ['surfboard', 'surf board'],
  variants: ['upright'],
  draw: () => measured(board),
}
