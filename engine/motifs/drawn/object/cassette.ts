import { measured } from '#engine/motifs/drawing/box.ts'
import {
  circle,
  coords,
  polygon,
  sample,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { annulus, rect, roundRect, star } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A hub with its six inner teeth. */
const hub = (at: Point): Part[] => [
  { d: circle(at, 18), fill: 'banner' },
  { d: circle(at, 12), fill: 'black', stroke: 0.7 },
  { d: star(6, 12.5, 7.5, at, 0.2), fill: 'banner', stroke: 0.5 },
  { d: circle(at, 6.4), fill: 'paper', stroke: 0.6 },
]

const screws = coords('-121,-74 121,-74 -121,78 121,78 0,58').flatMap(([x, y]): Part[] => [
  { d: circle([x, y], 4), fill: 'steel', stroke: 0.7 },
  line(`M${x - 2} ${y - 2}L${x + 2} ${y + 2}`, 0.8, 1),
])

/** Cassette from the front: label with its lines, window on the two reels. */
const shellOf = (isBlank: boolean): Part[] => [
  { d: roundRect(-134, -86, 268, 174, 12), fill: 'clothDark' },
  line(roundRect(-128, -80, 256, 162, 9), 0.6, 1),
  { d: roundRect(-110, -68, 220, 116, 8), fill: 'banner' },
  { d: polygon(coords('-110,-32 110,-32 110,-14 -110,-14')), fill: 'flame', stroke: 0.7 },
  { d: polygon(coords('-110,-14 110,-14 110,4 -110,4')), fill: 'red', stroke: 0.7 },
  { d: polygon(coords('-110,4 110,4 110,22 -110,22')), fill: 'violet', stroke: 0.7 },
  ...(isBlank
    ? []
    : [
        line('M-84 -56L84 -56M-84 -44L40 -44', 0.9, 1),
        { d: rect(-104, -60, 13, 18), fill: 'black', stroke: 0.5 } as const,
      ]),
  line('M-84 34L-20 34M20 34L84 34', 0.8, 1),
  { d: roundRect(-78, -28, 156, 48, 24), fill: 'clothDark' },
  { d: roundRect(-26, -20, 52, 32, 4), fill: 'glass' },
  { d: 'M-26 -18C-14 -18 -10 10 -26 10Z', fill: 'leather', stroke: 0.6 },
  { d: 'M26 -14C20 -14 18 6 26 6Z', fill: 'leather', stroke: 0.6 },
  line('M-6 -18L-6 10M2 -18L2 10M10 -18L10 10', 0.5, 2),
  ...hub([-52, -4]),
  ...hub([52, -4]),
  // raised lower part with the guide holes
  { d: polygon(coords('-92,88 -82,52 82,52 92,88')), fill: 'clothDark' },
  ...coords('-58,76 58,76').map((at): Part => ({
    d: annulus(at, 7, 4),
    fill: 'steel',
    stroke: 0.7,
  })),
  ...coords('-28,78 28,78').map(([x, y]): Part => ({
    d: rect(x - 5, y - 5, 10, 10),
    fill: 'black',
    stroke: 0.6,
  })),
  ...screws,
]
const shell = shellOf(false)

/** Tape pulled out into loops below. */
function unwound(): Part[] {
  const tape = (text: string) => {
    const ribbon = tube(sample(coords(text), 20), (u) => 3.4 + 1.8 * Math.sin(u * 17))
    return [
      { d: ribbon.strip(0, 1, -1, 1, 130), fill: 'leather', stroke: 0.8 } as Part,
      line(ribbon.line(0.02, 0.98, 0.3, 90), 0.4, 2),
    ]
  }
  return [
    ...tape(
      '-30,28 -60,70 -96,96 -70,128 -14,112 -4,78 -36,70 -62,98 -30,146 40,140 96,110 92,74 56,72 34,100 70,144 130,138 150,104',
    ),
    ...placed(shell, { y: -42, angle: -0.1, scale: 0.92 }),
  ]
}

export const cassette: Motif = {
  name: 'cassette',
  category: 'object',
  words: ['cassette', 'cassette tape', 'mixtape'],
  variants: ['plain', 'unwound', 'blank'],
  spare: ['blank'],
  isForWords: true,
  pages: { blank: [{ box: [-96, -65, 96, -35] }] },
  draw({ variant }) {
    if (variant === 'blank') return measured(shellOf(true))
    return measured(variant === 'unwound' ? unwound() : placed(shell, { angle: -0.06 }))
  },
}
