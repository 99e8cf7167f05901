import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

test.each([
  ['stag head facing us', 'front'],
  ['a wolf, front on', 'front'],
  ['un león de frente', 'front'],
  ['ein Wolf von vorne', 'front'],
  ['a snarling wolf, front on', 'snarling-front'],
  ['sleeping cat', 'curled'],
  ['a fox asleep', 'curled'],
  ['lion lying down', 'lying'],
  ['sea turtle seen from above', 'above'],
  ['coiled rattlesnake ready to strike', 'rattling'],
  ['a skull in profile', 'profile'],
  ['an eagle from the side', 'head'],
])('"%s" is seen so: %s', (prompt, variant) => {
  expect(readPrompt(prompt).subjects.map((subject) => subject.variant)).toEqual([variant])
})

test('a pose that was named stays', () => {
  expect(readPrompt('a howling wolf, front on').subjects[0]?.variant).toBe('howling')
})
