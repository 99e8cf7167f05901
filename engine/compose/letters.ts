// oxlint-disable-next-line import/default -- Node loads its CommonJS build, which has no named exports; the types describe the other one.
import opentype, { type Font, type Glyph } from 'opentype.js'
import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { FONT_NAMES, type EngineResources, type FontName } from '#engine/compose/resources.ts'

const parsed = new WeakMap<Uint8Array, Font>()

function fontFrom(bytes: Uint8Array): Font {
  const known = parsed.get(bytes)
  if (known) return known
  const font = opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  )
  parsed.set(bytes, font)
  return font
}

export interface Letters {
  d: string
  width: number
  /** Letters no font can draw. They are left out, and the caller may say so. */
  missing: string[]
}

const r1 = (value: number) => Math.round(value * 10) / 10

/** The first font that has the letter, beginning with the wanted face. */
function fontFor(letter: string, name: FontName, resources: EngineResources): Font | undefined {
  const order = [name, ...FONT_NAMES.filter((other) => other !== name)]
  for (const face of order)
    for (const bytes of resources.fonts[face]) {
      const font = fontFrom(bytes)
      // Letters are mapped one by one: the library's own layout fails on Great Vibes (GSUB 6.2).
      if (font.charToGlyphIndex(letter) > 0) return font
    }
  return undefined
}

/** Whether any of it can be drawn: a name in a script that no font has would be an empty line, which has no size. */
export const canWrite = (text: string, name: FontName, resources: EngineResources) =>
  Array.from(text.normalize('NFC')).some(
    (letter) => letter.trim() !== '' && fontFor(letter, name, resources) !== undefined,
  )

/**
 * Outlines of a line of text, centred on x = 0 with its baseline at y = 0, each point moved by `warp`. Straight strokes are cut
 * into short ones so that they bend with the baseline.
 */
export function lettersOf(
  text: string,
  {
    font: name,
    size,
    resources,
    warp = (point) => point,
    tracking = 0,
  }: {
    font: FontName
    size: number
    resources: EngineResources
    warp?: (point: Point) => Point
    tracking?: number
  },
): Letters {
  const missing: string[] = []
  const glyphs = Array.from(text.normalize('NFC')).flatMap((letter): Cell[] => {
    const font = fontFor(letter, name, resources)
    if (font) return [{ font, glyph: font.charToGlyph(letter) }]
    if (letter.trim() !== '') missing.push(letter)
    return letter.trim() === '' ? [{ font: undefined, glyph: undefined }] : []
  })
  const advances = glyphs.map(({ font, glyph }, i) => {
    if (!font || !glyph) return size * 0.3
    const next = glyphs[i + 1]
    const kerning = next?.glyph && next.font === font ? font.getKerningValue(glyph, next.glyph) : 0
    return (((glyph.advanceWidth ?? 0) + kerning) * size) / font.unitsPerEm + tracking
  })
  const width = advances.reduce((sum, advance) => sum + advance, 0)
  let x = -width / 2
  let d = ''
  glyphs.forEach(({ glyph }, i) => {
    if (glyph) d += bent(glyph.getPath(0, 0, size).commands, x, size, warp)
    x += advances[i]!
  })
  return { d, width, missing }
}

/** A letter in its font, or a space. */
interface Cell {
  font: Font | undefined
  glyph: Glyph | undefined
}

type Command = ReturnType<ReturnType<Font['charToGlyph']>['getPath']>['commands'][number]

function bent(
  commands: readonly Command[],
  offset: number,
  size: number,
  warp: (point: Point) => Point,
): string {
  const at = (x: number, y: number) => {
    const [px, py] = warp([offset + x, y])
    return `${r1(px)} ${r1(py)}`
  }
  let d = ''
  let [cx, cy] = [0, 0]
  for (const command of commands) {
    switch (command.type) {
      case 'M':
        d += `M${at(command.x, command.y)}`
        break
      case 'L': {
        const n = Math.max(1, Math.ceil(Math.hypot(command.x - cx, command.y - cy) / (size * 0.12)))
        for (let k = 1; k <= n; k++)
          d += `L${at(cx + ((command.x - cx) * k) / n, cy + ((command.y - cy) * k) / n)}`
        break
      }
      case 'Q':
        d += `Q${at(command.x1, command.y1)} ${at(command.x, command.y)}`
        break
      case 'C':
        d += `C${at(command.x1, command.y1)} ${at(command.x2, command.y2)} ${at(command.x, command.y)}`
        break
      case 'Z':
        d += 'Z'
        continue
    }
    cx = command.x
    cy = command.y
  }
  return d
}

/** Breaks a text into lines of about equal length, never inside a word. */
export function breakLines(text: string, longest: number): string[] {
  const words = text.split(/\s+/).filter(Boolean)
  const total = words.join(' ').length
  const rows = Math.max(1, Math.ceil(total / longest))
  const target = total / rows
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const joined = line ? `${line} ${word}` : word
    const isLast = lines.length === rows - 1
    if (line && !isLast && joined.length > target + word.length / 2) {
      lines.push(line)
      line = word
    } else line = joined
  }
  if (line) lines.push(line)
  return lines
}
