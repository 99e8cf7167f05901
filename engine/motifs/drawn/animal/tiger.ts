import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, smooth } from '#engine/motifs/drawing/geometry.ts'
import { catFace, roaringCat, stripe, type Coat } from '#engine/motifs/drawing/great-cats.ts'
import { prowlingCat, tailAt } from '#engine/motifs/drawing/prowling-cat.ts'
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
const bodyStripes: Part[] = [
  coords('46,-58 40,-42 44,-24'),
  coords('30,-62 22,-42 28,-22'),
  coords('10,-52 2,-32 8,-12'),
  coords('-8,-50 -16,-28 -8,-6'),
  coords('-26,-50 -32,-30 -24,-8'),
  coords('-46,-52 -52,-32 -42,-12'),
  coords('-66,-57 -70,-38 -62,-18'),
  coords('-84,-52 -84,-32 -74,-14'),
  coords('-104,-24 -90,-16 -78,-2'),
  coords('-106,0 -94,4 -84,14'),
  coords('-102,24 -92,24 -82,30'),
  coords('-114,48 -104,48 -96,54'),
  coords('-104,72 -98,70 -91,72'),
  coords('2,22 -2,10 2,-2'),
  coords('-22,17 -26,6 -20,-4'),
  coords('18,26 16,14 20,2'),
  coords('27,52 36,52 44,56'),
  coords('25,68 34,68 44,72'),
  coords('80,-20 70,-10 68,4'),
].map((points, i) => stripe(points, i % 3 ? 2.6 : 3.2))
const rings: Part[] = [0.14, 0.28, 0.42, 0.56, 0.7, 0.84, 0.95].map((u) => ({
  d: tailAt.strip(u, u + 0.05, -1, 1, 6),
  fill: 'black',
  stroke: 0.3,
}))

const whorl: Record<string, Part> = {
  front: stripe(coords('-3,-76 0,-70 3,-76'), 1.6),
  roaring: { d: smooth(coords('-3,-94 0,-84 3,-94 0,-96')), fill: 'black', stroke: 0.2 },
}

export const tiger: Motif = {
  name: 'tiger',
  category: 'animal',
  bulk: 1.1,
  words: ['tiger', 'tiger head', 'tiger face', 'tigress', 'bengal tiger', 'year of the tiger'],
  variants: ['front', 'roaring', 'prowling'],
  draw({ variant, random }) {
    if (variant === 'roaring') return measured([...roaringCat(random, coat), whorl['roaring']!])
    const head = [...catFace(random, coat), whorl['front']!]
    return measured(
      variant === 'prowling'
        ? prowlingCat({ head, headSize: 0.54, marks: bodyStripes, tail: rings })
        : head,
    )
  },
}
