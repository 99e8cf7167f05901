import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { star } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A rocket as comics drew them: round belly, three fins, one porthole. */
const ship: Part[] = [
  { d: 'M-24 76C-34 100 -22 128 0 158C22 128 34 100 24 76Z', fill: 'flame' },
  { d: 'M-13 76C-18 94 -10 112 0 130C10 112 18 94 13 76Z', fill: 'flameIn', stroke: 0.7 },
  ...mirrored([
    { d: 'M32 18C58 34 72 62 68 98C56 82 44 74 26 72Z', fill: 'red' },
    brush(coords('40,32 54,54 60,80'), 1.4),
  ]),
  { d: 'M-24 64L24 64L28 80L-28 80Z', fill: 'steelDark' },
  {
    d: 'M0 -134C34 -104 44 -52 40 -4C38 26 32 48 24 66L-24 66C-32 48 -38 26 -40 -4C-44 -52 -34 -104 0 -134Z',
    fill: 'steel',
  },
  {
    d: 'M0 -134C20 -116 31 -92 36 -66C14 -58 -14 -58 -36 -66C-31 -92 -20 -116 0 -134Z',
    fill: 'red',
  },
  line('M-40 6C-14 14 14 14 40 6M-36 34C-14 42 14 42 36 34', 0.7, 1),
  { d: circle([0, -26], 21), fill: 'gold' },
  { d: circle([0, -26], 15), fill: 'glass' },
  brush(coords('-9,-32 -4,-38 3,-38'), 1.2, 'paper'),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((i): Part => ({
    d: circle([18 * Math.cos(i * 0.785), -26 + 18 * Math.sin(i * 0.785)], 1.3),
    fill: 'black',
    stroke: 0,
    detail: 1,
  })),
  { d: 'M-5 38L5 38L4 96L0 104L-4 96Z', fill: 'red' },
]

export const rocket: Motif = {
  name: 'rocket',
  category: 'object',
  words: ['rocket', 'spaceship', 'rocket ship', 'space ship', 'space shuttle'],
  variants: ['launch', 'stars'],
  draw({ variant }) {
    if (variant === 'launch') return measured(ship)
    return measured([
      ...(
        [
          [-84, -70, 12],
          [90, -96, 8],
          [-70, 60, 7],
          [96, 30, 10],
          [66, 104, 6],
        ] as const
      ).map(([x, y, size]): Part => ({
        d: star(4, size, size * 0.28, [x, y]),
        fill: 'star',
        stroke: 0.8,
      })),
      ...coords('-96,6 70,-40 -52,-112 40,128').map((at): Part => ({
        d: circle(at, 2),
        fill: 'black',
        stroke: 0,
      })),
      ...placed(ship, { angle: 0.5 }),
    ])
  },
}
