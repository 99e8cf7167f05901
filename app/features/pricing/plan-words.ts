import type { CurrentUser } from '#shared/accounts.ts'
import type { Plan } from '#shared/plans.ts'
import { priceWords } from '#shared/price-words.ts'

/** Everybody tries once: not again with another plan, and not after the first has ended. */
export const mayTry = (user: Pick<CurrentUser, 'subscriptionStatus'> | undefined): boolean =>
  user === undefined || user.subscriptionStatus === 'none'

export function ctaWords({ name, cta, trialDays }: Plan, isTrialLeft: boolean): string {
  if (trialDays === 0) return cta
  return isTrialLeft ? `Start ${trialDays}-day free trial` : `Choose ${name}`
}

export function chargeWords({ trialDays, priceCents }: Plan, isTrialLeft: boolean): string {
  return trialDays > 0 && isTrialLeft
    ? `Then ${priceWords(priceCents)} a month`
    : 'Billed monthly from today'
}
