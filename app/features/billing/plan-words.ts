import { dateWords } from '#app/ui/day-words.ts'
import type { BillingResponse } from '#shared/billing.ts'
import { planOf, type Plan } from '#shared/plans.ts'
import { priceWords } from '#shared/price-words.ts'

type PlanState = Pick<
  BillingResponse,
  'plan' | 'state' | 'cycleEndsAt' | 'renews' | 'nextPlan' | 'graceEndsAt'
>
type Options = { now: Date }

/** How things stand with somebody's plan, in one or two sentences. */
export function planStateWords(billing: PlanState, options: Options): string {
  const plan = planOf(billing.plan)
  if (billing.state === 'past_due') return pastDueWords(billing.graceEndsAt, options)
  if (plan.number === 0) return 'No plan, nothing to pay. A plan brings fresh credits every month.'
  if (billing.cycleEndsAt === null) return 'Yours without a subscription. Nothing is charged.'
  const end = dateWords(billing.cycleEndsAt)
  switch (billing.state) {
    case 'trialing':
      return billing.renews
        ? `Free trial until ${end}. ${afterwards(plan, billing.nextPlan)}`
        : `Free trial until ${end}. It ends then, and nothing is charged.`
    case 'active':
    case 'none':
    case 'canceled':
      return billing.renews
        ? renewal(plan, { nextPlan: billing.nextPlan, end })
        : `Ends on ${end}. Your plan and its credits stay until then, and nothing more is charged.`
  }
}

/** What a failed renewal means, on the account page and over every page. */
export function pastDueWords(graceEndsAt: string | null, options: Options): string {
  const failed = 'Your last payment failed.'
  if (graceEndsAt === null) return `${failed} Update your card to keep your plan.`
  if (new Date(graceEndsAt) <= options.now)
    return `${failed} Your plan has ended; update your card to get it back.`
  const day = dateWords(graceEndsAt)
  return `${failed} Update your card by ${day} to keep your plan.`
}

function renewal(plan: Plan, { nextPlan, end }: { nextPlan: number | null; end: string }): string {
  if (nextPlan === null)
    return `${monthly(plan)}. Renews on ${end}, with ${plan.creditsPerCycle} fresh credits.`
  const next = planOf(nextPlan)
  return `${monthly(plan)}. Changes to ${next.name} on ${end}: ${next.creditsPerCycle} credits for ${monthly(next)}.`
}

function afterwards(plan: Plan, nextPlan: number | null): string {
  const next = planOf(nextPlan ?? plan.number)
  return nextPlan === null
    ? `Then ${monthly(next)}.`
    : `Then ${next.name}: ${next.creditsPerCycle} credits for ${monthly(next)}.`
}

const monthly = ({ priceCents }: Plan) => `${moneyWords(priceCents)} a month`

/** Always with its cents, as on a bill: 1700 → $17.00. */
export const moneyWords = (cents: number): string => priceWords(cents, { isExact: true })
