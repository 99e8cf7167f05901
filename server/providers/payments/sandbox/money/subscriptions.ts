import type { Stripe } from 'stripe'
import type { StoredPrice } from '#server/providers/payments/sandbox/objects/catalogue-objects.ts'
import type {
  StoredCustomer,
  StoredPaymentMethod,
} from '#server/providers/payments/sandbox/objects/customer-objects.ts'
import type {
  InvoiceLine,
  StoredInvoice,
} from '#server/providers/payments/sandbox/objects/invoice-objects.ts'
import {
  createSubscription,
  createSubscriptionItem,
  onlyItem,
  type StoredSubscription,
  type SubscriptionFields,
} from '#server/providers/payments/sandbox/objects/subscription-objects.ts'
import {
  draftInvoice,
  finalizeInvoice,
  payInvoice,
  scheduleRetry,
  subscriptionOf,
} from '#server/providers/payments/sandbox/money/invoices.ts'
import type { PaymentResult } from '#server/providers/payments/sandbox/money/payments.ts'
import {
  DAY_SECONDS,
  HOUR_SECONDS,
  nextPeriodEnd,
} from '#server/providers/payments/sandbox/money/periods.ts'
import type { SandboxWorld } from '#server/providers/payments/sandbox/sandbox-world.ts'

/** As at Stripe: the invoice of a renewal can be seen for an hour before it is charged. */
export const DRAFT_SECONDS = HOUR_SECONDS
/** As at Stripe: three days before a trial ends, which for a shorter one is at once. Longer ones nobody here sells. */
const TRIAL_WARNING_SECONDS = 3 * DAY_SECONDS

export interface NewSubscription extends Omit<
  SubscriptionFields,
  'created' | 'customer' | 'testClock'
> {
  customer: StoredCustomer
  price: StoredPrice
  quantity: number
}

/** A subscription with its first invoice, finalized and not yet paid unless it costs nothing. */
export function startSubscription(
  world: SandboxWorld,
  fields: NewSubscription,
): { subscription: StoredSubscription; invoice: StoredInvoice } {
  const { customer, price, quantity, trialEnd } = fields
  const testClock = customer.test_clock
  const created = world.now(testClock)
  const subscription = createSubscription({ ...fields, created, customer: customer.id, testClock })
  const periodEnd = trialEnd ?? nextPeriodEnd(created, created)
  subscription.items.data = [
    createSubscriptionItem({ created, subscription: subscription.id, price, quantity, periodEnd }),
  ]
  customer.currency = price.currency
  world.state.subscriptions.set(subscription.id, subscription)
  const invoice = draftInvoice(world, {
    subscription,
    lines: [trialEnd === null ? cycleLine(world, subscription) : trialLine(world, subscription)],
    billingReason: 'subscription_create',
    finalizesAt: null,
    periodStart: created,
  })
  subscription.latest_invoice = invoice.id
  world.emit('customer.subscription.created', subscription, { testClock })
  if (trialEnd !== null && trialEnd - created <= TRIAL_WARNING_SECONDS) {
    world.emit('customer.subscription.trial_will_end', subscription, { testClock })
  }
  finalizeInvoice(world, invoice)
  return { subscription, invoice }
}

export function changeSubscription(
  world: SandboxWorld,
  subscription: StoredSubscription,
  change: () => void,
): void {
  world.change('customer.subscription.updated', subscription, {
    testClock: subscription.test_clock,
    change,
  })
}

/** The period is over, or the trial: a new period starts at once, and its invoice is charged an hour later. */
export function renewSubscription(world: SandboxWorld, subscription: StoredSubscription): void {
  const item = onlyItem(subscription)
  const previousStart = item.current_period_start
  changeSubscription(world, subscription, () => {
    if (subscription.status === 'trialing') subscription.status = 'active'
    item.current_period_start = item.current_period_end
    item.current_period_end = nextPeriodEnd(
      subscription.billing_cycle_anchor,
      item.current_period_start,
    )
    const invoice = draftInvoice(world, {
      subscription,
      lines: [...takePendingLines(world, subscription), cycleLine(world, subscription)],
      billingReason: 'subscription_cycle',
      finalizesAt: world.now(subscription.test_clock) + DRAFT_SECONDS,
      periodStart: previousStart,
    })
    subscription.latest_invoice = invoice.id
  })
}

