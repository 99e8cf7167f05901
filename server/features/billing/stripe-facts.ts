import type Stripe from 'stripe'
import { EventRefusedError } from '#server/features/billing/billing.errors.ts'
import type { SubscriptionTable } from '#server/platform/db-types.ts'
import type { PriceList } from '#server/providers/payments/payments.ts'
import type { ProductKey } from '#shared/billing.ts'
import { productOf, type Plan } from '#shared/plans.ts'

/** What Stripe says now, in our words. Every part of it may be written down again and again without harm. */
export interface Facts {
  customerId: string
  /** Its place among all readings. */
  reading: number
  subscription?: SubscriptionFacts
  invoice?: InvoiceFacts
  session?: SessionFacts
  returned?: ReturnedFacts
}

export interface SubscriptionFacts {
  id: string
  state: SubscriptionTable['state']
  nextPlan: number
  itemId: string
  isCanceling: boolean
  trialEndsAt: Date | null
  /** By which Stripe knows a card again. Read for trials only. */
  cardFingerprint: string | null
  endedAt: Date | null
  createdAt: Date
}

export interface InvoiceFacts {
  id: string
  subscriptionId: string
  paymentIntentId: string | null
  plan: Plan
  cycleEndsAt: Date
  /** For the days before the first payment. */
  isTrial: boolean
  status: 'open' | 'paid' | 'failed'
  amountCents: number
  number: string
  url: string | null
  createdAt: Date
}

export interface SessionFacts {
  id: string
  product: ProductKey
  state: 'open' | 'processing' | 'paid' | 'failed'
  paymentIntentId: string | null
  amountCents: number
  createdAt: Date
  expiresAt: Date
  url: string | null
}

/** What of a payment has gone back to who paid it. */
export interface ReturnedFacts {
  paymentIntentId: string
  refundedCents: number
  isDisputed: boolean
}

export const idOf = (reference: string | { id: string }): string =>
  typeof reference === 'string' ? reference : reference.id

export const idOrNull = (reference: string | { id: string } | null | undefined): string | null =>
  reference ? idOf(reference) : null

const dateOf = (seconds: number): Date => new Date(seconds * 1000)
const dateOrNull = (seconds: number | null): Date | null =>
  seconds === null ? null : dateOf(seconds)

function productOfPrice(prices: PriceList, priceId: string) {
  const key = prices.productOf(priceId)
  if (!key) throw new EventRefusedError('event_unknown_price')
  return productOf(key)
}

function planOfPrice(prices: PriceList, priceId: string): Plan {
  const product = productOfPrice(prices, priceId)
  if (product.kind !== 'plan') throw new EventRefusedError('event_unknown_price')
  return product.plan
}

const STATES: Record<string, SubscriptionTable['state']> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  // Asked for money for the last time, or waiting for a card: either way not paid.
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'canceled',
  incomplete_expired: 'canceled',
}

export function toSubscriptionFacts(
  prices: PriceList,
  subscription: Stripe.Subscription,
  cardFingerprint: string | null,
): SubscriptionFacts {
  const item = subscription.items.data[0]
  if (!item) throw new EventRefusedError('event_unknown_price')
  return {
    id: subscription.id,
    state: STATES[subscription.status] ?? 'incomplete',
    nextPlan: planOfPrice(prices, item.price.id).number,
    itemId: item.id,
    isCanceling: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    trialEndsAt: dateOrNull(subscription.trial_end),
    cardFingerprint,
    endedAt: dateOrNull(subscription.ended_at),
    createdAt: dateOf(subscription.created),
  }
}

/** Undefined for an invoice that begins no cycle of a plan, and for that of a trial which was ended before its time. */
export function toInvoiceFacts(
  prices: PriceList,
  invoice: Stripe.Invoice,
  trialEndsAt: Date | null,
): InvoiceFacts | undefined {
  const subscription = invoice.parent?.subscription_details?.subscription
  const cycle = invoice.lines.data.find(
    ({ parent }) => parent?.subscription_item_details?.proration === false,
  )
  const price = cycle?.pricing?.price_details?.price
  if (!subscription || !cycle || !price) return undefined
  const status = invoiceStatus(invoice)
  const cycleEndsAt = dateOf(cycle.period.end)
  const startsAt = dateOf(cycle.period.start)
  const isTrial = trialEndsAt !== null && cycle.amount === 0 && startsAt <= trialEndsAt
  if (isTrial && trialEndsAt < cycleEndsAt) return undefined
  return {
    id: invoice.id,
    subscriptionId: idOf(subscription),
    paymentIntentId: paymentIntentOf(invoice),
    plan: planOfPrice(prices, idOf(price)),
    cycleEndsAt,
    isTrial,
    status,
    amountCents: status === 'paid' ? invoice.amount_paid : invoice.amount_due,
    number: invoice.number ?? '',
    url: invoice.hosted_invoice_url ?? null,
    createdAt: dateOf(invoice.created),
  }
}

/** Of several attempts, the one that was paid is what a refund will name. */
function paymentIntentOf({ payments }: Stripe.Invoice): string | null {
  const attempts = payments?.data ?? []
  const attempt = attempts.find(({ status }) => status === 'paid') ?? attempts[0]
  return idOrNull(attempt?.payment.payment_intent)
}

function invoiceStatus(invoice: Stripe.Invoice): InvoiceFacts['status'] {
  if (invoice.status === 'paid') return 'paid'
  if (invoice.status === 'void' || invoice.status === 'uncollectible') return 'failed'
  return invoice.attempt_count > 0 ? 'failed' : 'open'
}

/** The session must come with its lines and its payment. */
export function toSessionFacts(prices: PriceList, session: Stripe.Checkout.Session): SessionFacts {
  const price = session.line_items?.data[0]?.price
  if (!price) throw new EventRefusedError('event_unknown_price')
  return {
    id: session.id,
    product: productOfPrice(prices, price.id).key,
    state: sessionState(session),
    paymentIntentId: idOrNull(session.payment_intent),
    amountCents: session.amount_total ?? 0,
    createdAt: dateOf(session.created),
    expiresAt: dateOf(session.expires_at),
    url: session.url,
  }
}

function sessionState(session: Stripe.Checkout.Session): SessionFacts['state'] {
  if (session.status === 'open') return 'open'
  if (session.status === 'expired') return 'failed'
  if (session.payment_status !== 'unpaid') return 'paid'
  const intent = session.payment_intent
  const status = intent && typeof intent !== 'string' ? intent.status : 'processing'
  return status === 'requires_payment_method' || status === 'canceled' ? 'failed' : 'processing'
}
