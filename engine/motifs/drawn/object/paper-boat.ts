import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polygon } from '#engine/motifs/drawing/geometry.ts'
import { line, packed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const folded: Part[] = [
  // the far side, seen from within
  {
    d: polygon(coords('-122,-20 -52,-6 4,-10 60,-12 122,-34 66,14 -58,20')),
    fill: 'paper',
    tone: 0.35,
  },
  packed(polygon(coords('60,-12 122,-34 84,-2 30,16 40,-4'))),
  packed(polygon(coords('-122,-20 -52,-6 -36,16 -70,8'))),
  // the sail: two faces that meet in a crease
  { d: polygon(coords('4,-106 -54,16 6,34')), fill: 'paper', shade: 0.6 },
  { d: polygon(coords('4,-106 6,34 62,8')), fill: 'paper', tone: 0.3 },
  packed(polygon(coords('4,-106 62,8 40,18 10,-60'))),
  line('M-12 -70L-36 -20M-16 -44L-30 -12', 0.6, 2),
  lines([coords('14,-40 24,-8 30,16'), coords('10,-30 14,0 18,22')], 0.5, 2),
  // near side of the hull, its rim folded over
  {
    d: polygon(coords('-122,-20 -58,10 6,32 70,8 122,-34 74,66 8,76 -66,70')),
    fill: 'paper',
    shade: 0.6,
  },
  { d: polygon(coords('6,32 70,8 122,-34 74,66 8,76')), fill: 'paper', tone: 0.18 },
  packed(polygon(coords('122,-34 74,66 36,71 84,8'))),
  line('M-116 -12L-54 20L6 42L72 18L116 -24', 0.7, 1),
  line('M6 32L8 76', 1, 0),
  // creases left from folding
  line('M-58 10L-66 70M-90 -4L-30 73M-30 20L-36 72M70 8L30 73M40 20L74 66', 0.6, 1),
  brush(coords('-66,70 -30,76 8,77'), 1.8),
]

/** Still water, a wake from the bow, the hull's reflection broken by it. */
const water: Part[] = [
  brush(coords('-116,70 -92,63 -74,72 -52,66'), 2.2),
  brush(coords('64,70 84,62 100,70 122,63'), 2.2),
  brush(coords('-96,86 -60,79 -30,87 8,81 40,87'), 2),
  brush(coords('30,88 60,81 88,88 108,83'), 1.6),
  brush(coords('-56,100 -24,94 6,100 44,95'), 1.6),
  line('M-20 110C-6 107 10 110 26 107M-84 96C-76 93 -70 96 -64 94M62 98C70 95 78 98 86 96', 0.8, 1),
]

export const paperBoat: Motif = {
  name: 'paper-boat',
  category: 'object',
  words: ['paper boat', 'origami boat', 'paper ship'],
  variants: ['afloat'],
  draw: () => measured([...folded, ...water]),
}
