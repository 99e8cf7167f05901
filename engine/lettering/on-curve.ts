import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { bent } from '#engine/lettering/bend.ts'
import { weld, writeLine, type WritingOptions } from '#engine/lettering/block.ts'
import { HANDS } from '#engine/lettering/hands.ts'
import { PLAIN, sprayAbout } from '#engine/lettering/ornament.ts'
import { leafy, roseOf } from '#engine/lettering/rules.ts'
import type { Inscribed } from '#engine/lettering/inscribed.ts'
import { disc, lozenge } from '#engine/lettering/pen.ts'
import {
  areaOf,
  boundsOf,
  lengthOf,
  moved,
  towards,
  turned,
  type Line,
  type Ring,
} from '#engine/lettering/plane.ts'
import { penned, simplified } from '#engine/lettering/polygons.ts'
import { HOLDS_TOGETHER, IN_SQUARES } from '#engine/lettering/scripts.ts'
import { LETTER_SIZE } from '#engine/lettering/shaper.ts'

/** Inside a curve tighter than this, in letter sizes, the heads of letters would meet and turn over. */
const TIGHTEST = 1.55

/** Part of a circle about the origin, clockwise on the page. */
export const arcLine = (radius: number, from: number, sweep: number): Line =>
  Array.from({ length: 241 }, (_, i) => towards(from + (sweep * i) / 240, radius))

interface FlatLine {
  rings: Ring[]
  width: number
  size: number
  missing: string[]
}

/** A line on a straight baseline that begins at x = 0. */
export function flatLine(
  text: string,
  options: WritingOptions,
  white = HANDS[options.hand].white,
): FlatLine {
  const size = LETTER_SIZE
  const line = writeLine(text, options, size, white)
  const rings = weld(line.glyphs, options, size)
  const { left, right } = boundsOf(rings)
  return { rings: moved(rings, -left, 0), width: right - left, size, missing: line.missing }
}

/** How wide the strokes of a text are at a mean, in the units it is set in: twice its area by its outline. */
export function strokeOf(text: string, options: WritingOptions): number {
  const { rings } = flatLine(text, options)
  const area = rings.reduce((sum, ring) => sum + areaOf(ring), 0)
  const outline = rings.reduce((sum, ring) => sum + lengthOf([...ring, ring[0]!]), 0)
  return (2 * Math.abs(area)) / Math.max(1, outline)
}

/** How far a line goes round that only follows the body: a chest is no gate. */
const GENTLE = 0.5

/** Upwards as over a gate, or downwards as a smile; gently where it only follows the body. */
export function onArc(
  text: string,
  options: WritingOptions,
  { isDown = false, isGentle = false }: { isDown?: boolean; isGentle?: boolean } = {},
): Inscribed {
  const { rings, width, size, missing } = flatLine(text, options)
  const span = Math.min(isGentle ? GENTLE : 2.4, width / (TIGHTEST * 1.25 * size))
  const radius = width / span
  const rule = Math.max(options.leastLine, size * 0.012)
  const mid = isDown ? Math.PI / 2 : -Math.PI / 2
  const curve = isDown
    ? arcLine(radius, mid + span / 2, -span)
    : arcLine(radius, mid - span / 2, span)
  const letters = simplified(bent(rings, curve, 0))
  const tail = Math.max(0.3 * size, boundsOf(rings).bottom + size * 0.16)
  const ruleRadius = isDown ? radius + tail : radius - tail
  const belly = ruleRadius - radius * Math.cos(span / 2)
  // In the hollow of an arch scrolls grow, as much as it holds; a plain hand has a rule.
  const sprays = [0.9, 0.75, 0.6].flatMap((scale) =>
    [0.3, 0.24, 0.18].map((reach) => ({
      at: [0, (isDown ? 1 : -1) * (ruleRadius - belly * 0.3)] as Point,
      reach: reach * width,
      down: isDown ? (-1 as const) : (1 as const),
      scale,
    })),
  )
  const spray = belly > size * 0.5 ? sprayAbout(letters, { ...options, size }, sprays) : []
  const ornament =
    spray.length > 0 || ruleRadius < size * 0.8
      ? spray
      : penned([arcLine(ruleRadius, mid - span / 2 + 0.1, span - 0.2)], rule)
  return { letters: [letters], ornament, size, missing }
}

