import type { SubscriptionWithPayment } from '#server/features/billing/billing.queries.ts'
import {
  currentPlan,
  graceEnd,
  type AccountPlan,
} from '#server/features/billing/entitlement.policy.ts'
import type { listForExport, Payment } from '#server/features/billing/payments.queries.ts'
import { SubscriptionState, type BillingResponse, type PaymentMode } from '#shared/billing.ts'

interface BillingParts {
  mode: PaymentMode
  account: AccountPlan
  /** Newest first. */
  subscriptions: readonly SubscriptionWithPayment[]
  payments: readonly Payment[]
  isTrialLeft: boolean
  now: Date
}

export function presentBilling(parts: BillingParts): BillingResponse {
  const { mode, account, subscriptions, payments, isTrialLeft, now } = parts
  const plan = currentPlan(account, now)
  const isLive = ({ state, ended_at }: SubscriptionWithPayment) =>
    ended_at === null && state !== 'incomplete' && state !== 'canceled'
  const live = subscriptions.find(isLive)
  const renews = live !== undefined && !live.is_canceling
  const paidUntil = live?.paid_until ?? null
  return {
    mode,
    plan: plan.number,
    state: stateOf(account, live, subscriptions),
    cycleEndsAt: paidUntil?.toISOString() ?? null,
    renews,
    nextPlan: renews && paidUntil && live.next_plan !== live.paid_plan ? live.next_plan : null,
    graceEndsAt: live?.state === 'past_due' && paidUntil ? graceEnd(paidUntil).toISOString() : null,
    isTrialLeft,
    invoices: payments.map(presentInvoice),
  }
}

function stateOf(
  account: AccountPlan,
  live: SubscriptionWithPayment | undefined,
  subscriptions: readonly SubscriptionWithPayment[],
): SubscriptionState {
  if (live) return live.state === 'incomplete' ? 'none' : live.state
  if (subscriptions.some(({ state }) => state === 'canceled')) return 'canceled'
  // A plan that the operator gave by hand has whatever they wrote.
  return SubscriptionState.safeParse(account.subscription_status).data ?? 'none'
}

function presentInvoice(payment: Payment): BillingResponse['invoices'][number] {
  return {
    id: payment.id,
    number: payment.number,
    createdAt: payment.created_at.toISOString(),
    amountCents: payment.amount_cents,
    refundedCents: payment.refunded_cents,
    status: statusOf(payment),
    description: payment.description,
    url: payment.url,
  }
}

function statusOf({ status, amount_cents, refunded_cents }: Payment) {
  const isRefunded = amount_cents > 0 && refunded_cents >= amount_cents
  return isRefunded ? 'refunded' : status
}

/** As it is kept, for the person's own copy of their data. */
export function presentForExport({
  payments,
  subscriptions,
  checkouts,
}: Awaited<ReturnType<typeof listForExport>>) {
  return {
    subscriptions: subscriptions.map((row) => ({
      id: row.id,
      customerId: row.customer_id,
      state: row.state,
      nextPlan: row.next_plan,
      isCanceling: row.is_canceling,
      trialEndsAt: row.trial_ends_at?.toISOString() ?? null,
      endedAt: row.ended_at?.toISOString() ?? null,
      createdAt: row.created_at.toISOString(),
    })),
    payments: payments.map((payment) => ({
      ...presentInvoice(payment),
      isDisputed: payment.is_disputed,
      plan: payment.plan,
      cycleEndsAt: payment.cycle_ends_at?.toISOString() ?? null,
      credits: payment.credits,
    })),
    checkouts: checkouts.map((row) => ({
      id: row.session_id,
      product: row.product,
      state: row.state,
      grantedCredits: row.granted_credits,
      createdAt: row.created_at.toISOString(),
    })),
  }
}
