// Scrollwork: tapered curls and the drops between them, the alphabet of filigree and frames.
import { curled } from '#engine/motifs/drawing/anatomy.ts'
import { circle, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Part, Tag } from '#engine/motifs/motif.ts'

interface Curl {
  points: readonly Point[]
  radius: number
  side: 1 | -1
  turns?: number
  width?: number
  tag?: Tag
}

/** A curl that swells along its run, thins into the spiral and ends in a bead. */
export function scroll({
  points,
  radius,
  side,
  turns = 1.15,
  width = 4,
  tag = 'black',
}: Curl): Part[] {
  const spine = curled(points, radius, turns, side)
  const body = tube(
    spine,
    (u) => width * Math.sin(Math.PI * Math.min(0.97, u * 0.9 + 0.04)) ** 0.9 + 0.35,
  )
  return [
    {
      d: body.strip(0, 1, -1, 1, Math.min(120, spine.length)),
      fill: tag,
      stroke: tag === 'black' ? 0.2 : 0.8,
    },
    { d: circle(spine.at(-1)!, width * 0.72), fill: tag, stroke: tag === 'black' ? 0.2 : 0.8 },
  ]
}

/** A hanging drop, point up at (x, y). */
export const drop = ([x, y]: Point, length: number, tag: Tag = 'black'): Part => ({
  d: `M${x} ${y}C${x + length * 0.12} ${y + length * 0.36} ${x + length * 0.3} ${y + length * 0.5} ${x + length * 0.3} ${y + length * 0.72}C${x + length * 0.28} ${y + length * 1.08} ${x - length * 0.28} ${y + length * 1.08} ${x - length * 0.3} ${y + length * 0.72}C${x - length * 0.3} ${y + length * 0.5} ${x - length * 0.12} ${y + length * 0.36} ${x} ${y}Z`,
  fill: tag,
  stroke: tag === 'black' ? 0.2 : 0.8,
})
