import { expect, test } from 'vitest'
import { isFaceMeant } from '#app/features/fitting-room/face-taps.ts'

test('a face is meant once it is tapped a second time, and by no tap elsewhere', () => {
  const cheek = { x: 0.5, y: 0.3 }
  expect(isFaceMeant(undefined, cheek)).toBe(false)
  expect(isFaceMeant(cheek, { x: 0.55, y: 0.34 })).toBe(true)
  expect(isFaceMeant(cheek, { x: 0.5, y: 0.8 })).toBe(false)
})
