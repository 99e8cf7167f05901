import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

test.each([
  ['a pug and a dachshund, sleeping next to each other', ['asleep', 'asleep']],
  ['a corgi and a cat sleeping together', ['asleep', 'curled']],
  ['a fox and a sleeping cat', [null, 'curled']],
])('%s', (prompt, variants) => {
  expect(readPrompt(prompt).subjects.map(({ variant }) => variant)).toEqual(variants)
})

test('who fights somewhere fights each other there', () => {
  expect(readPrompt('dragon and tiger fighting in waves').relations).toContainEqual({
    kind: 'with',
    from: 0,
    to: 1,
    manner: 'fighting',
  })
})

test('an elephant and her calf are two of one kind', () => {
  expect(readPrompt('an elephant and her calf').subjects[0]!.modifiers).toContain('with a calf')
})
