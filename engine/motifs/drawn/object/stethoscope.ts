import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, tube } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, packed, placed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { ellipse, roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'

/** A length of tubing; its ends are left open, because the next length goes on from there. */
const hose = (path: string, half: number, tag: Tag): Part[] => {
  const body = tube(sample(coords(path), 18), () => half)
  return [
    { d: body.strip(0, 1, -1, 1, 90), fill: tag, stroke: 0 },
    packed(body.strip(0, 1, 0.3, 1, 90)),
    gleam(body.strip(0.12, 0.34, -0.6, -0.2, 24)),
    gleam(body.strip(0.6, 0.86, -0.6, -0.2, 24)),
    line(body.line(0, 1, -1, 90) + body.line(0, 1, 1, 90), 1, 0),
  ]
}

/** The bell and diaphragm, tipped toward us. */
const chestPiece: Part[] = [
  { d: roundRect(-7, -58, 14, 26, 4), fill: 'steel' },
  line('M-7 -50L7 -50M-7 -44L7 -44', 0.7, 1),
  { d: ellipse([3, 4], 37, 35), fill: 'black', stroke: 0.8 },
  { d: ellipse([0, 0], 37, 35), fill: 'steel' },
  line(ellipse([0, 0], 32, 30), 0.7, 1),
  { d: ellipse([0, 0], 27, 25), fill: 'paper', shade: 0.6 },
  line(ellipse([0, 0], 20, 18), 0.6, 1),
  packed('M36 6C34 24 18 35 0 35C-8 35 -16 32 -22 28C4 32 26 20 31 -4C34 -2 36 2 36 6Z'),
  gleam('M-31 -4C-29 -16 -20 -25 -8 -28L-7 -24C-17 -21 -25 -14 -27 -3Z'),
  line('M-10 8L-2 -4M-4 10L6 -6', 0.7, 2),
]

/** An ear tip on its bent tube. */
const tip = (x: number, y: number, angle: number): Part[] =>
  placed(
    [
      { d: 'M-6 10C-10 2 -9 -8 0 -12C9 -8 10 2 6 10Z', fill: 'black', stroke: 0.7 },
      gleam('M-5 2C-6 -3 -4 -7 0 -9L1 -6C-1 -5 -3 -2 -2 2Z'),
      { d: roundRect(-5, 9, 10, 6, 2), fill: 'steel', stroke: 0.8 },
    ],
    { x, y, angle },
  )

export const stethoscope: Motif = {
  name: 'stethoscope',
  category: 'object',
  words: ['stethoscope'],
  variants: ['coiled'],
  draw: () =>
    measured([
      // the tube falls from the fork, coils once and rises to the chest piece
      ...hose('0,-18 -2,16 -16,52 -52,84 -94,78 -104,44 -78,20 -40,30', 6.5, 'red'),
      ...hose('-44,28 -14,44 10,80 50,104 92,92 100,70', 6.5, 'red'),
      // fork and spring
      ...hose('0,-16 -18,-34 -34,-54', 6, 'red'),
      ...hose('0,-16 18,-34 36,-52', 6, 'red'),
      { d: 'M-9 -10C-8 -24 8 -24 9 -10L7 4C2 7 -4 7 -7 4Z', fill: 'red' },
      ...hose('-32,-50 -52,-80 -54,-112 -38,-132', 3.6, 'steel'),
      ...hose('34,-48 56,-78 60,-110 46,-132', 3.6, 'steel'),
      brush(coords('-46,-84 -18,-62 22,-62 52,-82'), 2.2, 'steel'),
      ...tip(-33, -142, 0.5),
      ...tip(41, -143, -0.5),
      ...placed(chestPiece, { x: 96, y: 22, angle: 3.05 }),
    ]),
}
