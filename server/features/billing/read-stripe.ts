import type Stripe from 'stripe'
import { askStripe } from '#server/features/billing/ask-stripe.ts'
import { nextReading } from '#server/features/billing/billing.queries.ts'
import { findPaymentByIntent } from '#server/features/billing/payments.queries.ts'
import {
  idOf,
  idOrNull,
  toInvoiceFacts,
  toSessionFacts,
  toSubscriptionFacts,
  type Facts,
} from '#server/features/billing/stripe-facts.ts'
import type { Deps } from '#server/platform/deps.ts'

/** What an event may be about. */
export type Topic = 'session' | 'invoice' | 'subscription' | 'charge' | 'dispute'

/** Disputes in which no money has moved, or has come back. */
const HARMLESS_DISPUTES = new Set([
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'won',
])

type Found = Omit<Facts, 'customerId' | 'reading'> & { customer: string | null }

/**
 * Reads the object that an event names, and what belongs with it, as Stripe has them now. Undefined where none of it is
 * anything we sell.
 */
export async function readFacts(
  deps: Deps,
  topic: Topic,
  objectId: string,
): Promise<Facts | undefined> {
  const reading = await nextReading(deps.db)
  const found = await READERS[topic](deps, objectId)
  if (!found?.customer) return undefined
  const { customer: customerId, ...facts } = found
  return { customerId, reading, ...facts }
}

const READERS: Record<Topic, (deps: Deps, id: string) => Promise<Found | undefined>> = {
  session: readSession,
  invoice: readInvoice,
  subscription: readSubscription,
  charge: (deps, id) => readCharge(deps, id, false),
  dispute: readDispute,
}

async function readSession(deps: Deps, id: string): Promise<Found> {
  const expand = ['line_items', 'payment_intent']
  const session = await askStripe(deps, (stripe) =>
    stripe.checkout.sessions.retrieve(id, { expand }),
  )
  const facts = {
    customer: idOrNull(session.customer),
    session: toSessionFacts(deps.payments.prices, session),
  }
  if (!session.subscription) return facts
  return { ...facts, ...(await readSubscription(deps, idOf(session.subscription))) }
}

async function readSubscription(deps: Deps, id: string): Promise<Found> {
  const subscription = await retrieveSubscription(deps, id)
  const invoiceId = idOrNull(subscription.latest_invoice)
  const invoice = invoiceId ? await retrieveInvoice(deps, invoiceId) : undefined
  return toFound(deps, subscription, invoice)
}

async function readInvoice(deps: Deps, id: string): Promise<Found | undefined> {
  const invoice = await retrieveInvoice(deps, id)
  const subscription = invoice.parent?.subscription_details?.subscription
  if (!subscription) return undefined
  return toFound(deps, await retrieveSubscription(deps, idOf(subscription)), invoice)
}

async function toFound(
  deps: Deps,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice | undefined,
): Promise<Found> {
  const { prices } = deps.payments
  const facts = toSubscriptionFacts(prices, subscription, await readTrialCard(deps, subscription))
  const paid = invoice && toInvoiceFacts(prices, invoice, facts.trialEndsAt)
  return {
    customer: idOf(subscription.customer),
    subscription: facts,
    ...(paid ? { invoice: paid } : {}),
  }
}

/** Whoever pays for what they have may do so with any card. */
async function readTrialCard(
  deps: Deps,
  { status, default_payment_method: method }: Stripe.Subscription,
): Promise<string | null> {
  const id = idOrNull(method)
  if (status !== 'trialing' || id === null) return null
  const { card } = await askStripe(deps, (stripe) => stripe.paymentMethods.retrieve(id))
  return card?.fingerprint ?? null
}

async function readDispute(deps: Deps, id: string): Promise<Found | undefined> {
  const dispute = await askStripe(deps, (stripe) => stripe.disputes.retrieve(id))
  return readCharge(deps, idOf(dispute.charge), !HARMLESS_DISPUTES.has(dispute.status))
}

/** With what the charge paid for, where that has not been told yet: its event may come later. */
async function readCharge(deps: Deps, id: string, isDisputed: boolean): Promise<Found | undefined> {
  const charge = await askStripe(deps, (stripe) => stripe.charges.retrieve(id))
  const paymentIntentId = idOrNull(charge.payment_intent)
  if (!paymentIntentId) return undefined
  const returned = { paymentIntentId, refundedCents: charge.amount_refunded, isDisputed }
  const known = await findPaymentByIntent(deps.db, paymentIntentId)
  if (known) return { customer: idOrNull(charge.customer), returned }
  const bought = await readPurchase(deps, paymentIntentId)
  return bought && { ...bought, returned }
}

async function readPurchase(deps: Deps, paymentIntentId: string): Promise<Found | undefined> {
  const payment = { type: 'payment_intent', payment_intent: paymentIntentId } as const
  const invoices = await askStripe(deps, (stripe) =>
    stripe.invoicePayments.list({ payment, limit: 1 }),
  )
  const invoice = invoices.data[0]?.invoice
  if (invoice) return readInvoice(deps, idOf(invoice))
  const sessions = await askStripe(deps, (stripe) =>
    stripe.checkout.sessions.list({ payment_intent: paymentIntentId, limit: 1 }),
  )
  const session = sessions.data[0]
  return session && readSession(deps, session.id)
}

const retrieveSubscription = (deps: Deps, id: string) =>
  askStripe(deps, (stripe) => stripe.subscriptions.retrieve(id))

const retrieveInvoice = (deps: Deps, id: string) =>
  askStripe(deps, (stripe) => stripe.invoices.retrieve(id, { expand: ['payments'] }))
