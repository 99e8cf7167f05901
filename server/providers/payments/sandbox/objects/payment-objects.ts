import type { Stripe } from 'stripe'
import { newId } from '#server/providers/payments/sandbox/ids.ts'
import type { StoredPaymentMethod } from '#server/providers/payments/sandbox/objects/customer-objects.ts'
import type { CardRefusal } from '#server/providers/payments/sandbox/test-cards.ts'

export interface StoredPaymentIntent extends Stripe.PaymentIntent {
  customer: string | null
  latest_charge: string | null
  payment_method: string | null
}

export interface StoredCharge extends Stripe.Charge {
  customer: string | null
  payment_intent: string
}

export interface StoredRefund extends Stripe.Refund {
  charge: string
  payment_intent: string
}

export interface PaymentIntentFields {
  created: number
  amount: number
  customer: string | null
  description: string | null
  metadata: Stripe.Metadata
  receiptEmail: string | null
  setupFutureUsage: 'off_session' | 'on_session' | null
}

export function createPaymentIntent(fields: PaymentIntentFields): StoredPaymentIntent {
  const id = newId('pi')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: fields.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${newId('x').slice(2)}`,
    confirmation_method: 'automatic',
    created: fields.created,
    currency: 'usd',
    customer: fields.customer,
    customer_account: null,
    description: fields.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: fields.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card', 'us_bank_account'],
    payment_record: null,
    processing: null,
    receipt_email: fields.receiptEmail,
    review: null,
    setup_future_usage: fields.setupFutureUsage,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
}

export interface ChargeFields {
  created: number
  intent: StoredPaymentIntent
  method: StoredPaymentMethod
  outcome: 'succeeded' | 'pending' | CardRefusal
}

export function createCharge({ created, intent, method, outcome }: ChargeFields): StoredCharge {
  const refusal = typeof outcome === 'string' ? undefined : outcome
  const status = typeof outcome === 'string' ? outcome : 'failed'
  const isPaid = outcome === 'succeeded'
  return {
    id: newId(method.type === 'card' ? 'ch' : 'py'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: isPaid ? newId('txn') : null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: null,
    captured: isPaid,
    created,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: refusal?.code ?? null,
    failure_message: refusal?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: refusal ? refusedOutcome(refusal) : APPROVED_OUTCOME,
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: describePaymentMethod(method),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_data: null,
    transfer_group: null,
  }
}

const APPROVED_OUTCOME: Stripe.Charge.Outcome = {
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: 'approved_by_network',
  reason: null,
  risk_level: 'normal',
  seller_message: 'Payment complete.',
  type: 'authorized',
}

function refusedOutcome({ declineCode }: CardRefusal): Stripe.Charge.Outcome {
  return {
    ...APPROVED_OUTCOME,
    network_status: 'declined_by_network',
    reason: declineCode,
    seller_message: 'The bank did not return any further details with this decline.',
    type: 'issuer_declined',
  }
}

function describePaymentMethod({
  card,
  us_bank_account: bank,
}: StoredPaymentMethod): Stripe.Charge.PaymentMethodDetails {
  if (card) {
    return {
      type: 'card',
      card: {
        amount_authorized: null,
        authorization_code: null,
        brand: card.brand,
        checks: card.checks,
        country: card.country,
        electronic_commerce_indicator: null,
        exp_month: card.exp_month,
        exp_year: card.exp_year,
        fingerprint: card.fingerprint ?? null,
        funding: card.funding,
        installments: null,
        last4: card.last4,
        mandate: null,
        network: card.brand,
        network_transaction_id: null,
        regulated_status: card.regulated_status,
        three_d_secure: null,
        transaction_link_id: null,
        wallet: null,
      },
    }
  }
  return {
    type: 'us_bank_account',
    us_bank_account: {
      account_holder_type: 'individual',
      account_type: 'checking',
      bank_name: bank?.bank_name ?? null,
      fingerprint: null,
      last4: bank?.last4 ?? null,
      payment_reference: null,
      routing_number: bank?.routing_number ?? null,
    },
  }
}

export interface RefundFields {
  created: number
  charge: StoredCharge
  amount: number
  reason: Stripe.Refund.Reason | null
  metadata: Stripe.Metadata
}

export function createRefund({ charge, ...fields }: RefundFields): StoredRefund {
  return {
    id: newId('re'),
    object: 'refund',
    amount: fields.amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: fields.created,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: {
        reference_status: 'pending',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
      type: 'card',
    },
    metadata: fields.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: fields.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
}
