import { expect, test } from 'vitest'
import { rankBySimilarity } from '#server/features/gallery/similarity.ts'

const design = (id: number, fields: { tags: string[]; style?: string; prompt?: string }) => ({
  id,
  prompt: '',
  style: 'Realistic',
  placement: null,
  ...fields,
})
const target = design(0, { tags: ['kraken', 'rose'], prompt: 'kraken in a storm' })
const rarityOf = (tag: string) => (tag === 'kraken' ? 8 : 1)

test('a rare tag counts for more than a common one, and style and words decide between equals', () => {
  const ranked = rankBySimilarity(
    target,
    [
      design(1, { tags: ['rose'] }),
      design(2, { tags: ['Kraken'], style: 'Sketch' }),
      design(3, { tags: ['kraken'] }),
      design(4, { tags: ['kraken'], prompt: 'a storm with a kraken' }),
      design(5, { tags: ['kraken', 'rose'] }),
    ],
    { rarityOf },
  )
  expect(ranked.map(({ id }) => id)).toEqual([4, 5, 3, 2, 1])
})

test('among those that share as much, the nearest in meaning comes first; unknown ones go by their words', () => {
  const meanings = new Map([
    [1, 0.9],
    [2, 0.2],
    [4, 0.5],
  ])
  const ranked = rankBySimilarity(
    target,
    [
      design(1, { tags: ['kraken'], prompt: 'a squid of the deep' }),
      design(2, { tags: ['kraken'] }),
      design(3, { tags: ['kraken'], prompt: 'a storm' }),
      design(4, { tags: ['kraken'] }),
    ],
    { rarityOf, meaningOf: ({ id }) => meanings.get(id) },
  )
  expect(ranked.map(({ id }) => id)).toEqual([1, 3, 4, 2])
})
