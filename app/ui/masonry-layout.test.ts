import { describe, expect, test } from 'vitest'
import { fitColumns, listVisible, placeFew, placeInColumns } from '#app/ui/masonry-layout.ts'

describe('placing in columns', () => {
  test('each goes to the shortest column, the leftmost of equals', () => {
    const { places } = placeInColumns([3, 1, 1, 1], 2)
    expect(places.map(({ column }) => column)).toEqual([0, 1, 1, 1])
    expect(places[3]).toEqual({ column: 1, ratioAbove: 2, countAbove: 2 })
  })

  test('more items do not move those before them', () => {
    const ratios = Array.from({ length: 200 }, (_, index) => 0.8 + ((index * 7) % 10) / 10)
    const { places } = placeInColumns(ratios, 5)
    expect(placeInColumns(ratios.slice(0, 60), 5).places).toEqual(places.slice(0, 60))
  })

  test('the ends say how long every column is', () => {
    expect(placeInColumns([2, 1], 3).ends).toEqual([
      { ratio: 2, count: 1 },
      { ratio: 1, count: 1 },
      { ratio: 0, count: 0 },
    ])
  })
})

test.each([
  { items: 1, room: 5, used: 1 },
  { items: 2, room: 2, used: 2 },
  { items: 3, room: 5, used: 3 },
  { items: 4, room: 3, used: 2 },
  { items: 6, room: 5, used: 3 },
  { items: 7, room: 5, used: 4 },
  { items: 9, room: 5, used: 5 },
  { items: 12, room: 5, used: 4 },
  { items: 20, room: 5, used: 5 },
  { items: 0, room: 4, used: 4 },
])('$items sheets where there is room for $room columns hang in $used', ({ items, room, used }) => {
  expect(fitColumns(items, room)).toBe(used)
})

describe('§2 a wall that is seen whole', () => {
  const heightsOf = ({ ends }: ReturnType<typeof placeInColumns>) => ends.map(({ ratio }) => ratio)
  const holesOf = (heights: readonly number[]) =>
    heights.reduce((sum, height) => sum + Math.max(...heights) - height, 0)
  const ratios = [1, 1.2, 1.6, 1.5, 1.3, 1.2, 1.6, 1.1, 1, 1.7, 0.9, 0.8, 1.5, 0.9, 0.8]

  test('its columns end more evenly than they would in the order of the sheets', () => {
    const { used, columns } = placeFew(ratios, 5)
    expect(used).toBe(5)
    expect(holesOf(heightsOf(columns))).toBeLessThan(
      holesOf(heightsOf(placeInColumns(ratios, used))),
    )
  })

  test('only sheets of its last row change places', () => {
    expect(placeFew(ratios, 5).columns.places.slice(0, 10)).toEqual(
      placeInColumns(ratios, 5).places.slice(0, 10),
    )
  })

  test('one row, and a wall of many, hang in their order', () => {
    const many = Array.from({ length: 40 }, (_, index) => ratios[index % ratios.length]!)
    for (const sheets of [ratios.slice(0, 5), many])
      expect(placeFew(sheets, 5).columns).toEqual(placeInColumns(sheets, 5))
  })
})

describe('what is visible', () => {
  const ratios = Array.from({ length: 1_000 }, () => 1)
  const { places } = placeInColumns(ratios, 5)
  const window = { widthPx: 200, fixedPx: 100, marginPx: 300, atMost: 60 }

  test('nothing but what is near the window, in order', () => {
    const visible = listVisible(places, ratios, { ...window, topPx: 30_000, bottomPx: 30_900 })
    expect(visible).toEqual(visible.toSorted((a, b) => a - b))
    expect(visible[0]).toBe(490)
    expect(visible.at(-1)).toBe(524)
  })

  test('never more than allowed, and then those in the middle', () => {
    const visible = listVisible(places, ratios, { ...window, topPx: 30_000, bottomPx: 40_000 })
    expect(visible).toHaveLength(60)
    expect(visible).toContain(583)
  })
})
