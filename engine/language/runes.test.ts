import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'

const written = (prompt: string) => readPrompt(prompt).lettering.map(({ text }) => text)

test.each([
  ['the name Erik in old norse runes', 'ᛖᚱᛁᚲ'],
  ['the name Erik in runic on my arm', 'ᛖᚱᛁᚲ'],
  ['the name Erik in runic script', 'ᛖᚱᛁᚲ'],
  ['the name Erik written with runes', 'ᛖᚱᛁᚲ'],
  ['“Erik” with runes', 'ᛖᚱᛁᚲ'],
  ['el nombre Erik en runas', 'ᛖᚱᛁᚲ'],
  ['der Name Erik in Runen', 'ᛖᚱᛁᚲ'],
  ['il nome Erik in rune vichinghe', 'ᛖᚱᛁᚲ'],
  ["a viking ship with runes that say 'Odin'", 'ᛟᛞᛁᚾ'],
  ["runes that say 'Odin'", 'ᛟᛞᛁᚾ'],
  ['a sword with “Bless” carved in runes on the blade', 'ᛒᛚᛖᛊ'],
])('words are in runes where they were asked in them: "%s"', (prompt, runes) => {
  expect(written(prompt)).toEqual([runes])
})

test.each([
  ["a raven with runes and the word 'Bless'", 'Bless'],
  ['un corbeau avec des runes et le mot «force»', 'force'],
  ['the name Erik with runes around it', 'Erik'],
  ['the name Erik with a runic compass', 'Erik'],
  ['the name Erik in a circle of runes', 'Erik'],
  ["a rose with thorns on runes and the word 'love'", 'love'],
  ['the name Erik in runic letters', 'Erik'],
  ["a raven with runes carved into its wing and the word 'Bless'", 'Bless'],
])('signs beside a picture change no words: "%s"', (prompt, letters) => {
  expect(written(prompt)).toEqual([letters])
})
