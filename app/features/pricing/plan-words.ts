import type { Plan } from '#shared/plans.ts'
import { priceWords } from '#shared/price-words.ts'

export function ctaWords({ name, cta, trialDays }: Plan, isTrialLeft: boolean): string {
  if (trialDays === 0) return cta
  return isTrialLeft ? `Start ${trialDays}-day free trial` : `Choose ${name}`
}

export function chargeWords({ trialDays, priceCents }: Plan, isTrialLeft: boolean): string {
  return trialDays > 0 && isTrialLeft
    ? `Then ${priceWords(priceCents)} a month`
    : 'Billed monthly from today'
}

/** What a plan has, in words. */
const linesOf = (plan: Plan) => [...(plan.hasBodyMapping ? ['Body mapping'] : []), ...plan.features]

/** What a plan has that none before it has: beside the others, the rest would only be read again. */
export function addedBy(plan: Plan, plans: readonly Plan[]): string[] {
  const lower = plans.filter(({ number }) => number < plan.number)
  const known = new Set(lower.flatMap(linesOf))
  const before = lower.findLast(({ priceCents }) => priceCents > 0)
  return [
    ...(before === undefined ? [] : [`Everything in ${before.name}`]),
    ...linesOf(plan).filter((line) => !known.has(line)),
  ]
}
