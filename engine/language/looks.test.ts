import { expect, test } from 'vitest'
import { takenIn } from '#engine/language/acting.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'

const shown = (prompt: string) =>
  takenIn(readPrompt(prompt)).subjects.map(({ motif, traits = [] }) => [motif, ...traits].join(' '))

test.each([
  ['geisha with her eyes closed', ['geisha eyes-closed']],
  ['medusa screaming', ['medusa screaming']],
  ['viking warrior, looking furious', ['viking furious']],
  ['bearded man with a beanie and glasses', ['man beanie glasses']],
  ['man with a turban', ['man turban']],
  ['woman with short curly hair', ['woman curly-hair']],
  ['old fisherman with a beard and a cap', ['sailor']],
  ['pirate captain with an eyepatch', ['pirate']],
  ['old man with a pipe', ['old-man pipe']],
  ['eine frau mit geschlossenen augen', ['woman eyes-closed']],
  ['a woman crying', ['woman sad tear']],
  ['my old man laughing', ['old-man laughing']],
  ['smiling grandmother', ['old-woman smiling']],
  ['a skull wearing a crown', ['skull', 'crown']],
  ['woman with a flower crown', ['woman', 'crown']],
  ['a crying mother', ['woman sad tear']],
  ['Medusa with a blindfold', ['medusa blindfold']],
  ['blindfolded woman', ['woman blindfold']],
  ['mujer con los ojos vendados', ['woman blindfold']],
  ['woman with a pearl necklace', ['woman pearls']],
  ['portrait of my grandmother with a short veil and a pearl necklace', ['old-woman veil pearls']],
])('%s: what was said of the head is shown on it', (prompt, expected) => {
  expect(shown(prompt)).toEqual(expected)
})

test('tears that run make nobody run', () => {
  const [one] = readPrompt('portrait of a woman with tears running down her cheeks').subjects
  expect([one?.variant, one?.modifiers]).toEqual([null, expect.not.arrayContaining(['running'])])
  expect(one?.traits).toContain('tear')
  expect(readPrompt('my dad running a marathon').subjects[0]?.variant).toBe('running')
})

test('a fisherman is a face, and whole while he fishes', () => {
  const [one] = readPrompt('old fisherman').subjects
  expect(one?.motif).toBe('sailor')
  const [other] = readPrompt('old fisherman fishing from a rock').subjects
  expect([other?.motif, other?.variant]).toEqual(['old-man', 'fishing'])
})

test('praying hands with a rosary are one drawing, the beads wound about them', () => {
  const { subjects } = takenIn(readPrompt('praying hands with a rosary'))
  expect(subjects.map(({ motif, variant }) => [motif, variant])).toEqual([['hands', 'beads']])
})

test.each(['Medusa with a blindfold', 'portrait of an old woman with a short veil'])(
  '%s: what is worn on the head is told as drawn',
  (prompt) => {
    expect(readPrompt(prompt).notDrawn).toEqual([])
  },
)

test('nobody is given a beard who has none to grow', () => {
  expect(shown('a woman beside a bearded man')[0]).not.toContain('beard')
})
