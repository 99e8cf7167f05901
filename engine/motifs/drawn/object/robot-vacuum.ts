import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polar, sample, smooth, TAU, tube } from '#engine/motifs/drawing/geometry.ts'
import { hoop, turned } from '#engine/motifs/drawing/lathe.ts'
import { gleam, line, packed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { ellipse, roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** How deep a level circle looks. */
const SAG = 0.34

/** Three arms of bristles turning beside the bumper. */
const sweeper = (x: number, y: number): Part[] => [
  ...[0.2, 0.2 + TAU / 3, 0.2 + (2 * TAU) / 3].map((turn): Part => {
    const [tipX, tipY] = polar(34, turn)
    const [midX, midY] = polar(20, turn + 0.18)
    const arm = tube(
      sample(
        [
          [x, y],
          [x + midX, y + midY * 0.4],
          [x + tipX, y + tipY * 0.4],
        ],
        10,
      ),
      (u) => 1.6 + 3 * u,
    )
    return { d: arm.strip(0, 1, -1, 1, 20), fill: 'black', stroke: 0.4 }
  }),
  { d: ellipse([x, y], 6, 3), fill: 'steel', stroke: 0.8 },
]

/** A curl of what it has whirled up. */
const dust = (x: number, y: number, size: number): Part =>
  line(
    smooth(
      coords('0,0 10,-8 22,-4 20,8 8,8 6,-2 16,-4').map(
        ([px, py]) => [x + px * size, y + py * size] as const,
      ),
      false,
    ),
    0.9,
    1,
  )

const slot = [-0.5, -0.3, -0.1, 0.1, 0.3, 0.5]

const robot = (): Part[] => [
  ...sweeper(-96, 44),
  {
    d: turned(
      [
        [112, -2],
        [114, 12],
        [112, 26],
        [100, 34],
      ],
      { sag: SAG },
    ),
    fill: 'steelDark',
  },
  // the bumper goes round its front half
  packed(
    `${hoop(112, 26, { sag: SAG, from: 0.1, to: 0.98 })}L${hoop(104, 12, { sag: SAG, from: 0.98, to: 0.1 }).slice(1)}Z`,
  ),
  line(hoop(113, 6, { sag: SAG, from: -0.92, to: 0.92 }), 1.2, 0),
  line(hoop(113, 20, { sag: SAG, from: -0.9, to: 0.9 }), 0.8, 1),
  line('M-70 30L-70 46M70 30L70 46', 1, 1),
  { d: roundRect(-16, 43, 32, 9, 4), fill: 'glass', stroke: 0.8 },
  // the lid
  { d: ellipse([0, -4], 112, 112 * SAG), fill: 'steel' },
  line(ellipse([0, -4], 104, 104 * SAG), 0.8, 1),
  { d: ellipse([0, -3], 82, 82 * SAG), fill: 'steel', stroke: 0.9 },
  gleam('M-78 -16C-66 -30 -34 -40 -2 -40L-4 -35C-32 -35 -58 -28 -70 -14Z', 0),
  gleam('M60 12C70 8 77 2 79 -4L74 -4C71 1 66 5 58 9Z'),
  // the turret that looks about
  {
    d: turned(
      [
        [30, -30],
        [31, -22],
        [33, -14],
      ],
      { sag: SAG },
    ),
    fill: 'black',
  },
  ...slot.map((t): Part => line(`M${30 * t} -24L${31 * t} -12`, 0.6, 2)),
  { d: ellipse([0, -31], 30, 30 * SAG), fill: 'steel' },
  line(ellipse([0, -31], 22, 22 * SAG), 0.7, 1),
  { d: ellipse([0, -31], 7, 7 * SAG), fill: 'ruby', stroke: 0.7 },
  // the button with its ring of light
  { d: ellipse([0, 14], 19, 19 * SAG), fill: 'black', stroke: 0.8 },
  { d: ellipse([0, 13], 14, 14 * SAG), fill: 'steel', stroke: 0.8 },
  line('M0 9L0 14', 1.4, 1),
  { d: ellipse([-40, 10], 5, 5 * SAG), fill: 'steelDark', stroke: 0.7, detail: 1 },
  { d: ellipse([40, 10], 5, 5 * SAG), fill: 'steelDark', stroke: 0.7, detail: 1 },
  // what it has left to do
  dust(118, 40, 1),
  dust(140, 22, 0.7),
  dust(-152, 30, 0.8),
  brush(coords('-146,62 -128,66 -112,64'), 1.4),
  brush(coords('106,66 126,66 148,58'), 1.4),
]

export const robotVacuum: Motif = {
  name: 'robot-vacuum',
  category: 'object',
  liesLevel: true,
  stands: true,
  bearsLoads: true,
  words: ['robot vacuum', 'roomba', 'robot hoover', 'vacuum robot'],
  variants: ['above'],
  draw: () => measured(robot()),
}
