import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { bent } from '#engine/lettering/bend.ts'
import { carried } from '#engine/lettering/marks.ts'
import { weld, writeBlock, writeLine, type WritingOptions } from '#engine/lettering/block.ts'
import { spansAt } from '#engine/lettering/clearance.ts'
import { HANDS, type HandName } from '#engine/lettering/hands.ts'
import { PLAIN, sprayAbout } from '#engine/lettering/ornament.ts'
import { leafy } from '#engine/lettering/rules.ts'
import type { Inscribed } from '#engine/lettering/inscribed.ts'
import { disc, lozenge } from '#engine/lettering/pen.ts'
import {
  areaOf,
  boundsOf,
  lengthOf,
  moved,
  resampled,
  towards,
  turned,
  type Line,
  type Ring,
} from '#engine/lettering/plane.ts'
import { penned, simplified } from '#engine/lettering/polygons.ts'
import { HOLDS_TOGETHER, IN_SQUARES } from '#engine/lettering/scripts.ts'
import { LETTER_SIZE } from '#engine/lettering/shaper.ts'

/** Inside a curve tighter than this, in letter sizes, the heads of letters would meet and turn over. */
const TIGHTEST = 1.5

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

/** How far round letters go on an arch: over a gate, and where it only follows the body, as a chest is no gate. */
const ROUND = { gate: 1.05, gentle: 0.55 }
/** Joined letters go less far: what leans falls over on one side and stands up on the other. */
const ROUND_JOINED = { gate: 0.84, gentle: 0.5 }
/** How much of their turn such letters are leaned back. */
const LEANED_BACK = 0.5
/** Shorter words, in letter sizes, stand on a flatter arch. */
const LONG = 5

/** The height at which letters that fan out keep their white, as a share of their size: else their feet come nearer or their heads do. */
const WAIST = 0.24

/** From the first to the last body of the letters: what a swash at one end adds moves no crown. */
function bodyOf(rings: readonly Ring[], size: number): { left: number; right: number } {
  const met = [0.02, 0.1, 0.18, 0.26].flatMap((share) => spansAt(rings, -share * size).flat())
  return met.length > 0 ? { left: Math.min(...met), right: Math.max(...met) } : boundsOf(rings)
}

/** Leaned back against the way an arch will turn them, each as much as it stands aside. */
const leanedBack = (rings: readonly Ring[], size: number, turnAt: (x: number) => number): Ring[] =>
  rings.map((ring) => {
    const lean = ([x, y]: Point): Point => [x + LEANED_BACK * turnAt(x) * y, y]
    return carried(ring, resampled([...ring, ring[0]!], size / 50).map(lean), lean)
  })

