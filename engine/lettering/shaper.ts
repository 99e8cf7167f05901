import * as harfbuzz from 'harfbuzzjs'
import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { cubic, type Ring } from '#engine/lettering/plane.ts'
import { simplified } from '#engine/lettering/polygons.ts'
import { isWoff, unpackWoff } from '#engine/lettering/woff.ts'

/** One font file, as the shaper holds it. */
export interface FontFile {
  font: harfbuzz.Font
  unitsPerEm: number
  has: ReadonlySet<number>
  outlines: Map<number, Ring[]>
}

/** A glyph as it was set, with its outline at size 1 and its place on the line. */
export interface ShapedGlyph {
  outline: readonly Ring[]
  dx: number
  dy: number
  advance: number
  /** Where the characters it stands for begin in the text that was set. */
  cluster: number
  isMissing: boolean
}

const opened = new WeakMap<Uint8Array, FontFile>()

export function openFont(bytes: Uint8Array): FontFile {
  const known = opened.get(bytes)
  if (known) return known
  const face = new harfbuzz.Face(new harfbuzz.Blob(isWoff(bytes) ? unpackWoff(bytes) : bytes))
  const file: FontFile = {
    font: new harfbuzz.Font(face),
    unitsPerEm: face.upem,
    has: new Set(face.collectUnicodes()),
    outlines: new Map(),
  }
  opened.set(bytes, file)
  return file
}

/** Joins, marks, ligatures, kerning and reading order are the shaper's work. One run: one font, one direction. */
export function shapeRun(
  file: FontFile,
  text: string,
  direction: 'ltr' | 'rtl',
  features: readonly string[] = [],
): ShapedGlyph[] {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setDirection(direction === 'rtl' ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR)
  harfbuzz.shape(
    file.font,
    buffer,
    features.flatMap((name) => harfbuzz.Feature.fromString(name) ?? []),
  )
  const scale = 1 / file.unitsPerEm
  const positions = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map(({ codepoint: glyph, cluster }, i) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {}
    return {
      outline: outlineOf(file, glyph),
      dx: xOffset * scale,
      dy: -yOffset * scale,
      advance: xAdvance * scale,
      cluster,
      isMissing: glyph === 0,
    }
  })
}

/** Outlines are flattened once, for the size at which letters are drawn. */
export const LETTER_SIZE = 200

function outlineOf(file: FontFile, glyph: number): Ring[] {
  const known = file.outlines.get(glyph)
  if (known) return known
  const large = simplified(flatten(file.font.glyphToPath(glyph), LETTER_SIZE / file.unitsPerEm))
  const rings = large.map((ring) => ring.map(([x, y]): Point => [x / LETTER_SIZE, y / LETTER_SIZE]))
  file.outlines.set(glyph, rings)
  return rings
}

function flatten(path: string, scale: number): Ring[] {
  const rings: Ring[] = []
  let ring: Point[] = []
  let pen: Point = [0, 0]
  const close = () => {
    if (ring.length > 2) rings.push(ring)
    ring = []
  }
  for (const [, command, figures = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const n = (figures.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
    const at = (i: number): Point => [n[i]! * scale, -n[i + 1]! * scale]
    if (command === 'M') {
      close()
      pen = at(0)
      ring = [pen]
    } else if (command === 'L') {
      pen = at(0)
      ring.push(pen)
    } else if (command === 'Q') {
      const [bend, end] = [at(0), at(2)]
      const third = (from: Point): Point => [
        from[0] + ((bend[0] - from[0]) * 2) / 3,
        from[1] + ((bend[1] - from[1]) * 2) / 3,
      ]
      ring.push(...cubic(pen, third(pen), third(end), end).slice(1))
      pen = end
    } else if (command === 'C') {
      const end = at(4)
      ring.push(...cubic(pen, at(0), at(2), end).slice(1))
      pen = end
    }
  }
  close()
  return rings
}
