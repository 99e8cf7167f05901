import { describe, expect, test } from 'vitest'
import { offeredPlans, offersTopUps, reasonWords } from '#app/features/pricing/reason-words.ts'
import { PLANS } from '#shared/plans.ts'

const BUSINESS = Math.max(...PLANS.map(({ number }) => number))
const REASONS = [
  'asked',
  'first-visit',
  'no-credits',
  'few-credits',
  'private-designs',
  'body-mapping',
  'flash-sheets',
] as const

describe('a dialog about plans knows why it opens', () => {
  test.each([
    ['no-credits', /no credits left/],
    ['few-credits', /^This takes more credits than you have left/],
    ['private-designs', /^Private designs come with Pro/],
    ['body-mapping', /^Body mapping comes with every paid plan/],
    ['flash-sheets', /^Flash sheets come with every paid plan/],
    ['asked', /^More credits every month/],
  ] as const)('%s', (reason, words) => {
    expect(reasonWords({ reason, isTrialLeft: false, plan: 0 }).lead).toMatch(words)
  })

  test('a trial that is left is told, one that is over is not', () => {
    for (const reason of REASONS) {
      expect(reasonWords({ reason, isTrialLeft: true, plan: 0 }).lead).toMatch(/free trial/)
      expect(reasonWords({ reason, isTrialLeft: false, plan: 0 }).lead).not.toMatch(/trial/)
    }
  })

  test('whoever has the largest plan is offered credits, and never an upgrade', () => {
    for (const reason of REASONS) {
      expect(reasonWords({ reason, isTrialLeft: false, plan: BUSINESS }).lead).toMatch(/top-up/)
      expect(offersTopUps({ reason, plan: BUSINESS })).toBe(true)
    }
  })

  test('only plans that bring what is missing are offered, and their trial is told of them alone', () => {
    const namesFor = (reason: (typeof REASONS)[number], plan: number) =>
      offeredPlans({ reason, plan }).map(({ name }) => name)
    expect(namesFor('asked', 0)).toEqual(['Starter', 'Pro'])
    expect(namesFor('body-mapping', 0)).toEqual(['Starter', 'Pro'])
    expect(namesFor('private-designs', 0)).toEqual(['Pro'])
    expect(reasonWords({ reason: 'private-designs', isTrialLeft: true, plan: 0 }).lead).toMatch(
      /Pro starts with a 2-day free trial/,
    )
  })

  test('whoever has a plan and lacks credits is offered a larger one or credits alone, and sees their own only when they ask', () => {
    const namesFor = (reason: (typeof REASONS)[number], plan: number) =>
      offeredPlans({ reason, plan }).map(({ name }) => name)
    const leadFor = (plan: number) =>
      reasonWords({ reason: 'no-credits', isTrialLeft: false, plan }).lead
    expect(namesFor('no-credits', 1)).toEqual(['Pro'])
    expect(leadFor(1)).toMatch(/larger plan brings more/)
    for (const reason of ['no-credits', 'few-credits'] as const) {
      expect(namesFor(reason, 2)).toEqual([])
      expect(offersTopUps({ reason, plan: 2 })).toBe(true)
    }
    expect(leadFor(2)).toMatch(/top-up.*Premium brings 100 credits/)
    for (const plan of [1, 2]) expect(namesFor('asked', plan)).toEqual(['Starter', 'Pro'])
  })

  test('whoever has Premium is offered no smaller plan', () => {
    expect(offeredPlans({ reason: 'no-credits', plan: 3 })).toEqual([])
    expect(offersTopUps({ reason: 'asked', plan: 3 })).toBe(true)
    expect(reasonWords({ reason: 'no-credits', isTrialLeft: false, plan: 3 }).lead).toMatch(
      /top-up.*Business brings 500 credits/,
    )
  })

  test('credits can be bought without a plan where credits are what is missing', () => {
    expect(REASONS.filter((reason) => offersTopUps({ reason, plan: 0 }))).toEqual([
      'no-credits',
      'few-credits',
    ])
  })
})
