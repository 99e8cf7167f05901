import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords } from '#engine/motifs/drawing/geometry.ts'
import { girdle, hoop, turned } from '#engine/motifs/drawing/lathe.ts'
import { gleam, line, packed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Stuffed olives on a stick that leans out over the rim. */
const olives: Part[] = [
  brush(coords('-40,-30 8,-72 64,-122'), 1.5, 'wood'),
  { d: circle([66, -124], 6.5), fill: 'red', stroke: 0.9 },
  ...coords('-22,-46 8,-72').flatMap(([x, y]): Part[] => [
    { d: ellipse([x, y], 20, 16), fill: 'green' },
    { d: ellipse([x + 12, y - 6], 6, 6.5), fill: 'red', stroke: 0.8 },
    gleam(
      `M${x - 13} ${y - 5}C${x - 9} ${y - 12} ${x - 1} ${y - 13} ${x + 3} ${y - 12}C${x - 4} ${y - 9} ${x - 9} ${y - 6} ${x - 13} ${y - 5}Z`,
    ),
    packed(
      `M${x - 14} ${y + 9}C${x - 4} ${y + 15} ${x + 8} ${y + 14} ${x + 16} ${y + 6}C${x + 13} ${y + 16} ${x - 8} ${y + 19} ${x - 14} ${y + 9}Z`,
    ),
  ]),
]

const glass = (): Part[] => [
  // the inside of the far wall
  { d: ellipse([0, -84], 98, 14), fill: 'glass', tone: 0.12 },
  // the drink: its level, and the cone below it
  { d: 'M-80 -62C-60 -50 60 -50 80 -62L4 20C2 22 -2 22 -4 20Z', fill: 'water', stroke: 0.8 },
  { d: ellipse([0, -62], 80, 11), fill: 'water', tone: 0.08, stroke: 0.9 },
  ...olives,
  line(hoop(80, -62, { sag: 0.13 }), 1, 0),
  // the cone itself is its two sides and what light leaves on them
  line('M-98 -84L-5 24C-3 27 3 27 5 24L98 -84', 1.3, 0),
  line(hoop(98, -84, { sag: 0.14 }), 1.3, 0),
  line('M-92 -83L-4 18', 0.5, 2),
  gleam('M58 -50L18 -4L14 -6L50 -49Z'),
  lines([coords('-62,-44 -40,-18 -18,6'), coords('-50,-40 -34,-22 -20,-6')], 0.7, 1),
  // stem, knop and foot
  { d: turned(coords('6,22 4.5,34 4,60 4.5,92 8,104 22,112'), { sag: 0.12 }), fill: 'glass' },
  { d: girdle([7, 26], [7, 33]), fill: 'glass', stroke: 0.8 },
  line('M-1 36L-1 96', 0.6, 1),
  { d: ellipse([0, 118], 58, 13), fill: 'glass' },
  { d: turned(coords('7,100 14,110 30,115'), { sag: 0.2 }), fill: 'glass', stroke: 0.7 },
  line(ellipse([0, 117], 46, 9), 0.5, 1),
  packed('M14 130C36 128 54 124 58 118C60 126 40 132 14 130Z'),
  gleam('M-46 114C-40 110 -30 108 -22 107L-22 110C-30 111 -38 114 -42 117Z'),
]

export const martini: Motif = {
  name: 'martini',
  category: 'object',
  words: ['martini', 'martini glass', 'cocktail glass'],
  variants: ['olives'],
  draw: () => measured(glass()),
}
