import { expect, test } from 'vitest'
import { overlapRanker } from '#server/features/gallery/similarity-ranker.ts'

const design = (id: number, fields: { tags: string[]; style?: string; prompt?: string }) => ({
  id,
  prompt: '',
  style: 'Realistic',
  placement: null,
  ...fields,
})

test('a rare tag counts for more than a common one, and style and words decide between equals', async () => {
  const target = design(0, { tags: ['kraken', 'rose'], prompt: 'kraken in a storm' })
  const rarityOf = (tag: string) => (tag === 'kraken' ? 8 : 1)
  const ranked = await overlapRanker.rank(
    target,
    [
      design(1, { tags: ['rose'] }),
      design(2, { tags: ['Kraken'], style: 'Sketch' }),
      design(3, { tags: ['kraken'] }),
      design(4, { tags: ['kraken'], prompt: 'a storm with a kraken' }),
      design(5, { tags: ['kraken', 'rose'] }),
    ],
    rarityOf,
  )
  expect(ranked.map(({ id }) => id)).toEqual([4, 5, 3, 2, 1])
})
