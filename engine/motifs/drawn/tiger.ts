import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, smooth } from '#engine/motifs/drawing/geometry.ts'
import { catFace, roaringCat, stripe, type Coat } from '#engine/motifs/drawing/great-cats.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const crown: Part[] = [
  // forehead stripes: the nested arches that read as the "king" sign
  stripe(coords('0.5,-62 14,-66 26,-58'), 2.6),
  stripe(coords('0.5,-52 14,-55 27,-46'), 2.8),
  stripe(coords('1,-43 10,-44 20,-37'), 2.2),
  stripe(coords('31,-66 40,-56 44,-44'), 2.8),
  stripe(coords('42,-58 49,-48 52,-36'), 2.4),
]
const cheekStripes: Part[] = [
  stripe(coords('58,-30 50,-24 45,-14'), 2.6),
  stripe(coords('62,-12 53,-8 46,2'), 2.8),
  stripe(coords('62,8 53,8 44,16'), 2.6),
  stripe(coords('56,30 50,27 45,30'), 2.2),
]

const coat: Coat = {
  crown,
  cheek: cheekStripes,
  brow: [stripe(coords('28,6 36,8 42,4'), 1.5)],
  ruff: [
    coords('60,0 76,8 92,20'),
    coords('60,22 74,34 86,50'),
    coords('52,44 64,60 70,78'),
    coords('38,62 46,76 46,92'),
  ].map((p) => stripe(p, 2.6)),
  mane: 1,
}
const whorl: Record<string, Part> = {
  front: stripe(coords('-3,-76 0,-70 3,-76'), 1.6),
  roaring: { d: smooth(coords('-3,-94 0,-84 3,-94 0,-96')), fill: 'black', stroke: 0.2 },
}

export const tiger: Motif = {
  name: 'tiger',
  category: 'animal',
  words: ['tiger', 'tiger head', 'tiger face', 'tigress', 'bengal tiger', 'year of the tiger'],
  variants: ['front', 'roaring'],
  draw: ({ variant, random }) =>
    measured([
      ...(variant === 'roaring' ? roaringCat(random, coat) : catFace(random, coat)),
      whorl[variant] ?? whorl['front']!,
    ]),
}
