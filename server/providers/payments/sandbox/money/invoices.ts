import type {
  StoredCustomer,
  StoredPaymentMethod,
} from '#server/providers/payments/sandbox/objects/customer-objects.ts'
import {
  createInvoice,
  createInvoicePayment,
  type InvoiceFields,
  type StoredInvoice,
} from '#server/providers/payments/sandbox/objects/invoice-objects.ts'
import type { StoredPaymentIntent } from '#server/providers/payments/sandbox/objects/payment-objects.ts'
import type { StoredSubscription } from '#server/providers/payments/sandbox/objects/subscription-objects.ts'
import { newSecretId } from '#server/providers/payments/sandbox/ids.ts'
import { DAY_SECONDS } from '#server/providers/payments/sandbox/money/periods.ts'
import {
  openPaymentIntent,
  payIntent,
  type PaymentResult,
} from '#server/providers/payments/sandbox/money/payments.ts'
import type { SandboxWorld } from '#server/providers/payments/sandbox/sandbox-world.ts'

/** The waits after a failed renewal before it is tried again. After the last, the subscription ends. */
export const RETRY_DAYS: readonly number[] = [3, 5, 7]

export function draftInvoice(
  world: SandboxWorld,
  fields: Omit<InvoiceFields, 'created' | 'customer'>,
): StoredInvoice {
  const customer = getCustomer(world, fields.subscription.customer)
  const created = world.now(customer.test_clock)
  const invoice = createInvoice({ ...fields, created, customer })
  applyBalance(customer, invoice)
  world.state.invoices.set(invoice.id, invoice)
  world.emit('invoice.created', invoice, { testClock: invoice.test_clock })
  return invoice
}

/** A credit left over by a cheaper plan pays first; a new one is kept for later. A negative balance is money we owe. */
function applyBalance(customer: StoredCustomer, invoice: StoredInvoice): void {
  const owed = invoice.total + customer.balance
  invoice.starting_balance = customer.balance
  customer.balance = Math.min(0, owed)
  invoice.ending_balance = customer.balance
  invoice.amount_due = Math.max(0, owed)
  invoice.amount_remaining = invoice.amount_due
}

/** Numbers it and fixes what is owed. What costs nothing is paid by that. */
export function finalizeInvoice(world: SandboxWorld, invoice: StoredInvoice): void {
  const { test_clock: testClock } = invoice
  const now = world.now(testClock)
  const customer = getCustomer(world, invoice.customer)
  const sequence = String(customer.next_invoice_sequence).padStart(4, '0')
  customer.next_invoice_sequence += 1
  invoice.number = `${customer.invoice_prefix}-${sequence}`
  invoice.status = 'open'
  invoice.status_transitions.finalized_at = now
  invoice.effective_at = now
  invoice.automatically_finalizes_at = null
  invoice.hosted_invoice_url = `${world.pagesUrl}/invoice/${newSecretId('test')}`
  if (invoice.amount_due > 0) openInvoicePayment(world, invoice)
  world.emit('invoice.finalized', invoice, { testClock })
  if (invoice.amount_due === 0) markPaid(world, invoice)
}

function openInvoicePayment(world: SandboxWorld, invoice: StoredInvoice): void {
  const intent = openPaymentIntent(world, {
    amount: invoice.amount_due,
    customer: invoice.customer,
    description:
      invoice.billing_reason === 'subscription_create'
        ? 'Subscription creation'
        : 'Subscription update',
    metadata: {},
    receiptEmail: null,
    setupFutureUsage: 'off_session',
  })
  const created = world.now(invoice.test_clock)
  const payment = createInvoicePayment({ created, invoice, paymentIntent: intent.id })
  world.state.invoicePayments.set(payment.id, payment)
}

/** Tries to take what an open invoice asks for. Undefined when there is nothing to take it from. */
export function payInvoice(
  world: SandboxWorld,
  invoice: StoredInvoice,
  method: StoredPaymentMethod | undefined,
): PaymentResult | undefined {
  const intent = paymentIntentOf(world, invoice)
  const result = intent && method && payIntent(world, intent, method)
  invoice.attempted = true
  if (result && !('refusal' in result)) {
    invoice.attempt_count += 1
    markPaid(world, invoice)
  }
  return result
}

export function paymentIntentOf(
  world: SandboxWorld,
  invoice: StoredInvoice,
): StoredPaymentIntent | undefined {
  const payment = world.state.invoicePayments.values().find((entry) => entry.invoice === invoice.id)
  return payment && world.state.paymentIntents.get(payment.payment.payment_intent)
}

export function markPaid(world: SandboxWorld, invoice: StoredInvoice): void {
  const { test_clock: testClock } = invoice
  const now = world.now(testClock)
  invoice.status = 'paid'
  invoice.attempted = true
  invoice.amount_paid = invoice.amount_due
  invoice.amount_remaining = 0
  invoice.auto_advance = false
  invoice.next_payment_attempt = null
  invoice.status_transitions.paid_at = now
  const payment = world.state.invoicePayments.values().find((entry) => entry.invoice === invoice.id)
  if (payment) {
    payment.status = 'paid'
    payment.amount_paid = payment.amount_requested
    payment.status_transitions.paid_at = now
    world.emit('invoice_payment.paid', payment, { testClock })
  }
  world.emit('invoice.paid', invoice, { testClock })
  world.emit('invoice.payment_succeeded', invoice, { testClock })
}

/** Notes a failed attempt and when the next is made. False when that was the last. */
export function scheduleRetry(world: SandboxWorld, invoice: StoredInvoice): boolean {
  const days = RETRY_DAYS[invoice.attempt_count]
  const isLast = days === undefined
  invoice.attempt_count += 1
  invoice.auto_advance = !isLast
  invoice.next_payment_attempt = isLast ? null : world.now(invoice.test_clock) + days * DAY_SECONDS
  world.emit('invoice.payment_failed', invoice, { testClock: invoice.test_clock })
  return !isLast
}

export function subscriptionOf(
  world: SandboxWorld,
  invoice: StoredInvoice,
): StoredSubscription | undefined {
  const parent = invoice.parent?.subscription_details?.subscription
  return typeof parent === 'string' ? world.state.subscriptions.get(parent) : undefined
}

export function getCustomer(world: SandboxWorld, id: string): StoredCustomer {
  const customer = world.state.customers.get(id)
  if (!customer) throw new Error(`${id} is gone`)
  return customer
}
