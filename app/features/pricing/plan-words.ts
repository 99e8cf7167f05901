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
