import { expect, test } from 'vitest'
import { isAskedBehind } from '#engine/compose/asked-behind.ts'

const isBehind = (prompt: string, text: string) =>
  isAskedBehind({ prompt }, { text, kind: 'word', position: null })

test.each([
  ['a rose in front of the name Anna', 'Anna'],
  ["the word 'FAMILY' behind a lion", 'FAMILY'],
  ['a lion with the word "FAMILY" in big letters behind it', 'FAMILY'],
  ['"FAMILY" with a lion in front of it', 'FAMILY'],
  ['"Mateo" in cursive with a rose in front', 'Mateo'],
  ['a lion, behind it the word FAMILY', 'FAMILY'],
  ['"FAMILIA" detrás de un león', 'FAMILIA'],
  ['der Name "Anna" hinter einer Rose', 'Anna'],
  ['eine Rose vor dem Namen "Anna"', 'Anna'],
])('%s: is asked behind the picture', (prompt, text) => {
  expect(isBehind(prompt, text)).toBe(true)
})

test.each([
  ['a wolf behind the word PACK', 'PACK'],
  ['"Anna" with a rose behind it', 'Anna'],
  ['"Anna" behind my ear', 'Anna'],
  ['the name Anna behind the left ear', 'Anna'],
  ['a rose with the name Anna', 'Anna'],
])('%s: is not', (prompt, text) => {
  expect(isBehind(prompt, text)).toBe(false)
})
