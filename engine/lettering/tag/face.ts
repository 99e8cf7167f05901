import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { penPath } from '#engine/lettering/pen.ts'
import { boundsOf, moved, warped, type Line, type Ring } from '#engine/lettering/plane.ts'
import { penned, simplified, union } from '#engine/lettering/polygons.ts'
import { TAG_LETTERS, TAG_MARKS } from '#engine/lettering/tag/letters.ts'
import { trueType, type FontGlyph } from '#engine/lettering/true-type.ts'

/** Units of a font for one of the alphabet's: capitals are seven tenths of an em. */
const UNIT = 70
/** How far a top leans over its foot. */
const LEAN = 0.2
/** The chisel tip of the marker: half its edge, half its thickness, and how it is held. */
const TIP = { broad: 60, thin: 21, angle: 0.62 }
/** Small letters are capitals again, lower, with the same tip. */
const SMALL = 0.84

function lineOf(stroke: string, scale: number): Line {
  const isSwing = stroke.startsWith('~')
  const points = stroke
    .replace('~', '')
    .split(' ')
    .map((pair): Point => {
      const [x = 0, y = 0] = pair.split(',').map(Number)
      return [(x + LEAN * y) * UNIT * scale, y * UNIT * scale]
    })
  return isSwing ? penPath(points) : points
}

/** Strokes as the tip leaves them: in a plane in which the tip is round, a line of even width. */
function marked(lines: readonly Line[]): Ring[] {
  const { broad, thin, angle } = TIP
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  const flat = broad / thin
  const to = ([x, y]: Point): Point => [cosine * x + sine * y, (cosine * y - sine * x) * flat]
  const back = ([x, y]: Point): Point => [
    cosine * x - (sine * y) / flat,
    sine * x + (cosine * y) / flat,
  ]
  return simplified(union(warped(penned(warped(lines, to), 2 * broad), back)), 0.8)
}

function glyphOf(characters: readonly string[], strokes: readonly string[], scale = 1): FontGlyph {
  const rings = marked(strokes.map((stroke) => lineOf(stroke, scale)))
  const { left, right } = boundsOf(rings)
  return { characters, rings: moved(rings, -left, 0), advance: Math.round(right - left) }
}

let made: Uint8Array | undefined

/** The face of the tag, which nobody sells: made once, from its strokes. */
export function tagFace(): Uint8Array {
  made ??= trueType([
    { characters: [' '], rings: [], advance: 300 },
    ...Object.entries(TAG_LETTERS).flatMap(([letter, strokes]) => {
      const small = letter.toLowerCase()
      const capital = glyphOf([letter], strokes)
      return small === letter ? [capital] : [capital, glyphOf([small], strokes, SMALL)]
    }),
    ...Object.entries(TAG_MARKS).map(([mark, strokes]) => glyphOf([mark], strokes)),
  ])
  return made
}
