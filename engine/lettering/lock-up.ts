import type { Row } from '#engine/lettering/block.ts'
import type { HandName } from '#engine/lettering/hands.ts'
import { isOwnFaced } from '#engine/lettering/scripts.ts'

/** Letters of even weight, in which lines of several sizes are one block. */
const LOCKED: ReadonlySet<HandName> = new Set([
  'textura',
  'fraktur',
  'sailor',
  'western',
  'uncial',
  'nouveau',
  'runic',
])
const LOCKED_LINES_MOST = 5
/** A line grows or shrinks so far against the mean: more would be another voice. */
const LOCKED_SCALE = { least: 0.78, most: 1.42 }

/** One saying in several lines is a block as wide above as below. Names keep one size, for none counts more than the other. */
export const isLockedUp = (hand: HandName, rows: readonly Row[]): boolean =>
  LOCKED.has(hand) &&
  rows.length > 1 &&
  rows.length <= LOCKED_LINES_MOST &&
  rows.every(({ scale, text }) => scale === 1 && !isOwnFaced(text))

/** Lines brought to one width, as far as they can be without one shouting. */
export function lockUp(rows: Row[], widthOf: (text: string) => number): void {
  const widths = rows.map(({ text }) => Math.max(1, widthOf(text)))
  const mean = widths.reduce((sum, width) => sum + width, 0) / widths.length
  rows.forEach((row, i) => {
    const scale = Math.min(LOCKED_SCALE.most, Math.max(LOCKED_SCALE.least, mean / widths[i]!))
    rows[i] = { ...row, scale, isLocked: true }
  })
}
