import { measured } from '#engine/motifs/drawing/box.ts'
import { leaf } from '#engine/motifs/drawing/flora.ts'
import { circle, coords, sample, smooth, tube } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, packed, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { annulus, ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A curled round of sausage with fat pooled in it. */
const pepperoni: Part[] = [
  {
    d: smooth(coords('-24,2 -20,-14 -4,-20 14,-18 24,-6 24,8 12,18 -8,19 -20,13')),
    fill: 'black',
    stroke: 0.6,
  },
  { d: smooth(coords('-23,-1 -19,-15 -3,-21 14,-19 23,-7 22,5 11,14 -8,15 -19,9')), fill: 'red' },
  line(smooth(coords('-17,-2 -14,-11 -2,-15 11,-13 16,-5 15,2 7,9 -7,10 -14,5')), 0.7, 1),
  line('M-8 -7L-4 -5M4 -9L8 -7M-2 2L2 4M8 0L11 2M-10 2L-8 4', 1.3, 1),
  gleam('M-12 -6C-10 -10 -5 -12 0 -12L0 -9C-4 -9 -8 -7 -9 -4Z'),
]

const crustBody = tube(
  sample(coords('-106,-64 -70,-84 -10,-94 54,-92 106,-72'), 14),
  (u) => 17 + 3 * Math.sin(u * 21) * Math.sin(u * 3.14),
)

const slice: Part[] = [
  // the cut edge, a finger thick
  { d: 'M-100 -48L8 118L22 124L104 -52L96 -66Z', fill: 'sand' },
  packed('M4 112L22 124L104 -52L94 -64Z'),
  // cheese, running over both sides and off the point
  {
    d: 'M-100 -58C-60 -84 60 -88 98 -62C94 -50 90 -44 88 -36C90 -26 90 -8 86 -4C80 -2 78 -14 75 -16C70 -4 66 4 62 14C64 30 62 50 57 50C52 50 53 38 50 36C44 50 36 64 30 78C29 88 26 96 24 106C23 124 22 146 16 147C9 147 11 126 9 112C4 100 -2 94 -7 84C-8 96 -10 104 -15 103C-20 102 -18 84 -21 68C-30 52 -36 44 -44 32C-46 44 -48 56 -53 55C-58 54 -57 36 -58 20C-70 2 -88 -30 -100 -58Z',
    fill: 'sun',
  },
  brush(coords('86,-34 72,-10 54,28 32,70'), 1.8),
  line(
    'M-62 6C-56 14 -52 20 -48 28M-34 46C-28 54 -24 62 -20 70M16 96C17 112 17 126 16 138',
    0.7,
    1,
  ),
  ...placed(pepperoni, { x: -46, y: -36, angle: 0.3 }),
  ...placed(pepperoni, { x: 44, y: -32, angle: -0.5, scale: 0.96 }),
  ...placed(pepperoni, { x: -10, y: 22, angle: 1.1, scale: 0.9 }),
  ...placed(pepperoni, { x: 18, y: 70, angle: 2.2, scale: 0.62 }),
  // olives and basil
  ...coords('0,-44 30,12 -30,0').flatMap(([x, y]): Part[] => [
    { d: annulus([x, y], 9, 4), fill: 'black', stroke: 0.5 },
    gleam(
      `M${x - 6} ${y - 2}C${x - 5} ${y - 6} ${x - 2} ${y - 7} ${x + 1} ${y - 7}C${x - 2} ${y - 5} ${x - 4} ${y - 3} ${x - 4} ${y}Z`,
    ),
  ]),
  ...placed(leaf({ length: 34, width: 11, veins: 4 }), { x: 2, y: -14, angle: 0.9 }),
  ...placed(leaf({ length: 28, width: 9, veins: 4 }), { x: 0, y: -13, angle: -0.7 }),
  ...placed(leaf({ length: 22, width: 7, veins: 3 }), { x: 4, y: 48, angle: 2 }),
  line(
    'M-70 -46L-66 -44M-24 -60L-20 -58M20 -62L24 -60M64 -56L68 -54M-36 20L-33 22M34 40L37 42M62 -6L65 -4',
    1.3,
    1,
  ),
  // baked rim with blisters
  { d: crustBody.strip(0, 1, -1, 1, 60), fill: 'leather' },
  { d: ellipse([-106, -64], 13, 17), fill: 'leather', stroke: 0.9 },
  { d: ellipse([107, -72], 12, 17), fill: 'leather', stroke: 0.9 },
  line(ellipse([-106, -64], 7, 10), 0.6, 1),
  packed(crustBody.strip(0.04, 0.96, 0.55, 1, 50)),
  gleam(crustBody.strip(0.12, 0.3, -0.75, -0.4, 16)),
  gleam(crustBody.strip(0.46, 0.72, -0.75, -0.45, 16)),
  ...coords('-78,-84 -30,-92 24,-88 70,-86').map(([x, y], i): Part => ({
    d: ellipse([x, y], 7 + (i % 2) * 3, 4.5),
    fill: 'black',
    stroke: 0.4,
    detail: 1,
  })),
  lines(
    [
      coords('-60,-78 -54,-72 -44,-72'),
      coords('4,-84 12,-78 24,-80'),
      coords('46,-80 54,-74 64,-76'),
    ],
    0.7,
  ),
  { d: circle([16, 154], 3.6), fill: 'sun', stroke: 0.9, detail: 1 },
]

export const pizza: Motif = {
  name: 'pizza',
  category: 'object',
  words: ['pizza', 'pizza slice', 'slice of pizza'],
  variants: ['slice'],
  draw: () => measured(placed(slice, { angle: 0.14 })),
}
