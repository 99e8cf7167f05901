import { expect, test } from 'vitest'
import { deepest, depthAt, inward } from '#engine/pixels/inward.ts'

const bar = inward({ w: 200, h: 80 }, 2, (x, y) => x > 20 && x < 180 && y > 20 && y < 60)

test('the middle of a bar is half its height from the edge, and outside it nothing is deep', () => {
  const { y, depth } = deepest(bar)
  expect(Math.abs(y - 40)).toBeLessThanOrEqual(2)
  expect(Math.abs(depth - 20)).toBeLessThanOrEqual(2)
  expect(depthAt(bar, 10, 40)).toBe(0)
  expect(depthAt(bar, 100, 30)).toBeCloseTo(10, -1)
})

test('the deepest place can be asked for elsewhere', () => {
  expect(deepest(bar, (x) => x > 120).x).toBeGreaterThan(120)
})
