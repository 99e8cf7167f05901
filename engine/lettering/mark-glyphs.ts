import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { spansOfRows } from '#engine/lettering/clearance.ts'
import { isWithin, mark } from '#engine/lettering/marks.ts'
import { areaOf, boundsOf, type Ring } from '#engine/lettering/plane.ts'
import type { SetGlyph } from '#engine/lettering/set-line.ts'

/** Heights at which a glyph is known again, as shares of its own. */
const KNOWN_AT = [0.12, 0.3, 0.5, 0.7, 0.88]

/** A glyph whose outlines know which letter they are, with points in the middle of their strokes. */
export function marked(glyph: SetGlyph): SetGlyph {
  const sign = Math.sign(glyph.rings.reduce((sum, ring) => sum + areaOf(ring), 0))
  const rings = glyph.rings.map((ring): Ring => [...ring])
  const outlines = rings.filter((ring) => Math.sign(areaOf(ring)) === sign)
  const { line, index } = glyph.of
  const told = line.glyphs[index]
  if (told) told.pieces = outlines.length
  outlines.forEach((ring, piece) => {
    const { top, bottom } = boundsOf([ring])
    const heights = KNOWN_AT.map((share) => top + share * (bottom - top))
    const points = spansOfRows(rings, heights).flatMap((spans, row) =>
      spans
        .filter(([from, to]) => isWithin(ring, [(from + to) / 2, heights[row]!]))
        .map(([from, to]): Point => [(from + to) / 2, heights[row]!]),
    )
    mark(ring, [{ line, index, piece, points: points.length > 0 ? points : [ring[0]!] }])
  })
  return { ...glyph, rings }
}
