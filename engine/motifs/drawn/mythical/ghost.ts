import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle } from '#engine/motifs/drawing/geometry.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { ellipse, star } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A sheet with nobody under it: folds fall from the head and the hem drifts to one side. */
const sheet: Part[] = [
  {
    d: 'M0 -112C40 -112 60 -78 60 -40C60 -22 64 -12 78 -6C92 0 104 -8 110 -2C112 10 98 26 74 28C76 62 84 86 100 108C86 114 74 108 66 100C60 112 46 120 34 110C26 122 8 126 -4 112C-16 122 -34 120 -40 106C-56 114 -74 106 -80 92C-94 92 -106 82 -108 70C-84 64 -70 40 -68 24C-92 26 -106 10 -108 -2C-98 -10 -88 -2 -76 -6C-62 -12 -60 -24 -60 -40C-60 -78 -40 -112 0 -112Z',
    fill: 'paper',
    shade: 0.7,
  },
  brush(coords('-40,2 -36,50 -44,96'), 2),
  brush(coords('-8,20 -4,66 -6,104'), 2.2),
  brush(coords('28,12 32,60 36,100'), 2),
  brush(coords('56,10 58,56 68,92'), 1.8),
  lines(
    [coords('-58,20 -60,56 -72,80'), coords('12,36 14,70 14,92'), coords('-26,40 -24,70 -30,92')],
    0.6,
  ),
  brush(coords('-66,24 -60,8 -58,-14'), 1.8),
  brush(coords('72,28 64,10 59,-14'), 1.8),
]
const face: Part[] = [
  { d: ellipse([-20, -54], 12, 18), fill: 'black', stroke: 0.4 },
  { d: ellipse([22, -54], 12, 18), fill: 'black', stroke: 0.4 },
  { d: ellipse([1, -16], 9, 13), fill: 'black', stroke: 0.4 },
  { d: circle([-16, -62], 3.4), fill: 'paper', stroke: 0, shade: 0 },
  { d: circle([26, -62], 3.4), fill: 'paper', stroke: 0, shade: 0 },
]
const balloon: Part[] = [
  {
    d: 'M104 -6C112 -40 100 -60 106 -84L108 -84C104 -60 116 -40 106 -4Z',
    fill: 'black',
    stroke: 0.2,
  },
  { d: ellipse([106, -112], 25, 30), fill: 'red' },
  { d: 'M101 -84L111 -84L106 -91Z', fill: 'red', stroke: 0.8 },
  { d: ellipse([96, -122], 5, 9), fill: 'paper', stroke: 0, shade: 0.1, detail: 1, isGleam: true },
]

export const ghost: Motif = {
  name: 'ghost',
  category: 'mythical',
  words: ['ghost', 'spirit', 'spook', 'phantom', 'cute ghost'],
  variants: ['floating', 'balloon'],
  draw: ({ variant }) =>
    measured([
      ...(variant === 'balloon'
        ? balloon
        : placed(
            [
              { d: star(4, 12, 4, [88, -74]), fill: 'star', detail: 1 },
              { d: star(4, 9, 3, [-86, -60]), fill: 'star', detail: 1 },
            ],
            {},
          )),
      ...sheet,
      ...face,
    ]),
}
