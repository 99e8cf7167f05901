import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, polar, polygon, TAU, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { rope } from '#engine/motifs/drawing/ornament.ts'
import { annulus, ticks } from '#engine/motifs/drawing/shapes.ts'

/** Five points, each split into a dark and a light facet. */
function facets(outer: number, inner: number): Part[] {
  const parts: Part[] = []
  for (let i = 0; i < 5; i++) {
    const a = (i * TAU) / 5 - TAU / 4
    const tip = polar(outer, a),
      left = polar(inner, a - TAU / 10),
      right = polar(inner, a + TAU / 10)
    parts.push(
      { d: polygon([[0, 0], left, tip]), fill: 'red' },
      { d: polygon([[0, 0], tip, right]), fill: 'black' },
    )
  }
  return parts
}

export const nauticalStar: Motif = {
  name: 'nautical-star',
  kind: 'frame',
  category: 'symbol',
  words: ['nautical star', 'five point star', 'sailor star'],
  variants: ['plain', 'rope'],
  draw({ variant }) {
    if (variant === 'plain') return measured(facets(100, 42))
    const ring: Point[] = Array.from({ length: 41 }, (_, i) => polar(88, (i * TAU) / 40))
    const parts: Part[] = [
      ...rope(ring, 6, 'leather'),
      { d: annulus([0, 0], 74, 68), fill: 'blue', stroke: 0.8, detail: 1 },
      line(ticks([0, 0], 60, 66, 40), 0.5, 2),
      line(circle([0, 0], 60), 0.6, 1),
      ...facets(106, 42),
    ]
    return measured(parts)
  },
}
