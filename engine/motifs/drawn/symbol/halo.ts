import { measured } from '#engine/motifs/drawing/box.ts'
import { polygon } from '#engine/motifs/drawing/geometry.ts'
import { around } from '#engine/motifs/drawing/flora.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { annulus, beadRing, ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A ring of light seen from slightly above, tipped to one side. */
const ring = (): Part[] =>
  placed(
    [
      { d: ellipse([0, 7], 96, 28) + ellipse([0, 6], 76, 18, false), fill: 'gold', tone: 0.3 },
      { d: ellipse([0, 0], 96, 28) + ellipse([0, 0], 76, 18, false), fill: 'gold' },
      line(ellipse([0, 0], 86, 23), 0.6, 1),
      line(
        'M-104 -14L-120 -20M-84 -30L-96 -44M-44 -40L-50 -56M0 -44L0 -60M44 -40L50 -56M84 -30L96 -44M104 -14L120 -20',
        1,
        1,
      ),
    ],
    { angle: -0.1 },
  )

/** A saint's glory: a beaded ring and rays of two lengths. */
const rays = (): Part[] => [
  ...around(32, 0, (i) => [
    {
      d: polygon([
        [-4.4, -60],
        [0, i % 2 ? -92 : -114],
        [4.4, -60],
      ]),
      fill: 'gold' as const,
      stroke: 0.8,
    },
  ]),
  { d: annulus([0, 0], 68, 50), fill: 'gold' },
  line(ellipse([0, 0], 64, 64) + ellipse([0, 0], 54, 54), 0.6, 1),
  ...beadRing([0, 0], 59, 36, 2.2, 'black', 2),
]

export const halo: Motif = {
  name: 'halo',
  kind: 'headgear',
  worn: 'halo',
  category: 'symbol',
  words: ['halo', 'angel halo', 'aureole', 'nimbus'],
  variants: ['ring', 'rays'],
  draw: ({ variant }) => measured(variant === 'rays' ? rays() : ring()),
}
