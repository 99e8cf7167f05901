import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { boundsOf, moved, turned, warped, type Ring } from '#engine/lettering/plane.ts'
import { difference, offset, union } from '#engine/lettering/polygons.ts'
import type { SetLine } from '#engine/lettering/set-line.ts'

/** How an arm that writes fast lets letters ride: larger and lower, turned and lifted, in a rhythm that no two neighbours share. */
const RIDE = [
  { scale: 1.16, turn: -0.05, lift: -0.03 },
  { scale: 0.94, turn: 0.04, lift: 0.05 },
  { scale: 1.02, turn: -0.02, lift: -0.02 },
  { scale: 0.92, turn: 0.06, lift: 0.03 },
  { scale: 1.06, turn: -0.04, lift: 0 },
] as const
/** The last letter is as large as the first: the two hold the word between them. */
const LAST = { scale: 1.14, turn: 0.03, lift: -0.04 }

export function bounced(line: SetLine): SetLine {
  const last = line.glyphs.findLastIndex(({ rings }) => rings.length > 0)
  let written = 0
  return {
    ...line,
    glyphs: line.glyphs.map((glyph, i) => {
      // Marks ride with their letters: what has any is left as it stands.
      if (glyph.rings.length === 0 || glyph.advance === 0) return glyph
      const { scale, turn, lift } =
        i === last && written > 1 ? LAST : RIDE[written++ % RIDE.length]!
      const { left, right } = boundsOf(glyph.rings)
      const foot: Point = [(left + right) / 2, 0]
      const rings = warped(turned(glyph.rings, turn, foot), ([x, y]): Point => [
        foot[0] + (x - foot[0]) * scale,
        y * scale - lift * line.size,
      ])
      return { ...glyph, rings }
    }),
  }
}

/** How far each letter of a word is pushed over the one before it, as a share of the size. */
const PUSHED = 0.075

/** A sign among letters stands free of both its neighbours. */
const IS_LETTER = /^[\p{L}\p{N}]/u

export function pushedTogether(line: SetLine): SetLine {
  let shift = 0
  let isAfterLetter = false
  const glyphs = line.glyphs.map((glyph) => {
    const isMark = glyph.rings.length > 0 && glyph.advance === 0
    const isLetter = glyph.rings.length > 0 && IS_LETTER.test(glyph.text)
    if (isLetter && isAfterLetter) shift -= PUSHED * line.size
    if (!isMark) isAfterLetter = isLetter
    return { ...glyph, x: glyph.x + shift, rings: moved(glyph.rings, shift, 0) }
  })
  return { ...line, width: line.width + shift, glyphs }
}

/** Each letter lies over the one before it, with a bare line about it. */
export function lapped(letters: readonly (readonly Ring[])[], bare: number): Ring[] {
  return letters.reduce<Ring[]>((under, letter) => {
    const whole = union(letter)
    return union(difference(under, offset(whole, bare)), whole)
  }, [])
}
