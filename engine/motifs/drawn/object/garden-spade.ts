import { measured } from '#engine/motifs/drawing/box.ts'
import { gleam, line, packed, placed } from '#engine/motifs/drawing/parts.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Upright, its blade down: a D grip, an ash shaft, straps that hold the blade. */
const upright: Part[] = [
  // grip
  {
    d: 'M-30 -148C-32 -158 32 -158 30 -148C32 -128 18 -112 9 -100L-9 -100C-18 -112 -32 -128 -30 -148Z',
    fill: 'wood',
  },
  {
    d: 'M-19 -142C-18 -146 18 -146 19 -142C18 -130 10 -120 0 -112C-10 -120 -18 -130 -19 -142Z',
    fill: 'paper',
    shade: 0.2,
  },
  packed('M30 -148C32 -128 18 -112 9 -100L2 -100C12 -116 22 -130 22 -150C27 -150 30 -149 30 -148Z'),
  // shaft
  { d: 'M-9 -102L9 -102L10 24L-10 24Z', fill: 'wood' },
  packed('M3 -102L9 -102L10 24L3 24Z'),
  line('M-4 -92C-5 -60 -3 -30 -5 0M0 -84C1 -58 -1 -34 0 -12', 0.6, 2),
  // socket and straps
  { d: 'M-12 -8L12 -8L15 40L-15 40Z', fill: 'steelDark' },
  { d: ellipse([0, 4], 2.6, 2.6), fill: 'steel', stroke: 0.7 },
  { d: ellipse([0, 22], 2.6, 2.6), fill: 'steel', stroke: 0.7 },
  // blade, with its treads turned over
  {
    d: 'M-50 36C-34 30 34 30 50 36C53 66 50 102 34 126C24 140 10 148 0 152C-10 148 -24 140 -34 126C-50 102 -53 66 -50 36Z',
    fill: 'steel',
  },
  {
    d: 'M-53 34C-34 27 -20 28 -14 30L-14 40C-24 38 -38 39 -51 44ZM53 34C34 27 20 28 14 30L14 40C24 38 38 39 51 44Z',
    fill: 'steelDark',
  },
  { d: 'M-15 38L15 38C13 62 8 84 0 98C-8 84 -13 62 -15 38Z', fill: 'steelDark', stroke: 0.8 },
  packed('M50 36C53 66 50 102 34 126C24 140 10 148 0 152C22 128 34 90 34 44Z'),
  gleam('M-40 56C-41 80 -36 104 -26 120L-22 117C-31 102 -36 80 -34 56Z'),
  line('M-30 132C-20 140 -10 145 0 148C10 145 20 140 30 132', 0.8, 1),
  // earth on it
  {
    d: 'M-40 112C-30 104 -22 116 -12 108C-4 102 4 114 14 106C24 102 32 110 40 108C36 128 14 148 0 152C-16 146 -34 132 -40 112Z',
    fill: 'rockDark',
    stroke: 0.9,
  },
  line('M-22 122L-18 128M-4 118L0 126M14 122L18 116M-8 136L-2 140M8 134L12 130', 0.9, 1),
]

export const gardenSpade: Motif = {
  name: 'garden-spade',
  category: 'object',
  words: ['shovel', 'garden spade'],
  variants: ['upright'],
  draw: () => measured(placed(upright, { angle: 0.32 })),
}
