import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

test.each([
  ['a wolf inside a triangle', 'triangle'],
  ['a fox in a geometric circle', 'circle'],
  ['a bear framed by a hexagon', 'hexagon'],
  ['a deer inside a diamond frame', 'diamond'],
  ['un lobo dentro de un triángulo', 'triangle'],
  ['roses in a circle of thorns', null],
  ['a diamond and a rose', null],
])('%s has the outline %s', (prompt, frame) => {
  expect(readPrompt(prompt).frame).toBe(frame)
})

test('the frame of a diamond is no gem', () => {
  const motifs = readPrompt('a deer inside a diamond frame').subjects.map(({ motif }) => motif)
  expect(motifs).toEqual(['stag'])
})
