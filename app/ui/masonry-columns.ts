export type MasonryItem<Content> = {
  /** In any unit, as long as it is the same for all. */
  height: number
  content: Content
}

/** Deals a list into columns, each item to the one that is shortest so far. */
export function dealIntoColumns<Content>(
  items: readonly MasonryItem<Content>[],
  columnCount: number,
): Content[][] {
  const columns = Array.from({ length: columnCount }, () => ({
    height: 0,
    contents: [] as Content[],
  }))
  for (const { height, content } of items) {
    const shortest = columns.reduce((best, column) => (column.height < best.height ? column : best))
    shortest.height += height
    shortest.contents.push(content)
  }
  return columns.map(({ contents }) => contents)
}

/** How many columns of at least a width fit, gaps between them. */
export function countColumns(room: { widthPx: number; leastPx: number; gapPx: number }): number {
  const { widthPx, leastPx, gapPx } = room
  return Math.max(1, Math.floor((widthPx + gapPx) / (leastPx + gapPx)))
}
