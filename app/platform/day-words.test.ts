import { expect, test } from 'vitest'
import { dayWords } from '#app/platform/day-words.ts'

test('a day of another year names the year', () => {
  const now = new Date('2026-11-15T12:00:00')
  expect(dayWords('2026-11-28T12:00:00', { now, locale: 'en-GB' })).toBe('28 Nov')
  expect(dayWords('2026-11-28T12:00:00', { now, locale: 'en-GB', month: 'long' })).toBe(
    '28 November',
  )
  expect(dayWords('2027-02-02T12:00:00', { now, locale: 'en-GB' })).toBe('2 Feb 2027')
})
