import { expect, test } from 'vitest'
import { sizeWords, usualSize, widthRange } from '#app/features/tattoos/true-size/size-words.ts'
import { NOTHING_CHOSEN } from '#shared/lettering.ts'

const TALL = { width: 720, height: 1_000, lettering: null }

test.each([
  ['Forearm', '9 × 12.5 cm'],
  ['Finger', '1.7 × 2.4 cm'],
  [null, '10 × 13.9 cm'],
] as const)('on %s it is as large as fits there: %s', (placement, words) => {
  expect(sizeWords(usualSize({ ...TALL, placement }))).toBe(words)
})

test('words that were given a width have it', () => {
  const lettering = { ...NOTHING_CHOSEN, widthMm: 60 }
  expect(usualSize({ ...TALL, placement: 'Back', lettering }).widthMm).toBe(60)
})

test('it can be looked at from a third of its usual width to twice, and never below what can be tattooed', () => {
  expect(widthRange({ widthMm: 90, heightMm: 125 })).toEqual({ least: 30, most: 180 })
  expect(widthRange({ widthMm: 17, heightMm: 24 })).toEqual({ least: 10, most: 34 })
})
