import { expect, test } from 'vitest'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { bodyPlaceOf } from '#engine/present/body/placements.ts'

test.each([
  ['a swallow on my neck', 'neck'],
  ['una rosa en el cuello', 'neck'],
  ['a small star behind my ear', 'behind the ear'],
  ['ein kleiner stern hinter dem ohr', 'behind the ear'],
  ['lavender on my ribs', 'ribs'],
  ['une rose sur les côtes', 'ribs'],
  ['a rose on my foot', 'foot'],
  ['a phoenix full back piece', 'full back'],
  ['a phoenix on my back', 'back'],
  ['a koi on my upper back', 'back'],
  ['a star on my shoulder', 'shoulder'],
  ['a star on my ankle', 'ankle'],
  ['a swallow on my chest', 'chest'],
  ['a star', 'forearm'],
])('"%s" is shown on the %s', (prompt, place) => {
  expect(bodyPlaceOf(readPrompt(prompt).placement)).toBe(place)
})
