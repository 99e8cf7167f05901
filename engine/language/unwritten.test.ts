import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

test.each([
  ['a rose with "ᏣᎳᎩ" written under it', 'ᏣᎳᎩ'],
  ['the word ᓄᓇᕗᑦ under a rose', 'ᓄᓇᕗᑦ'],
  ['"love ☃ you"', '☃'],
])('%s: what no face can write is told as writing, once', (prompt, text) => {
  const { notDrawn } = readPrompt(prompt)
  expect(notDrawn).toEqual([{ text, reason: 'script', suggestion: 'lettering in Latin letters' }])
})

test.each([
  '"Zoë & Łukasz"',
  'the name Ştefan',
  '“Señor, c’est ça…”',
  'MMXXVI • 12.03.1994',
  'a rose with "любовь" written under it',
  'a wave with "θάλασσα" under it',
  '"أمل" in fine line',
  '"אהבה" on a wrist',
  '"शक्ति" in bold letters',
  '"愛" under a rose',
  '"七転び八起き" down my spine',
  '"사랑해" on a wrist',
  '"รักแม่" in fine line',
  '"ᛟᛞᛁᚾ" on my arm',
])('%s: nothing is left out', (prompt) => {
  expect(readPrompt(prompt).notDrawn).toEqual([])
})

test.each([
  ['the word 愛 under a rose', '愛', 'word', 'under'],
  ['tatuaje que diga مريم', 'مريم', 'word', null],
  ['a heart with the name محمد', 'محمد', 'name', null],
  ['하늘 on my wrist in fine line', '하늘', 'word', null],
  ['a wolf and the words Να είσαι γενναίος', 'Να είσαι γενναίος', 'quote', null],
  ['Schriftzug Воля', 'Воля', 'word', null],
] as const)(
  '%s: words of another script need no quotation marks',
  (prompt, text, kind, position) => {
    const { lettering, notDrawn } = readPrompt(prompt)
    expect(lettering).toEqual([{ text, kind, position }])
    expect(notDrawn).toEqual([])
  },
)

test('a wish that is written in another script altogether is told, and not copied onto the skin', () => {
  expect(readPrompt('роза и кинжал на руке').lettering).toEqual([])
})

test.each(['Chinese character for strength', 'japanese symbol for love'])(
  '%s: nothing stands in for a character that is not given',
  (prompt) => {
    const { subjects, notDrawn } = readPrompt(prompt)
    expect(subjects.filter(({ source }) => source !== 'none')).toEqual([])
    expect(notDrawn.map(({ reason }) => reason)).toContain('script')
  },
)