/** A ring of letters that reads clockwise from its foot, with a sign where it begins and ends. */
export function inCircle(text: string, options: WritingOptions): Inscribed {
  const { isJoined, white = 0.1 } = HANDS[options.hand]
  let flat = flatLine(text, options, isJoined ? undefined : Math.max(0.2, white))
  const { size } = flat
  const seam = size * 1.5
  const least = 2 * Math.PI * TIGHTEST * 1.2 * size
  // Short words are spaced out before the ring is left open.
  if (!isJoined && flat.width + seam < least) {
    const letters = Math.max(2, Array.from(text).length)
    const more = (least - seam - flat.width) / letters / size
    flat = flatLine(text, options, Math.min(0.75, Math.max(0.2, white) + more))
  }
  const whole = Math.max(flat.width + seam, least)
  const radius = whole / (2 * Math.PI)
  const span = flat.width / radius
  const letters = simplified(bent(flat.rings, arcLine(radius, -Math.PI / 2 - span / 2, span), 0))
  const waist = radius + size * 0.36
  const { top, bottom } = boundsOf(flat.rings)
  const rule = Math.max(options.leastLine, size * 0.014)
  const free = 2 * Math.PI - span
  const ornament: Ring[] = [
    ...penned([closed(radius - bottom - size * 0.22), closed(radius - top + size * 0.22)], rule),
    lozenge(towards(Math.PI / 2, waist), size * 0.09, size * 0.14),
  ]
  for (const side of [-1, 1]) {
    ornament.push(
      disc(
        towards(Math.PI / 2 + side * ((size * 0.26) / radius), waist),
        Math.max(rule, size * 0.03),
      ),
    )
    // A ring that letters do not fill has a line on the rest of the way.
    const [from, to] = [(size * 0.5) / radius, free / 2 - (size * 0.35) / radius]
    if (to - from > 0.12) {
      const branch = arcLine(waist, Math.PI / 2 + side * from, side * (to - from))
      ornament.push(
        ...(!PLAIN.has(options.hand) ? leafy(branch, size, rule) : penned([branch], rule)),
      )
    }
  }
  return {
    letters: [letters],
    ornament: [...ornament, ...roseOf([0, 0], (radius - bottom - size * 0.22) * 0.62, rule)],
    size,
    missing: flat.missing,
  }
}

const closed = (radius: number): Line => arcLine(radius, 0, 2 * Math.PI)

/** Up and down along one line. */
export function onWave(text: string, options: WritingOptions): Inscribed {
  const { rings, width, size, missing } = flatLine(text, options)
  const waves = Math.max(1, Math.round(width / (size * 7)))
  const height = Math.min(size * 0.42, width * 0.07)
  const curve: Line = Array.from({ length: 181 }, (_, i): Point => {
    const share = i / 180
    return [width * share, -height * Math.sin(2 * Math.PI * waves * share)]
  })
  const low = boundsOf(rings).bottom + size * 0.24
  const rule = Math.max(options.leastLine, size * 0.014)
  const letters = simplified(bent(rings, curve, 0))
  const under = bent(
    [
      [
        [width * 0.04, low],
        [width * 0.96, low],
        [width * 0.96, low + 0.01],
      ],
    ],
    curve,
    0,
  )[0]!
  return {
    letters: [letters],
    ornament: penned([under.slice(0, Math.floor(under.length / 2))], rule),
    size,
    missing,
  }
}

