import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { boundsOf, warped } from '#engine/lettering/plane.ts'
import type { SetLine } from '#engine/lettering/set-line.ts'

/** The bar of a t that would strike its neighbours: how much of each arm stays as it is, and what the rest shrinks to. */
export interface ShortBar {
  /** Shares of the size. */
  keep: number
  shrink: number
}

/** Above this, as a share of the size, a t has nothing but its stem and its bar: below it goes on to the next letter. */
const ABOVE = -0.25

/** A line whose t's have bars no longer than a studio writes them: one over three letters makes an l of an i. */
export function withShortBars(line: SetLine, { keep, shrink }: ShortBar): SetLine {
  const { size } = line
  const glyphs = line.glyphs.map((glyph) => {
    if (glyph.text !== 't') return glyph
    const { left, right } = boundsOf(glyph.rings)
    const middle = (left + right) / 2
    const near = keep * size
    const rings = warped(glyph.rings, ([x, y]): Point => {
      const away = Math.abs(x - middle)
      if (y > ABOVE * size || away < near) return [x, y]
      return [middle + Math.sign(x - middle) * (near + (away - near) * shrink), y]
    })
    return { ...glyph, rings }
  })
  return { ...line, glyphs }
}
