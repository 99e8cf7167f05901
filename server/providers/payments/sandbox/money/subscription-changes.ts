import type { Stripe } from 'stripe'
import {
  planOfPrice,
  type StoredPrice,
} from '#server/providers/payments/sandbox/objects/catalogue-objects.ts'
import type { InvoiceLine } from '#server/providers/payments/sandbox/objects/invoice-objects.ts'
import {
  onlyItem,
  type StoredSubscription,
} from '#server/providers/payments/sandbox/objects/subscription-objects.ts'
import { draftInvoice, finalizeInvoice } from '#server/providers/payments/sandbox/money/invoices.ts'
import { nextPeriodEnd } from '#server/providers/payments/sandbox/money/periods.ts'
import {
  changeSubscription,
  collectInvoice,
  cycleLine,
  productName,
  takePendingLines,
} from '#server/providers/payments/sandbox/money/subscriptions.ts'
import type { SandboxWorld } from '#server/providers/payments/sandbox/sandbox-world.ts'

export interface SubscriptionChange {
  price?: StoredPrice
  quantity?: number
  prorationBehavior: 'none' | 'create_prorations' | 'always_invoice'
  /** A new period starts now and is charged now. */
  restartsPeriod: boolean
  /** `now` ends a trial; a time starts or moves one. */
  trialEnd?: 'now' | number
  cancelAtPeriodEnd?: boolean
  cancelAt?: number | null
  /** Everything that only has to be written down. */
  assign(subscription: StoredSubscription): void
}

export function applyChange(
  world: SandboxWorld,
  subscription: StoredSubscription,
  change: SubscriptionChange,
): void {
  const isCharged =
    change.restartsPeriod ||
    change.trialEnd === 'now' ||
    (change.prorationBehavior === 'always_invoice' && change.price !== undefined)
  changeSubscription(world, subscription, () => {
    change.assign(subscription)
    changePrice(world, subscription, change)
    changePeriod(world, subscription, change)
    changeCancellation(world, subscription, change)
  })
  if (isCharged) chargeNow(world, subscription, change)
}

function changePrice(
  world: SandboxWorld,
  subscription: StoredSubscription,
  { price, quantity, prorationBehavior, restartsPeriod }: SubscriptionChange,
): void {
  if (!price && quantity === undefined) return
  const item = onlyItem(subscription)
  const isProrated = prorationBehavior !== 'none' && subscription.status !== 'trialing'
  const unused = isProrated ? prorate(world, subscription, 'Unused') : undefined
  if (price) {
    item.price = price
    item.plan = planOfPrice(price)
  }
  item.quantity = quantity ?? item.quantity
  if (!unused) return
  // A period that starts anew is charged whole, so only the unused time of the old one counts.
  const lines = restartsPeriod ? [unused] : [unused, prorate(world, subscription, 'Remaining')]
  const pending = world.state.pendingLines.get(subscription.id)?.lines ?? []
  world.state.pendingLines.set(subscription.id, {
    id: subscription.id,
    lines: [...pending, ...lines],
  })
}

function prorate(
  world: SandboxWorld,
  subscription: StoredSubscription,
  kind: 'Unused' | 'Remaining',
): InvoiceLine {
  const { current_period_start: start, current_period_end: end, ...item } = onlyItem(subscription)
  const now = world.now(subscription.test_clock)
  const amount = Math.round((item.price.unit_amount * item.quantity * (end - now)) / (end - start))
  const day = new Date(now * 1000).toISOString().slice(0, 10)
  return {
    amount: kind === 'Unused' ? -amount : amount,
    description: `${kind} time on ${productName(world, item.price)} after ${day}`,
    price: item.price,
    quantity: item.quantity,
    periodStart: now,
    periodEnd: end,
    subscriptionItem: item.id,
    isProration: true,
  }
}

function changePeriod(
  world: SandboxWorld,
  subscription: StoredSubscription,
  { trialEnd, restartsPeriod }: SubscriptionChange,
): void {
  const now = world.now(subscription.test_clock)
  const item = onlyItem(subscription)
  if (typeof trialEnd === 'number') {
    subscription.status = 'trialing'
    subscription.trial_start ??= now
    subscription.trial_end = trialEnd
    subscription.billing_cycle_anchor = trialEnd
    item.current_period_start = now
    item.current_period_end = trialEnd
  } else if (trialEnd === 'now' || restartsPeriod) {
    if (subscription.status === 'trialing') {
      subscription.status = 'active'
      subscription.trial_end = now
    }
    subscription.billing_cycle_anchor = now
    item.current_period_start = now
    item.current_period_end = nextPeriodEnd(now, now)
  }
}

function changeCancellation(
  world: SandboxWorld,
  subscription: StoredSubscription,
  { cancelAtPeriodEnd, cancelAt }: SubscriptionChange,
): void {
  if (cancelAtPeriodEnd === undefined && cancelAt === undefined) return
  const at = cancelAtPeriodEnd ? onlyItem(subscription).current_period_end : (cancelAt ?? null)
  const reason: Stripe.Subscription.CancellationDetails.Reason = 'cancellation_requested'
  subscription.cancel_at_period_end = cancelAtPeriodEnd ?? false
  subscription.cancel_at = at
  subscription.canceled_at = at === null ? null : world.now(subscription.test_clock)
  subscription.cancellation_details.reason = at === null ? null : reason
}

function chargeNow(
  world: SandboxWorld,
  subscription: StoredSubscription,
  { restartsPeriod, trialEnd }: SubscriptionChange,
): void {
  const startsPeriod = restartsPeriod || trialEnd === 'now'
  const pending = takePendingLines(world, subscription)
  const lines = startsPeriod ? [...pending, cycleLine(world, subscription)] : pending
  if (lines.length === 0) return
  const invoice = draftInvoice(world, {
    subscription,
    lines,
    billingReason: 'subscription_update',
    finalizesAt: null,
    periodStart: world.now(subscription.test_clock),
  })
  changeSubscription(world, subscription, () => (subscription.latest_invoice = invoice.id))
  finalizeInvoice(world, invoice)
  if (invoice.status === 'open') collectInvoice(world, invoice)
}