/** Upwards as over a gate, or downwards as a smile; gently where it only follows the body. */
export function onArc(
  text: string,
  options: WritingOptions,
  { isDown = false, isGentle = false }: { isDown?: boolean; isGentle?: boolean } = {},
): Inscribed {
  const { rings, size, missing } = flatLine(text, options)
  const plan = isGentle ? 'gentle' : 'gate'
  const { left, right } = bodyOf(rings, size)
  const width = right - left
  const { isJoined = false } = HANDS[options.hand]
  // The last letter of a short word would fall off a steep one.
  const span =
    (isJoined ? ROUND_JOINED : ROUND)[plan] * Math.sqrt(Math.min(1, width / (LONG * size)))
  const radius = width / span
  const rule = Math.max(options.leastLine, size * 0.012)
  const mid = isDown ? Math.PI / 2 : -Math.PI / 2
  const way = isDown ? -1 : 1
  // Room for swashes before the first body and after the last.
  const whole = span * 2
  const curve = arcLine(radius, mid - (way * whole) / 2, way * whole)
  const waist = WAIST * size
  const centred = moved(rings, -(left + right) / 2, waist)
  const standing = isJoined ? leanedBack(centred, size, (x) => (way * x) / radius) : centred
  const letters = simplified(bent(standing, curve, (whole * radius) / 2))
  const tail = waist + Math.max(0.3 * size, boundsOf(rings).bottom + size * 0.16)
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

/** White between the words of a ring, in letter sizes: with more of it a sign stands there. */
const BETWEEN = { least: 0.62, sign: 0.95 }

/** A full ring of letters that reads clockwise from its foot: the words go all the way round, with signs between those that are far apart. */
export function inCircle(text: string, options: WritingOptions): Inscribed {
  const { isJoined, white = 0.1 } = HANDS[options.hand]
  const parts = HOLDS_TOGETHER.test(text) ? [text] : text.split(/\s+/)
  const wordsAt = (spaced?: number) => parts.map((word) => flatLine(word, options, spaced))
  const widthOf = (words: readonly FlatLine[]) => words.reduce((sum, { width }) => sum + width, 0)
  let words = wordsAt(isJoined ? undefined : Math.max(0.2, white))
  const size = LETTER_SIZE
  const least = 2 * Math.PI * TIGHTEST * size
  const gaps = BETWEEN.least * words.length * size
  // Letters that may be spaced out are, before the ring is left open.
  if (!isJoined && widthOf(words) + gaps < least) {
    const letters = Math.max(2, Array.from(text).length)
    const more = (least - gaps * 1.6 - widthOf(words)) / letters / size
    words = wordsAt(Math.min(0.75, Math.max(0.2, white) + Math.max(0, more)))
  }
  const close = Math.max(widthOf(words) + gaps, least)
  const even = (close - widthOf(words)) / words.length
  // Where its words stand too close for signs, one at the foot says where a ring begins.
  const foot = words.length > 1 ? Math.max(even, BETWEEN.sign * size) : even
  const whole = close + foot - even
  const radius = whole / (2 * Math.PI)
  const { top, bottom } = boundsOf(words.flatMap(({ rings }) => rings))
  const waist = radius + size * 0.36
  const rule = Math.max(options.leastLine, size * 0.014)
  const letters: Ring[][] = []
  const ornament: Ring[] = penned(
    [closed(radius - bottom - size * 0.22), closed(radius - top + size * 0.22)],
    rule,
  )
  let along = foot / 2
  for (const [i, { rings, width }] of words.entries()) {
    const free = i === words.length - 1 ? foot : even
    const from = Math.PI / 2 + along / radius
    letters.push(simplified(bent(rings, arcLine(radius, from, width / radius), 0)))
    along += width + free
    const middle = Math.PI / 2 + (along - free / 2) / radius
    ornament.push(...signBetween(middle, { free, radius, waist, size, rule, ...options }))
  }
  return { letters, ornament, size, missing: words.flatMap(({ missing }) => missing) }
}

/** What stands between two words of a ring: nothing, a lozenge, or where there is much room a lozenge with a branch to either side. */
function signBetween(
  middle: number,
  ring: { free: number; radius: number; waist: number; size: number; rule: number; hand: HandName },
): Ring[] {
  const { free, radius, waist, size, rule, hand } = ring
  if (free < BETWEEN.sign * size) return []
  const signs: Ring[] = [diamond(middle, waist, size)]
  for (const side of [-1, 1]) {
    const [from, to] = [(size * 0.5) / radius, (free / 2 - size * 0.35) / radius]
    if (free > 1.5 * size)
      signs.push(
        disc(towards(middle + side * ((size * 0.26) / radius), waist), Math.max(rule, size * 0.03)),
      )
    if ((to - from) * waist < 0.7 * size) continue
    const branch = arcLine(waist, middle + side * from, side * (to - from))
    signs.push(...(!PLAIN.has(hand) ? leafy(branch, size, rule) : penned([branch], rule)))
  }
  return signs
}

/** A lozenge that points to the middle of its ring. */
const diamond = (angle: number, radius: number, size: number): Ring => {
  const at = towards(angle, radius)
  return turned([lozenge(at, size * 0.09, size * 0.14)], angle - Math.PI / 2, at)[0]!
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
  const whole = lines.join('')
  // Small letters one under the other are a ladder: only capitals are made to stand alone.
  const hasSmall = /\p{Ll}/u.test(whole) && HANDS[hand].isCapitals !== true && hand !== 'roman'
  const column =
    isTurned || (!isStacked && (HANDS[hand].isJoined || hasSmall || whole.length > 24))
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

/** Lines that are turned stand as far from each other as they do upright: where one reaches down the next makes room. */
function turnedColumn(lines: readonly string[], options: WritingOptions): Inscribed {
  const { rows, letters, missing } = writeBlock(
    lines.map((text) => ({ text, scale: 1 })),
    options,
  )
  const { top, bottom } = boundsOf(letters)
  const middle = letters.length > 0 ? -(top + bottom) / 2 : 0
  return {
    letters: rows.map(({ rings }) => turned(moved(rings, 0, middle), Math.PI / 2)),
    ornament: [],
    size: LETTER_SIZE,
    missing,
  }
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
