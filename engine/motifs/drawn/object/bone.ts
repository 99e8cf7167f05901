import { measured } from '#engine/motifs/drawing/box.ts'
import { coords } from '#engine/motifs/drawing/geometry.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { skull } from '#engine/motifs/drawn/human/skull.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A long bone lying along the x axis: two knuckles at each end, a waisted shaft, a crack. */
const longBone: Part[] = [
  {
    d: 'M-84 -14C-92 -36 -118 -44 -130 -28C-138 -16 -132 -4 -122 0C-132 6 -138 18 -128 30C-114 42 -92 34 -84 14C-56 8 -28 7 0 7C28 7 56 8 84 14C92 34 114 42 128 30C138 18 132 6 122 0C132 -4 138 -16 130 -28C118 -44 92 -36 84 -14C56 -8 28 -7 0 -7C-28 -7 -56 -8 -84 -14Z',
    fill: 'bone',
  },
  brush(coords('-118,-30 -104,-32 -94,-20'), 1.6),
  brush(coords('118,28 104,30 94,18'), 1.6),
  lines(
    [
      coords('-70,2 -30,3 20,2'),
      coords('-122,0 -112,2 -104,1'),
      coords('122,0 112,-2 104,-1'),
      coords('30,-6 36,-1 32,3 40,6'),
      coords('-50,-8 -46,-3 -50,0'),
    ],
    0.7,
  ),
]

export const bone: Motif = {
  name: 'bone',
  category: 'object',
  words: ['bone', 'bones', 'crossbones', 'skull and crossbones', 'jolly roger', 'dog bone'],
  variants: ['crossbones', 'single', 'jolly-roger'],
  draw({ variant, random }) {
    if (variant === 'single') return measured(placed(longBone, { angle: -0.4 }))
    const crossed = [...placed(longBone, { angle: 0.5 }), ...placed(longBone, { angle: -0.5 })]
    if (variant === 'crossbones') return measured(crossed)
    return measured([
      ...placed(crossed, { y: 52, scale: 1.05 }),
      ...placed(skull.draw({ variant: 'front', random }).parts, { y: -14, scale: 0.86 }),
    ])
  },
}
