import { expect, test } from 'vitest'
import { priceWords } from '#shared/price-words.ts'

test.each([
  [350, '$3.50'],
  [999, '$9.99'],
  [1700, '$17'],
  [0, '$0'],
])('%i cents are %s', (cents, words) => {
  expect(priceWords(cents)).toBe(words)
})
