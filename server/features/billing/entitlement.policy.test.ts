import { describe, expect, test } from 'vitest'
import {
  currentPlan,
  currentStatus,
  entitlementOf,
} from '#server/features/billing/entitlement.policy.ts'

const DAY_MS = 86_400_000
const PAID_UNTIL = new Date(Date.UTC(2026, 1, 1))
const days = (count: number) => new Date(PAID_UNTIL.getTime() + count * DAY_MS)

const PAID = {
  is_canceling: false,
  ended_at: null,
  paid_plan: 2,
  paid_until: PAID_UNTIL,
  is_returned: false,
}

describe('what a subscription entitles to', () => {
  test.for([
    ['one that renews, for seven days more than is paid', {}, { plan: 2, endsAt: days(7) }],
    [
      'a cancelled one, to the end of its cycle',
      { is_canceling: true },
      { plan: 2, endsAt: days(0) },
    ],
    [
      'one that has ended, no longer than that',
      { ended_at: days(-3) },
      { plan: 2, endsAt: days(-3) },
    ],
    [
      'one that ended after its grace, no longer than its grace',
      { ended_at: days(20) },
      { plan: 2, endsAt: days(7) },
    ],
    ['one that was never paid, to nothing', { paid_plan: null, paid_until: null }, undefined],
    ['one whose payment went back, to nothing', { is_returned: true }, undefined],
  ] as const)('%s', ([, change, expected]) => {
    expect(entitlementOf({ ...PAID, ...change })).toEqual(expected)
  })
})

describe('the plan of an account', () => {
  const account = (endsAt: Date | null, status = 'active') => ({
    subscription_plan: 3,
    subscription_status: status,
    subscription_ends_at: endsAt,
  })

  test('ends by itself when its time comes', () => {
    const justBefore = new Date(PAID_UNTIL.getTime() - 1)
    expect(currentPlan(account(PAID_UNTIL), justBefore).name).toBe('Premium')
    expect(currentPlan(account(PAID_UNTIL), PAID_UNTIL).name).toBe('Free')
    expect(currentStatus(account(PAID_UNTIL), justBefore)).toBe('active')
    expect(currentStatus(account(PAID_UNTIL), PAID_UNTIL)).toBe('canceled')
    expect(currentStatus(account(PAID_UNTIL, 'past_due'), PAID_UNTIL)).toBe('past_due')
  })

  test('that nobody limited has no end', () => {
    expect(currentPlan(account(null), days(10_000)).name).toBe('Premium')
  })
})
