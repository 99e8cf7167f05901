import { measured } from '#engine/motifs/drawing/box.ts'
import { around, petal } from '#engine/motifs/drawing/flora.ts'
import { circle, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { along } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A reed-pen stroke: broad where the nib lies flat, thin where it turns. */
const pen = (points: readonly Point[], widths: readonly number[]): Part => ({
  d: tube(sample(points, 16), (u) => along(widths, u)).strip(0, 1, -1, 1, 60),
  fill: 'black',
  stroke: 0.4,
})

const syllable: Part[] = [
  pen(
    [
      [-62, -44],
      [-44, -62],
      [-14, -66],
      [10, -46],
      [2, -20],
      [-24, -10],
    ],
    [1, 6, 9, 11, 9, 4, 1],
  ),
  pen(
    [
      [-26, -11],
      [6, -8],
      [26, 14],
      [22, 46],
      [-10, 68],
      [-50, 60],
      [-78, 30],
    ],
    [1, 6, 10, 12, 11, 8, 3, 0.6],
  ),
  pen(
    [
      [16, 4],
      [40, -8],
      [62, -20],
      [86, -10],
      [92, 18],
      [78, 42],
      [58, 46],
      [44, 34],
    ],
    [1, 5, 8, 10, 11, 9, 6, 1],
  ),
  pen(
    [
      [26, -74],
      [46, -56],
      [74, -54],
      [98, -78],
    ],
    [0.6, 7, 9, 6, 0.6],
  ),
  { d: 'M62 -104L74 -90L62 -76L50 -90Z', fill: 'black', stroke: 0.4 },
]

export const om: Motif = {
  name: 'om',
  category: 'symbol',
  words: ['om', 'aum', 'om symbol', 'ohm symbol'],
  variants: ['plain', 'lotus'],
  draw({ variant }) {
    if (variant === 'plain') return measured(syllable)
    return measured([
      ...around(
        16,
        96,
        () => petal({ length: 44, width: 17, tip: 'point', veins: 3 }),
        Math.PI / 16,
      ),
      ...around(16, 92, () => petal({ length: 40, width: 16, tip: 'point', veins: 3 })),
      { d: circle([0, 0], 98), fill: 'paper', shade: 0.2 },
      line(circle([0, 0], 91), 0.7, 1),
      ...around(48, 94.5, () => [{ d: circle([0, 0], 1.4), fill: 'black', stroke: 0, detail: 1 }]),
      ...placed(syllable, { x: -4, y: 6, scale: 0.78 }),
    ])
  },
}
