import { measured } from '#engine/motifs/drawing/box.ts'
import { polar, TAU, type Point } from '#engine/motifs/drawing/geometry.ts'
import { interlace, type Strand } from '#engine/motifs/drawing/interlace.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { annulus, beadRing, ticks } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** The sides of a star polygon as one closed strand, sampled finely enough to weave. */
export function starStrand(points: number, step: number, radius: number, start: number): Strand {
  const corners = Array.from({ length: points }, (_, i) =>
    polar(radius, start + (i * step * TAU) / points),
  )
  const path: Point[] = corners.flatMap((from, i) => {
    const to = corners[(i + 1) % points]!
    return Array.from({ length: 24 }, (_, k): Point => {
      const t = k / 24
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    })
  })
  return { points: path, closed: true }
}

const UP = -Math.PI / 2

export const pentagram: Motif = {
  name: 'pentagram',
  category: 'symbol',
  words: ['pentagram', 'pentacle', 'inverted pentagram', 'wiccan star'],
  variants: ['circle', 'plain', 'inverted'],
  draw({ variant }) {
    const turn = variant === 'inverted' ? -UP : UP
    const star = interlace([starStrand(5, 2, 100, turn)], 5, { tag: 'steel' })
    if (variant === 'plain') return measured(star)
    const ring: Part[] = [
      { d: annulus([0, 0], 122, 106), fill: 'steel' },
      line(ticks([0, 0], 109, 119, 60), 0.5, 2),
      ...beadRing([0, 0], 114, 20, 3, 'gold'),
    ]
    return measured([...star, ...ring])
  },
}
