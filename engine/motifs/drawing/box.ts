import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Drawing, Part } from '#engine/motifs/motif.ts'
import { readPathData } from '#engine/motifs/drawing/path-data.ts'

/** How many numbers each command that draws takes. */
const SIZE: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6, A: 7 }

/** Left, top, right, bottom of what the parts draw: curves are walked, not just their control points. Arcs must be half circles. */
export function tightBox(parts: readonly Part[], margin = 3): [number, number, number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  walk(parts, (x, y) => {
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  })
  return [
    Math.floor(left - margin),
    Math.floor(top - margin),
    Math.ceil(right + margin),
    Math.ceil(bottom + margin),
  ]
}

/** Points that nothing the parts draw reaches beyond: every box of it, however it is turned, is the box of these. */
export function hullOf(parts: readonly Part[]): Point[] {
  const points: Point[] = []
  walk(parts, (x, y) => points.push([x, y]))
  points.sort((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...halfHull(points), ...halfHull(points.toReversed())]
}

function halfHull(points: readonly Point[]): Point[] {
  const hull: Point[] = []
  for (const point of points) {
    while (hull.length > 1 && !turnsRight(hull.at(-2)!, hull.at(-1)!, point)) hull.pop()
    hull.push(point)
  }
  return hull
}

const turnsRight = (a: Point, b: Point, c: Point) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0

/** Calls for points close together along everything the parts draw. */
function walk(parts: readonly Part[], take: (x: number, y: number) => void): void {
  for (const { d } of parts) {
    let [x, y] = [0, 0]
    for (const { letter, values: v } of readPathData(d)) {
      const size = SIZE[letter]
      if (size === undefined) continue
      for (let i = 0; i + size <= v.length; i += size) {
        const [ex, ey] = [v[i + size - 2]!, v[i + size - 1]!]
        if (letter === 'A') {
          const [cx, cy, r] = [(x + ex) / 2, (y + ey) / 2, v[i]!]
          for (let k = 0; k < 32; k++)
            take(cx + r * Math.cos((k * Math.PI) / 16), cy + r * Math.sin((k * Math.PI) / 16))
        } else if (size > 2)
          for (let k = 1; k < 8; k++) {
            const t = k / 8,
              s = 1 - t
            if (size === 4)
              take(
                s * s * x + 2 * s * t * v[i]! + t * t * ex,
                s * s * y + 2 * s * t * v[i + 1]! + t * t * ey,
              )
            else
              take(
                s ** 3 * x + 3 * s * s * t * v[i]! + 3 * s * t * t * v[i + 2]! + t ** 3 * ex,
                s ** 3 * y + 3 * s * s * t * v[i + 1]! + 3 * s * t * t * v[i + 3]! + t ** 3 * ey,
              )
          }
        take(ex, ey)
        x = ex
        y = ey
      }
    }
  }
}

/** A finished drawing: the parts and the box they fill. */
export const measured = (parts: Part[], margin = 3): Drawing => ({
  parts,
  box: tightBox(parts, margin),
})
