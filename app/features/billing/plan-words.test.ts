import { expect, test } from 'vitest'
import { moneyWords, planStateWords } from '#app/features/billing/plan-words.ts'

const options = { now: new Date('2026-11-15T12:00:00') }
const starter = {
  plan: 1,
  state: 'active',
  cycleEndsAt: '2026-11-28T12:00:00.000Z',
  renews: true,
  nextPlan: null,
  graceEndsAt: null,
} as const

test.for<[Partial<Parameters<typeof planStateWords>[0]>, string]>([
  [{}, '$3.50 a month. Renews on 28 Nov 2026, with 20 fresh credits.'],
  [{ nextPlan: 2 }, '$3.50 a month. Changes to Pro on 28 Nov 2026: 40 credits for $17.00 a month.'],
  [
    { renews: false },
    'Ends on 28 Nov 2026. Your plan and its credits stay until then, and nothing more is charged.',
  ],
  [{ state: 'trialing' }, 'Free trial until 28 Nov 2026. Then $3.50 a month.'],
  [
    { state: 'trialing', nextPlan: 2 },
    'Free trial until 28 Nov 2026. Then Pro: 40 credits for $17.00 a month.',
  ],
  [
    { state: 'trialing', renews: false },
    'Free trial until 28 Nov 2026. It ends then, and nothing is charged.',
  ],
  [
    { state: 'past_due', graceEndsAt: '2026-12-05T12:00:00.000Z' },
    'Your last payment failed. Update your card by 5 Dec 2026 to keep your plan.',
  ],
  [
    { plan: 0, state: 'past_due', graceEndsAt: '2026-11-14T12:00:00.000Z' },
    'Your last payment failed. Your plan has ended; update your card to get it back.',
  ],
  [{ cycleEndsAt: null, renews: false }, 'Yours without a subscription. Nothing is charged.'],
  [
    { plan: 0, state: 'none', cycleEndsAt: null, renews: false },
    'No plan, nothing to pay. A plan brings fresh credits every month.',
  ],
])('%o reads "%s"', ([change, words]) => {
  expect(planStateWords({ ...starter, ...change }, options)).toBe(words)
})

test('money on a bill has its cents', () => {
  expect([moneyWords(350), moneyWords(1700), moneyWords(0)]).toEqual(['$3.50', '$17.00', '$0.00'])
})
