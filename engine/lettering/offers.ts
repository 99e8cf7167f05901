import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { endsOf, type WrittenRow } from '#engine/lettering/block.ts'
import { HANDS } from '#engine/lettering/hands.ts'
import type { Plot } from '#engine/lettering/ornament.ts'
import { penPath, strokeEnds, type StrokeEnd } from '#engine/lettering/pen.ts'
import { boundsOf, moved } from '#engine/lettering/plane.ts'
import {
  bigRows,
  distancesFor,
  goesOn,
  goOn,
  rootOf,
  sweepsUnder,
} from '#engine/lettering/swash.ts'

/** A stroke of a word that may go on, and the ways it may take, the boldest first. */
interface Offer {
  /** How often it is taken against the others that a word has. */
  weight: number
  grow: (plot: Plot) => boolean
}

const tryLines = (end: StrokeEnd, lines: Iterable<Point[]>) => (plot: Plot) =>
  goesOn(plot, end, plot.choose(lines, distancesFor(plot)))

/** A short way on, as a pen leaves the paper: level, or lifted. */
function* lifts(end: StrokeEnd, size: number, lot: number): Generator<Point[]> {
  const [dx, dy] = end.direction
  const up = dy < -0.3 ? -0.16 : lot < 0.5 ? -0.1 : 0.02
  for (const long of [0.62 + 0.3 * lot, 0.5, 0.36])
    yield goOn(end, size * long, [
      [0.34 * Math.max(0.6, dx), 0.3 * dy],
      [0.95, 0.22 * dy + up],
    ])
}

/** Out and on in one long shallow wave that never turns back. */
function* glides(end: StrokeEnd, size: number): Generator<Point[]> {
  for (const long of [1.25, 1, 0.8])
    yield goOn(end, size * long, [
      [0.3, 0.2 * end.direction[1] - 0.02],
      [0.78, 0.03],
      [1.3, -0.09],
    ])
}

/** From a tail below the line: back under what stands before it, or on under what comes after it. */
function* fromTail(end: StrokeEnd, row: WrittenRow, size: number): Generator<Point[]> {
  const [x, y] = end.at
  const { left, right } = row.bounds
  const way = end.direction[0] < 0.15 ? -1 : 1
  const room = way < 0 ? x - left : right - x
  if (room < 0.7 * size) return
  for (const share of [1.02, 0.8, 0.6])
    for (const dip of [0.1, 0.2, 0.32]) {
      const far = x + way * room * share
      const low = Math.max(y, row.baseline + 0.3 * size) + dip * size
      yield penPath(
        [rootOf(end), [x + way * room * share * 0.5, low], [far, low - 0.1 * size]],
        end.direction,
      )
    }
}

/** From the foot of the capital: out to the left in a small turn, and on under the whole word. */
function* underFromCapital(end: StrokeEnd, row: WrittenRow, size: number): Generator<Point[]> {
  const [x, y] = end.at
  const { right } = row.bounds
  for (const depth of [0.34, 0.46, 0.6])
    for (const share of [0.9, 0.7]) {
      const low = row.baseline + depth * size
      yield penPath(
        [
          rootOf(end),
          [x - 0.26 * size, (y + low) / 2 - 0.04 * size],
          [x + 0.05 * size, low - 0.02 * size],
          [x + (right - x) * share * 0.5, low + 0.07 * size],
          [x + (right - x) * share, low - 0.05 * size],
        ],
        end.direction,
      )
    }
}

/** The bar of the last t drawn out over what is left of its word: a longer one would be the bar of a T. */
function* bars(end: StrokeEnd, row: WrittenRow, size: number): Generator<Point[]> {
  const room = (row.bounds.right - end.at[0]) / size
  for (const long of [room + 0.2, 0.7, 0.5])
    for (const lift of [0.04, 0.14])
      if (long > 0.3 && long < 0.8)
        yield goOn(end, size, [
          [long * 0.45, -lift * 0.3],
          [long, -lift],
        ])
}

const isCapital = (text: string) => /^\p{Lu}/u.test(text)

/** More letters than these leave a flourish no room to be seen. */
const LETTERS_MOST = 22

/** Every stroke of the large rows that a pen could go on with. */
function offersOf(plot: Plot): Offer[] {
  const { block, size, random } = plot
  const rows = bigRows(plot)
  const [head, foot] = [rows[0], rows.at(-1)]
  if (!head || !foot) return []
  const lot = random()
  const isLast = foot === block.rows.at(-1)
  const letters = rows.reduce((sum, { line }) => sum + line.glyphs.length, 0)
  const offers: Offer[] = []
  const last = endsOf(foot, block.hand).last[0]
  if (last) offers.push({ weight: 3, grow: tryLines(last, lifts(last, size, lot)) })
  if (letters > LETTERS_MOST) return offers
  const wide = (foot.bounds.right - foot.bounds.left) / size
  if (last && isLast && wide > 1.4) {
    const sweep = { back: 0.45 + 0.55 * lot, turn: 0.7 + 0.3 * random() }
    offers.push({ weight: 2.2, grow: tryLines(last, sweepsUnder(last, foot, size, sweep)) })
  }
  if (last) offers.push({ weight: 1.6, grow: tryLines(last, glides(last, size)) })
  for (const row of rows) offers.push(...offersWithin(plot, row, row === foot && isLast))
  const first = endsOf(head, block.hand).first.slice(0, 3)
  const firstText = head.line.glyphs.find(({ text }) => text.trim() !== '')?.text ?? ''
  if (!isCapital(firstText)) return offers
  const low = first.find(
    ({ at, direction }) => at[1] > head.baseline - 0.3 * size && direction[0] < -0.2,
  )
  if (low && head === foot && isLast)
    offers.push({ weight: 3, grow: tryLines(low, underFromCapital(low, head, size)) })
  return offers
}

/** Tails below the line and the bars of a t, wherever in the row they are. */
function offersWithin(plot: Plot, row: WrittenRow, isLast: boolean): Offer[] {
  const { size, block } = plot
  const ends = strokeEnds(row.rings, size * HANDS[block.hand].stem)
  const offers: Offer[] = []
  const tail = ends.find(({ at }) => at[1] > row.baseline + 0.12 * size)
  if (tail && isLast) offers.push({ weight: 5, grow: tryLines(tail, fromTail(tail, row, size)) })
  const glyph = row.line.glyphs.findLast(({ text }) => text.startsWith('t'))
  if (glyph) {
    const box = boundsOf(moved(glyph.rings, row.dx, row.baseline))
    const bar = ends.find(
      ({ at: [x, y], direction: [dx] }) =>
        x > (box.left + box.right) / 2 &&
        x < box.right + 0.05 * size &&
        dx > 0.85 &&
        y < row.baseline - 0.28 * size,
    )
    if (bar) offers.push({ weight: 4, grow: tryLines(bar, bars(bar, row, size)) })
  }
  return offers
}

/** How often a word is left as it is: letters that need nothing are the commonest of all. */
const ALONE = 2.5

/** One stroke of the word goes on, by lot among those it has; often none does. */
export function swash(plot: Plot): void {
  const open = [{ weight: ALONE, grow: () => true }, ...offersOf(plot)]
  while (open.length > 0) {
    const whole = open.reduce((sum, { weight }) => sum + weight, 0)
    let lot = plot.random() * whole
    const at = open.findIndex(({ weight }) => (lot -= weight) <= 0)
    const [offer] = open.splice(Math.max(0, at), 1)
    if (offer?.grow(plot)) return
  }
}
