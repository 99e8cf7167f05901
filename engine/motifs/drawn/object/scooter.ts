import { measured } from '#engine/motifs/drawing/box.ts'
import { coords } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, packed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { ellipse, roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const wheel = (x: number, y: number): Part[] => [
  { d: ellipse([x, y], 31, 31), fill: 'black', stroke: 0.8 },
  line(ellipse([x, y], 26, 26), 0.7, 1),
  { d: ellipse([x, y], 18, 18), fill: 'steel' },
  line(ellipse([x, y], 13, 13), 0.8, 1),
  { d: ellipse([x, y], 6, 6), fill: 'steelDark', stroke: 0.9 },
  gleam(
    `M${x - 27} ${y - 4}C${x - 25} ${y - 15} ${x - 17} ${y - 23} ${x - 7} ${y - 26}L${x - 6} ${y - 23}C${x - 14} ${y - 20} ${x - 21} ${y - 13} ${x - 23} ${y - 3}Z`,
  ),
]

/** An Italian one, going right: bulging flank, step-through floor, leg shield and round lamp. */
const parked: Part[] = [
  ...wheel(-70, 72),
  ...wheel(96, 72),
  // fork
  { d: 'M80 10L92 8L104 68L92 72Z', fill: 'steel' },
  // floor and leg shield
  {
    d: 'M-26 62C-10 72 30 74 52 68C62 64 60 30 58 -4C56 -34 58 -52 66 -66L84 -66C80 -40 82 -8 88 20C92 44 92 66 76 80C60 90 -6 90 -32 84Z',
    fill: 'green',
  },
  packed(
    'M84 -66C80 -40 82 -8 88 20C92 44 92 66 76 80C68 85 46 87 24 88C66 80 78 62 76 34C72 4 70 -34 74 -66Z',
  ),
  gleam('M62 -44C60 -22 62 4 64 28L68 28C66 4 65 -22 67 -46Z'),
  line('M-22 74C0 80 36 80 58 74', 0.8, 1),
  // mudguard
  {
    d: 'M58 74C58 48 78 36 100 40C120 44 132 58 133 78C120 72 112 62 98 60C82 58 72 66 68 78Z',
    fill: 'green',
  },
  packed('M100 40C120 44 132 58 133 78C126 75 121 71 116 67C116 56 110 46 100 40Z'),
  gleam('M66 58C72 48 80 44 90 43L91 47C82 49 75 53 70 61Z'),
  // the flank over the engine
  {
    d: 'M-126 52C-134 8 -108 -20 -62 -22L-14 -20C-4 -14 -2 6 -10 30C-16 50 -26 70 -36 84C-42 62 -58 46 -78 48C-96 50 -106 62 -108 78C-118 74 -124 64 -126 52Z',
    fill: 'green',
  },
  packed(
    'M-126 52C-128 40 -127 30 -124 20C-118 36 -108 42 -92 38C-68 32 -42 42 -28 66L-36 84C-42 62 -58 46 -78 48C-96 50 -106 62 -108 78C-118 74 -124 64 -126 52Z',
  ),
  gleam('M-108 2C-98 -10 -82 -15 -62 -15L-62 -11C-80 -10 -94 -6 -102 5Z'),
  line('M-58 -6C-44 -8 -30 -8 -20 -6M-56 6C-42 4 -30 4 -18 6M-54 18C-42 16 -32 16 -20 18', 1, 1),
  { d: roundRect(-136, 18, 12, 12, 4), fill: 'red', stroke: 0.9 },
  // saddle
  {
    d: 'M-106 -24C-114 -38 -100 -46 -78 -42C-54 -38 -24 -46 -4 -38C4 -34 2 -24 -8 -21Z',
    fill: 'leather',
  },
  packed('M-106 -24C-80 -26 -30 -24 0 -30C0 -26 -3 -22 -8 -21Z'),
  line('M-100 -31C-70 -34 -30 -30 -4 -34', 0.7, 1),
  // head: lamp, bars, grip and mirror
  { d: 'M60 -62C58 -78 68 -90 82 -88C94 -86 100 -76 96 -64Z', fill: 'green' },
  { d: ellipse([98, -74], 10, 13), fill: 'glass' },
  line(ellipse([98, -74], 7, 9.5), 0.7, 1),
  brush(coords('72,-80 60,-94 44,-98'), 3, 'steel'),
  { d: 'M50 -104L30 -104C26 -100 26 -94 30 -91L50 -91Z', fill: 'black', stroke: 0.7 },
  brush(coords('64,-92 62,-108 52,-122'), 1.6, 'steel'),
  { d: ellipse([46, -128], 12, 9), fill: 'steel' },
  gleam('M39 -130C41 -134 45 -135 49 -134L48 -132C45 -132 43 -131 41 -128Z'),
  // stand and exhaust
  brush(coords('-20,86 -12,98 -16,104'), 2.4, 'steel'),
  { d: 'M-62 84L-112 92C-118 93 -118 101 -112 101L-58 96Z', fill: 'steelDark', stroke: 0.9 },
]

export const scooter: Motif = {
  name: 'scooter',
  stands: true,
  category: 'object',
  words: ['scooter', 'vespa', 'moped'],
  variants: ['parked'],
  draw: () => measured(parked),
}
