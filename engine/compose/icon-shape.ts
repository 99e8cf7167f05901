import { difference, offset, simplified, union } from '#engine/lettering/polygons.ts'
import { polygon, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Part } from '#engine/motifs/motif.ts'
import { flattenPath } from '#engine/render/flatten-path.ts'

type Ring = readonly Point[]

/** How finely curves are followed, in units of the drawing. */
const TOLERANCE = 0.15
/** White of at most twice this width is a line between parts of one thing; wider, it is bare skin. */
const GAP = 6
/** Half the width of such a line. */
const HALF_LINE = 0.75
/** A speck that closing left in a corner is no line. */
const LEAST_LINE = 4

/** Icons are cut from black, and their lines are what was cut away. Drawn, a thing is whole, and its lines are lines. */
export function wholeShape(paths: readonly string[]): Part[] {
  const ink = union(paths.flatMap(ringsOf))
  const whole = simplified(offset(offset(ink, GAP), -GAP), 0.1)
  const lines = difference(whole, ink)
    .flatMap(thinned)
    .filter((ring) => Math.abs(areaOf(ring)) > LEAST_LINE)
  const d = (rings: readonly Ring[]) => rings.map((ring) => polygon(ring)).join('')
  return [
    { d: d(whole), fill: 'clothDark', stroke: 0.8 },
    ...(lines.length > 0
      ? [{ d: d(simplified(lines, 0.1)), fill: 'black', stroke: 0, isWithin: true } as const]
      : []),
  ]
}

/** A gap as a line along its middle. A strip is twice its area wide to each length of its rim. */
function thinned(gap: Ring): readonly Ring[] {
  const half = Math.abs(areaOf(gap)) / lengthOf(gap)
  return half > HALF_LINE ? offset([gap], HALF_LINE - half) : [gap]
}

const ringsOf = (d: string): Ring[] =>
  flattenPath(d, { place: (point) => point, tolerance: TOLERANCE }).map(({ points }) =>
    Array.from({ length: points.length / 2 }, (_, i): Point => [
      points[2 * i]!,
      points[2 * i + 1]!,
    ]),
  )

function lengthOf(ring: Ring): number {
  return ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length]!
    return sum + Math.hypot(nextX - x, nextY - y)
  }, 0)
}

function areaOf(ring: Ring): number {
  let twice = 0
  for (const [i, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(i + 1) % ring.length]!
    twice += x * nextY - nextX * y
  }
  return twice / 2
}
