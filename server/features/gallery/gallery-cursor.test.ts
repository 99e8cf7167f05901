import { expect, test } from 'vitest'
import { decodeCursor, encodeCursor, REACHES } from '#server/features/gallery/gallery-cursor.ts'

test('a cursor comes back as it was made', () => {
  for (const sort of ['Best', 'Popular', 'Recent'] as const)
    for (const reach of REACHES) {
      const cursor = { sort, place: { id: 7, weight: -20_000_000 }, reach }
      expect(encodeCursor(cursor)).toMatch(/^[\w-]+$/)
      expect(decodeCursor(encodeCursor(cursor), sort)).toEqual(cursor)
    }
})

test.for([
  '',
  'Recent:7:0:0',
  'Recent:0:0:0',
  'Recent:9999999999:0:0',
  'Recent:1:1:3',
  'Recent:1e3:1:0',
])('refuses %j', (text) => {
  const encoded = text === 'Recent:7:0:0' ? text : Buffer.from(text).toString('base64url')
  expect(() => decodeCursor(encoded, 'Recent')).toThrow('This is not a place in this list.')
})

test('refuses a place of a list that is sorted otherwise', () => {
  const cursor = encodeCursor({
    sort: 'Popular',
    place: { id: 7, weight: 3 },
    reach: 'all-words',
  })
  expect(() => decodeCursor(cursor, 'Recent')).toThrow('This is not a place in this list.')
})
