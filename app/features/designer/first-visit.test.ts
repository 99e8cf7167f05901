import { beforeEach, expect, test, vi } from 'vitest'
import { isPricingDue } from '#app/features/designer/first-visit.ts'

const NOW = Date.parse('2026-11-17T12:00:00Z')
const ada = { id: 7, createdAt: '2026-11-17T11:00:00Z', subscriptionPlan: 0 }
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  return () => void vi.unstubAllGlobals()
})

test('§4 the prices show by themselves on the first visit, and set the flag', () => {
  expect(isPricingDue(ada, NOW)).toBe(true)
  expect(stored.get('hasSeenPricing')).toBe('true')
  expect(isPricingDue(ada, NOW)).toBe(false)
})

test('signing out forgets the flag, but the account has seen them', () => {
  isPricingDue(ada, NOW)
  stored.delete('hasSeenPricing')
  expect(isPricingDue(ada, NOW)).toBe(false)
  stored.delete('hasSeenPricing')
  expect(isPricingDue({ ...ada, id: 8 }, NOW)).toBe(true)
})

test('whoever has a plan, or has been here for days, is not asked', () => {
  expect(isPricingDue({ ...ada, id: 9, subscriptionPlan: 4 }, NOW)).toBe(false)
  stored.clear()
  expect(isPricingDue({ ...ada, createdAt: '2026-11-10T11:00:00Z' }, NOW)).toBe(false)
})
