import { expect, test } from 'vitest'
import { readAllAsSkin, scoresOf } from '#app/features/fitting-room/known-skin.ts'

test('a known mask is read as the model’s own sure answer', () => {
  const alpha = Uint8ClampedArray.from({ length: 16 }, (_, i) => (i % 4 < 2 ? 255 : 0))
  const scores = scoresOf({ width: 4, height: 4, alpha })
  const classAt = (x: number, y: number) => {
    const six = [...scores.subarray((y * 256 + x) * 6, (y * 256 + x) * 6 + 6)]
    return six.indexOf(Math.max(...six))
  }
  expect([classAt(0, 0), classAt(127, 255), classAt(128, 0), classAt(255, 255)]).toEqual([
    2, 2, 0, 0,
  ])
})

test('without the model the whole photo counts as skin, in its own shape', () => {
  const photo = { width: 600, height: 300, rgba: new Uint8ClampedArray(600 * 300 * 4) }
  const { limb, mask } = readAllAsSkin(photo, { x: 0.2, y: 0.7 })
  expect(mask).toMatchObject({ width: 256, height: 128 })
  expect(mask.alpha.every((value) => value === 255)).toBe(true)
  expect(limb).toMatchObject({ tap: { x: 0.2, y: 0.7 }, refusals: [] })
})
