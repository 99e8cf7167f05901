import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Plot } from '#engine/lettering/ornament.ts'
import { disc, lozenge } from '#engine/lettering/pen.ts'
import { boundsOf, plus, towards, type Ring } from '#engine/lettering/plane.ts'
import { penned } from '#engine/lettering/polygons.ts'

/** A star of few points, sharp where `depth` is small. */
export const starOf = (centre: Point, radius: number, points = 5, depth = 0.42): Ring =>
  Array.from({ length: points * 2 }, (_, i) =>
    plus(
      centre,
      towards(-Math.PI / 2 + (i * Math.PI) / points, i % 2 === 0 ? radius : radius * depth),
    ),
  )

/** What capitals of stone and block letters have about them: rules, lozenges, dots and stars. */
export function rules(plot: Plot, plan: 'both' | 'below' | 'dots' | 'stars'): void {
  const { block, size } = plot
  const { left, right, top, bottom } = boundsOf(block.letters)
  const width = plot.width(0.014)
  const reach = Math.min(right - left, size * 5.2) * 0.5
  const line = (y: number, from: number, to: number) => {
    for (const side of [-1, 1])
      plot.lay(
        penned(
          [
            [
              [side * from, y],
              [side * to, y],
            ],
          ],
          width,
        ),
      )
  }
  const above = top - size * 0.26
  const below = bottom + size * 0.26
  const middle = (y: number) => plot.lay([lozenge([0, y], size * 0.05, size * 0.075)])
  if (plan === 'both')
    for (const y of [above, below]) {
      line(y, size * 0.14, reach * 0.86)
      middle(y)
    }
  if (plan === 'below') {
    line(below, size * 0.16, reach * 0.5)
    plot.lay([
      disc([0, below], Math.max(width, size * 0.03)),
      ...[-1, 1].map((side) =>
        disc([side * size * 0.09, below], Math.max(width * 0.7, size * 0.018)),
      ),
    ])
  }
  if (plan === 'dots')
    for (const y of [above, below])
      for (const [x, radius] of [
        [0, 0.034],
        [0.13, 0.026],
        [0.24, 0.02],
        [0.33, 0.015],
      ] as const)
        for (const side of x === 0 ? [1] : [-1, 1])
          plot.lay([disc([side * size * x, y], Math.max(width * 0.6, size * radius))])
  if (plan === 'stars') {
    const y = (block.rows[0]!.bounds.top + block.rows[0]!.bounds.bottom) / 2
    for (const side of [-1, 1]) {
      const edge = side < 0 ? block.rows[0]!.bounds.left : block.rows[0]!.bounds.right
      plot.lay([starOf([edge + side * size * 0.3, y], size * 0.13)])
    }
    line(below, size * 0.2, reach * 0.8)
    plot.lay([starOf([0, below], size * 0.1)])
  }
}
