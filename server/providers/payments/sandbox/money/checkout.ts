import type { Stripe } from 'stripe'
import {
  createCustomer,
  type CardDetails,
  type StoredCustomer,
  type StoredPaymentMethod,
} from '#server/providers/payments/sandbox/objects/customer-objects.ts'
import type { StoredInvoice } from '#server/providers/payments/sandbox/objects/invoice-objects.ts'
import type { StoredPaymentIntent } from '#server/providers/payments/sandbox/objects/payment-objects.ts'
import type { StoredSession } from '#server/providers/payments/sandbox/objects/session-objects.ts'
import {
  markPaid,
  paymentIntentOf,
  payInvoice,
  scheduleRetry,
} from '#server/providers/payments/sandbox/money/invoices.ts'
import {
  finishDebit,
  openPaymentIntent,
  payIntent,
  saveBankAccount,
  saveCard,
  startDebit,
} from '#server/providers/payments/sandbox/money/payments.ts'
import { DAY_SECONDS } from '#server/providers/payments/sandbox/money/periods.ts'
import {
  changeSubscription,
  recoverSubscription,
  startSubscription,
} from '#server/providers/payments/sandbox/money/subscriptions.ts'
import type { CheckoutPlan } from '#server/providers/payments/sandbox/sandbox-state.ts'
import type { SandboxWorld } from '#server/providers/payments/sandbox/sandbox-world.ts'
import type { CardRefusal } from '#server/providers/payments/sandbox/test-cards.ts'

/** How long the bank of the sandbox takes. Real ones take days. */
export const DEBIT_SECONDS = 60

export interface Checkout {
  session: StoredSession
  plan: CheckoutPlan
}

export type CheckoutResult =
  | { kind: 'complete' }
  | { kind: 'authenticate' }
  | { kind: 'refused'; refusal: Pick<CardRefusal, 'message'> }

export const AUTHENTICATION_FAILED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'

export function findCheckout(world: SandboxWorld, id: string): Checkout | undefined {
  const session = world.state.sessions.get(id)
  const plan = world.state.checkoutPlans.get(id)
  return session && plan && { session, plan }
}

export function clockOfSession(world: SandboxWorld, session: StoredSession): string | null {
  return world.state.customers.get(session.customer ?? '')?.test_clock ?? null
}

export function submitCard(
  world: SandboxWorld,
  checkout: Checkout,
  { details, email }: { details: CardDetails; email: string },
): CheckoutResult {
  if (details.card.needsAuthentication) {
    checkout.plan.waiting = { details, email }
    return { kind: 'authenticate' }
  }
  return finishWithCard(world, checkout, { details, email })
}

/** The owner of a card that asks has answered its bank. */
export function answerAuthentication(
  world: SandboxWorld,
  checkout: Checkout,
  answer: 'complete' | 'fail',
): CheckoutResult {
  const { waiting } = checkout.plan
  checkout.plan.waiting = null
  if (!waiting || answer === 'fail') {
    return { kind: 'refused', refusal: { message: AUTHENTICATION_FAILED } }
  }
  return finishWithCard(world, checkout, waiting)
}

function finishWithCard(
  world: SandboxWorld,
  checkout: Checkout,
  { details, email }: { details: CardDetails; email: string },
): CheckoutResult {
  const answer = hasTrial(checkout.plan) ? details.card.onSetup : details.card.onCharge
  if (answer !== 'approved') return { kind: 'refused', refusal: answer }
  const customer = ensureCustomer(world, checkout, { email, name: details.holderName })
  const method = saveCard(world, customer, details)
  const purchase = buy(world, checkout, { customer, method })
  if (purchase.invoice?.status === 'open') {
    payInvoice(world, purchase.invoice, method)
    recover(world, checkout)
  } else if (purchase.intent) payIntent(world, purchase.intent, method)
  complete(world, checkout, {
    email,
    paymentStatus: isFree(checkout) ? 'no_payment_required' : 'paid',
  })
  return { kind: 'complete' }
}

/** The session is complete at once; the money is not there. */
export function submitBankDebit(
  world: SandboxWorld,
  checkout: Checkout,
  { email, outcome }: { email: string; outcome: 'succeeded' | 'failed' },
): void {
  const customer = ensureCustomer(world, checkout, { email, name: null })
  const method = saveBankAccount(world, customer)
  const { intent, invoice } = buy(world, checkout, { customer, method })
  const debited = invoice ? paymentIntentOf(world, invoice) : intent
  if (debited) {
    startDebit(world, debited, method)
    const dueAt = world.now(clockOfSession(world, checkout.session)) + DEBIT_SECONDS
    checkout.plan.debit = { outcome, dueAt, intent: debited.id }
    const subscription = world.state.subscriptions.get(checkout.session.subscription ?? '')
    if (subscription)
      changeSubscription(world, subscription, () => (subscription.status = 'active'))
  }
  complete(world, checkout, { email, paymentStatus: debited ? 'unpaid' : 'no_payment_required' })
}

