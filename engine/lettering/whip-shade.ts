import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { unmarked } from '#engine/lettering/marks.ts'
import { areaOf, boundsOf, lengthOf, type Ring } from '#engine/lettering/plane.ts'
import { intersection, offset, simplified } from '#engine/lettering/polygons.ts'

/** Strokes of a whipped needle, as shares of the size: how far apart, how wide at the foot, and how high they reach. */
const WHIP = { step: 0.03, width: 0.026, least: 0.14, most: 0.3 }

/** Where letters stand: the foot of most of them, for tails hang below it. */
function baselineOf(rings: readonly Ring[]): number {
  const outer = rings.filter((ring) => areaOf(ring) > 0)
  const feet = outer.map((ring) => boundsOf([ring]).bottom).toSorted((a, b) => a - b)
  return feet[Math.floor(feet.length / 2)] ?? 0
}

/** Thinner strokes, as a share of the size, would be black all over. */
const STROKE_LEAST = 0.086

/** How broad strokes are: twice their area for their length. */
export function strokeOf(rings: readonly Ring[]): number {
  const area = rings.reduce((sum, ring) => sum + areaOf(ring), 0)
  const edge = rings.reduce((sum, ring) => sum + lengthOf(ring), 0)
  return (2 * area) / Math.max(1, edge)
}

/** The black of a line of flash letters: packed at their feet, and whipped out upwards in strokes of uneven length. */
export function whipsOf(
  rings: readonly Ring[],
  { size, line }: { size: number; line: number },
): Ring[] {
  if (strokeOf(rings) < STROKE_LEAST * size) return []
  const { left, right, bottom } = boundsOf(rings)
  const foot = baselineOf(rings)
  const step = WHIP.step * size
  const strokes: Ring[] = []
  for (let x = left, i = 0; x < right; x += step, i++) {
    // Two waves that never meet again: uneven as a hand is, and the same each time.
    const uneven = 0.5 + 0.3 * Math.sin(i * 2.4) + 0.2 * Math.sin(i * 0.83 + 1)
    const high = (WHIP.least + (WHIP.most - WHIP.least) * uneven) * size
    const lean = 0.12 * high
    const half = (WHIP.width * size) / 2
    strokes.push([
      [x - half, bottom],
      [x - half, foot - 0.03 * size],
      [x + lean, foot - high],
      [x + half, foot - 0.03 * size],
      [x + half, bottom],
    ] satisfies Point[])
  }
  return unmarked(simplified(intersection(offset(rings, -line * 0.4), strokes), 0.15))
}
