import { expect, test } from 'vitest'
import { mayHoldWords } from '#app/features/designer/lettering-panel/may-hold-words.ts'

test.each([
  'a rose with “Ava” under it',
  'a banner that says no regerts',
  'the word strenght on my wrist',
  'mi hija se llama Ava, una rosa con su nombre',
  'ein Anker, darunter steht Heimweh',
  'une ancre avec le prénom Léa',
  'a lion 31.02.1990',
  'a lion 1954 - 2020',
  '48.8584° N, 2.2945° E',
  'tatuaje مريم',
])('%s: somebody should see the words before a needle does', (prompt) => {
  expect(mayHoldWords(prompt, null)).toBe(true)
})

test.each(['', '  ', 'a rose', 'a wolf howling at the moon', 'tres golondrinas', 'Löwe mit Krone'])(
  '“%s” holds none',
  (prompt) => {
    expect(mayHoldWords(prompt, null)).toBe(false)
  },
)

test('where letters are the style, the description itself may be what is written', () => {
  expect(mayHoldWords('Fearless', 'Lettering')).toBe(true)
  expect(mayHoldWords('', 'Lettering')).toBe(false)
})
