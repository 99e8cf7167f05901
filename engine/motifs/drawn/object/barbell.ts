import { measured } from '#engine/motifs/drawing/box.ts'
import { polygon } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { ellipse, rect, roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'

/** Crosshatch of a grip between two ends of the bar. */
const knurling = (from: number, to: number, half: number): Part =>
  line(
    Array.from({ length: Math.floor((to - from) / 5) }, (_, i) => {
      const x = from + i * 5
      return `M${x} ${-half}L${x + 5} ${half}M${x + 5} ${-half}L${x} ${half}`
    }).join(''),
    0.5,
    1,
  )

/** A plate seen a little from the side: its rim, then its face turned to the viewer. */
const plate = (x: number, radius: number, thick: number, tag: Tag): Part[] => [
  {
    d: `M${x} ${-radius}L${x + thick} ${-radius}C${x + thick + radius * 0.38} ${-radius} ${x + thick + radius * 0.38} ${radius} ${x + thick} ${radius}L${x} ${radius}Z`,
    fill: tag,
    tone: 0.12,
  },
  { d: ellipse([x, 0], radius * 0.3, radius), fill: tag },
  { d: ellipse([x, 0], radius * 0.23, radius * 0.78), fill: tag, stroke: 0.7, tone: 0.1 },
  { d: ellipse([x, 0], radius * 0.12, radius * 0.38), fill: 'steel', stroke: 0.8 },
  brush(
    [
      [x - radius * 0.24, -radius * 0.3],
      [x - radius * 0.2, -radius * 0.66],
      [x - radius * 0.06, -radius * 0.88],
    ],
    1.4,
    'paper',
    1,
  ),
]

/** Loaded for a lift, at a slant so that every plate shows its face. */
const loaded = (): Part[] =>
  placed(
    [
      { d: roundRect(92, -6, 84, 12, 5), fill: 'steel' },
      ...plate(128, 34, 9, 'steelDark'),
      ...plate(112, 56, 10, 'red'),
      ...plate(94, 74, 13, 'steelDark'),
      { d: rect(-120, -4.5, 214, 9), fill: 'steel' },
      knurling(-66, -14, 4.5),
      knurling(14, 66, 4.5),
      ...plate(-88, 74, 13, 'steelDark'),
      ...plate(-104, 56, 10, 'red'),
      ...plate(-118, 34, 9, 'steelDark'),
      { d: roundRect(-172, -6, 56, 12, 5), fill: 'steel' },
      { d: roundRect(-138, -10, 12, 20, 4), fill: 'gold', stroke: 0.9 },
    ],
    { angle: -0.2 },
  )

const hexHead: Part[] = [
  {
    d: polygon([
      [46, -46],
      [92, -46],
      [112, -24],
      [112, 24],
      [92, 46],
      [46, 46],
      [34, 24],
      [34, -24],
    ]),
    fill: 'steelDark',
  },
  line('M34 -24L112 -24M34 24L112 24', 0.8, 1),
  {
    d: polygon([
      [112, -24],
      [122, -14],
      [122, 14],
      [112, 24],
    ]),
    fill: 'steelDark',
    tone: 0.2,
  },
  brush(
    [
      [44, -38],
      [66, -40],
      [88, -40],
    ],
    1.6,
    'paper',
    1,
  ),
]

/** A hexagonal dumbbell. */
const dumbbell = (): Part[] =>
  placed(
    [
      { d: 'M-40 -11C-20 -15 20 -15 40 -11L40 11C20 15 -20 15 -40 11Z', fill: 'steel' },
      knurling(-28, 28, 12),
      ...mirrored(hexHead),
    ],
    { angle: -0.42, scale: 1.1 },
  )

export const barbell: Motif = {
  name: 'barbell',
  category: 'object',
  words: ['barbell', 'dumbbell', 'weightlifting'],
  variants: ['loaded', 'dumbbell'],
  draw: ({ variant }) => measured(variant === 'dumbbell' ? dumbbell() : loaded()),
}
