import { measured } from '#engine/motifs/drawing/box.ts'
import { leaf, stem } from '#engine/motifs/drawing/flora.ts'
import { coords, type Point } from '#engine/motifs/drawing/geometry.ts'
import { gleam, placed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A fruit with the dimple where its stalk sits, hanging from the origin. */
const fruit: Part[] = [
  {
    d: 'M0 4C12 -8 44 -4 46 32C48 64 20 82 0 82C-20 82 -48 64 -46 32C-44 -4 -12 -8 0 4Z',
    fill: 'red',
  },
  brush(coords('-16,3 0,10 16,3'), 2.6),
  gleam('M-32 20C-30 8 -20 4 -14 6C-22 12 -26 20 -26 32C-28 38 -34 32 -32 20Z', 0),
  gleam('M-28 42C-24 40 -23 46 -26 49C-30 49 -31 44 -28 42Z', 0),
  brush(coords('30,56 18,70 0,74'), 1.8),
]

const stalk = (points: readonly Point[]): Part => stem(points, 3.4, 1.7, 'wood')

export const cherry: Motif = {
  name: 'cherry',
  category: 'plant',
  words: ['cherry', 'cherries', 'pair of cherries'],
  variants: ['pair', 'three'],
  shows: { pair: 2, three: 3 },
  draw({ variant }) {
    const knot: Part = {
      d: 'M-12 -112C-4 -120 14 -120 20 -110C12 -104 -4 -102 -12 -112Z',
      fill: 'wood',
      stroke: 0.9,
    }
    const leaves = [
      ...placed(leaf({ length: 92, width: 25, teeth: 9 }), { x: 8, y: -110, angle: 1.35 }),
      ...placed(leaf({ length: 62, width: 18, bend: -0.1, teeth: 8 }), {
        x: -2,
        y: -110,
        angle: -1.2,
      }),
    ]
    if (variant === 'pair')
      return measured([
        ...leaves,
        stalk(coords('4,-110 -18,-50 -50,12')),
        stalk(coords('6,-110 30,-40 46,34')),
        ...placed(fruit, { x: -50, y: 6, angle: 0.12 }),
        ...placed(fruit, { x: 48, y: 28, angle: -0.1, scale: 1.04 }),
        knot,
      ])
    return measured([
      ...leaves,
      stalk(coords('4,-110 -30,-60 -70,-8')),
      stalk(coords('6,-110 40,-50 74,4')),
      ...placed(fruit, { x: -70, y: -14, angle: 0.2, scale: 0.84 }),
      ...placed(fruit, { x: 76, y: -2, angle: -0.18, scale: 0.88 }),
      stalk(coords('5,-110 0,-40 4,40')),
      ...placed(fruit, { x: 4, y: 34 }),
      knot,
    ])
  },
}