export function endTrial(world: SandboxWorld, subscription: StoredSubscription): void {
  const behaviour = subscription.trial_settings.end_behavior.missing_payment_method
  const hasMethod = paymentMethodOf(world, subscription) !== undefined
  if (!hasMethod && behaviour === 'cancel') {
    endSubscription(world, subscription, 'payment_failed')
  } else if (!hasMethod && behaviour === 'pause') {
    changeSubscription(world, subscription, () => (subscription.status = 'paused'))
    world.emit('customer.subscription.paused', subscription, { testClock: subscription.test_clock })
  } else {
    renewSubscription(world, subscription)
  }
}

/** Charges an open invoice of a subscription by itself, and lets the subscription feel what comes of it. */
export function collectInvoice(
  world: SandboxWorld,
  invoice: StoredInvoice,
): PaymentResult | undefined {
  const subscription = subscriptionOf(world, invoice)
  const method = subscription && paymentMethodOf(world, subscription)
  const result = payInvoice(world, invoice, method)
  if (result && !('refusal' in result)) {
    if (subscription) recoverSubscription(world, subscription)
    return result
  }
  const isTriedAgain = scheduleRetry(world, invoice)
  if (!subscription || subscription.status === 'incomplete') return result
  if (isTriedAgain)
    changeSubscription(world, subscription, () => (subscription.status = 'past_due'))
  else endSubscription(world, subscription, 'payment_failed')
  return result
}

/** Paid up: nothing stands open any more. */
export function recoverSubscription(world: SandboxWorld, subscription: StoredSubscription): void {
  const isBehind = ['past_due', 'incomplete', 'unpaid'].includes(subscription.status)
  if (!isBehind || openInvoicesOf(world, subscription).length > 0) return
  changeSubscription(world, subscription, () => (subscription.status = 'active'))
}

export function endSubscription(
  world: SandboxWorld,
  subscription: StoredSubscription,
  reason: Stripe.Subscription.CancellationDetails.Reason,
): void {
  const now = world.now(subscription.test_clock)
  subscription.status = 'canceled'
  subscription.canceled_at ??= now
  subscription.ended_at = now
  subscription.cancellation_details.reason = reason
  world.state.pendingLines.delete(subscription.id)
  for (const invoice of world.state.invoices.values()) {
    if (subscriptionOf(world, invoice) !== subscription) continue
    // Nobody is charged for what they have cancelled.
    invoice.auto_advance = false
    invoice.next_payment_attempt = null
    invoice.automatically_finalizes_at = null
  }
  world.emit('customer.subscription.deleted', subscription, { testClock: subscription.test_clock })
}

export function openInvoicesOf(
  world: SandboxWorld,
  subscription: StoredSubscription,
): StoredInvoice[] {
  return [...world.state.invoices.values()].filter(
    (invoice) => invoice.status === 'open' && subscriptionOf(world, invoice) === subscription,
  )
}

export function paymentMethodOf(
  world: SandboxWorld,
  subscription: StoredSubscription,
): StoredPaymentMethod | undefined {
  const customer = world.state.customers.get(subscription.customer)
  const id =
    subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method
  return world.state.paymentMethods.get(id ?? '')
}

export function takePendingLines(
  world: SandboxWorld,
  subscription: StoredSubscription,
): InvoiceLine[] {
  const lines = world.state.pendingLines.get(subscription.id)?.lines ?? []
  world.state.pendingLines.delete(subscription.id)
  return lines
}

export function cycleLine(world: SandboxWorld, subscription: StoredSubscription): InvoiceLine {
  const item = onlyItem(subscription)
  const price = (item.price.unit_amount / 100).toFixed(2)
  return {
    ...lineOf(subscription),
    amount: item.price.unit_amount * item.quantity,
    description: `${item.quantity} × ${productName(world, item.price)} (at $${price} / month)`,
  }
}

function trialLine(world: SandboxWorld, subscription: StoredSubscription): InvoiceLine {
  const name = productName(world, onlyItem(subscription).price)
  return { ...lineOf(subscription), amount: 0, description: `Trial period for ${name}` }
}

function lineOf(subscription: StoredSubscription) {
  const item = onlyItem(subscription)
  return {
    price: item.price,
    quantity: item.quantity,
    periodStart: item.current_period_start,
    periodEnd: item.current_period_end,
    subscriptionItem: item.id,
    isProration: false,
  }
}

export function productName(world: SandboxWorld, price: StoredPrice): string {
  return world.catalogue.products.get(price.product)?.name ?? price.product
}
