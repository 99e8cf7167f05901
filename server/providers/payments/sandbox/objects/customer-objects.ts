import type { Stripe } from 'stripe'
import { newId } from '#server/providers/payments/sandbox/ids.ts'
import type { TestCard } from '#server/providers/payments/sandbox/test-cards.ts'

export interface StoredCustomer extends Stripe.Customer {
  test_clock: string | null
  next_invoice_sequence: number
  invoice_prefix: string
  invoice_settings: Stripe.Customer.InvoiceSettings & { default_payment_method: string | null }
}

export interface StoredPaymentMethod extends Stripe.PaymentMethod {
  customer: string | null
}

export interface CustomerFields {
  created: number
  testClock: string | null
  email: string | null
  name: string | null
}

export function createCustomer(fields: CustomerFields): StoredCustomer {
  const id = newId('cus')
  return {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: fields.created,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: fields.email,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: fields.name,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: fields.testClock,
  }
}

export interface CardDetails {
  card: TestCard
  expiryMonth: number
  expiryYear: number
  holderName: string | null
}

export interface PaymentMethodFields {
  created: number
  email: string | null
}

export function createCardPaymentMethod(
  details: CardDetails,
  { created, email }: PaymentMethodFields,
): StoredPaymentMethod {
  return {
    ...createPaymentMethod({ created, email, name: details.holderName }),
    type: 'card',
    card: {
      brand: details.card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: details.card.brand,
      exp_month: details.expiryMonth,
      exp_year: details.expiryYear,
      fingerprint: `sandbox${details.card.number.slice(-4)}`,
      funding: 'credit',
      generated_from: null,
      last4: details.card.number.slice(-4),
      networks: { available: [details.card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
  }
}

export function createBankPaymentMethod(fields: PaymentMethodFields): StoredPaymentMethod {
  return {
    ...createPaymentMethod({ ...fields, name: null }),
    type: 'us_bank_account',
    us_bank_account: {
      account_holder_type: 'individual',
      account_type: 'checking',
      bank_name: 'Sandbox Bank',
      financial_connections_account: null,
      fingerprint: null,
      last4: '6789',
      networks: { preferred: 'ach', supported: ['ach'] },
      routing_number: '110000000',
      status_details: null,
    },
  }
}

function createPaymentMethod(fields: PaymentMethodFields & { name: string | null }) {
  return {
    id: newId('pm'),
    object: 'payment_method' as const,
    allow_redisplay: 'limited' as const,
    billing_details: {
      address: emptyAddress(),
      email: fields.email,
      name: fields.name,
      phone: null,
      tax_id: null,
    },
    created: fields.created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
  }
}

export function emptyAddress(): Stripe.Address {
  return { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }
}
