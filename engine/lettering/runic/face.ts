import type { Point } from '#engine/motifs/drawing/geometry.ts'
import {
  across,
  boundsOf,
  lengthOf,
  minus,
  moved,
  plus,
  times,
  unit,
  type Line,
  type Ring,
} from '#engine/lettering/plane.ts'
import { simplified, union } from '#engine/lettering/polygons.ts'
import { RUNES, RUNIC_LETTERS, RUNIC_MARKS } from '#engine/lettering/runic/letters.ts'
import { trueType, type FontGlyph } from '#engine/lettering/true-type.ts'

/** Units of a font for one of the alphabet's: capitals are seven tenths of an em. */
const UNIT = 70
/** Half of what a blade leaves: at its start, in the middle of the cut, and where it comes out to a point's width. */
const BLADE = { start: 58, middle: 40, end: 50 }
/** How much the ends of a cut are slanted, and how far cuts that meet run into each other. */
const SLANT = 0.34
const OVERLAP = 0.18

const lineOf = (stroke: string): Line =>
  stroke.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x * UNIT, y * UNIT]
  })

/** One straight cut of a blade: waisted, with slanted ends. */
function cut(from: Point, to: Point): Ring {
  const ahead = unit(minus(to, from))
  const aside = across(ahead)
  const long = lengthOf([from, to])
  const at = (along: number, out: number) =>
    plus(from, plus(times(ahead, along), times(aside, out)))
  const { start, middle, end } = BLADE
  const slant = Math.min(SLANT * start, long * 0.2)
  return [
    at(-slant, start),
    at(long * 0.45, middle),
    at(long + slant, end),
    at(long - slant, -end),
    at(long * 0.45, -middle),
    at(slant, -start),
  ]
}

function carved(lines: readonly Line[]): Ring[] {
  const cuts = lines.flatMap((line) =>
    line.slice(1).map((point, i) => {
      const before = line[i]!
      const ahead = times(unit(minus(point, before)), OVERLAP * UNIT)
      return union([
        cut(
          i > 0 ? minus(before, ahead) : before,
          i < line.length - 2 ? plus(point, ahead) : point,
        ),
      ])
    }),
  )
  return simplified(union(...cuts), 0.8)
}

function glyphOf(characters: readonly string[], strokes: readonly string[]): FontGlyph {
  const rings = carved(strokes.map(lineOf))
  const { left, right } = boundsOf(rings)
  return {
    characters,
    rings: moved(rings, -left, 0),
    advance: Math.round(right - left),
  }
}

let made: Uint8Array | undefined

/** Latin letters as a blade would cut them into wood: made once, from their strokes. */
export function runicFace(): Uint8Array {
  made ??= trueType([
    { characters: [' '], rings: [], advance: 300 },
    ...Object.entries(RUNIC_LETTERS).map(([letter, strokes]) => {
      const small = letter.toLowerCase()
      return glyphOf(small === letter ? [letter] : [letter, small], strokes)
    }),
    ...Object.entries(RUNES).map(([rune, strokes]) => glyphOf([rune], strokes)),
    ...Object.entries(RUNIC_MARKS).map(([mark, strokes]) => glyphOf([mark], strokes)),
  ])
  return made
}
