import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polar, type Point } from '#engine/motifs/drawing/geometry.ts'
import { catFace, roaringCat, type Coat } from '#engine/motifs/drawing/great-cats.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const spot = ([x, y]: Point, size: number): Part => ({
  d: ellipse([x, y], size, size * 0.78),
  fill: 'black',
  stroke: 0.2,
})

/** A rosette: three broken strokes round a darker middle. */
const rosette = (centre: Point, size: number): Part[] => [
  ...[0.2, 2.3, 4.4].map((a) =>
    brush(
      [polar(size, a, centre), polar(size * 1.06, a + 0.8, centre), polar(size, a + 1.6, centre)],
      size * 0.26,
    ),
  ),
  spot(centre, size * 0.2),
]

const coat: Coat = {
  crown: coords(
    '6,-68 18,-70 30,-64 12,-58 24,-56 36,-54 46,-52 6,-50 17,-46 29,-44 8,-40 42,-42',
  ).map((p, i) => spot(p, i % 3 ? 2.4 : 3)),
  cheek: [
    ...rosette([54, -26], 5),
    ...rosette([55, -6], 5.2),
    ...rosette([53, 14], 5),
    ...coords('46,-12 46,4 46,24 50,32 44,36').map((p) => spot(p, 2.2)),
  ],
  brow: coords('26,8 33,10 40,6 36,16').map((p) => spot(p, 1.6)),
  ruff: [
    [66, -6],
    [72, 16],
    [70, 40],
    [58, 60],
    [44, 76],
  ].flatMap(([x, y]) => rosette([x!, y!], 6)),
  mane: 0.88,
}

export const jaguar: Motif = {
  name: 'jaguar',
  category: 'animal',
  words: ['jaguar', 'leopard', 'cheetah', 'snow leopard', 'leopard head', 'jaguar head'],
  variants: ['front', 'roaring'],
  draw: ({ variant, random }) =>
    measured(variant === 'roaring' ? roaringCat(random, coat) : catFace(random, coat)),
}
