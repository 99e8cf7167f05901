import { measured } from '#engine/motifs/drawing/box.ts'
import { polar, polygon, TAU, type Point } from '#engine/motifs/drawing/geometry.ts'
import { interlace, type Strand } from '#engine/motifs/drawing/interlace.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { annulus, beadRing } from '#engine/motifs/drawing/shapes.ts'
import type { Motif } from '#engine/motifs/motif.ts'

function triangle(radius: number, start: number): Strand {
  const corners = [0, 1, 2].map((i) => polar(radius, start + (i * TAU) / 3))
  return {
    closed: true,
    points: corners.flatMap((from, i) => {
      const to = corners[(i + 1) % 3]!
      return Array.from({ length: 30 }, (_, k): Point => [
        from[0] + ((to[0] - from[0]) * k) / 30,
        from[1] + ((to[1] - from[1]) * k) / 30,
      ])
    }),
  }
}

export const starOfDavid: Motif = {
  name: 'star-of-david',
  category: 'symbol',
  words: ['star of david', 'magen david', 'jewish star', 'hexagram'],
  variants: ['woven', 'ring'],
  draw({ variant }) {
    const star = interlace([triangle(104, -Math.PI / 2), triangle(104, Math.PI / 2)], 7.5, {
      tags: ['gold', 'blue'],
      centreLine: true,
    })
    if (variant === 'woven') return measured(star)
    const hexagon = Array.from({ length: 6 }, (_, i) => polar(40, (i * TAU) / 6))
    return measured([
      { d: annulus([0, 0], 128, 114), fill: 'gold' },
      ...beadRing([0, 0], 121, 24, 3, 'blue'),
      ...star,
      line(polygon(hexagon), 0.7, 1),
    ])
  },
}
