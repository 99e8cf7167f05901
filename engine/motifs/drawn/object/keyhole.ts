import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, polar, smooth, TAU } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, mirrored, packed } from '#engine/motifs/drawing/parts.ts'
import { brush, symmetric } from '#engine/motifs/drawing/pen.ts'
import { annulus } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** The hole itself: a round head on a skirt. */
const HOLE =
  'M-10 4L-24 62L24 62L10 4C24 -4 28 -20 20 -32C12 -44 -12 -44 -20 -32C-28 -20 -24 -4 -10 4Z'

/** One acanthus scroll of the plate, to the right of its axis. */
const scrollwork: Part[] = [
  brush(coords('6,-84 28,-92 44,-80 42,-62 28,-58 24,-70 34,-74'), 2.4),
  brush(coords('8,92 30,102 46,88 42,70 28,68 26,80 36,84'), 2.4),
  brush(coords('46,-44 56,-20 52,8 58,34'), 1.6),
  {
    d: smooth(coords('50,-50 64,-58 72,-46 66,-34 54,-36')),
    fill: 'gold',
    stroke: 0.8,
  },
  { d: smooth(coords('52,46 66,40 74,54 66,66 54,60')), fill: 'gold', stroke: 0.8 },
  line('M56 -48C62 -50 66 -46 64 -40M58 52C64 50 68 54 65 60', 0.7, 1),
]

/** The plate of an old door, about the dark that one looks through. */
const plate = (): Part[] => [
  {
    d: symmetric(
      coords(
        '0,-126 14,-116 20,-104 40,-108 58,-94 58,-74 74,-64 82,-46 70,-28 64,-6 68,18 62,36 80,50 82,70 64,84 62,102 44,114 24,110 14,122 0,134',
      ),
      0.8,
    ),
    fill: 'gold',
  },
  line(
    symmetric(
      coords(
        '0,-114 12,-100 38,-98 50,-84 50,-68 66,-58 72,-44 60,-24 56,-4 58,20 54,38 70,52 72,66 56,78 54,94 40,104 20,100 0,120',
      ),
      0.8,
    ),
    0.7,
    1,
  ),
  ...mirrored(scrollwork),
  packed(
    'M58 -74C74 -64 82 -46 70 -28C62 -4 68 18 62 36C80 50 82 70 64 84C60 60 50 40 52 10C54 -20 58 -50 58 -74Z',
  ),
  // a raised collar, the hole, and its thickness on the side of the light
  { d: annulus([0, -16], 44, 0.5), fill: 'gold', stroke: 0.9 },
  {
    d: 'M-18 14L-34 74L34 74L18 14C38 2 42 -24 30 -40C16 -58 -16 -58 -30 -40C-42 -24 -38 2 -18 14Z',
    fill: 'steelDark',
  },
  { d: HOLE, fill: 'black', stroke: 0.6 },
  gleam('M-30 -28C-20 -50 6 -54 18 -45C4 -48 -16 -44 -27 -25Z'),
  gleam('M-30 67L-19 22L-16 23L-27 67Z'),
  ...coords('0,-96 0,102').flatMap((at): Part[] => [
    { d: circle(at, 8), fill: 'steel', stroke: 0.9 },
    line(`M${at[0] - 5} ${at[1] + 3}L${at[0] + 5} ${at[1] - 3}`, 1.2, 1),
  ]),
  line(
    Array.from({ length: 20 }, (_, i) => {
      const angle = (i * TAU) / 20 + TAU / 40
      const [a, b] = [polar(47, angle, [0, -16]), polar(i % 2 ? 51 : 55, angle, [0, -16])]
      return Math.sin(angle) > 0.45
        ? ''
        : `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`
    }).join(''),
    0.8,
    2,
  ),
]

export const keyhole: Motif = {
  name: 'keyhole',
  category: 'object',
  words: ['keyhole', 'key hole'],
  variants: ['plate'],
  draw: () => measured(plate()),
}
