import type Stripe from 'stripe'
import type { Actor } from '#server/features/accounts/sessions.service.ts'
import { askStripe } from '#server/features/billing/ask-stripe.ts'
import {
  NoSubscriptionError,
  PaymentDueError,
  SamePlanError,
} from '#server/features/billing/billing.errors.ts'
import * as queries from '#server/features/billing/billing.queries.ts'
import { converge } from '#server/features/billing/converge.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { CheckoutResponse } from '#shared/billing.ts'
import type { Plan } from '#shared/plans.ts'

/**
 * From the next cycle on, another plan. Nothing is charged or given back for this cycle. Whoever had cancelled and now chooses a
 * plan wants to stay.
 */
export async function changePlan(
  deps: Deps,
  subscription: queries.Subscription,
  plan: Plan,
): Promise<CheckoutResponse> {
  const { id, item_id: itemId } = subscription
  if (subscription.state === 'past_due') throw new PaymentDueError()
  const isSame = subscription.next_plan === plan.number
  if (isSame && !subscription.is_canceling) throw new SamePlanError(plan.name)
  const price = deps.payments.prices.priceOf(plan.key!)
  await update(deps, id, {
    ...(isSame ? {} : { items: [{ id: itemId, price }], proration_behavior: 'none' as const }),
    ...(subscription.is_canceling ? { cancel_at_period_end: false } : {}),
  })
  return { id, url: null }
}

/** The rest of the cycle stays. */
export async function cancelSubscription(deps: Deps, actor: Actor): Promise<void> {
  const subscription = await getLiveSubscription(deps, actor)
  await update(deps, subscription.id, { cancel_at_period_end: true })
}

export async function resumeSubscription(deps: Deps, actor: Actor): Promise<void> {
  const subscription = await getLiveSubscription(deps, actor)
  await update(deps, subscription.id, { cancel_at_period_end: false })
}

async function getLiveSubscription(deps: Deps, { accountId }: Actor) {
  const { mode } = deps.payments
  const subscription = await queries.findLiveSubscription(deps.db, { accountId, mode })
  if (!subscription) throw new NoSubscriptionError()
  return subscription
}

/** The event about it comes by itself; whoever asked sees the change at once. */
async function update(
  deps: Deps,
  id: string,
  change: Stripe.SubscriptionUpdateParams,
): Promise<void> {
  await askStripe(deps, (stripe) => stripe.subscriptions.update(id, change))
  await converge(deps, { topic: 'subscription', objectId: id })
}
