import { expect, test } from 'vitest'
import { chargeWords, ctaWords, mayTry } from '#app/features/pricing/plan-words.ts'
import { planOf } from '#shared/plans.ts'

const [starter, premium] = [planOf(1), planOf(3)]

test('whoever has not had a plan yet is offered the trial, visitors among them', () => {
  expect([undefined, { subscriptionStatus: 'none' }].map(mayTry)).toEqual([true, true])
  expect(ctaWords(starter, true)).toBe('Start 2-day free trial')
  expect(chargeWords(starter, true)).toBe('Then $3.50 a month')
})

test.for(['canceled', 'past_due', 'active'])(
  'a trial is not offered twice: somebody whose subscription is %s subscribes plainly',
  (subscriptionStatus) => {
    const isTrialLeft = mayTry({ subscriptionStatus })
    expect(ctaWords(starter, isTrialLeft)).toBe('Choose Starter')
    expect(chargeWords(starter, isTrialLeft)).toBe('Billed monthly from today')
  },
)

test('a plan without a trial has one way to say it', () => {
  for (const isTrialLeft of [true, false]) {
    expect(ctaWords(premium, isTrialLeft)).toBe('Choose Premium')
    expect(chargeWords(premium, isTrialLeft)).toBe('Billed monthly from today')
  }
})
