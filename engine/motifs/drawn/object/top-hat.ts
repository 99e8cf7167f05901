import { measured } from '#engine/motifs/drawing/box.ts'
import { coords } from '#engine/motifs/drawing/geometry.ts'
import { girdle, turned } from '#engine/motifs/drawing/lathe.ts'
import { gleam, line, packed, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { ellipse, roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const silk: Part[] = [
  // inside of the curled brim
  {
    d: 'M-112 36C-118 16 -84 20 -58 36L58 36C84 20 118 16 112 36C90 84 -90 84 -112 36Z',
    fill: 'black',
    stroke: 0.8,
  },
  {
    d: 'M-112 36C-122 52 -88 76 -40 84C-12 88 14 88 42 84C90 76 122 52 112 36C104 50 66 62 0 62C-66 62 -104 50 -112 36Z',
    fill: 'clothDark',
  },
  line('M-106 48C-100 60 -72 71 -36 77C-12 80 14 80 38 77C74 71 100 60 106 48', 0.7, 1),
  { d: turned(coords('72,-92 64,-62 58,-20 57,24 60,52'), { sag: 0.18 }), fill: 'clothDark' },
  // broad blacks either side of the sheen
  packed(
    'M72 -92C66 -62 58 -20 57 24L60 54C50 59 38 62 26 63C34 20 36 -40 40 -82C54 -85 66 -88 72 -92Z',
  ),
  packed(
    'M-72 -92C-66 -62 -58 -20 -57 24L-60 54C-56 56 -52 57 -48 58C-50 20 -54 -44 -60 -86C-66 -88 -70 -90 -72 -92Z',
  ),
  lines(
    [
      coords('-6,-76 -6,-40 -5,6'),
      coords('4,-76 4,-44 4,2'),
      coords('14,-77 13,-44 12,4'),
      coords('24,-79 22,-40 20,4'),
    ],
    0.6,
    2,
  ),
  gleam('M-46 -80L-32 -78C-34 -44 -34 -20 -33 6L-43 4C-43 -22 -44 -50 -46 -80Z'),
  // flat top
  { d: ellipse([0, -92], 72, 14), fill: 'clothDark' },
  line(ellipse([0, -92], 64, 10.5), 0.7, 1),
  brush(coords('-50,-94 -20,-100 18,-101 46,-97'), 1.8),
  // ribbon with a buckle
  { d: girdle([57.5, 14], [59, 46], 0.18), fill: 'red' },
  line('M-57 20C-30 32 30 32 57 20M-58 41C-30 53 30 53 58 41', 0.6, 1),
  packed('M58 16C58 28 59 38 59 47C48 53 40 55 30 56C34 46 35 34 34 23C44 21 52 19 58 16Z'),
  ...placed(
    [
      { d: `${roundRect(-15, -17, 30, 34, 4)}M-8 -10L-8 10L8 10L8 -10Z`, fill: 'gold' },
      { d: 'M-2 -12L2 -12L2 12L-2 12Z', fill: 'gold', stroke: 0.8 },
    ],
    { x: -18, y: 40, angle: 0.08 },
  ),
  brush(coords('-66,54 -30,66 30,67 66,54'), 3),
]

export const topHat: Motif = {
  name: 'top-hat',
  worn: 'hat',
  hasBrim: true,
  category: 'object',
  words: ['top hat', 'tophat', 'magician hat'],
  variants: ['silk'],
  draw: () => measured(placed(silk, { angle: -0.1 })),
}
