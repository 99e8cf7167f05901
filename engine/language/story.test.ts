import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

const drawn = (prompt: string) => readPrompt(prompt).subjects.map(({ wanted }) => wanted)

test.each([
  ['my sister has a rose on her wrist and i want a tulip on mine', ['tulip']],
  ['I already have a lion on my chest, now I would like a stag', ['stag']],
  ['mi hermana tiene una mariposa en el tobillo y yo quiero una abeja', ['bee']],
  ['my grandma loved robins', ['robin']],
])('what is only told is not drawn, unless nothing else is said: "%s"', (prompt, expected) => {
  expect(drawn(prompt)).toEqual(expected)
})

test('a name that stands in the story is written where the wish asks for it', () => {
  const { lettering } = readPrompt('mia nonna si chiamava Rosa, vorrei il suo nome in corsivo')
  expect(lettering.map(({ text }) => text)).toEqual(['Rosa'])
})

test.each([
  ['Ein Rabe, der auf einem Totenkopf sitzt und eine Rose im Schnabel hält', 'holding raven rose'],
  ['Un poulpe qui serre une ancre dans ses tentacules', 'holding octopus anchor'],
  ['una serpiente que muerde una manzana', 'with snake apple'],
  ['a skeleton riding a horse, swinging a guitar', 'holding skeleton guitar'],
])('verbs join in every language, across clauses: "%s"', (prompt, expected) => {
  const { relations, subjects } = readPrompt(prompt)
  const said = relations.map(
    ({ kind, from, to }) => `${kind} ${subjects[from]!.wanted} ${subjects[to]!.wanted}`,
  )
  expect(said).toContain(expected)
})

test('a place on a bare body is no figure', () => {
  expect(drawn('a small rose on my nude back')).toEqual(['rose'])
})
