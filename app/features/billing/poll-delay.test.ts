import { expect, test } from 'vitest'
import { pollDelayMs, POLLS_BEFORE_APOLOGY, POLLS_MAX } from '#app/features/billing/poll-delay.ts'

const waitedMs = (polls: number) =>
  Array.from({ length: polls }, (_, index) => pollDelayMs(index + 1)).reduce((a, b) => a + b, 0)

test('a payment is looked for quickly at first, then less and less often, and not for ever', () => {
  expect(pollDelayMs(1)).toBeLessThan(1_000)
  expect(pollDelayMs(POLLS_MAX)).toBe(30_000)
  expect(waitedMs(POLLS_MAX) / 60_000).toBeCloseTo(22, -1)
})

test('the apology comes after about half a minute', () => {
  expect(waitedMs(POLLS_BEFORE_APOLOGY)).toBeGreaterThan(20_000)
  expect(waitedMs(POLLS_BEFORE_APOLOGY)).toBeLessThan(60_000)
})
