import { describe, expect, test } from 'vitest'
import { countColumns, dealIntoColumns } from '#app/ui/masonry-columns.ts'

describe('dealing into columns', () => {
  const deal = (heights: number[], columnCount: number) =>
    dealIntoColumns(
      heights.map((height, index) => ({ height, content: index })),
      columnCount,
    )

  test('each goes to the shortest column, the leftmost of equals', () => {
    expect(deal([1, 1, 1], 3)).toEqual([[0], [1], [2]])
    expect(deal([3, 1, 1, 1], 2)).toEqual([[0], [1, 2, 3]])
  })

  test('one column keeps the order', () => {
    expect(deal([2, 1, 3], 1)).toEqual([[0, 1, 2]])
  })

  test('columns without an item are there all the same', () => {
    expect(deal([1], 3)).toEqual([[0], [], []])
  })
})

test.each([
  [{ widthPx: 944, leastPx: 216, gapPx: 20 }, 4],
  [{ widthPx: 350, leastPx: 150, gapPx: 10 }, 2],
  [{ widthPx: 100, leastPx: 150, gapPx: 10 }, 1],
  [{ widthPx: 310, leastPx: 150, gapPx: 10 }, 2],
])('%o has room for %i columns', (room, count) => {
  expect(countColumns(room)).toBe(count)
})
