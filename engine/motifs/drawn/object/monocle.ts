import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords } from '#engine/motifs/drawing/geometry.ts'
import { chain } from '#engine/motifs/drawing/ornament.ts'
import { gleam, line } from '#engine/motifs/drawing/parts.ts'
import { annulus, ticks } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const rim: Part[] = [
  { d: circle([0, -42], 58), fill: 'glass', shade: 0.5 },
  gleam('M-34 -62C-28 -78 -14 -88 2 -89L4 -81C-10 -80 -21 -71 -26 -58Z'),
  gleam('M-37 -50C-38 -54 -37 -56 -36 -58L-28 -54C-29 -52 -29 -50 -29 -47Z'),
  line('M14 -8C26 -12 36 -22 40 -34M24 -4C34 -8 42 -16 46 -24', 0.6, 1),
  { d: annulus([0, -42], 70, 56), fill: 'gold' },
  line(ticks([0, -42], 58.5, 63, 60), 0.5, 2),
  line(circle([0, -42], 64.5), 0.6, 1),
  // the gallery that rests on brow and cheek
  { d: 'M-34 -104C-14 -118 14 -118 34 -104L30 -97C12 -109 -12 -109 -30 -97Z', fill: 'gold' },
  { d: 'M-26 18C-10 28 10 28 26 18L23 12C8 20 -8 20 -23 12Z', fill: 'gold' },
  { d: annulus([64, -6], 10, 5.5), fill: 'gold', stroke: 0.9 },
]

/** One glass in its rim, its chain hanging in a curve to a clip. */
export const monocle: Motif = {
  name: 'monocle',
  worn: 'glasses',
  category: 'object',
  words: ['monocle', 'eyeglass', 'quizzing glass'],
  variants: ['chain'],
  draw: () =>
    measured([
      ...chain(coords('66,0 84,44 60,92 10,112 -30,96 -48,116'), 17, 'gold'),
      ...rim,
      { d: 'M-56 112L-42 108L-36 138C-42 144 -52 145 -58 141Z', fill: 'gold', stroke: 0.9 },
      line('M-50 116L-46 138', 0.6, 1),
    ]),
}
