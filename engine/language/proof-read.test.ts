import { expect, test } from 'vitest'
import { proofRead } from '#engine/language/proof-read.ts'

const options = { isName: false, today: new Date('2026-11-17') }
const kinds = (text: string) => proofRead(text, options).map(({ kind, text: at }) => [kind, at])

test.each([
  ['No regerts', 'spelling', 'regerts'],
  ['STRENGHT', 'spelling', 'STRENGHT'],
  ['Mi corazon', 'accent', 'corazon'],
  ['Live the the moment', 'doubled', 'the the'],
  ['31.02.1990', 'date', '31.02.1990'],
  ['13/13/2020', 'date', '13/13/2020'],
  ['29.02.2023', 'date', '29.02.2023'],
  ['2031-01-01', 'date', '2031-01-01'],
  ['2019 - 1941', 'date', '2019 - 1941'],
  ['Mаria', 'scripts', 'Mаria'],
  ['MCMXCIIII', 'numerals', 'MCMXCIIII'],
  ['Zo\u0301\u0308\u0327e', 'accent', expect.any(String)],
] as const)('%s: asked about as %s', (text, kind, at) => {
  expect(kinds(text)).toEqual([[kind, at]])
})

test.each([
  'Fearless',
  'Carpe diem',
  'Not all who wander are lost',
  'Zoë & Łukasz',
  '12/25/1990',
  '29.02.2024',
  '1941 – 2019',
  'MCMXCIV · XII',
  'VIVID MIX',
  'bye bye',
  'Việt Nam',
  'الحرية',
  '七転び八起き',
  'รักแม่',
  'Любовь',
])('%s: nothing to ask', (text) => {
  expect(kinds(text)).toEqual([])
})

test('what is meant is told in the capitals of the word', () => {
  const [doubt] = proofRead('STRENGHT', options)
  expect(doubt?.message).toBe('Did you mean “STRENGTH”?')
})

test('names are spelt as their bearers like', () => {
  expect(proofRead('Beleive', { ...options, isName: true })).toEqual([])
})
