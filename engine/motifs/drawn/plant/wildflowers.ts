import { measured } from '#engine/motifs/drawing/box.ts'
import {
  blade,
  cornflowerHead,
  cutLeaf,
  daisyHead,
  grassEar,
  laceHead,
  onStalk,
  poppyBud,
  poppyCup,
  spire,
} from '#engine/motifs/drawing/meadow.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** An open cluster as it stands in the field: no two of one height, room between the heads, the stalks close at the foot. */
const cluster = (): Part[] => [
  ...blade(-8, 126, -0.5, 128, 0.05),
  ...blade(10, 126, 0.46, 120, 0.05),
  ...onStalk('12,128 30,60 62,2 86,-38', grassEar, { scale: 0.9, thick: 1, nods: 0.2 }),
  ...onStalk('-10,128 -30,60 -58,10 -90,-22', grassEar, { scale: 0.8, thick: 1, nods: -0.3 }),
  ...onStalk('4,128 16,50 34,-30 42,-70', laceHead, { scale: 0.95, thick: 1.4 }),
  ...onStalk('-6,128 -18,60 -46,-6 -60,-46', spire(), { scale: 0.86, thick: 1.5 }),
  ...placed(cutLeaf, { x: 14, y: 96, angle: 0.85, scale: 0.86 }),
  ...placed(cutLeaf, { x: -12, y: 92, angle: -0.8, scale: 0.78 }),
  ...onStalk('10,128 36,76 60,40 74,34', cornflowerHead, { scale: 0.92, nods: -0.9 }),
  ...onStalk('-4,128 -10,70 -46,44 -66,38', daisyHead(0.6), { scale: 1, nods: 0.8 }),
  ...onStalk('6,128 14,70 30,22 34,8', daisyHead(0.72), { scale: 0.86, nods: 0.1 }),
  ...onStalk('0,128 -6,60 -8,-20 -14,-62', poppyCup, { scale: 1.05 }),
  ...onStalk('2,128 0,80 -18,40 -24,-2 -36,-8 -42,4', poppyBud, { scale: 0.78, thick: 1.4 }),
  ...blade(2, 130, 0.12, 70, 0.06),
]

/** Few stalks, slender: what fits beside a wrist or along a rib. */
const slender = (): Part[] => [
  ...blade(-2, 140, -0.3, 120, 0.05),
  ...onStalk('2,142 8,70 26,10 32,-30', cornflowerHead, { scale: 0.86 }),
  ...onStalk('-2,142 -8,70 -30,20 -34,-6', daisyHead(0.66), { scale: 0.86, nods: -0.1 }),
  ...onStalk('0,142 2,60 -8,-30 -2,-84', poppyCup, { scale: 0.92 }),
  ...onStalk('1,142 10,90 36,62 44,56', grassEar, { scale: 0.62, thick: 0.9, nods: -0.4 }),
  ...placed(cutLeaf, { x: 2, y: 104, angle: 0.7, scale: 0.7 }),
  ...placed(cutLeaf, { x: -2, y: 88, angle: -0.75, scale: 0.62 }),
]

/** Two in bloom and one that has still to open. */
const cornflowers = (): Part[] => [
  ...blade(0, 120, -0.42, 100, 0.06),
  ...blade(4, 104, 0.5, 84, 0.06),
  ...onStalk('2,140 0,70 -26,20 -34,-4', cornflowerHead, { scale: 1.15 }),
  ...onStalk('-2,140 10,80 44,40 56,20', placed(cornflowerHead.slice(-2), { scale: 0.8 })),
  ...onStalk('0,140 4,60 14,-10 10,-56', cornflowerHead, { scale: 1.4 }),
]

const DRAWINGS: Record<string, () => Part[]> = { cluster, slender, cornflower: cornflowers }

export const wildflowers: Motif = {
  name: 'wildflowers',
  isMany: true,
  category: 'plant',
  words: ['wildflowers', 'meadow flowers', 'cornflower', 'field of flowers'],
  variants: ['cluster', 'slender', 'cornflower'],
  spare: ['cornflower'],
  draw: ({ variant }) => measured((DRAWINGS[variant] ?? cluster)()),
}
