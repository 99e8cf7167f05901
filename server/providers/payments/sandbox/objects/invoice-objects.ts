import type { Stripe } from 'stripe'
import { newId } from '#server/providers/payments/sandbox/ids.ts'
import {
  decimal,
  type StoredPrice,
} from '#server/providers/payments/sandbox/objects/catalogue-objects.ts'
import type { StoredCustomer } from '#server/providers/payments/sandbox/objects/customer-objects.ts'
import type { StoredSubscription } from '#server/providers/payments/sandbox/objects/subscription-objects.ts'

export interface StoredInvoice extends Stripe.Invoice {
  customer: string
  test_clock: string | null
  attempt_count: number
  default_payment_method: string | null
}

export interface StoredInvoicePayment extends Stripe.InvoicePayment {
  invoice: string
  payment: { type: 'payment_intent'; payment_intent: string }
}

export interface InvoiceLine {
  amount: number
  description: string
  price: StoredPrice
  quantity: number
  periodStart: number
  periodEnd: number
  subscriptionItem: string
  isProration: boolean
}

export interface InvoiceFields {
  created: number
  customer: StoredCustomer
  subscription: StoredSubscription
  lines: readonly InvoiceLine[]
  billingReason: Stripe.Invoice.BillingReason
  /** When it stops being a draft by itself; `null` when it is finalized at once. */
  finalizesAt: number | null
  /** What was billed before this moment lies in it. */
  periodStart: number
}

export function createInvoice(fields: InvoiceFields): StoredInvoice {
  const { created, customer, subscription } = fields
  const id = newId('in')
  const total = fields.lines.reduce((sum, line) => sum + line.amount, 0)
  return {
    ...emptyInvoice(),
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: null,
    amount_due: Math.max(0, total),
    amount_remaining: Math.max(0, total),
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: fields.finalizesAt,
    billing_reason: fields.billingReason,
    collection_method: 'charge_automatically',
    created,
    currency: 'usd',
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_tax_exempt: 'none',
    issuer: { type: 'self' },
    lines: {
      object: 'list',
      data: fields.lines.map((line) => createLine(line, { invoice: id, subscription })),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: fields.finalizesAt,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: created,
    period_start: fields.periodStart,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: customer.test_clock,
    total,
    total_excluding_tax: total,
  }
}

/** What stays empty in a new invoice, and mostly for good. */
function emptyInvoice() {
  return {
    account_tax_ids: null,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    custom_fields: null,
    customer_account: null,
    customer_address: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    last_finalization_error: null,
    latest_revision: null,
    number: null,
    on_behalf_of: null,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    total_discount_amounts: [],
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  }
}

function createLine(
  line: InvoiceLine,
  { invoice, subscription }: { invoice: string; subscription: StoredSubscription },
): Stripe.InvoiceLineItem {
  return {
    id: newId('il'),
    object: 'line_item',
    amount: line.amount,
    currency: 'usd',
    description: line.description,
    discount_amounts: [],
    discountable: !line.isProration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: { ...subscription.metadata },
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.isProration,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: line.subscriptionItem,
      },
      type: 'subscription_item_details',
    },
    period: { end: line.periodEnd, start: line.periodStart },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: line.price.id, product: line.price.product },
      type: 'price_details',
      unit_amount_decimal: decimal(line.price.unit_amount),
    },
    quantity: line.quantity,
    quantity_decimal: decimal(line.quantity),
    subscription: subscription.id,
    subtotal: line.amount,
    taxes: [],
  }
}

export interface InvoicePaymentFields {
  created: number
  invoice: StoredInvoice
  paymentIntent: string
}

export function createInvoicePayment(fields: InvoicePaymentFields): StoredInvoicePayment {
  return {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: fields.invoice.amount_due,
    created: fields.created,
    currency: fields.invoice.currency,
    invoice: fields.invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: fields.paymentIntent },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  }
}
