import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { writeBlock, writeLine, type Row, type WritingOptions } from '#engine/lettering/block.ts'
import { heartRing } from '#engine/lettering/hearted.ts'
import { HANDS } from '#engine/lettering/hands.ts'
import type { Inscribed } from '#engine/lettering/inscribed.ts'
import { ribbon } from '#engine/lettering/pen.ts'
import { boundsOf, moved, type Line, type Ring } from '#engine/lettering/plane.ts'
import { penned, union } from '#engine/lettering/polygons.ts'
import { LETTER_SIZE } from '#engine/lettering/shaper.ts'

/** What may stand between the day somebody came and the day they went. */
export type Between = 'heartbeat' | 'heart'

const IS_DATE = /\d{2}/
const SPAN = /^(.*\d{2}\S*)\s*[-–—]\s+(\S.*)$|^(\d{4})\s*[-–—]\s*(\d{4})$/u

/** The two dates of a span, in one text or in two, and the rows that are none. Undefined where there are not two. */
export function spanIn<T extends Pick<Row, 'text'>>(
  rows: readonly T[],
): { dates: [string, string]; others: T[] } | undefined {
  const spans = rows.flatMap((row) => {
    const [, from, to, year, last] = SPAN.exec(row.text) ?? []
    const dates: [string, string] = [from ?? year ?? '', to ?? last ?? '']
    return dates.every((date) => isDate(date)) ? [{ row, dates }] : []
  })
  const [span] = spans
  if (span && spans.length === 1)
    return { dates: span.dates, others: rows.filter((row) => row !== span.row) }
  const dated = rows.filter(({ text }) => isDate(text))
  if (span || dated.length !== 2) return undefined
  return {
    dates: [dated[0]!.text, dated[1]!.text],
    others: rows.filter((row) => !dated.includes(row)),
  }
}

const isDate = (text: string) => IS_DATE.test(text) && text.length <= 20 && !/\p{L}{10}/u.test(text)

/** One beat about the middle of its line, in its own heights: a small rise, the stroke of the heart, and rest. */
const BEAT: Line = [
  [-0.86, 0],
  [-0.74, -0.16],
  [-0.62, 0],
  [-0.44, 0],
  [-0.34, 0.14],
  [-0.16, -0.86],
  [0.06, 0.52],
  [0.2, 0],
  [0.42, 0],
  [0.56, -0.24],
  [0.72, 0],
]

/** How large dates are under a name; how long what stands between them is, and the white beside it, in their size. */
const DATES = { small: 0.27, large: 0.4, least: 2.2, most: 4.2, white: 0.2 }
/** White between a name and the highest that stands under it. */
const UNDER = 0.16
/** How high figures are against their size. */
const FIGURE = 0.66

/** Two dates with a heartbeat or a heart between them, as wide as the name above where that can be. */
export function betweenDates(
  rows: readonly Row[],
  between: Between,
  options: WritingOptions,
): Inscribed | undefined {
  const span = spanIn(rows)
  if (!span) return undefined
  const name = writeBlock(span.others, { ...options, isStaggered: true })
  const over = name.letters.length > 0 ? boundsOf(name.letters) : undefined
  const scale = over ? scaleUnder(over.right - over.left, span.dates, options) : 1
  const blocks = span.dates.map((text) => writeBlock([{ text, scale }], options))
  if (blocks.some(({ letters }) => letters.length === 0)) return undefined
  const size = LETTER_SIZE * scale
  const figures = blocks.map(({ letters }) => boundsOf(letters))
  const widths = figures.map(({ left, right }) => right - left)
  const room = over ? over.right - over.left - widths[0]! - widths[1]! : DATES.least * 1.4 * size
  const length = Math.min(DATES.most, Math.max(DATES.least, room / size)) * size
  const whole = widths[0]! + length + widths[1]!
  const middle = over ? (over.left + over.right) / 2 : 0
  const high = between === 'heartbeat' ? Math.min(size, length / 2) * 0.9 : (FIGURE * size) / 2
  const baseline = over ? over.bottom + UNDER * LETTER_SIZE + high + (FIGURE * size) / 2 : 0
  const left = middle - whole / 2
  const dates = [
    moved(blocks[0]!.letters, left - figures[0]!.left, baseline),
    moved(blocks[1]!.letters, left + whole - figures[1]!.right, baseline),
  ]
  const at: Point = [left + widths[0]! + length / 2, baseline - (FIGURE * size) / 2]
  const width = Math.max(options.leastLine, HANDS[options.hand].hairline * size, size * 0.034)
  const sign = { at, reach: length / 2 - DATES.white * size, size, width }
  const isSmall = name.letters.length > 0
  return {
    letters: isSmall ? name.rows.map(({ rings }) => rings) : dates,
    small: isSmall ? dates : [],
    ornament: between === 'heartbeat' ? beatOf(sign) : rulesBeside(sign),
    accent: between === 'heart' ? [heartRing(at, 0.24 * size)] : [],
    size: LETTER_SIZE,
    missing: [...new Set([name, ...blocks].flatMap(({ missing }) => missing))],
  }
}

/** Both dates and what is between them as wide as the name, where that leaves them of a size that suits it. */
function scaleUnder(width: number, dates: readonly string[], options: WritingOptions): number {
  const whole = dates.reduce((sum, text) => sum + writeLine(text, options).width, 0)
  const fit = width / (whole + DATES.least * LETTER_SIZE)
  return Math.min(DATES.large, Math.max(DATES.small, fit))
}

interface Sign {
  at: Point
  /** Half of its length. */
  reach: number
  size: number
  width: number
}

/** One line from date to date, that comes to life in its middle. */
function beatOf({ at: [x, y], reach, size, width }: Sign): Ring[] {
  const high = Math.min(0.95 * size, 0.95 * reach)
  const beat = BEAT.map(([dx, dy]): Point => [x + dx * high, y + dy * high])
  return penned([[[x - reach, y], ...beat, [x + reach, y]]], width)
}

/** On both sides of a heart a stroke that thins out towards the dates. */
function rulesBeside({ at: [x, y], reach, size, width }: Sign): Ring[] {
  const from = 0.24 * size + 0.16 * size
  if (reach < from + 0.2 * size) return []
  const thinning = (share: number) => (width / 2) * (1.15 - 0.65 * share)
  return union(
    ...[-1, 1].map((side) => {
      const line: Line = [
        [x + side * from, y],
        [x + side * reach, y],
      ]
      return union([ribbon(line, thinning)])
    }),
  )
}
