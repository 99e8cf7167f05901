import { expect, test } from 'vitest'
import { twinsLast } from '#server/features/gallery/twins-last.ts'

const design = (id: number, tags: string[], style = 'Realistic') =>
  ({ id, tags, style, color: 'Black and white' }) as const

test('of designs that look alike the first stays and the others hang behind the rest, before junk', () => {
  const page = [
    design(1, ['wolf', 'moon']),
    design(2, ['rose']),
    design(3, ['moon', 'wolf']),
    design(4, ['wolf', 'moon'], 'Geometric'),
    design(5, ['rose']),
    design(6, ['koi']),
    design(7, ['lettering']),
  ]
  const order = twinsLast(page, ({ id }) => id === 7).map(({ id }) => id)
  expect(order).toEqual([1, 2, 4, 6, 3, 5, 7])
})
