import { expect, test } from 'vitest'
import { dateWords } from '#app/platform/day-words.ts'

test('a day is written with its month in letters, which no reader can take for the day', () => {
  expect(dateWords('2026-11-03T10:00:00')).toBe('3 Nov 2026')
  expect(dateWords('2027-09-30T10:00:00')).toBe('30 Sep 2027')
})
