import { expect, test } from 'vitest'
import { composeQuery } from '#server/features/gallery/search-query.ts'

test.for([
  [['lion'], [], 'lion', 'lion'],
  [['crown', 'lion'], [], 'crown & lion', '(crown | lion)'],
  [['jungle', 'king'], ['lion'], '(jungle & king) | (lion)', '(jungle | king | lion)'],
  [['weird'], ['sea-serpent'], '(weird) | ((sea & serpent))', '(weird | (sea & serpent))'],
] as const)('%j, read as %j', ([words, meant, strict, loose]) => {
  expect(composeQuery(words, meant)).toEqual({ strict, loose })
})

test('a phrase that stands for a family counts as one word, also in the plural', () => {
  for (const words of [
    ['red', 'big', 'cat'],
    ['red', 'big', 'cats'],
  ]) {
    const { strict } = composeQuery(words, [])
    expect(strict).toMatch(/^red & \(\(big & cats?\) \| lion \| .*tiger/)
  }
})
