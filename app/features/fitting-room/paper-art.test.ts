import { expect, test } from 'vitest'
import { boundsOf, liftInk } from '#app/features/fitting-room/paper-art.ts'

const pixels = (width: number, height: number, colours: number[][]) => ({
  width,
  height,
  rgba: Uint8ClampedArray.from(colours.flatMap((colour) => [...colour, 255])),
})

const over = (rgba: Uint8ClampedArray, at: number, paper: number) => {
  const alpha = rgba[at * 4 + 3]! / 255
  return [0, 1, 2].map((q) => Math.round(rgba[at * 4 + q]! * alpha + paper * (1 - alpha)))
}

test('lifted ink looks over white as it did on its paper', () => {
  const colours = [
    [255, 255, 255],
    [20, 20, 22],
    [200, 40, 30],
    [240, 220, 90],
  ]
  const { rgba } = liftInk(pixels(2, 2, colours))
  colours.forEach((colour, at) => {
    over(rgba, at, 255).forEach((value, q) => {
      expect(Math.abs(value - colour[q]!)).toBeLessThanOrEqual(1)
    })
  })
})

test('paper lets the skin through and black does not', () => {
  const { rgba } = liftInk(
    pixels(3, 1, [
      [255, 255, 255],
      [0, 0, 0],
      // What compression makes of white.
      [251, 250, 252],
    ]),
  )
  expect([rgba[3], rgba[7], rgba[11]]).toEqual([0, 255, 0])
})

test('the ink’s rectangle leaves the margin out; an empty sheet is all rectangle', () => {
  const white = [255, 255, 255]
  const sheet = Array.from({ length: 16 }, () => white)
  expect(boundsOf(liftInk(pixels(4, 4, sheet)))).toEqual({ left: 0, top: 0, right: 1, bottom: 1 })
  sheet[5] = [0, 0, 0]
  sheet[10] = [0, 0, 0]
  expect(boundsOf(liftInk(pixels(4, 4, sheet)))).toEqual({
    left: 0.25,
    top: 0.25,
    right: 0.75,
    bottom: 0.75,
  })
})
