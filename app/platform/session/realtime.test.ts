import { describe, expect, test } from 'vitest'
import { retryDelayMs } from '#app/platform/session/realtime.ts'

describe('waiting before the next try', () => {
  test('doubles, and ends at half a minute', () => {
    expect([0, 1, 2, 4, 5, 50].map((tries) => retryDelayMs(tries, 1))).toEqual([
      1_000, 2_000, 4_000, 16_000, 30_000, 30_000,
    ])
  })

  test('differs from browser to browser by up to half', () => {
    expect(retryDelayMs(3, 0)).toBe(4_000)
    expect(retryDelayMs(3, 0.5)).toBe(6_000)
  })
})
