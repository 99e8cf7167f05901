import { expect, test } from 'vitest'
import { editDistance } from '#server/features/gallery/edit-distance.ts'

test.for([
  ['wolf', 'wolf', 0],
  ['wlof', 'wolf', 1],
  ['rosse', 'rose', 1],
  ['elefant', 'elephant', 2],
  ['ancher', 'anchor', 1],
  ['moth', 'month', 1],
  ['', 'ab', 2],
  ['lion', 'octopus', 3],
] as const)('%s is %s but for %i letters', ([a, b, distance]) => {
  expect(editDistance(a, b, 2)).toBe(distance)
  expect(editDistance(b, a, 2)).toBe(distance)
})
