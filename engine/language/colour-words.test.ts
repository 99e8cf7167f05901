import { expect, test } from 'vitest'
import { describeWhat } from '#engine/language/describe.ts'
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

test('black is one of several colours where others are named with it', () => {
  const { colourMode, colours, subjects } = readPrompt(
    'dagger through a strawberry, red green and black only',
  )
  expect({ colourMode, colours }).toEqual({
    colourMode: 'colored',
    colours: ['red', 'green', 'black'],
  })
  expect(subjects.flatMap((subject) => subject.colours)).toEqual([])
  expect(readPrompt('a rose, black and grey only').colourMode).toBe('black')
})

test('a black cat is not told as a black black cat', () => {
  expect(describeWhat(readPrompt('two black cats on a moon'))).toContain('two black cats')
})

test.each([
  ['Cactus con tres flores rosas', 1, ['pink']],
  ['un panda et un gâteau en rose', 1, ['pink']],
  ['a peacock in emerald and gold', 0, ['green', 'gold']],
  ['art deco peacock, emerald and gold', 0, ['green', 'gold']],
])('a flower or a gem that only names a colour is none: "%s"', (prompt, place, colours) => {
  const { subjects } = readPrompt(prompt)
  expect(subjects).toHaveLength(place + 1)
  expect(subjects[place]!.colours).toEqual(colours)
})

test('an emerald that is asked for by itself is a gem', () => {
  expect(readPrompt('an emerald').subjects[0]).toMatchObject({ motif: 'diamond' })
})

test('everything else in black is said of no thing', () => {
  const { subjects, colours } = readPrompt('a snake and purple grapes, everything else black')
  expect(subjects.map((subject) => subject.colours)).toEqual([[], ['purple']])
  expect(colours).toContain('black')
})
