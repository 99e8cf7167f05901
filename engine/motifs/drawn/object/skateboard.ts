import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polygon, smooth } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, packed, placed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { ellipse, roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A wheel seen half from the side, its hub toward us. */
const wheel = (x: number, y: number): Part[] => [
  { d: ellipse([x + 9, y - 2], 17, 19), fill: 'black', stroke: 0.8 },
  { d: ellipse([x, y], 17, 19), fill: 'cloth' },
  line(ellipse([x, y], 13, 15), 0.6, 1),
  packed(
    `M${x + 16} ${y + 2}C${x + 14} ${y + 14} ${x + 6} ${y + 19} ${x - 3} ${y + 19}C${x + 4} ${y + 14} ${x + 9} ${y + 6} ${x + 9} ${y - 4}Z`,
  ),
  { d: ellipse([x, y], 7, 8), fill: 'steel', stroke: 0.9 },
  { d: ellipse([x, y], 3, 3.6), fill: 'black', stroke: 0.4 },
  gleam(
    `M${x - 13} ${y - 2}C${x - 12} ${y - 9} ${x - 7} ${y - 14} ${x - 1} ${y - 15}L${x - 1} ${y - 12}C${x - 6} ${y - 11} ${x - 9} ${y - 7} ${x - 10} ${y - 1}Z`,
  ),
]

/** Plate, kingpin and hanger of an axle. */
const truck = (x: number, y: number): Part[] => [
  {
    d: polygon([
      [x - 22, y - 18],
      [x + 24, y - 22],
      [x + 20, y - 10],
      [x - 18, y - 6],
    ]),
    fill: 'steel',
  },
  {
    d: smooth(
      coords(`${x - 12},${y - 8} ${x + 12},${y - 10} ${x + 18},${y + 8} ${x - 16},${y + 10}`),
      true,
      0.7,
    ),
    fill: 'steelDark',
  },
  { d: roundRect(x - 5, y - 6, 10, 14, 3), fill: 'red', stroke: 0.9 },
]

/** Rolling to the right, the near edge toward us: grip on top, plies at the edge, kicked up at both ends. */
const board: Part[] = [
  ...wheel(-92, 30),
  ...wheel(56, 18),
  ...truck(-68, 30),
  ...truck(80, 18),
  // the belly under the deck, with its painted stripe
  {
    d: 'M-132 -26C-122 -6 -100 8 -70 12L88 0C112 -4 132 -20 138 -44L142 -36C138 -10 116 10 90 14L-72 28C-106 26 -132 4 -140 -20Z',
    fill: 'wood',
  },
  packed(
    'M142 -36C138 -10 116 10 90 14L-72 28C-90 27 -106 20 -118 10C-100 18 -86 20 -70 20L88 7C112 3 132 -12 142 -36Z',
  ),
  line('M-137 -20C-126 0 -102 16 -72 19L88 6C112 2 134 -14 141 -40', 0.7, 1),
  // grip tape
  {
    d: 'M-136 -28C-142 -44 -132 -58 -116 -54C-100 -48 -84 -38 -62 -36L76 -48C96 -50 108 -60 120 -70C134 -76 146 -62 140 -44C134 -20 114 -2 88 2L-70 14C-104 12 -128 -4 -136 -28Z',
    fill: 'black',
    stroke: 1,
  },
  gleam('M-124 -40C-112 -38 -96 -24 -66 -20L60 -30L60 -26L-66 -15C-96 -18 -116 -30 -124 -40Z'),
  ...coords('-70,-16 -54,-18 -68,-4 -52,-6 72,-28 88,-30 74,-16 90,-18').map(([x, y]): Part => ({
    d: ellipse([x, y], 2.8, 2),
    fill: 'steel',
    stroke: 0.6,
  })),
  // scuffs on the nose
  line('M118 -58L126 -48M124 -62L132 -52M-122 -46L-114 -36M-112 -46L-104 -38', 0.8, 1),
  ...wheel(-50, 42),
  ...wheel(98, 30),
  brush(coords('-60,12 0,8 60,2'), 1),
]

export const skateboard: Motif = {
  name: 'skateboard',
  stands: true,
  category: 'object',
  words: ['skateboard', 'skate board'],
  variants: ['rolling'],
  draw: () =>
    measured([
      ...placed(board, { angle: -0.1 }),
      line(
        'M-170 20C-156 18 -148 20 -138 18M-176 36C-160 33 -146 36 -130 33M-160 52C-148 50 -140 52 -128 50',
        1,
        1,
      ),
    ]),
}
