import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, smooth } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, packed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { star } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A rowel on its shank, held by a strap. */
const spur: Part[] = [
  { d: 'M-62 66C-40 58 -6 60 30 66L30 76C-6 72 -40 70 -60 78Z', fill: 'leather' },
  { d: smooth(coords('-58,66 -80,62 -100,66 -102,73 -82,72 -58,78')), fill: 'steel' },
  { d: star(10, 21, 9, [-112, 70], 0.1), fill: 'steel' },
  { d: circle([-112, 70], 4), fill: 'black', stroke: 0.5 },
  { d: circle([6, 68], 9), fill: 'steel' },
  { d: star(5, 6.5, 2.8, [6, 68], 0.2), fill: 'steel', stroke: 0.8 },
]

const boot = (): Part[] => [
  // the inside of the shaft, seen through its dipped top
  { d: 'M-58 -122C-30 -100 22 -100 46 -126C40 -84 -50 -82 -58 -122Z', fill: 'black', stroke: 0.8 },
  // heel and sole
  { d: 'M-62 96L-16 104L-20 146L-52 146Z', fill: 'wood' },
  line('M-58 110L-19 114M-56 122L-20 125M-54 134L-20 136', 0.9, 1),
  {
    d: 'M-64 92C-40 104 -20 106 0 116C24 130 60 138 100 136C118 134 134 128 140 120L142 128C134 140 112 146 92 146C54 146 16 138 -8 122C-24 112 -44 108 -62 104Z',
    fill: 'wood',
  },
  // shaft and foot in one piece of leather
  {
    d: 'M-60 -124C-44 -90 -14 -84 -4 -92C8 -84 34 -94 48 -128C52 -80 40 -30 36 8C36 30 54 48 80 62C112 78 138 98 142 118C128 134 92 138 64 134C30 128 8 116 -10 108C-30 100 -50 100 -64 94C-70 70 -58 40 -54 8C-50 -36 -54 -84 -60 -124Z',
    fill: 'leather',
  },
  // stitched flames of the shaft
  brush(coords('-8,-64 -26,-44 -28,-18 -8,6'), 1.7),
  brush(coords('-8,-64 12,-44 14,-18 -8,6'), 1.7),
  lines(
    [
      coords('-8,-46 -17,-32 -17,-18 -8,-6'),
      coords('-8,-46 3,-32 3,-18 -8,-6'),
      coords('-42,-84 -40,-50 -44,-10 -46,24'),
      coords('32,-88 28,-50 24,-16 22,14'),
    ],
    0.9,
  ),
  line('M-8 -92L-8 -66M-8 8L-8 26', 1.1, 0),
  // toe medallion and the seam of the vamp
  brush(coords('-60,44 -34,36 -4,34 18,30 38,22'), 1.9),
  brush(coords('62,82 86,80 108,92 116,108'), 1.7),
  brush(coords('56,94 80,92 98,102 104,116'), 1.4),
  lines([coords('70,100 82,106 86,116'), coords('20,44 38,56 56,66')], 0.8),
  // creases at the ankle
  brush(coords('34,16 14,24 4,34'), 2),
  brush(coords('40,34 22,40 14,50'), 1.6),
  packed(
    'M-60 -124C-54 -84 -50 -36 -54 8C-58 40 -70 70 -64 94C-54 98 -44 99 -36 100C-46 74 -40 44 -38 12C-36 -30 -40 -80 -50 -108Z',
  ),
  packed(
    'M64 134C92 138 128 134 142 118C140 112 138 108 135 104C122 120 92 126 60 122C30 118 8 108 -10 100L-10 108C8 116 30 128 64 134Z',
  ),
  gleam('M70 68C90 76 110 88 122 100L117 102C106 92 88 80 67 73Z'),
  gleam('M36 -88C36 -60 32 -36 29 -12L24 -13C27 -36 30 -60 30 -84Z'),
  // pull straps
  { d: 'M-60 -124L-52 -132L-42 -98L-50 -96Z', fill: 'leather', stroke: 0.9 },
  { d: 'M48 -128L40 -136L32 -102L40 -100Z', fill: 'leather', stroke: 0.9 },
  ...spur,
]

export const cowboyBoot: Motif = {
  name: 'cowboy-boot',
  category: 'object',
  words: ['cowboy boot', 'cowgirl boot', 'western boot'],
  variants: ['spurred'],
  draw: () => measured(boot()),
}
