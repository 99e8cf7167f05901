/* oxlint-disable no-underscore-dangle -- the font reader's own names */
import { createRequire } from 'node:module'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Typeface } from '#server/providers/share-images/letters.ts'
import { ROOT } from './lib/build.ts'

/**
 * `node scripts/build-share-letters.ts`: writes the outlines of our two typefaces as numbers, for the pictures that link
 * previews show. The packages hold variable fonts in WOFF2 only, which nothing at run time can read; the font reader that
 * comes with the PDF library can, except that it forgets the variations of WOFF2. Those are applied here.
 */

interface Point {
  x: number
  y: number
  onCurve: boolean
  endContour: boolean
}

interface Outline {
  points?: Point[]
  components?: { glyphID: number; dx: number; dy: number }[]
}

interface FontFile {
  unitsPerEm: number
  characterSet: number[]
  variationCoords: number[]
  _transformedGlyphs: Outline[]
  _transformGlyfTable(): void
  _variationProcessor: {
    transformPoints(glyph: number, points: { x: number; y: number }[]): void
  }
  glyphForCodePoint(codePoint: number): { id: number; advanceWidth: number }
  layout(text: string): { glyphs: unknown[]; positions: { xAdvance: number }[] }
}

const fromHere = createRequire(import.meta.url)
const fontkit = createRequire(fromHere.resolve('pdfkit'))('fontkit') as {
  openSync(file: string): FontFile
}

const FACES = {
  /** As app.css sets headings. */
  display: { file: 'fraunces/files/fraunces-latin-opsz-normal.woff2', coordinates: [84, 580] },
  text: {
    file: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    coordinates: [500],
  },
}
const OUTPUT = 'server/providers/share-images/typefaces.json'
/** Accented pairs are rare, and the eye forgives them. */
const KERNED = /[A-Za-z.,’”“-]/
/** In the font's units; less is not to be seen at the sizes we set. */
const KERNING_LEAST = 16
/** Of the axes and side bearings that a variation may move besides the outline. */
const PHANTOM_POINTS = 4

function readTypeface({ file, coordinates }: (typeof FACES)['display']): Typeface {
  const location = fromHere.resolve(`@fontsource-variable/${file}`)
  const plain = fontkit.openSync(location)
  plain._transformGlyfTable()
  const font = fontkit.openSync(location)
  font.variationCoords = coordinates
  font._transformedGlyphs = plain._transformedGlyphs
  const letters = font.characterSet.map((code) => String.fromCodePoint(code))
  return {
    unitsPerEm: font.unitsPerEm,
    glyphs: Object.fromEntries(
      letters.map((letter) => {
        const { id, advanceWidth } = font.glyphForCodePoint(letter.codePointAt(0)!)
        return [letter, { advance: Math.round(advanceWidth), d: pathOf(contoursOf(font, id)) }]
      }),
    ),
    kerning: readKerning(font, letters),
  }
}

/** What two letters stand closer or further apart than each would alone. */
function readKerning(font: FontFile, letters: readonly string[]): Record<string, number> {
  const kerned = letters.filter((letter) => KERNED.test(letter))
  const kerning: Record<string, number> = {}
  for (const first of kerned) {
    const { advanceWidth } = font.glyphForCodePoint(first.codePointAt(0)!)
    for (const second of kerned) {
      const { glyphs, positions } = font.layout(first + second)
      const difference = Math.round((positions[0]?.xAdvance ?? advanceWidth) - advanceWidth)
      if (glyphs.length === 2 && Math.abs(difference) >= KERNING_LEAST)
        kerning[first + second] = difference
    }
  }
  return kerning
}

function contoursOf(font: FontFile, glyph: number): Point[][] {
  const { points, components } = font._transformedGlyphs[glyph] ?? {}
  if (points) {
    const moved = vary(font, glyph, points)
    return split(points.map((point, index) => ({ ...point, ...moved[index]! })))
  }
  if (!components) return []
  const offsets = vary(
    font,
    glyph,
    components.map(({ dx, dy }) => ({ x: dx, y: dy })),
  )
  return components.flatMap(({ glyphID }, index) =>
    contoursOf(font, glyphID).map((contour) =>
      contour.map((point) => ({
        ...point,
        x: point.x + offsets[index]!.x,
        y: point.y + offsets[index]!.y,
      })),
    ),
  )
}

/** A point as the font reader moves it. */
class Movable {
  x: number
  y: number
  readonly endContour: boolean

  constructor(x: number, y: number, endContour: boolean) {
    this.x = x
    this.y = y
    this.endContour = endContour
  }

  copy() {
    return new Movable(this.x, this.y, this.endContour)
  }
}

function vary(
  font: FontFile,
  glyph: number,
  given: readonly (Pick<Point, 'x' | 'y'> & Partial<Point>)[],
) {
  const points = given.map(({ x, y, endContour = true }) => new Movable(x, y, endContour))
  const phantoms = Array.from({ length: PHANTOM_POINTS }, () => new Movable(0, 0, true))
  font._variationProcessor.transformPoints(glyph, [...points, ...phantoms])
  return points.map(({ x, y }) => ({ x, y }))
}

function split(points: readonly Point[]): Point[][] {
  const contours: Point[][] = [[]]
  for (const point of points) {
    contours.at(-1)!.push(point)
    if (point.endContour) contours.push([])
  }
  return contours.filter((contour) => contour.length > 1)
}

/** TrueType's quadratic splines: between two control points lies an implied point of the curve. */
function pathOf(contours: readonly Point[][]): string {
  const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  // SVG's y axis points down.
  const at = ({ x, y }: { x: number; y: number }) => `${Math.round(x)} ${Math.round(-y)}`
  return contours
    .map((contour) => {
      const first = contour.findIndex(({ onCurve }) => onCurve)
      const points = [...contour.slice(first), ...contour.slice(0, first), contour[first]!]
      let d = `M${at(points[0]!)}`
      for (let index = 1; index < points.length; index += 1) {
        const point = points[index]!
        if (point.onCurve) {
          if (points[index - 1]!.onCurve) d += `L${at(point)}`
          continue
        }
        const next = points[index + 1]!
        d += `Q${at(point)} ${at(next.onCurve ? next : middle(point, next))}`
      }
      return `${d}Z`
    })
    .join('')
}

const typefaces = Object.fromEntries(
  Object.entries(FACES).map(([name, face]) => [name, readTypeface(face)]),
)
await writeFile(path.join(ROOT, OUTPUT), `${JSON.stringify(typefaces)}\n`)
