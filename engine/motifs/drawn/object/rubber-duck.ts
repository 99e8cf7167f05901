import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, smooth } from '#engine/motifs/drawing/geometry.ts'
import { gleam, packed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** As it swims in every bath: a round head on a round body, the tail turned up. */
const duck: Part[] = [
  // body with its tail
  {
    d: smooth(
      coords(
        '-118,-14 -106,-2 -84,-4 -58,-16 -24,-18 12,-16 48,-14 78,6 88,40 74,74 34,94 -20,98 -72,88 -104,58 -116,24 -124,0',
      ),
    ),
    fill: 'sun',
  },
  packed('M80 18C94 46 80 78 36 94C-4 102 -52 98 -84 82C-40 88 20 86 48 68C68 54 78 36 80 18Z'),
  // a lick of feathers, and the head before it
  {
    d: 'M22 -96C18 -118 26 -134 42 -138C37 -130 42 -123 52 -121C48 -116 50 -108 52 -98Z',
    fill: 'sun',
  },
  {
    d: smooth(
      coords('40,-112 70,-106 90,-82 94,-54 82,-26 54,-8 22,-8 -2,-28 -10,-56 -2,-88 18,-106'),
    ),
    fill: 'sun',
  },
  packed('M92 -54C92 -26 66 -6 38 -8C60 -14 78 -30 80 -54Z'),
  // beak
  {
    d: 'M74 -72C88 -84 104 -78 122 -70C132 -66 134 -58 126 -54C112 -48 92 -48 78 -52C70 -56 68 -66 74 -72Z',
    fill: 'beak',
  },
  {
    d: 'M78 -52C92 -46 112 -46 124 -52C124 -42 112 -36 98 -36C86 -36 78 -44 78 -52Z',
    fill: 'beak',
    stroke: 0.9,
  },
  brush(coords('76,-54 96,-48 126,-55'), 1.4),
  brush(coords('98,-68 103,-70 108,-67'), 1),
  // eye
  { d: ellipse([52, -74], 11, 14), fill: 'paper', stroke: 0.9 },
  { d: ellipse([55, -72], 7, 10), fill: 'black', stroke: 0.4 },
  { d: circle([57.5, -77], 2.6), fill: 'paper', stroke: 0, shade: 0 },
  // wing
  {
    d: smooth(
      coords('-62,22 -40,6 -4,6 30,16 38,38 20,62 -10,68 -22,58 -38,60 -44,48 -60,46 -58,34'),
    ),
    fill: 'sun',
    stroke: 0.9,
  },
  lines(
    [coords('-56,33 -34,36 -14,32'), coords('-42,48 -22,48 -4,42'), coords('-20,59 -4,58 10,50')],
    0.7,
  ),
  brush(coords('-30,10 0,10 26,19'), 1.2),
  lines([coords('4,-22 20,-10 44,-6'), coords('-104,2 -92,12 -78,14')], 0.6, 1),
  gleam('M4 -84C6 -96 16 -102 26 -102L26 -94C18 -94 12 -88 11 -80Z'),
  gleam('M-94 14C-80 4 -62 0 -48 -4L-46 4C-60 8 -76 12 -88 22Z'),
]

/** Water about its breast, and what soap leaves on it. */
const bath: Part[] = [
  {
    d: 'M-150 70C-130 60 -112 62 -98 70C-84 78 -70 78 -54 71C-38 64 -22 64 -6 71C10 78 26 78 42 71C58 64 74 64 90 71C106 78 124 74 146 66C140 84 116 98 88 100C60 110 -70 112 -100 100C-126 98 -144 86 -150 70Z',
    fill: 'water',
  },
  lines(
    [coords('-116,84 -92,90 -66,86'), coords('-30,92 0,96 32,91'), coords('62,86 88,89 112,82')],
    0.6,
    1,
  ),
  ...(
    [
      [-132, 44, 9],
      [-112, 30, 6],
      [112, 40, 10],
      [132, 22, 6.5],
      [124, 2, 4],
    ] as const
  ).flatMap(([x, y, r]): Part[] => [
    { d: circle([x, y], r), fill: 'glass', stroke: 0.8 },
    gleam(
      `M${x - r * 0.6} ${y}C${x - r * 0.6} ${y - r * 0.4} ${x - r * 0.4} ${y - r * 0.6} ${x} ${y - r * 0.6}L${x} ${y - r * 0.36}C${x - r * 0.3} ${y - r * 0.36} ${x - r * 0.36} ${y - r * 0.2} ${x - r * 0.36} ${y}Z`,
    ),
  ]),
]

export const rubberDuck: Motif = {
  name: 'rubber-duck',
  category: 'object',
  words: ['rubber duck', 'rubber ducky', 'bath duck', 'toy duck'],
  variants: ['plain', 'bath'],
  draw: ({ variant }) => measured(variant === 'bath' ? [...duck, ...bath] : duck),
}
