import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { penned } from '#engine/lettering/polygons.ts'
import type { Plot } from '#engine/lettering/ornament.ts'
import { disc, leaf, lozenge, penPath, ribbon, swellingStroke } from '#engine/lettering/pen.ts'
import {
  across,
  boundsOf,
  lengthOf,
  plus,
  times,
  towards,
  walk,
  type Line,
  type Ring,
} from '#engine/lettering/plane.ts'

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
  // As wide as the words and about their middle: a shorter rule, or one aside, is somebody else's.
  const [middle, reach] = [(left + right) / 2, (right - left) / 2]
  const line = (y: number, from: number, to: number) => {
    for (const side of [-1, 1])
      plot.lay([taperedRule(plot, [middle + side * from, y], middle + side * to)])
  }
  const above = top - size * 0.26
  const below = bottom + size * 0.26
  const sign = (y: number) => plot.lay([lozenge([middle, y], size * 0.05, size * 0.075)])
  if (plan === 'both')
    for (const y of [above, below]) {
      line(y, size * 0.14, reach)
      sign(y)
    }
  if (plan === 'below') {
    line(below, size * 0.16, reach)
    plot.lay([
      disc([middle, below], Math.max(width, size * 0.03)),
      ...[-1, 1].map((side) =>
        disc([middle + side * size * 0.09, below], Math.max(width * 0.7, size * 0.018)),
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
          plot.lay([disc([middle + side * size * x, y], Math.max(width * 0.6, size * radius))])
  if (plan === 'stars') {
    const y = (block.rows[0]!.bounds.top + block.rows[0]!.bounds.bottom) / 2
    for (const side of [-1, 1]) {
      const edge = side < 0 ? block.rows[0]!.bounds.left : block.rows[0]!.bounds.right
      plot.lay([starOf([edge + side * size * 0.3, y], size * 0.13)])
    }
    line(below, size * 0.2, reach)
    plot.lay([starOf([middle, below], size * 0.1)])
  }
}

/** A rule that is strongest at its root and runs out: an even one is a table's. */
const taperedRule = (plot: Plot, [x, y]: Point, to: number): Ring => {
  const [thin, thick] = [plot.width(0.012) / 2, plot.width(0.03) / 2]
  return ribbon(
    [
      [x, y],
      [to, y],
    ],
    (share) => thin + (thick - thin) * (1 - share) ** 2,
  )
}

/** A date under a name stands between two rules that reach as far as the name does. */
export function flankDate(plot: Plot): void {
  const { block, size } = plot
  const date = block.rows.at(-1)
  const name = block.rows.at(-2)
  if (!date || !name || date.size >= size * 0.8) return
  const y = (date.bounds.top + date.bounds.bottom) / 2
  const middle = (date.bounds.left + date.bounds.right) / 2
  const half = (date.bounds.right - date.bounds.left) / 2
  const from = half + size * 0.14
  // As far as the name reaches on its shorter side.
  const to = Math.min(middle - name.bounds.left, name.bounds.right - middle)
  if (to - from < size * 0.24) return
  const isFree = [-1, 1].every((side) =>
    plot.isFree(
      [
        [middle + side * from, y],
        [middle + side * to, y],
      ],
      { gap: 0.06, apart: 0.08 },
    ),
  )
  if (!isFree) return
  for (const side of [-1, 1])
    plot.lay([
      taperedRule(plot, [middle + side * (from + size * 0.07), y], middle + side * to),
      lozenge([middle + side * from, y], size * 0.03, size * 0.045),
    ])
}

/** Two branches of laurel under capitals that were cut in stone once. */
export function laurel(plot: Plot): void {
  const { block, size } = plot
  const { left, right, bottom } = boundsOf(block.letters)
  const middle = (left + right) / 2
  const reach = Math.min((right - left) * 0.44, size * 2.6)
  const foot = bottom + size * 0.52
  const thin = plot.width(0.014) / 2
  for (const side of [-1, 1]) {
    const stem = penPath([
      [middle - side * size * 0.12, foot + size * 0.1],
      [middle + side * reach * 0.4, foot - size * 0.03],
      [middle + side * reach, foot - size * 0.24],
    ])
    plot.lay([ribbon(stem, swellingStroke(thin * 0.7, thin * 1.4))], stem)
    const length = lengthOf(stem)
    const count = Math.max(5, Math.round(length / (size * 0.2)))
    for (let i = 1; i <= count; i++) {
      const { at, direction } = walk(stem, (length * (i + 0.6)) / (count + 0.8))
      const long = size * (0.27 - 0.1 * (i / count))
      for (const turn of [-1, 1]) {
        const way = plus(direction, times(across(direction), 0.62 * turn))
        plot.scatter([leaf(at, way, long, long * 0.24, 0.35 * turn)], 0.04)
      }
    }
    plot.scatter([leaf(stem.at(-1)!, walk(stem, length).direction, size * 0.2, size * 0.045, 0)])
  }
}

/** A branch of leaves in pairs along a line. */
export function leafy(line: Line, size: number, rule: number): Ring[] {
  const length = lengthOf(line)
  const count = Math.max(2, Math.floor(length / (size * 0.24)))
  return [
    ...penned([line], rule),
    ...Array.from({ length: count }, (_, i) => {
      const { at, direction } = walk(line, (length * (i + 0.4)) / count)
      return [-1, 1].map((turn) =>
        leaf(
          at,
          plus(direction, times(across(direction), 0.7 * turn)),
          size * 0.24,
          size * 0.055,
          0.3 * turn,
        ),
      )
    }).flat(),
  ]
}
