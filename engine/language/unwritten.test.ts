import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

test.each([
  ['"愛" under a rose', '愛'],
  ['the word 愛 under a rose', '愛'],
  ['a rose with "ᏣᎳᎩ" written under it', 'ᏣᎳᎩ'],
  ['a heart with the name محمد', 'محمد'],
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
])('%s: nothing is left out', (prompt) => {
  expect(readPrompt(prompt).notDrawn).toEqual([])
})
