import { expect, test } from 'vitest'
import {
  arrange,
  NO_FILTERS,
  pictureNameOf,
  stylesOf,
} from '#app/features/tattoos/library/library-filters.ts'
import type { Tattoo } from '#shared/tattoos.ts'

const design = (id: number, fields: Partial<Tattoo>) =>
  ({
    id,
    content: '',
    prompt: '',
    style: 'Realistic',
    placement: null,
    tags: [],
    upvotes: 0,
    isPublic: true,
    ...fields,
  }) as unknown as Tattoo

const MINE = [
  design(1, { prompt: 'a wolf under the moon', tags: ['wolf', 'moon'], upvotes: 3 }),
  design(2, { prompt: 'a rose', style: 'Old School', isPublic: false }),
  design(3, { prompt: 'two wolves', placement: 'Calf', tags: ['wolf'] }),
]

const ids = (filters: Partial<typeof NO_FILTERS>) =>
  arrange(MINE, { ...NO_FILTERS, ...filters }).map(({ id }) => id)

test.each([
  [{}, [3, 2, 1]],
  [{ sort: 'oldest' }, [1, 2, 3]],
  [{ sort: 'liked' }, [1, 3, 2]],
  [{ search: 'wolf' }, [3, 1]],
  [{ search: 'Moon  WOLF' }, [1]],
  [{ search: 'calf' }, [3]],
  [{ style: 'Old School' }, [2]],
  [{ seenBy: 'private' }, [2]],
  [{ seenBy: 'public', search: 'rose' }, []],
] as const)('%o shows %o', (filters, expected) => {
  expect(ids(filters)).toEqual(expected)
})

test('styles are those that are there', () => {
  expect(stylesOf(MINE)).toEqual(['Old School', 'Realistic'])
})

test('a picture in a folder is called what it shows', () => {
  expect(pictureNameOf(design(7, { prompt: 'A snake, "MOM" & 2 roses!' }))).toBe(
    'a-snake-mom-2-roses-7.png',
  )
  expect(pictureNameOf(design(8, { prompt: '…' }))).toBe('design-8.png')
})
