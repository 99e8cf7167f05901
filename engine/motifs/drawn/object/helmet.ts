import { measured } from '#engine/motifs/drawing/box.ts'
import { coords } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, packed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Meshes of the net, wound over the dome. */
const net = [-72, -48, -24, 0, 24, 48, 72]
  .map(
    (x) =>
      `M${x * 1.25} 32C${x * 1.35} -8 ${x} -52 ${x * 0.45} -88M${x * 1.25 - 14} 34C${x * 0.6 - 30} 0 ${x * 0.2 + 10} -50 ${x * 0.6 + 16} -76`,
  )
  .join('')

/** A soldier's steel helmet, netted, its strap hanging and a card in the band. */
const steel: Part[] = [
  // the strap behind
  brush(coords('-84,42 -92,70 -70,98 -30,112'), 4, 'leather'),
  // the hollow under the rim
  { d: 'M-104 40C-60 20 70 18 112 36C98 62 -86 66 -104 40Z', fill: 'black', stroke: 0.6 },
  // dome
  {
    d: 'M-98 34C-104 -44 -56 -96 6 -96C68 -96 108 -50 106 28C60 12 -52 14 -98 34Z',
    fill: 'green',
  },
  line(net, 0.8, 1),
  packed(
    'M106 28C108 -50 68 -96 6 -96C2 -96 -2 -96 -6 -95C52 -90 80 -44 72 18C86 20 98 23 106 28Z',
  ),
  gleam('M-70 -20C-66 -48 -50 -68 -28 -78L-25 -73C-44 -63 -58 -44 -62 -18Z'),
  // rim
  {
    d: 'M-98 34C-52 14 60 12 106 28C118 34 126 42 122 46C116 52 108 48 100 44C56 28 -50 30 -94 50C-106 56 -116 54 -114 48C-112 42 -106 38 -98 34Z',
    fill: 'green',
  },
  packed('M106 28C118 34 126 42 122 46C116 52 108 48 100 44C86 39 70 36 54 34C74 34 92 34 106 28Z'),
  // band with a card in it
  {
    d: 'M-99 12C-54 -8 60 -10 106 6L106 20C60 4 -54 6 -99 26Z',
    fill: 'leather',
  },
  { d: 'M34 -34L62 -30L58 12L30 9Z', fill: 'paper' },
  {
    d: 'M46 -24C54 -16 54 -8 48 -6L50 0L41 -1L44 -7C38 -9 39 -18 46 -24Z',
    fill: 'black',
    stroke: 0.4,
  },
  { d: 'M28 2C40 2 50 3 60 6L60 18C50 15 38 14 28 14Z', fill: 'leather', stroke: 0.9 },
  // strap and buckle
  brush(coords('98,40 100,66 78,98 34,114 -20,114'), 4.6, 'leather'),
  { d: ellipse([70, 100], 9, 7), fill: 'gold' },
  { d: ellipse([70, 100], 4.5, 3.4), fill: 'black', stroke: 0.4 },
  // a dent
  line('M-44 -56L-36 -50L-30 -56M-38 -62L-36 -50L-40 -42', 1, 1),
]

export const helmet: Motif = {
  name: 'helmet',
  worn: 'hat',
  category: 'object',
  words: ['helmet', 'army helmet', 'soldier helmet'],
  variants: ['netted'],
  draw: () => measured(steel),
}
