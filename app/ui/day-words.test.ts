import { expect, onTestFinished, test, vi } from 'vitest'
import { dateWords, dayWords } from '#app/ui/day-words.ts'

test('a day is written with its month in letters, which no reader can take for the day', () => {
  expect(dateWords('2026-11-03T10:00:00')).toBe('3 Nov 2026')
  expect(dateWords('2027-09-30T10:00:00')).toBe('30 Sep 2027')
})

test.each(['Pacific/Honolulu', 'Pacific/Auckland'])(
  'a day of the calendar stays itself where it is read in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(new Date().getTimezoneOffset(), 'the zone took effect').not.toBe(0)
    expect(dayWords('2026-11-03')).toBe('3 Nov 2026')
  },
)
