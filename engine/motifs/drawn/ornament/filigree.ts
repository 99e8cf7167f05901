import { measured } from '#engine/motifs/drawing/box.ts'
import { petal } from '#engine/motifs/drawing/flora.ts'
import { circle, coords } from '#engine/motifs/drawing/geometry.ts'
import { mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { drop, scroll } from '#engine/motifs/drawing/scroll.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const bead = (x: number, y: number, r: number): Part => ({
  d: circle([x, y], r),
  fill: 'black',
  stroke: 0.2,
})

/** Three petals and a bud, growing up from the origin. */
const fleuron: Part[] = [
  ...placed(petal({ length: 40, width: 10, tip: 'point', veins: 1 }), { angle: -0.75 }),
  ...placed(petal({ length: 40, width: 10, tip: 'point', veins: 1 }), { angle: 0.75 }),
  ...petal({ length: 52, width: 12, tip: 'point', veins: 3 }),
]

function crest(): Part[] {
  return [
    ...mirrored([
      ...scroll({ points: coords('6,70 40,62 78,40 96,6'), radius: 24, side: -1, width: 5 }),
      ...scroll({ points: coords('30,64 62,66 96,56 122,34'), radius: 15, side: -1, width: 3.6 }),
      ...scroll({ points: coords('6,60 20,30 44,10 60,-14'), radius: 20, side: -1, width: 4.6 }),
      ...scroll({ points: coords('10,40 8,10 18,-24 34,-46'), radius: 14, side: 1, width: 3.6 }),
      ...scroll({ points: coords('4,72 24,84 52,88 78,82'), radius: 12, side: 1, width: 3.4 }),
      bead(70, 2, 4),
      bead(52, 40, 3),
      bead(112, 8, 3),
      bead(24, -10, 2.6),
    ]),
    ...placed(fleuron, { y: -34, scale: 1.1 }),
    drop([0, 74], 34),
    bead(0, 118, 4),
    bead(0, 130, 2.6),
    bead(0, -22, 5),
    bead(0, 58, 6),
  ]
}

function divider(): Part[] {
  return [
    ...mirrored([
      ...scroll({ points: coords('10,4 44,-16 84,-12 116,6'), radius: 15, side: 1, width: 2.7 }),
      ...scroll({ points: coords('14,6 40,26 70,26 92,12'), radius: 11, side: -1, width: 2.2 }),
      ...scroll({ points: coords('8,-4 20,-26 44,-32 60,-24'), radius: 8, side: 1, width: 1.9 }),
      bead(142, 6, 3.4),
      bead(152, 6, 2.2),
    ]),
    ...placed(fleuron, { y: 4, scale: 0.8 }),
    ...placed(fleuron, { y: 6, scale: 0.5, angle: Math.PI }),
    bead(0, 4, 6),
  ]
}

function corner(): Part[] {
  const arm: Part[] = [
    ...scroll({
      points: coords('-86,-96 -40,-104 14,-98 52,-84'),
      radius: 18,
      side: 1,
      width: 3.1,
    }),
    ...scroll({ points: coords('-60,-92 -30,-74 2,-68 24,-72'), radius: 12, side: -1, width: 2.4 }),
    ...scroll({
      points: coords('20,-100 52,-108 84,-104 104,-94'),
      radius: 10,
      side: 1,
      width: 2.0,
    }),
    bead(70, -66, 3.4),
    bead(128, -92, 3),
  ]
  // the second arm is the first one reflected in the diagonal
  const other = placed(placed(arm, { angle: Math.PI / 2 }), { mirror: true })
  return [
    ...arm,
    ...other,
    ...placed(fleuron, { x: -78, y: -78, angle: (3 * Math.PI) / 4, scale: 1.2 }),
    bead(-84, -84, 8),
  ]
}

export const filigree: Motif = {
  name: 'filigree',
  category: 'ornament',
  words: [
    'filigree',
    'scrollwork',
    'ornament',
    'flourish',
    'swirl',
    'swirls',
    'ornamental corner',
    'divider',
    'arabesque',
    'baroque ornament',
  ],
  variants: ['crest', 'divider', 'corner'],
  draw({ variant }) {
    if (variant === 'divider') return measured(divider())
    return measured(variant === 'corner' ? corner() : crest())
  },
}
