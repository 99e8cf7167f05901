import { measured } from '#engine/motifs/drawing/box.ts'
import { coords } from '#engine/motifs/drawing/geometry.ts'
import { catFace, roaringCat, stripe, type Coat } from '#engine/motifs/drawing/great-cats.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { lines } from '#engine/motifs/drawing/pen.ts'
import { prowlingCat } from '#engine/motifs/drawing/prowling-cat.ts'
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

const SHEEN: Part[] = [
  lines(
    [
      coords('-34,-40 -40,-18 -34,2'),
      coords('-24,-38 -28,-20 -24,-4'),
      coords('-92,-20 -90,0 -84,16'),
      coords('28,-44 22,-24 24,-6'),
    ],
    0.6,
  ),
]

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
  bulk: 1.1,
  words: [
    'panther',
    'black panther',
    'panther head',
    'crawling panther',
    'puma',
    'cougar',
    'mountain lion',
  ],
  variants: ['roaring', 'front', 'prowling', 'climbing'],
  draw({ variant, random }) {
    if (variant === 'front') return measured(blacken(catFace(random, coat)))
    const head = roaringCat(random, coat)
    if (variant === 'roaring') return measured(blacken(head))
    const isClimbing = variant === 'climbing'
    const body = prowlingCat({
      head,
      headSize: 0.46,
      headAngle: isClimbing ? 0.86 : 0,
      marks: SHEEN,
      tail: [],
    })
    return measured(blacken(isClimbing ? placed(body, { angle: -1.02 }) : body))
  },
}
