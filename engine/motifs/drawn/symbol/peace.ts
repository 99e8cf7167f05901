import { measured } from '#engine/motifs/drawing/box.ts'
import { around, leaf, petal } from '#engine/motifs/drawing/flora.ts'
import { circle, polygon } from '#engine/motifs/drawing/geometry.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { annulus, rect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'

/** A spoke from the centre to the rim. */
const spoke = (angle: number, tag: Tag): Part => ({
  ...placed([{ d: rect(-7, -94, 14, 96), fill: tag, stroke: 0 }], { angle })[0]!,
})

function sign(tag: Tag): Part[] {
  return [
    { d: annulus([0, 0], 106, 90), fill: tag },
    {
      d: polygon([
        [-7, -91],
        [7, -91],
        [7, 91],
        [-7, 91],
      ]),
      fill: tag,
    },
    ...[0.75 * Math.PI, -0.75 * Math.PI].map((angle) => spoke(angle, tag)),
    spoke(0, tag),
    spoke(Math.PI, tag),
  ]
}

const blossom: Part[] = [
  ...around(6, 2, () => petal({ length: 22, width: 9, veins: 1, tag: 'pink' })),
  { d: circle([0, 0], 5.5), fill: 'gold', stroke: 0.8 },
]

export const peace: Motif = {
  name: 'peace',
  category: 'symbol',
  words: ['peace', 'peace sign', 'peace symbol', 'ban the bomb'],
  variants: ['plain', 'flowers'],
  draw({ variant }) {
    if (variant === 'plain') return measured(sign('black'))
    const spots = Array.from({ length: 10 }, (_, i) => (i / 10) * Math.PI * 2)
    return measured([
      ...sign('leaf'),
      ...spots.flatMap((a, i) =>
        placed(leaf({ length: 34, width: 9, veins: 3 }), {
          x: 98 * Math.sin(a + 0.3),
          y: -98 * Math.cos(a + 0.3),
          angle: a + (i % 2 ? 0.5 : 2.4),
        }),
      ),
      ...spots.flatMap((a, i) =>
        placed(blossom, {
          x: 98 * Math.sin(a),
          y: -98 * Math.cos(a),
          scale: i % 2 ? 0.85 : 1.1,
          angle: a,
        }),
      ),
    ])
  },
}
