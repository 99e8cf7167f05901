import { measured } from '#engine/motifs/drawing/box.ts'
import { follow, stem } from '#engine/motifs/drawing/flora.ts'
import { curled } from '#engine/motifs/drawing/anatomy.ts'
import { coords, polar, polygon, TAU, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** The five-lobed leaf, stalk at the origin, growing up. */
const lobed: Part[] = [
  {
    d: symmetric(coords('0,-52 7,-36 12,-30 26,-36 22,-22 18,-16 28,-8 20,0 8,2 0,-4'), 0.6),
    fill: 'leaf',
  },
  line('M0 -4L0 -42', 0.7, 1),
  ...mirrored([line('M0 -8L19 -29M0 -6L21 -5', 0.55, 1)]),
]
const tendril = (points: readonly Point[], side: 1 | -1): Part => ({
  d: tube(curled(points, 8, 1.4, side), (u) => 1.5 - u).strip(0, 1, -1, 1, 60),
  fill: 'leaf',
  stroke: 0.6,
})

/** A shoot with its leaves, along a curve. */
export function vine(spine: readonly Point[], count: number, random: Rng): Part[] {
  const on = follow(spine)
  return [
    stem(spine, 2.6, 1.2),
    ...Array.from({ length: count }, (_, i) => {
      const at = on((i + 0.6) / count),
        side = i % 2 ? 1 : -1,
        angle = at.angle + side * (1 + random() * 0.5)
      const [x, y] = polar(9, angle - Math.PI / 2, [at.x, at.y])
      return [
        line(
          polygon(
            [
              [at.x, at.y],
              [x, y],
            ],
            false,
          ),
          1.1,
          0,
        ),
        ...placed(lobed, {
          x,
          y,
          angle: angle + side * 0.3,
          scale: (0.66 + random() * 0.34) * (1 - (i / count) * 0.35),
        }),
      ]
    }).flat(),
  ]
}

export const ivy: Motif = {
  name: 'ivy',
  kind: 'foliage',
  cord: 'vine',
  category: 'plant',
  words: ['ivy', 'vine', 'vines', 'climbing plant', 'ivy vine'],
  variants: ['climbing', 'wreath'],
  draw({ variant, random }) {
    if (variant === 'wreath') {
      const ring = Array.from({ length: 13 }, (_, i) => polar(92, (i / 12) * TAU - Math.PI / 2))
      return measured(vine(ring, 22, random))
    }
    return measured([
      tendril(coords('-18,30 -48,24 -66,8'), 1),
      tendril(coords('16,-40 40,-50 54,-70'), -1),
      ...vine(coords('6,150 -24,90 24,30 -22,-34 20,-90 4,-140'), 15, random),
    ])
  },
}