/** Down the spine: joined hands are turned to read downwards, capitals stand one under the other. */
export function downSpine(lines: readonly string[], options: WritingOptions): Inscribed {
  const { hand, leastLine } = options
  const isTurned = lines.some((line) => HOLDS_TOGETHER.test(line))
  const isStacked = lines.some((line) => IN_SQUARES.test(line))
  const column =
    isTurned || (!isStacked && (HANDS[hand].isJoined || lines.join('').length > 24))
      ? turnedColumn(lines, options)
      : stackedColumn(lines.join(' '), options)
  return withEnds(column, leastLine)
}

/** Along an arm or a leg: one line, turned to be read from the side. Signs that stand in squares are never turned: they stand one under the other. */
export const alongLimb = (lines: readonly string[], options: WritingOptions): Inscribed =>
  withEnds(
    lines.some((line) => IN_SQUARES.test(line))
      ? stackedColumn(lines.join(' '), options)
      : turnedColumn(lines, options),
    options.leastLine,
  )

/** A lozenge, a line and dots above and below a column. */
function withEnds(column: Inscribed, leastLine: number): Inscribed {
  const size = LETTER_SIZE
  const { top, bottom } = boundsOf(column.letters.flat())
  const rule = Math.max(leastLine, size * 0.014)
  const end = (y: number, way: 1 | -1): Ring[] => [
    lozenge([0, y + way * size * 0.2], size * 0.055, size * 0.13),
    ...penned(
      [
        [
          [0, y + way * size * 0.42],
          [0, y + way * size * 0.95],
        ],
      ],
      rule,
    ),
    ...[1.06, 1.16, 1.24].map((far, i) =>
      disc([0, y + way * size * far], Math.max(rule * 0.7, size * (0.034 - 0.007 * i))),
    ),
  ]
  return { ...column, ornament: [...column.ornament, ...end(top, -1), ...end(bottom, 1)] }
}

function turnedColumn(lines: readonly string[], options: WritingOptions): Inscribed {
  const missing: string[] = []
  let y = 0
  const rows: Ring[][] = lines.map((text) => {
    const flat = flatLine(text, options)
    missing.push(...flat.missing)
    const placed = moved(flat.rings, -flat.width / 2, y)
    y += flat.size * HANDS[options.hand].leading * 1.04
    return placed
  })
  const { top, bottom } = boundsOf(rows.flat())
  const letters = rows.map((row) => turned(moved(row, 0, -(top + bottom) / 2), Math.PI / 2))
  return { letters, ornament: [], size: LETTER_SIZE, missing }
}

function stackedColumn(text: string, options: WritingOptions): Inscribed {
  const size = LETTER_SIZE
  const letters: Ring[][] = []
  const ornament: Ring[] = []
  const missing: string[] = []
  const line = writeLine(text, options, size)
  let y = 0
  for (const cell of cellsOf(line.glyphs)) {
    if (cell.length === 0) {
      ornament.push(lozenge([0, y + size * 0.14], size * 0.05, size * 0.12))
      y += size * 0.5
      continue
    }
    const rings = weld(cell, options, size)
    const { left, right, top, bottom } = boundsOf(rings)
    letters.push(moved(rings, -(left + right) / 2, y - top))
    y += bottom - top + size * 0.26
  }
  missing.push(...line.missing)
  return { letters, ornament, size, missing }
}

/** Glyphs by letter, marks with what they belong to; an empty list for a space. */
export function cellsOf<T extends { text: string; rings: readonly Ring[]; advance: number }>(
  glyphs: readonly T[],
): T[][] {
  const cells: T[][] = []
  for (const glyph of glyphs) {
    const last = cells.at(-1)
    if (glyph.text.trim() === '' && glyph.rings.length === 0) cells.push([])
    else if (last && last.length > 0 && (glyph.text === '' || glyph.advance === 0)) last.push(glyph)
    else cells.push([glyph])
  }
  return cells
}
