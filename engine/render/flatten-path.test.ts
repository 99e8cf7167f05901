import { expect, test } from 'vitest'
import { flattenPath } from '#engine/render/flatten-path.ts'

const still = { place: (point: readonly [number, number]) => point, tolerance: 0.05 } as const

test('keeps straight lines as they are, one polyline a subpath', () => {
  expect(flattenPath('M0 0L10 0L10 5ZM20 20L30 20', still)).toEqual([
    { points: [0, 0, 10, 0, 10, 5], isClosed: true },
    { points: [20, 20, 30, 20], isClosed: false },
  ])
})

test.each([
  // Half a circle of radius 50 about (50, 0), once as an arc and once as two curves.
  'M0 0A50 50 0 0 1 100 0',
  'M0 0C0 -27.614 22.386 -50 50 -50C77.614 -50 100 -27.614 100 0',
])('stays within the tolerance of %s', (d) => {
  const [line] = flattenPath(d, still)
  const points = line!.points
  for (let i = 0; i + 3 < points.length; i += 2) {
    expect(Math.abs(Math.hypot(points[i]! - 50, points[i + 1]!) - 50)).toBeLessThan(0.05)
    const [mx, my] = [(points[i]! + points[i + 2]!) / 2, (points[i + 1]! + points[i + 3]!) / 2]
    expect(Math.abs(Math.hypot(mx - 50, my) - 50)).toBeLessThan(0.06)
    expect(points[i + 1]!).toBeLessThan(1e-6)
  }
})

test('takes the large arc when it is asked for', () => {
  const [line] = flattenPath('M0 0A50 50 0 1 1 60 0', still)
  const lowest = Math.min(...line!.points.filter((_, i) => i % 2 === 1))
  expect(lowest).toBeCloseTo(-90, 0)
})

test('moves every point first', () => {
  const place = ([x, y]: readonly [number, number]): [number, number] => [2 * x + 1, 2 * y]
  expect(flattenPath('M0 0L1 1', { place, tolerance: 1 })[0]!.points).toEqual([1, 0, 3, 2])
})
