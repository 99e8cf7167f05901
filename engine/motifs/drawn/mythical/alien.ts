import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, smooth } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import { ellipse, star } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** The grey visitor: swollen skull, great dark eyes, hardly any mouth. */
const head = (): Part[] => [
  {
    d: 'M-14 78C-14 96 -20 106 -46 118C-62 126 -70 136 -72 150C-30 162 30 162 72 150C70 136 62 126 46 118C20 106 14 96 14 78Z',
    fill: 'green',
  },
  lines(
    [
      coords('-6,96 -8,110 -16,122'),
      coords('6,96 8,110 16,122'),
      coords('-40,126 -20,130 -4,136'),
      coords('40,126 20,130 4,136'),
    ],
    0.6,
  ),
  {
    d: symmetric(coords('0,-128 40,-122 74,-94 86,-50 76,-4 54,42 30,76 12,92 0,95')),
    fill: 'green',
  },
  ...mirrored([
    // the eye, slanting down to the nose, with its rim and two lights
    {
      d: smooth(coords('10,20 16,-10 42,-36 68,-38 72,-18 54,10 28,28')),
      fill: 'green',
      stroke: 0.9,
    },
    {
      d: smooth(coords('14,18 20,-8 43,-31 65,-33 67,-17 51,7 29,23')),
      fill: 'black',
      stroke: 0.6,
    },
    { d: smooth(coords('46,-26 58,-29 60,-22 50,-16')), fill: 'paper', stroke: 0, shade: 0 },
    { d: circle([25, 10], 3), fill: 'paper', stroke: 0, shade: 0, detail: 1 },
    brush(coords('12,-16 30,-40 60,-52 80,-44'), 1.6),
    line('M3 44C5 42 6 46 5 49', 1.2, 0),
    lines(
      [coords('40,38 34,54 24,66'), coords('16,-70 34,-76 54,-70'), coords('14,-84 30,-90 46,-86')],
      0.6,
    ),
  ]),
  brush(coords('-15,68 0,72 15,68'), 1.6),
  line('M-6 77C-2 79 2 79 6 77M-10 24C-8 32 -7 36 -4 40M10 24C8 32 7 36 4 40', 0.6, 1),
]

/** The saucer, tipped, its beam reaching down. */
const saucer = (): Part[] => [
  { d: 'M-44 4L44 4L100 146C40 158 -40 158 -100 146Z', fill: 'flameIn', stroke: 0.8, shade: 0.3 },
  line('M-26 18L-58 144M26 18L58 144M0 20L0 150', 0.6, 2),
  { d: 'M-46 -44C-46 -84 -24 -104 0 -104C24 -104 46 -84 46 -44Z', fill: 'glass' },
  {
    d: 'M-34 -52C-34 -74 -24 -88 -10 -94C-20 -82 -25 -68 -26 -52Z',
    fill: 'paper',
    stroke: 0,
    shade: 0,
  },
  { d: symmetric(coords('0,-84 10,-80 14,-68 8,-56 0,-52')), fill: 'green', stroke: 0.8 },
  ...mirrored([{ d: smooth(coords('2,-64 8,-72 12,-70 8,-62')), fill: 'black', stroke: 0.3 }]),
  { d: 'M-60 22C-40 34 40 34 60 22L48 -2L-48 -2Z', fill: 'steelDark' },
  { d: ellipse([0, -22], 118, 30), fill: 'steel' },
  { d: ellipse([0, -34], 74, 18), fill: 'steel' },
  line('M-112 -16C-70 8 70 8 112 -16', 0.7, 1),
  ...[-88, -56, -20, 20, 56, 88].map((x): Part => ({
    d: circle([x, -10 + (88 - Math.abs(x)) * 0.07], 6.5),
    fill: 'sun',
    stroke: 0.8,
  })),
  { d: ellipse([0, 20], 30, 8), fill: 'flame', stroke: 0.8 },
  line('M0 -104L0 -122', 1.2, 0),
  { d: circle([0, -125], 4.4), fill: 'red', stroke: 0.8 },
  ...[
    [-96, -84, 8],
    [92, -96, 9],
    [106, 66, 7],
    [-112, 52, 6],
  ].map(([x, y, r]): Part => ({
    d: star(4, r!, r! * 0.3, [x!, y!]),
    fill: 'star',
    stroke: 0.7,
    detail: 1,
  })),
]

export const alien: Motif = {
  name: 'alien',
  category: 'mythical',
  words: ['alien', 'alien head', 'extraterrestrial', 'ufo', 'flying saucer'],
  variants: ['head', 'ufo'],
  draw: ({ variant }) => measured(variant === 'ufo' ? saucer() : head()),
}
