import { expect, test } from 'vitest'
import {
  inkSizeCm,
  readLimbCm,
  scaleByCard,
  scaleByLimb,
  sizeWords,
} from '#app/features/fitting-room/real-size.ts'
import type { InkPlacement } from '#shared/body.ts'

const LAID: InkPlacement = { x: 0.5, y: 0.5, turnDegrees: 0, size: 0.5, bend: 1, age: 'fresh' }
const ART = { width: 100, height: 150 }
const BOUNDS = { left: 0.1, top: 0.1, right: 0.9, bottom: 0.9 }

test('the limb’s width gives the size of the ink without its paper', () => {
  // The limb is two fifths of the photo, so the photo is 20 cm wide and the paper 10.
  const scale = scaleByLimb(8, 0.4)
  expect(sizeWords(inkSizeCm(LAID, ART, BOUNDS, scale))).toBe('8.0 × 12.0 cm')
})

test('a bank card measures the photo in any direction', () => {
  const photo = { width: 1_000, height: 2_000 }
  const lying = scaleByCard(
    [
      { x: 0.2, y: 0.5 },
      { x: 0.6, y: 0.5 },
    ],
    photo,
  )
  const standing = scaleByCard(
    [
      { x: 0.3, y: 0.2 },
      { x: 0.3, y: 0.4 },
    ],
    photo,
  )
  expect(lying?.widthCm).toBeCloseTo(21.4)
  expect(standing?.widthCm).toBeCloseTo(21.4)
  expect(scaleByCard([lyingEnd, lyingEnd], photo)).toBeUndefined()
})

const lyingEnd = { x: 0.5, y: 0.5 }

test.each([
  ['8', 8],
  [' 8.5 ', 8.5],
  ['8,5', 8.5],
  ['0.5', undefined],
  ['61', undefined],
  ['8.5.2', undefined],
  ['-3', undefined],
  ['1e1', undefined],
  ['', undefined],
])('a limb of %j cm is %j', (text, value) => {
  expect(readLimbCm(text)).toBe(value)
})
