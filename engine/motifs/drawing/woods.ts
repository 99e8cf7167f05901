// Conifers for pine trees and forest lines.
import { lerp, polygon, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import type { Part, Tag } from '#engine/motifs/motif.ts'

/** Ragged outline of a fir: boughs droop, left and right never match. Foot at (x, y). */
export function firOutline(
  x: number,
  y: number,
  height: number,
  spread: number,
  random: Rng,
): string {
  const side = (s: 1 | -1): Point[] => {
    const points: Point[] = []
    const boughs = Math.max(6, Math.round(height / 11))
    for (let i = 0; i < boughs; i++) {
      const t = (i + 0.5 + (random() - 0.5) * 0.5) / boughs,
        reach = spread * (0.1 + 0.9 * t) * (0.68 + random() * 0.5),
        top = y - height * 0.97 + height * 0.86 * t
      points.push(
        [x + s * reach * 0.3, top],
        [x + s * reach * 0.62, top + height * 0.022],
        [x + s * reach, top + height * (0.05 + random() * 0.02)],
        [x + s * reach * 0.7, top + height * 0.052],
        [x + s * reach * 0.52, top + height * 0.07],
      )
    }
    return points
  }
  const trunk = Math.max(1, spread * 0.07)
  return polygon([
    [x, y - height],
    ...side(1),
    [x + trunk, y - height * 0.08],
    [x + trunk * 1.3, y],
    [x - trunk * 1.3, y],
    [x - trunk, y - height * 0.08],
    ...side(-1).toReversed(),
  ])
}

export const fir = (
  x: number,
  y: number,
  height: number,
  spread: number,
  random: Rng,
  tag: Tag = 'black',
): Part => ({
  d: firOutline(x, y, height, spread, random),
  fill: tag,
  stroke: tag === 'black' ? 0.2 : 0.8,
})

/** A row of firs of changing height between two edges. */
export function firRow(
  from: number,
  to: number,
  ground: number,
  low: number,
  high: number,
  count: number,
  random: Rng,
  tag: Tag = 'black',
): Part[] {
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5 + (random() - 0.5) * 0.6) / count,
      h = lerp(low, high, random() * (0.5 + 0.5 * Math.sin(t * 9 + 1)))
    return fir(lerp(from, to, t), ground, h, h * (0.2 + random() * 0.06), random, tag)
  })
}
