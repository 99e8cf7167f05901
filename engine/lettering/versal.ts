import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { boundsOf, moved, warped } from '#engine/lettering/plane.ts'
import type { SetLine } from '#engine/lettering/set-line.ts'

/** How much larger a large first letter is. */
const LARGER = 1.55
/** It hangs a little below the line, as a letter that leads does. */
const HANGS = 0.1

/** A line whose first letter is larger than the others, which make room for it. */
export function withVersal(line: SetLine): SetLine {
  const first = line.glyphs.findIndex(({ rings }) => rings.length > 0)
  const glyph = line.glyphs[first]
  if (!glyph) return line
  const { left, right } = boundsOf(glyph.rings)
  const low = HANGS * line.size
  const larger = warped(glyph.rings, ([x, y]): Point => [
    left + (x - left) * LARGER,
    y * LARGER + low,
  ])
  const room = (right - left) * (LARGER - 1)
  return {
    ...line,
    width: line.width + room,
    glyphs: line.glyphs.map((each, i) =>
      i === first
        ? { ...each, rings: larger, advance: each.advance + room }
        : i > first
          ? { ...each, rings: moved(each.rings, room, 0), x: each.x + room }
          : each,
    ),
  }
}
