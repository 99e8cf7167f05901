import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { disc, penPath, ribbon } from '#engine/lettering/pen.ts'
import {
  boundsOf,
  lengthOf,
  moved,
  resampled,
  type Line,
  type Ring,
} from '#engine/lettering/plane.ts'
import { simplified, union } from '#engine/lettering/polygons.ts'
import { TAG_LETTERS, TAG_MARKS } from '#engine/lettering/tag/letters.ts'
import { trueType, type FontGlyph } from '#engine/lettering/true-type.ts'

/** Units of a font for one of the alphabet's: capitals are seven tenths of an em. */
const UNIT = 70
/** How far a top leans over its foot. */
const LEAN = 0.3
/** The tip of a fat marker: half its edge, half its thickness, how it is held, and how much wider it is pressed where a stroke begins and ends. */
const TIP = { broad: 80, thin: 36, angle: 0.62, pressed: 0.45 }
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

/** Strokes as the tip leaves them: as wide as it is turned against the way, and swollen where the arm halts. */
function marked(lines: readonly Line[]): Ring[] {
  const { broad, thin, angle, pressed } = TIP
  const strokes = lines.flatMap((given) => {
    const line = resampled(given, UNIT / 4)
    const long = lengthOf(line)
    const half = (share: number, [x, y]: Point) => {
      const turn = Math.atan2(y, x) - angle
      const near = (Math.min(share, 1 - share) * long) / UNIT
      const swell = 1 + pressed * Math.max(0, 1 - near / 2.6) ** 2
      return swell * Math.hypot(broad * Math.sin(turn), thin * Math.cos(turn))
    }
    // The corners of a stroke that turns back are filled by the tip itself.
    const corners = given.slice(1, -1).map((at) => disc(at, thin * 1.3, 16))
    return [ribbon(line, half), ...(given.length < 6 ? corners : [])]
  })
  return simplified(union(...strokes.map((ring) => union([ring]))), 0.8)
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
