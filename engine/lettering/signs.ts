import { spansOfRows } from '#engine/lettering/clearance.ts'
import { moved } from '#engine/lettering/plane.ts'
import type { SetLine } from '#engine/lettering/set-line.ts'

/** Drawn for every hand: no letter of its face. */
export const SIGNS = /[♥❤∞★☾☀✝🐾]/u

/** Where a sign and a letter could meet, as shares of the size: from the deepest tail to the highest loop. */
const ROWS = Array.from({ length: 90 }, (_, i) => 0.4 - i * 0.015)
/** White beside a sign, as a share of the size. */
const WHITE = 0.065

/** A sign knows nothing of the letters beside it, nor they of it: ink is set off ink, wherever a loop or a tail reaches. */
export function signsApart(line: SetLine): SetLine {
  if (!line.glyphs.some(({ text }) => SIGNS.test(text))) return line
  const heights = ROWS.map((row) => row * line.size)
  let shift = 0
  let edge = heights.map(() => -Infinity)
  let before = ''
  const glyphs = line.glyphs.map((glyph) => {
    const rows = spansOfRows(glyph.rings, heights)
    const isBeside = SIGNS.test(glyph.text) || SIGNS.test(before)
    if (isBeside && glyph.rings.length > 0) {
      // What is near in height counts too: a loop that curls over a heart touches it in the next row.
      const gaps = rows.flatMap((spans, i) => {
        const reach = Math.max(...edge.slice(Math.max(0, i - 2), i + 3))
        const from = spans[0]?.[0]
        return from === undefined || reach === -Infinity ? [] : [from + shift - reach]
      })
      if (gaps.length > 0) shift += WHITE * line.size - Math.min(...gaps)
    }
    edge = edge.map((x, i) => Math.max(x, (rows[i]!.at(-1)?.[1] ?? -Infinity) + shift))
    if (glyph.rings.length > 0 || glyph.advance > 0) before = glyph.text
    return { ...glyph, x: glyph.x + shift, rings: moved(glyph.rings, shift, 0) }
  })
  return { ...line, glyphs, width: line.width + shift }
}
