import { expect, test } from 'vitest'
import { onPhoto, onSquare } from '#app/features/body/photo-point.ts'

const TALL = { width: 600, height: 1200 }

test('a tap on the square of a photo is a point of the photo, and back', () => {
  expect(onPhoto(TALL, { x: 0, y: 0 })).toEqual({ x: 0, y: 0.25 })
  expect(onPhoto(TALL, { x: 1, y: 0.5 })).toEqual({ x: 1, y: 0.5 })
  expect(onPhoto({ width: 1200, height: 600 }, { x: 1, y: 1 })).toEqual({ x: 0.75, y: 1 })
  expect(onSquare(TALL, { x: 0.2, y: 0.25 })).toEqual({ x: 0.2, y: 0 })
  expect(onSquare(TALL, { x: 0.2, y: 0 }).y).toBeLessThan(0)
})