export function settleBankDebit(
  world: SandboxWorld,
  checkout: Checkout,
  outcome: 'succeeded' | 'failed',
): void {
  const { session, plan } = checkout
  const intent = world.state.paymentIntents.get(plan.debit?.intent ?? '')
  if (!intent) throw new Error('There is no bank debit under way for this session.')
  const testClock = clockOfSession(world, session)
  plan.debit = null
  finishDebit(world, intent, outcome)
  const invoice = world.state.invoices.get(session.invoice ?? '')
  if (outcome === 'succeeded') {
    if (invoice) markPaid(world, invoice)
    session.payment_status = 'paid'
    world.emit('checkout.session.async_payment_succeeded', session, { testClock })
    return
  }
  if (invoice) scheduleRetry(world, invoice)
  const subscription = world.state.subscriptions.get(session.subscription ?? '')
  if (subscription)
    changeSubscription(world, subscription, () => (subscription.status = 'past_due'))
  world.emit('checkout.session.async_payment_failed', session, { testClock })
}

export function expireSession(world: SandboxWorld, session: StoredSession): void {
  session.status = 'expired'
  session.url = null
  world.emit('checkout.session.expired', session, { testClock: clockOfSession(world, session) })
}

function hasTrial(plan: CheckoutPlan): boolean {
  return plan.trialPeriodDays !== null || plan.trialEnd !== null
}

function isFree({ session, plan }: Checkout): boolean {
  return session.mode === 'subscription' && hasTrial(plan)
}

function ensureCustomer(
  world: SandboxWorld,
  { session }: Checkout,
  { email, name }: { email: string; name: string | null },
): StoredCustomer | undefined {
  const known = world.state.customers.get(session.customer ?? '')
  if (known) return known
  if (session.mode === 'payment' && session.customer_creation !== 'always') return undefined
  const customer = createCustomer({ created: world.now(null), testClock: null, email, name })
  world.state.customers.set(customer.id, customer)
  session.customer = customer.id
  world.emit('customer.created', customer, { testClock: null })
  return customer
}

/** Makes what was ordered, unpaid. */
function buy(
  world: SandboxWorld,
  { session, plan }: Checkout,
  { customer, method }: { customer: StoredCustomer | undefined; method: StoredPaymentMethod },
): { intent?: StoredPaymentIntent; invoice?: StoredInvoice } {
  const [lineItem] = plan.lineItems
  const price = world.catalogue.prices.get(lineItem?.price.id ?? '')
  if (session.mode === 'payment') {
    const { description, metadata, receiptEmail, setupFutureUsage } = plan
    const intent = openPaymentIntent(world, {
      amount: session.amount_total,
      customer: customer?.id ?? null,
      description,
      metadata,
      receiptEmail,
      setupFutureUsage,
    })
    session.payment_intent = intent.id
    return { intent }
  }
  if (!customer || !price) throw new Error(`${session.id} cannot start a subscription`)
  const now = world.now(customer.test_clock)
  const { trialPeriodDays } = plan
  const { subscription, invoice } = startSubscription(world, {
    customer,
    price,
    quantity: lineItem?.quantity ?? 1,
    paymentMethod: method.id,
    description: plan.description,
    metadata: plan.metadata,
    trialEnd:
      plan.trialEnd ?? (trialPeriodDays === null ? null : now + trialPeriodDays * DAY_SECONDS),
    missingPaymentMethod: plan.missingPaymentMethod,
  })
  session.subscription = subscription.id
  session.invoice = invoice.id
  return { invoice }
}

function recover(world: SandboxWorld, { session }: Checkout): void {
  const subscription = world.state.subscriptions.get(session.subscription ?? '')
  if (subscription) recoverSubscription(world, subscription)
}

function complete(
  world: SandboxWorld,
  { session }: Checkout,
  { email, paymentStatus }: { email: string; paymentStatus: Stripe.Checkout.Session.PaymentStatus },
): void {
  const customer = world.state.customers.get(session.customer ?? '')
  session.status = 'complete'
  session.payment_status = paymentStatus
  session.url = null
  session.customer_details = {
    address: null,
    business_name: null,
    email: customer?.email ?? email,
    individual_name: null,
    name: customer?.name ?? null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  }
  world.emit('checkout.session.completed', session, { testClock: clockOfSession(world, session) })
}
