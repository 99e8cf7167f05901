import { sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Part } from '#engine/motifs/motif.ts'

/** Half the width that a wisp keeps where a single needle draws it. */
const NEEDLE = 0.7

/** A long winding stroke, swelling and thinning on its way: smoke and steam. Shorter strokes are for `brush`. */
export function wisp(points: readonly Point[], width: number): Part {
  const path = sample(points, 16)
  const stroke = (half: number) =>
    tube(
      path,
      (u) => half * Math.sin(Math.PI * u ** 0.7) * (0.72 + 0.28 * Math.cos(u * 15)) + 0.08,
    ).strip(0, 1, -1, 1, path.length)
  return { d: stroke(width), fill: 'black', stroke: 0.2, thin: stroke(NEEDLE) }
}
