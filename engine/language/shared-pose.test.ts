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

test.each([
  ['elephant mom and baby elephant holding trunks', 'elephant', 'with a baby'],
  ['mother wolf and baby', 'wolf', 'with a baby'],
  ['a bear mama and her cub', 'bear', 'with a cub'],
])('the young of a beast stands by it: %s', (prompt, motif, said) => {
  const { subjects } = readPrompt(prompt)
  expect(subjects.map((subject) => subject.motif)).toEqual([motif])
  expect(subjects[0]!.modifiers).toContain(said)
})

test('a mother and her child are no beasts', () => {
  const read = (prompt: string) => readPrompt(prompt).subjects.map(({ motif }) => motif)
  expect(read('mom and baby')).toEqual(['mother-and-child'])
  expect(read('mother and baby holding hands')).not.toContain('')
})
