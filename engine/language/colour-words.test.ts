import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

test.for<[string, Record<string, string>]>([
  ['ballet shoes hanging by their ribbons, pink', { 'ballet-shoes': 'pink' }],
  ['a snake wrapped around a peony, snake is green, peony pink', { snake: 'green', peony: 'pink' }],
  ['una vespa d’epoca azzurra con un cestino', { scooter: 'blue' }],
  ['sweet peas in lilac and pale pink', { flower: 'purple,pink' }],
  ['a rose and a butterfly, blue', { butterfly: 'blue' }],
  ['un renard et des pétales roses', {}],
])('"%s": each colour belongs to what it is said of', ([text, expected]) => {
  const coloured = readPrompt(text).subjects.filter(({ colours }) => colours.length > 0)
  expect(
    Object.fromEntries(coloured.map(({ wanted, colours }) => [wanted, colours.join()])),
  ).toEqual(expected)
})
