import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

test.for([
  ['a black wolf and a white wolf', 'wolf', ['black', 'white']],
  ['two wolves, one black and one white', 'wolf', ['black', 'white']],
  ['two wolves, one light one dark', 'wolf', ['white', 'black']],
  ['two wolves, one is black the other is white', 'wolf', ['black', 'white']],
  ['a dark wolf and a light wolf facing each other', 'wolf', ['black', 'white']],
  ['black and white wolves', 'wolf', ['black', 'white']],
  ['yin yang wolves', 'wolf', ['black', 'white']],
  ['two koi, one black and one orange', 'koi', ['black', 'orange']],
] as const)('two of a kind that differ each get their own coat: %s', ([text, motif, coats]) => {
  const pair = readPrompt(text).subjects.filter((subject) => subject.motif === motif)
  expect(pair.map(({ count, colours }) => [count, ...colours])).toEqual(
    coats.map((coat) => [1, coat]),
  )
})

test('a lion and a lioness are two different animals', () => {
  expect(readPrompt('lion and lioness').subjects.map(({ motif }) => motif)).toEqual([
    'lion',
    'lioness',
  ])
})

test('relations keep to whom they were said of when two are told apart', () => {
  const { subjects, relations } = readPrompt('two wolves, one black and one white, and a moon')
  const moon = subjects.findIndex(({ motif }) => motif === 'moon')
  expect(moon).toBe(2)
  for (const { from, to } of relations) expect(Math.max(from, to)).toBeLessThan(subjects.length)
})

test.for(['two black wolves', 'a black and white wolf', 'three wolves, one black and one white'])(
  'nobody is split who is not told apart: %s',
  (text) => {
    expect(readPrompt(text).subjects).toHaveLength(1)
  },
)

test.each(['2 koi one orange one white', 'dos carpas, una naranja y otra blanca'])(
  'two of a kind have a coat each, however it is said: "%s"',
  (prompt) => {
    const { subjects } = readPrompt(prompt)
    expect(subjects.map(({ colours }) => colours)).toEqual([['orange'], ['white']])
  },
)
