/** Where one item of a wall goes: its column, and what lies above it there. */
export type MasonryPlace = {
  column: number
  /** Heights above that grow with the column's width, in widths. */
  ratioAbove: number
  /** Items above, each with parts of a fixed height. */
  countAbove: number
}

export type MasonryColumns = {
  places: MasonryPlace[]
  /** How far down each column goes. */
  ends: { ratio: number; count: number }[]
}

/** What an item has below its picture, in widths. Only decides which column is the shortest. */
const FIXED_RATIO = 0.3

/** Each item goes to the column that is shortest so far, so what is placed never moves when more comes. */
export function placeInColumns(
  ratios: readonly number[],
  columnCount: number,
  order: readonly number[] = [...ratios.keys()],
): MasonryColumns {
  const ends = Array.from({ length: columnCount }, () => ({ ratio: 0, count: 0 }))
  const heightOf = ({ ratio, count }: { ratio: number; count: number }) =>
    ratio + count * FIXED_RATIO
  const places: MasonryPlace[] = []
  for (const index of order) {
    const shortest = ends.reduce((best, end) => (heightOf(end) < heightOf(best) ? end : best))
    places[index] = {
      column: ends.indexOf(shortest),
      ratioAbove: shortest.ratio,
      countAbove: shortest.count,
    }
    shortest.ratio += ratios[index]!
    shortest.count += 1
  }
  return { places, ends }
}

/** Walls of no more rows than these are seen whole, with their lower edge. */
const SHORT_ROWS = 3

/**
 * A few sheets in fewer, wider columns, where that leaves fewer holes at the end of their rows; of the last row the highest go first,
 * under the columns that are shortest, so that all end at nearly the same height.
 */
export function placeFew(ratios: readonly number[], room: number) {
  const used = fitColumns(ratios.length, room)
  const isLong = ratios.length > SHORT_ROWS * room
  const isOneRow = ratios.length <= used
  if (isLong || isOneRow) return { used, columns: placeInColumns(ratios, used) }
  const indices = [...ratios.keys()]
  const order = [
    ...indices.slice(0, -used),
    ...indices.slice(-used).toSorted((a, b) => ratios[b]! - ratios[a]!),
  ]
  return { used, columns: placeInColumns(ratios, used, order) }
}

/** What a column less costs, in holes: as wide as it can be is what a wall should be. */
const COLUMN_COST = 0.6

export function fitColumns(itemCount: number, columnCount: number): number {
  if (itemCount === 0 || itemCount > SHORT_ROWS * columnCount) return columnCount
  const counts = Array.from({ length: columnCount }, (_, index) => columnCount - index)
  const costOf = (count: number) =>
    ((count - (itemCount % count)) % count) + COLUMN_COST * (columnCount - count)
  return counts
    .filter((count) => count > 1 || itemCount === 1)
    .reduce((best, count) => (costOf(count) < costOf(best) ? count : best))
}

type Window = {
  widthPx: number
  /** The fixed part of every item, the gap below it included. */
  fixedPx: number
  /** What can be seen, measured from the wall's upper edge. */
  topPx: number
  bottomPx: number
  /** Kept ready above and below. */
  marginPx: number
  atMost: number
}

/** The items in or near the window, in their order. When there are too many, those nearest to its middle. */
export function listVisible(
  places: readonly MasonryPlace[],
  ratios: readonly number[],
  { widthPx, fixedPx, topPx, bottomPx, marginPx, atMost }: Window,
): number[] {
  const middlePx = (topPx + bottomPx) / 2
  const near: { index: number; distancePx: number }[] = []
  for (const [index, { ratioAbove, countAbove }] of places.entries()) {
    const startPx = ratioAbove * widthPx + countAbove * fixedPx
    const endPx = startPx + (ratios[index] ?? 0) * widthPx + fixedPx
    if (endPx < topPx - marginPx || startPx > bottomPx + marginPx) continue
    near.push({ index, distancePx: Math.abs((startPx + endPx) / 2 - middlePx) })
  }
  if (near.length > atMost) {
    near.sort((a, b) => a.distancePx - b.distancePx)
    near.length = atMost
    near.sort((a, b) => a.index - b.index)
  }
  return near.map(({ index }) => index)
}
