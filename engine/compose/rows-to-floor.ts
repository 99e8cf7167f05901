import type { Brief } from '#engine/language/brief.ts'
import { writeLine, type Row } from '#engine/lettering/block.ts'
import { HANDS, type HandName } from '#engine/lettering/hands.ts'
import { rowsFor, type Text } from '#engine/lettering/inscribe.ts'
import { LETTER_SIZE } from '#engine/lettering/shaper.ts'
import { printSize } from '#engine/present/print-size.ts'

/** Ink spreads: what is lower than this closes up within about five years. */
export const LEAST_LETTER_MM = 2.5

const CAPITALS = 0.68
const SMALL_LETTERS = 0.42

/** The height of the smallest letters without ascenders, or of capitals where there are no others, in the units they are set in. */
export function smallestLetter(rows: readonly Row[], hand: HandName): number {
  return Math.min(...rows.map((row) => letterOf(row, hand)))
}

const letterOf = ({ text, scale }: Row, hand: HandName): number => {
  const hasSmall = /\p{Ll}/u.test(text) && !HANDS[hand].isCapitals
  return LETTER_SIZE * scale * (hasSmall ? SMALL_LETTERS : CAPITALS)
}

type Room = Parameters<typeof rowsFor>[1]

/** Shorter lines are tried down to this width against the height; each is so much of the one before. */
const ASPECTS = { least: 0.9, step: 0.72 }
/** What a swash that goes on from the words, and the air about them, take of a canvas. */
const AIR = 1.3
/** A date may grow to this against its name before the whole is broken otherwise. */
const SMALL_MOST = 0.72
/** How long a swash grows is not known before it is drawn: a date is set a little larger than it must be. */
const SURE = 1.2

interface FloorOptions {
  placement: Brief['placement']
  /** How much of its canvas the words fill. */
  fill: number
  /** As wide as somebody chose. */
  chosenMm: number | null
}

/** Rows whose letters stay open on skin, wherever the place has room for such: where lines are too long for it they are broken, and small rows are set larger. */
export function rowsToFloor(texts: readonly Text[], room: Room, options: FloorOptions): Row[] {
  const first = rowsFor(texts, room)
  const mmOf = (rows: readonly Row[]) => letterMm(rows, room, options)
  let best = first.length === 0 ? first : withLargerDates(first, room, options)
  if (best.length === 0 || mmOf(best) >= LEAST_LETTER_MM) return best
  // How many lines there are was said.
  if (room.lines) return best
  for (
    let aspect = Math.min(room.aspect, 12) * ASPECTS.step;
    aspect >= ASPECTS.least && mmOf(best) < LEAST_LETTER_MM;
    aspect *= ASPECTS.step
  ) {
    const rows = withLargerDates(brokenFor(texts, room, aspect), room, options)
    if (rows.length > 0 && mmOf(rows) > mmOf(best)) best = rows
  }
  return best
}

/** As rows for a room of that shape, even where a line is short enough to be one in any. */
function brokenFor(texts: readonly Text[], room: Room, aspect: number): Row[] {
  const rows = rowsFor(texts, { ...room, aspect })
  if (rows.length > texts.length) return rows
  const isOne = texts.filter(({ isSmall }) => !isSmall).length === 1
  const words = texts.find(({ isSmall }) => !isSmall)?.text.split(' ').length ?? 1
  return isOne && words > 1 ? rowsFor(texts, { ...room, aspect, lines: 2 }) : rows
}

function withLargerDates(rows: readonly Row[], room: Room, options: FloorOptions): Row[] {
  const widest = widestOf(rows, room)
  const perMm = letterMm(rows, room, options) / smallestLetter(rows, room.hand)
  return rows.map((row) => {
    const high = letterOf(row, room.hand) * perMm
    if (row.scale >= SMALL_MOST || high >= SURE * LEAST_LETTER_MM) return row
    const width = row.scale * writeLine(row.text, room).width
    const more = Math.min((SURE * LEAST_LETTER_MM) / high, SMALL_MOST / row.scale, widest / width)
    return more > 1 ? { ...row, scale: row.scale * more } : row
  })
}

const widestOf = (rows: readonly Row[], room: Room) =>
  Math.max(1, ...rows.map(({ text, scale }) => scale * writeLine(text, room).width))

/** How high the smallest letters are on the skin that a place has. */
function letterMm(
  rows: readonly Row[],
  room: Room,
  { placement, fill, chosenMm }: FloorOptions,
): number {
  const width = widestOf(rows, room) * AIR
  const height =
    rows.reduce((sum, { scale }) => sum + scale, 0) * LETTER_SIZE * HANDS[room.hand].leading * AIR
  const widthMm = chosenMm ?? printSize({ width, height }, placement).widthMm * fill
  return (smallestLetter(rows, room.hand) * widthMm) / width
}
