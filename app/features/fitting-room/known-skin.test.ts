import { expect, test } from 'vitest'
import { readAllAsSkin } from '#app/features/fitting-room/known-skin.ts'

test('without the model the whole photo counts as skin, in its own shape', () => {
  const photo = { width: 600, height: 300, rgba: new Uint8ClampedArray(600 * 300 * 4) }
  const { limb, mask } = readAllAsSkin(photo, { x: 0.2, y: 0.7 })
  expect(mask).toMatchObject({ width: 256, height: 128 })
  expect(mask.alpha.every((value) => value === 255)).toBe(true)
  expect(limb).toMatchObject({ tap: { x: 0.2, y: 0.7 }, refusals: [] })
})
