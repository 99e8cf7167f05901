import { measured } from '#engine/motifs/drawing/box.ts'
import { coords } from '#engine/motifs/drawing/geometry.ts'
import { catFace, roaringCat, stripe, type Coat } from '#engine/motifs/drawing/great-cats.ts'
import { lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A black coat has no pattern, only the sheen along brow and cheekbone. */
const coat: Coat = {
  crown: [
    lines(
      [
        coords('8,-70 14,-56 10,-42'),
        coords('24,-66 28,-56 26,-46'),
        coords('40,-58 42,-50 40,-42'),
      ],
      0.6,
    ),
  ],
  cheek: [stripe(coords('50,-18 54,0 48,20'), 1.4), stripe(coords('44,30 48,40 42,50'), 1.2)],
  brow: [],
  ruff: [],
  mane: 0.84,
}

/** Fur turns black; the parts that were pale on a tiger only a little lighter, so that the planes still read. */
const blacken = (parts: readonly Part[]): Part[] =>
  parts.map((part) => {
    if (part.fill === 'fur') return { ...part, fill: 'furBlack', tone: 0.16 }
    if (part.fill === 'furLight') return { ...part, fill: 'furBlack', tone: 0 }
    return part.fill === 'pink' ? { ...part, fill: 'furBlack', tone: 0.4 } : part
  })

export const panther: Motif = {
  name: 'panther',
  category: 'animal',
  words: ['panther', 'black panther', 'panther head', 'puma', 'cougar', 'mountain lion'],
  variants: ['roaring', 'front'],
  draw: ({ variant, random }) =>
    measured(blacken(variant === 'front' ? catFace(random, coat) : roaringCat(random, coat))),
}
