import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polar, type Point } from '#engine/motifs/drawing/geometry.ts'
import { catFace, roaringCat, type Coat } from '#engine/motifs/drawing/great-cats.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { prowlingCat, tailAt } from '#engine/motifs/drawing/prowling-cat.ts'
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

const bodySpots: Part[] = [
  ...coords(
    '40,-48 22,-48 4,-40 -14,-38 -34,-38 -54,-42 -74,-44 -90,-34 48,-28 30,-28 14,-22 -4,-18 -24,-18 -44,-20 -64,-22 -84,-18 -96,-6 52,-6 34,-8 18,-2 -2,2 -22,0 -42,0 -62,0 -80,4 -66,20 -86,24 44,14 64,4',
  ).flatMap((at, i) => rosette(at, i % 2 ? 6.2 : 5.4)),
  ...coords('-104,44 -96,56 -94,70 36,46 40,60 34,72 40,82 -100,84 10,14 -12,14 72,-14 70,-30').map(
    (at) => spot(at, 2.6),
  ),
]
const tailSpots: Part[] = [
  ...[0.12, 0.26, 0.4].flatMap((u) => [
    spot(tailAt.at(u, -0.4), 3),
    spot(tailAt.at(u + 0.06, 0.5), 2.6),
  ]),
  ...[0.58, 0.72, 0.86, 0.95].map((u): Part => ({
    d: tailAt.strip(u, u + 0.05, -1, 1, 6),
    fill: 'black',
    stroke: 0.3,
  })),
]

export const jaguar: Motif = {
  name: 'jaguar',
  category: 'animal',
  words: ['jaguar', 'cheetah', 'snow leopard', 'jaguar head'],
  variants: ['front', 'roaring', 'prowling'],
  draw({ variant, random }) {
    if (variant === 'roaring') return measured(roaringCat(random, coat))
    const head = catFace(random, coat)
    return measured(
      variant === 'prowling'
        ? prowlingCat({ head, headSize: 0.52, marks: bodySpots, tail: tailSpots })
        : head,
    )
  },
}
