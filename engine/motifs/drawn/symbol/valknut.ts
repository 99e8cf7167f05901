import { measured } from '#engine/motifs/drawing/box.ts'
import { polar, TAU, type Point } from '#engine/motifs/drawing/geometry.ts'
import { interlace, type Strand } from '#engine/motifs/drawing/interlace.ts'
import { annulus, ticks } from '#engine/motifs/drawing/shapes.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import type { Motif } from '#engine/motifs/motif.ts'

/** An upright triangle round its own centre. Three of them, each moved a little, lock into one knot. */
function triangle([cx, cy]: Point, radius: number): Strand {
  const corners = [0, 1, 2].map((i) => polar(radius, -Math.PI / 2 + (i * TAU) / 3, [cx, cy]))
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

export const valknut: Motif = {
  name: 'valknut',
  category: 'symbol',
  words: ['valknut', 'odin symbol', 'knot of the slain', 'odin knot'],
  variants: ['plain', 'ring'],
  draw({ variant }) {
    const knot = interlace(
      [0, 1, 2].map((i) => triangle(polar(24, Math.PI + (i * TAU) / 3), 84)),
      6,
      { tag: 'steel', centreLine: true },
    )
    if (variant === 'plain') return measured(knot)
    return measured([
      { d: annulus([0, 0], 132, 114), fill: 'steelDark' },
      line(ticks([0, 0], 117, 129, 48), 0.7, 1),
      ...knot,
    ])
  },
}
