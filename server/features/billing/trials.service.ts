import { getAccount } from '#server/features/accounts/profile.service.ts'
import { askStripe } from '#server/features/billing/ask-stripe.ts'
import {
  listSubscriptions,
  type SubscriptionWithPayment,
} from '#server/features/billing/billing.queries.ts'
import type { Facts } from '#server/features/billing/stripe-facts.ts'
import {
  isTrialLeft,
  takeTrial,
  type Taker,
} from '#server/features/free-offers/free-offers.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Plan } from '#shared/plans.ts'

/** Each person tries once, as far as is known before they have given a card. */
export async function mayTry(
  deps: Deps,
  account: Taker,
  subscriptions: readonly SubscriptionWithPayment[],
): Promise<boolean> {
  const hasTried = subscriptions.some(({ paid_until }) => paid_until !== null)
  return !hasTried && isTrialLeft(deps, account)
}

export async function trialDaysFor(deps: Deps, account: Taker, plan: Plan): Promise<number> {
  const subscriptions = await listSubscriptions(deps.db, account.id)
  return (await mayTry(deps, account, subscriptions)) ? plan.trialDays : 0
}

/**
 * Ends a trial whose card or mailbox has had one with another account: the plan begins, and is paid, at once, as the checkout
 * has said. True where it was ended, so that what was read of it is out of date.
 */
export async function endRepeatedTrial(
  deps: Deps,
  accountId: number,
  { subscription }: Facts,
): Promise<boolean> {
  if (subscription?.state !== 'trialing') return false
  const account = await getAccount(deps, accountId)
  if (await takeTrial(deps, account, subscription.cardFingerprint)) return false
  // The key makes two events at once one end: a second would begin another cycle.
  const options = { idempotencyKey: `end-trial-${subscription.id}` }
  await askStripe(deps, (stripe) =>
    stripe.subscriptions.update(subscription.id, { trial_end: 'now' }, options),
  )
  return true
}
