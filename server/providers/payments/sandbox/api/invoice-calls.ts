import type { Stripe } from 'stripe'
import { z } from 'zod'
import { defineCall, type ApiCall } from '#server/providers/payments/sandbox/api/api-calls.ts'
import {
  ApiFailure,
  getNamed,
  getReferred,
} from '#server/providers/payments/sandbox/api/api-failure.ts'
import { listShape, pageOf } from '#server/providers/payments/sandbox/api/list-page.ts'
import {
  flag,
  onlyExpand,
  parametersOf,
  text,
} from '#server/providers/payments/sandbox/api/parameters.ts'
import {
  finalizeInvoice,
  payInvoice,
  subscriptionOf,
} from '#server/providers/payments/sandbox/money/invoices.ts'
import {
  paymentMethodOf,
  recoverSubscription,
} from '#server/providers/payments/sandbox/money/subscriptions.ts'
import type { StoredInvoice } from '#server/providers/payments/sandbox/objects/invoice-objects.ts'
import type { SandboxWorld } from '#server/providers/payments/sandbox/sandbox-world.ts'

const ListParameters = parametersOf<Stripe.InvoiceListParams>()({
  ...listShape,
  customer: text.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  subscription: text.optional(),
})
const PayParameters = parametersOf<Stripe.InvoicePayParams>()({
  off_session: flag.optional(),
  payment_method: text.optional(),
})
const ListPaymentsParameters = parametersOf<Stripe.InvoicePaymentListParams>()({
  ...listShape,
  invoice: text.optional(),
  payment: z
    .strictObject({ type: z.literal('payment_intent'), payment_intent: text.optional() })
    .optional(),
  status: z.enum(['canceled', 'open', 'paid']).optional(),
})

export const invoiceCalls: readonly ApiCall[] = [
  defineCall('GET /invoices', ListParameters, (world, { parameters }) => {
    const { customer, status, subscription } = parameters
    const found = world.state.invoices
      .values()
      .filter(
        (invoice) =>
          invoice.customer === (customer ?? invoice.customer) &&
          invoice.status === (status ?? invoice.status) &&
          (subscription === undefined || subscriptionOf(world, invoice)?.id === subscription),
      )
    return pageOf('/v1/invoices', found, parameters)
  }),
  defineCall('GET /invoices/:id', onlyExpand, ({ state }, { id }) => {
    return getNamed(state.invoices, 'invoice', id)
  }),
  defineCall('POST /invoices/:id/pay', PayParameters, (world, { id, parameters }) => {
    const invoice = getNamed(world.state.invoices, 'invoice', id)
    pay(world, invoice, parameters.payment_method)
    return invoice
  }),
  defineCall('GET /invoice_payments/:id', onlyExpand, ({ state }, { id }) => {
    return getNamed(state.invoicePayments, 'invoice payment', id)
  }),
  defineCall('GET /invoice_payments', ListPaymentsParameters, ({ state }, { parameters }) => {
    const { invoice, payment, status } = parameters
    const intent = payment?.payment_intent
    const found = state.invoicePayments
      .values()
      .filter(
        (entry) =>
          entry.invoice === (invoice ?? entry.invoice) &&
          entry.status === (status ?? entry.status) &&
          entry.payment.payment_intent === (intent ?? entry.payment.payment_intent),
      )
    return pageOf('/v1/invoice_payments', found, parameters)
  }),
]

function pay(world: SandboxWorld, invoice: StoredInvoice, methodId: string | undefined): void {
  if (invoice.status === 'paid') {
    throw new ApiFailure('Invoice is already paid', { status: 400, code: 'invoice_already_paid' })
  }
  if (invoice.status === 'draft') finalizeInvoice(world, invoice)
  if (invoice.status !== 'open') return
  const subscription = subscriptionOf(world, invoice)
  const { paymentMethods } = world.state
  const method =
    methodId === undefined
      ? subscription && paymentMethodOf(world, subscription)
      : getReferred(paymentMethods, {
          kind: 'PaymentMethod',
          id: methodId,
          param: 'payment_method',
        })
  const result = payInvoice(world, invoice, method)
  if (result && !('refusal' in result)) {
    if (subscription) recoverSubscription(world, subscription)
    return
  }
  world.emit('invoice.payment_failed', invoice, { testClock: invoice.test_clock })
  if (!result) {
    throw new ApiFailure('There is no `default_payment_method` set on this Customer or Invoice.', {
      status: 400,
      code: 'invoice_payment_intent_requires_action',
    })
  }
  const { code, declineCode, message } = result.refusal
  throw new ApiFailure(message, {
    status: 402,
    type: 'card_error',
    code,
    declineCode,
    charge: result.charge.id,
  })
}
