import type { SubscriptionWithPayment } from '#server/features/billing/billing.queries.ts'
import { PAYMENT_GRACE_DAYS } from '#shared/billing.ts'
import { planOf, type Plan } from '#shared/plans.ts'

const GRACE_MS = PAYMENT_GRACE_DAYS * 86_400_000

export const graceEnd = (paidUntil: Date): Date => new Date(paidUntil.getTime() + GRACE_MS)

type PaidSubscription = Pick<
  SubscriptionWithPayment,
  'is_canceling' | 'ended_at' | 'paid_plan' | 'paid_until' | 'is_returned'
>

export interface Entitlement {
  plan: number
  endsAt: Date
}

/**
 * The plan that has been paid for. A change of plan thus takes effect with the next payment, and a cancelled plan stays for
 * the rest of its cycle. One that renews is kept beyond the cycle for the days of grace: the next payment takes its time, and
 * may fail at first. A payment that went back takes its plan with it.
 */
export function entitlementOf(subscription: PaidSubscription): Entitlement | undefined {
  const { paid_plan: plan, paid_until: paidUntil, ended_at: endedAt } = subscription
  if (plan === null || paidUntil === null || subscription.is_returned) return undefined
  const end = subscription.is_canceling ? paidUntil : graceEnd(paidUntil)
  return { plan, endsAt: endedAt && endedAt < end ? endedAt : end }
}

/** What the row of an account says about its plan. */
export interface AccountPlan {
  subscription_plan: number
  subscription_status: string
  /** Null where nobody set an end. */
  subscription_ends_at: Date | null
}

const hasEnded = ({ subscription_ends_at: endsAt }: AccountPlan, now: Date) =>
  endsAt !== null && endsAt <= now

/** The plan an account has at this moment. Time alone ends one, so nothing has to run for it. */
export function currentPlan(account: AccountPlan, now: Date): Plan {
  return planOf(hasEnded(account, now) ? 0 : account.subscription_plan)
}

export function currentStatus(account: AccountPlan, now: Date): string {
  const { subscription_status: status } = account
  return hasEnded(account, now) && status !== 'past_due' ? 'canceled' : status
}
