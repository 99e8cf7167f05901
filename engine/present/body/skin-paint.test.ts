import { expect, test } from 'vitest'
import { skinFurrow } from '#engine/present/body/skin-paint.ts'

const WINDOW_MM = 4
const STEP_MM = 0.1

/** How deep the deepest line of a patch is. */
function depthOf(x0: number, y0: number): number {
  let [low, high] = [Infinity, -Infinity]
  for (let x = 0; x < WINDOW_MM; x += STEP_MM)
    for (let y = 0; y < WINDOW_MM; y += STEP_MM) {
      const height = skinFurrow(x0 + x, y0 + y, 3)
      low = Math.min(low, height)
      high = Math.max(high, height)
    }
  return high - low
}

test('the fine lines of skin are deep here and hardly seen there', () => {
  const depths = Array.from({ length: 64 }, (_, k) => depthOf((k % 8) * 9, Math.floor(k / 8) * 9))
  expect(Math.max(...depths)).toBeGreaterThan(0.4)
  expect(Math.min(...depths)).toBeLessThan(0.25)
})
