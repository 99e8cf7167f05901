import { expect, test } from 'vitest'
import { choiceAfterKey, choiceOfLetters } from '#app/ui/select-keys.ts'

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 3],
  ['ArrowUp', 3, 2],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['Enter', 1, undefined],
  ['x', 1, undefined],
])('%s at %i of four leads to %s', (key, at, expected) => {
  expect(choiceAfterKey(key, { at, count: 4 })).toBe(expected)
})

const PLACES = ['Anywhere', 'Forearm', 'Finger', 'Full Sleeve', 'Back']

test.each([
  ['f', 0, 1],
  ['f', 1, 2],
  ['ff', 2, 3],
  ['f', 3, 1],
  ['fu', 1, 3],
  ['Fi', 2, 2],
  ['b', 4, 4],
  ['z', 0, undefined],
])('the letters %j at %i of the places mean %s', (letters, at, expected) => {
  expect(choiceOfLetters(letters, PLACES, at)).toBe(expected)
})
