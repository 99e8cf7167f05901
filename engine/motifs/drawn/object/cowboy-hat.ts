import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, packed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { star } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Braided leather along the band. */
const braid = Array.from({ length: 13 }, (_, i) => {
  const x = -58 + i * 9.4
  const y = 24 - (x / 66) ** 2 * 11
  return `M${x.toFixed(1)} ${(y - 14).toFixed(1)}L${(x + 9).toFixed(1)} ${y.toFixed(1)}M${(x + 9).toFixed(1)} ${(y - 14).toFixed(1)}L${(x + 4.5).toFixed(1)} ${(y - 7).toFixed(1)}`
}).join('')

const worn = (): Part[] => [
  // the underside, where the brim is rolled up at the sides
  {
    d: 'M-146 -28C-140 -44 -118 -34 -100 -14C-82 4 -66 12 -50 16L50 14C68 10 84 0 100 -16C118 -36 140 -46 147 -30C118 52 -116 54 -146 -28Z',
    fill: 'black',
    stroke: 0.6,
  },
  {
    d: 'M-146 -28C-150 -8 -132 22 -100 42C-70 60 -34 68 2 68C40 68 74 58 102 40C134 20 152 -10 147 -30C138 -14 116 4 92 14C66 24 40 28 0 28C-40 28 -68 24 -94 14C-118 4 -138 -12 -146 -28Z',
    fill: 'leather',
  },
  line(
    'M-138 -14C-132 8 -116 24 -92 38C-64 53 -32 60 2 60C38 60 68 52 94 36C120 22 134 4 140 -16',
    0.8,
    1,
  ),
  // crown, creased along the top and dented at both sides
  {
    d: 'M-66 20C-70 -10 -64 -44 -54 -66C-48 -82 -34 -92 -20 -86C-10 -82 -4 -74 4 -74C12 -75 18 -84 30 -87C44 -90 54 -78 58 -62C66 -38 70 -8 67 18C34 34 -34 36 -66 20Z',
    fill: 'leather',
  },
  {
    d: 'M-46 -74C-34 -86 -20 -82 -12 -74C-4 -66 10 -66 18 -74C28 -84 42 -84 49 -72C40 -70 28 -60 18 -52C6 -44 -6 -46 -16 -54C-26 -62 -36 -70 -46 -74Z',
    fill: 'black',
    stroke: 0.5,
  },
  brush(coords('-48,-58 -30,-40 -26,-18 -38,4'), 3.4),
  brush(coords('0,-48 4,-30 -2,-12'), 2.2),
  lines([coords('-56,-44 -58,-24 -58,-4'), coords('-49,-38 -51,-22 -50,-4')], 0.6),
  packed('M58 -62C66 -38 70 -8 67 18C58 22 48 25 38 27C50 4 54 -32 48 -66C52 -68 56 -66 58 -62Z'),
  gleam('M-36 -30C-34 -18 -38 -8 -42 0L-48 -2C-44 -12 -42 -20 -43 -30Z'),
  // band and its silver star
  {
    d: 'M-68 2C-34 18 34 16 68 0C69 8 69 14 67 20C34 36 -34 38 -66 22C-68 16 -68 8 -68 2Z',
    fill: 'wood',
  },
  line(braid, 0.9, 1),
  { d: circle([-8, 24], 15), fill: 'steel' },
  { d: star(5, 12, 5, [-8, 24], 0.2), fill: 'steel', stroke: 0.9 },
  { d: circle([-8, 24], 2.6), fill: 'black', stroke: 0.3 },
  // two thongs hanging from it
  brush(coords('-12,38 -18,50 -14,64'), 1.8, 'wood'),
  brush(coords('-6,39 -4,52 2,62'), 1.8, 'wood'),
  brush(coords('-78,26 -30,42 34,41 80,24'), 2.8),
  brush(coords('-128,6 -96,32 -58,48'), 1.6),
  lines([coords('76,34 96,24 114,10'), coords('70,44 94,34 118,16')], 0.6, 2),
]

export const cowboyHat: Motif = {
  name: 'cowboy-hat',
  worn: 'hat',
  hasBrim: true,
  category: 'object',
  words: ['cowboy hat', 'stetson', 'western hat'],
  variants: ['creased'],
  draw: () => measured(worn()),
}
