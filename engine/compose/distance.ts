import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Silhouette } from '#engine/compose/silhouette.ts'

/** How far a point is from ink; 0 upon it. */
export type Distance = (at: Point) => number

const SLANTED = Math.SQRT2

/** Distances from a silhouette in its own units, by two sweeps over its grid. */
export function distanceFrom({ isInk, width, height, cell, left, top }: Silhouette): Distance {
  const far = new Float32Array(isInk.length).fill(1e4)
  const take = (i: number, from: number, step: number) => {
    if (far[from]! + step < far[i]!) far[i] = far[from]! + step
  }
  for (let i = 0; i < far.length; i++) {
    if (isInk[i]) far[i] = 0
    const x = i % width
    if (x > 0) take(i, i - 1, 1)
    if (i < width) continue
    take(i, i - width, 1)
    if (x > 0) take(i, i - width - 1, SLANTED)
    if (x < width - 1) take(i, i - width + 1, SLANTED)
  }
  for (let i = far.length - 1; i >= 0; i--) {
    const x = i % width
    if (x < width - 1) take(i, i + 1, 1)
    if (i >= far.length - width) continue
    take(i, i + width, 1)
    if (x > 0) take(i, i + width - 1, SLANTED)
    if (x < width - 1) take(i, i + width + 1, SLANTED)
  }
  return ([x, y]) => {
    const u = Math.min(width - 1, Math.max(0, Math.floor((x - left) / cell)))
    const v = Math.min(height - 1, Math.max(0, Math.floor((y - top) / cell)))
    return far[v * width + u]! * cell
  }
}
