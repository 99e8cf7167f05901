import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, polygon, sample, tube } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, symmetric } from '#engine/motifs/drawing/pen.ts'
import { rect, roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'

/** A cross-shaped direction pad. */
const cross = (x: number, y: number, arm: number, half: number, tag: Tag): Part[] => [
  {
    d: polygon(
      (
        [
          [-half, -arm],
          [half, -arm],
          [half, -half],
          [arm, -half],
          [arm, half],
          [half, half],
          [half, arm],
          [-half, arm],
          [-half, half],
          [-arm, half],
          [-arm, -half],
          [-half, -half],
        ] as const
      ).map(([px, py]) => [x + px, y + py] as const),
    ),
    fill: tag,
  },
  { d: circle([x, y], half * 0.7), fill: tag, stroke: 0.6 },
  line(
    `M${x - 3} ${y - arm + 7}L${x} ${y - arm + 3}L${x + 3} ${y - arm + 7}M${x - 3} ${y + arm - 7}L${x} ${y + arm - 3}L${x + 3} ${y + arm - 7}`,
    0.7,
    1,
  ),
]

const button = (x: number, y: number, r: number, tag: Tag): Part[] => [
  { d: circle([x, y], r), fill: tag },
  brush(
    [
      [x - r * 0.55, y - r * 0.1],
      [x - r * 0.4, y - r * 0.5],
      [x, y - r * 0.62],
    ],
    1.2,
    'paper',
  ),
]

const thumbStick = (x: number, y: number): Part[] => [
  { d: circle([x, y], 23), fill: 'steelDark' },
  { d: circle([x, y], 17), fill: 'steelDark', tone: 0.4 },
  { d: circle([x, y], 11), fill: 'steelDark', stroke: 0.7, tone: 0.25 },
]

/** Two-handled pad with sticks. */
const modern = (): Part[] => [
  ...mirrored([
    { d: roundRect(46, -84, 54, 22, 9), fill: 'steelDark' },
    { d: roundRect(50, -94, 42, 20, 8), fill: 'steelDark' },
  ]),
  {
    d: symmetric(
      coords(
        '0,-58 30,-60 44,-74 78,-78 108,-70 124,-46 138,0 146,50 142,84 122,98 102,88 84,58 64,38 40,34 0,34',
      ),
    ),
    fill: 'foam',
  },
  ...mirrored([
    brush(coords('134,30 138,62 128,86'), 2),
    line('M46 -68C66 -74 92 -72 104 -62M84 50C96 66 104 80 114 90', 0.6, 1),
  ]),
  { d: roundRect(-36, -62, 72, 40, 10), fill: 'steel' },
  line('M-28 -32L28 -32', 0.6, 1),
  ...[-46, 46].map((x): Part => ({
    d: roundRect(x - 3, -58, 6, 14, 3),
    fill: 'steelDark',
    stroke: 0.8,
  })),
  { d: circle([-82, -26], 31), fill: 'steel', stroke: 0.8 },
  ...cross(-82, -26, 25, 8.5, 'steelDark'),
  { d: circle([82, -26], 33), fill: 'steel', stroke: 0.8 },
  ...button(82, -46, 9.4, 'green'),
  ...button(102, -26, 9.4, 'red'),
  ...button(82, -6, 9.4, 'blue'),
  ...button(62, -26, 9.4, 'gold'),
  ...thumbStick(-40, 16),
  ...thumbStick(40, 16),
  { d: circle([0, 0], 7), fill: 'steelDark', stroke: 0.8 },
]

/** The flat pad of an early console, cord curling away. */
function retro(): Part[] {
  const cord = tube(
    sample(coords('0,-56 -4,-92 40,-104 52,-132 24,-146 6,-128 30,-110 90,-120'), 18),
    () => 3.2,
  )
  return placed(
    [
      { d: cord.strip(0, 1, -1, 1, 110), fill: 'black' },
      { d: roundRect(-9, -66, 18, 14, 4), fill: 'black' },
      { d: roundRect(-142, -58, 284, 118, 12), fill: 'foam' },
      { d: roundRect(-130, -40, 260, 88, 6), fill: 'steelDark', shade: 0.5 },
      { d: rect(-42, -40, 78, 16), fill: 'steel', stroke: 0.7 },
      { d: rect(-42, -18, 78, 14), fill: 'steel', stroke: 0.7 },
      { d: roundRect(-42, 4, 78, 30, 6), fill: 'foam', stroke: 0.8 },
      { d: roundRect(-34, 13, 26, 12, 6), fill: 'black', stroke: 0.8 },
      { d: roundRect(3, 13, 26, 12, 6), fill: 'black', stroke: 0.8 },
      line('M-34 -11L28 -11M-34 -32L28 -32', 1, 1),
      { d: rect(-42, 38, 78, 10), fill: 'steel', stroke: 0.7 },
      { d: roundRect(-122, -24, 64, 64, 6), fill: 'foam', stroke: 0.8 },
      ...cross(-90, 8, 28, 9.5, 'black'),
      { d: roundRect(46, -2, 38, 38, 6), fill: 'foam', stroke: 0.8 },
      { d: roundRect(88, -2, 38, 38, 6), fill: 'foam', stroke: 0.8 },
      ...button(65, 17, 14, 'red'),
      ...button(107, 17, 14, 'red'),
      line('M54 -20L118 -20', 2, 1),
    ],
    { angle: -0.1 },
  )
}

export const gameController: Motif = {
  name: 'game-controller',
  category: 'object',
  words: ['game controller', 'gamepad', 'video game controller'],
  variants: ['modern', 'retro'],
  draw: ({ variant }) => measured(variant === 'retro' ? retro() : modern()),
}
