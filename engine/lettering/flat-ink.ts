import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Part } from '#engine/motifs/motif.ts'
import type { Ring } from '#engine/lettering/plane.ts'
import { difference, penned, union } from '#engine/lettering/polygons.ts'
import { flattenPath } from '#engine/render/flatten-path.ts'

const AS_DRAWN = { place: (point: Point) => point, tolerance: 0.4 }

const pointsOf = (d: string) =>
  flattenPath(d, AS_DRAWN).map(({ points, isClosed }) => ({
    isClosed,
    ring: Array.from({ length: points.length / 2 }, (_, i): Point => [
      points[2 * i]!,
      points[2 * i + 1]!,
    ]),
  }))

/** A drawing as one area of black: cloth is bare within its outline, and hides what lies behind it. */
export function flatInk(parts: readonly Part[], line: number): Ring[] {
  let ink: Ring[] = []
  for (const { d, fill, stroke = 1 } of parts) {
    const shapes = pointsOf(d)
    const rings = shapes.map(({ ring }) => ring)
    if (fill === 'black') ink = union(ink, rings)
    else if (fill) ink = difference(ink, rings)
    if (stroke === 0) continue
    const lines = shapes.map(({ ring, isClosed }) => (isClosed ? [...ring, ring[0]!] : ring))
    ink = union(ink, penned(lines, stroke * line))
  }
  return ink
}
