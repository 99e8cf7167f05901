import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { annulus, ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Black, turned so that its number looks a little up and to the left. */
const ball = (): Part[] => [
  { d: circle([0, 0], 100), fill: 'black' },
  // light that comes round its far edge
  brush(coords('78,46 56,74 20,90 -14,92'), 2.2, 'paper', 1),
  { d: ellipse([-12, -16], 48, 46), fill: 'paper', shade: 0.4 },
  line(ellipse([-12, -16], 43, 41), 0.7, 1),
  { d: annulus([-11, -31], 15.5, 7), fill: 'black', stroke: 0.3 },
  { d: annulus([-12, 0], 18.5, 8.5), fill: 'black', stroke: 0.3 },
  gleam('M-86 -22C-82 -52 -62 -76 -34 -86C-46 -74 -66 -58 -74 -20C-76 -10 -86 -10 -86 -22Z', 0),
  gleam('M-22 -91C-16 -93 -8 -93 -4 -91C-8 -87 -16 -86 -22 -91Z'),
]

export const eightBall: Motif = {
  name: 'eight-ball',
  category: 'object',
  words: ['8 ball', 'eight ball', 'pool ball'],
  variants: ['ball'],
  draw: () => measured(ball()),
}
