import { priceWords } from '#app/features/pricing/price-words.ts'
import type { Plan } from '#shared/plans.ts'

export function ctaWords({ cta, trialDays }: Plan): string {
  return trialDays > 0 ? `Start ${trialDays}-day free trial` : cta
}

export function chargeWords({ trialDays, priceCents }: Plan): string {
  return trialDays > 0 ? `Then ${priceWords(priceCents)} a month` : 'Billed monthly from today'
}
