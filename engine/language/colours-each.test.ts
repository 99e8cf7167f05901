import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

test.each([
  ['three peonies: one pink, one white and one burgundy', ['pink', 'white', 'red']],
  ['tres rosas, una roja, una blanca y otra azul', ['red', 'white', 'blue']],
  ['drei Ballons, einer rot, einer blau und einer gelb', ['red', 'blue', 'yellow']],
  ['three cats, one black, one white and one grey', ['black', 'white', 'grey']],
  ['two tulips, one is red and the other is yellow', ['red', 'yellow']],
] as const)('each of several has the colour that was named for it: "%s"', (prompt, colours) => {
  const [subject, ...others] = readPrompt(prompt).subjects
  expect(others).toEqual([])
  expect(subject).toMatchObject({ count: colours.length, colours, hasColoursEach: true })
})

test('flowers of two colours are some of this and some of that', () => {
  expect(readPrompt('red and white roses').subjects[0]).toMatchObject({
    colours: ['red', 'white'],
    hasColoursEach: true,
  })
})

test.each(['two orange and white koi', 'a red and white rose', 'three red roses'])(
  'what has its colours together keeps them: "%s"',
  (prompt) => {
    expect(readPrompt(prompt).subjects[0]).not.toHaveProperty('hasColoursEach')
  },
)

test.each([
  ['a rose with burgundy petals', ['red']],
  ['a snake with green scales', ['green']],
])('what a thing is covered with gives its colour: "%s"', (prompt, colours) => {
  expect(readPrompt(prompt).subjects[0]!.colours).toEqual(colours)
})
