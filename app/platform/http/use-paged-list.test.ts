import { expect, test } from 'vitest'
import { append, pageOf, pageQuery } from '#app/platform/http/use-paged-list.ts'

test('the next page is asked for by the last id of this one, and after the last page by none', () => {
  const entries = [{ id: 9 }, { id: 4 }]
  expect(pageOf(entries, true)).toEqual({ entries, nextBefore: 4 })
  expect(pageOf(entries, false)).toEqual({ entries, nextBefore: null })
  expect(pageOf([], true)).toEqual({ entries: [], nextBefore: null })
  expect(pageQuery(4)).toBe('?before=4')
  expect(pageQuery(null)).toBe('')
  expect(append([9], [4, 2])).toEqual([9, 4, 2])
})
