import { expect, test } from 'vitest'
import { addedBy, chargeWords, ctaWords } from '#app/features/pricing/plan-words.ts'
import { PLANS, planOf } from '#shared/plans.ts'

const [starter, premium] = [planOf(1), planOf(3)]

test('whoever has a trial left is offered it', () => {
  expect(ctaWords(starter, true)).toBe('Start 2-day free trial')
  expect(chargeWords(starter, true)).toBe('Then $3.50 a month')
})

test('a trial is not offered twice: somebody who had theirs subscribes plainly', () => {
  expect(ctaWords(starter, false)).toBe('Choose Starter')
  expect(chargeWords(starter, false)).toBe('Billed monthly from today')
})

test('a plan without a trial has one way to say it', () => {
  for (const isTrialLeft of [true, false]) {
    expect(ctaWords(premium, isTrialLeft)).toBe('Choose Premium')
    expect(chargeWords(premium, isTrialLeft)).toBe('Billed monthly from today')
  }
})

test.each([
  ['Starter', ['Body mapping', 'HD downloads', 'Basic customization', 'Email support']],
  [
    'Pro',
    [
      'Everything in Starter',
      'Advanced customization tools',
      'Priority support',
      'Private designs',
    ],
  ],
  ['Premium', ['Everything in Pro', 'High-resolution downloads']],
  ['Business', ['Everything in Premium', 'White-label designs']],
])('§9 %s says only what it adds', (name, lines) => {
  expect(
    addedBy(
      PLANS.find((plan) => plan.name === name)!,
      PLANS,
    ),
  ).toEqual(lines)
})
