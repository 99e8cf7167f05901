import type { Stripe } from 'stripe'
import { newId, newSecretId } from '#server/providers/payments/sandbox/ids.ts'
import type { CardDetails } from '#server/providers/payments/sandbox/objects/customer-objects.ts'
import type { StoredPrice } from '#server/providers/payments/sandbox/objects/catalogue-objects.ts'

export interface StoredSession extends Stripe.Checkout.Session {
  amount_total: number
  cancel_url: string | null
  customer: string | null
  metadata: Stripe.Metadata
  mode: 'payment' | 'subscription'
  subscription: string | null
  payment_intent: string | null
  invoice: string | null
  success_url: string
}

export interface SessionFields {
  created: number
  expiresAt: number
  mode: 'payment' | 'subscription'
  amountTotal: number
  customer: string | null
  customerEmail: string | null
  clientReferenceId: string | null
  successUrl: string
  cancelUrl: string | null
  metadata: Stripe.Metadata
  allowPromotionCodes: boolean | null
  locale: string | null
  /** Where the pages live. */
  pagesUrl: string
}

export function createSession(fields: SessionFields): StoredSession {
  const id = newSecretId('cs_test')
  const isSubscription = fields.mode === 'subscription'
  return {
    ...emptySession(),
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    allow_promotion_codes: fields.allowPromotionCodes,
    amount_subtotal: fields.amountTotal,
    amount_total: fields.amountTotal,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    cancel_url: fields.cancelUrl,
    client_reference_id: fields.clientReferenceId,
    created: fields.created,
    currency: 'usd',
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: fields.customer,
    customer_creation: fields.customer || isSubscription ? null : 'if_required',
    customer_email: fields.customerEmail,
    expires_at: fields.expiresAt,
    livemode: false,
    locale: fields.locale,
    metadata: fields.metadata,
    mode: fields.mode,
    payment_method_collection: isSubscription ? 'always' : 'if_required',
    payment_method_options: {},
    payment_method_types: ['card', 'us_bank_account'],
    payment_status: 'unpaid',
    phone_number_collection: { enabled: false },
    status: 'open',
    success_url: fields.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${fields.pagesUrl}/checkout/${id}`,
  }
}

/** What stays empty in a new session, and mostly for good. */
function emptySession() {
  return {
    after_expiration: null,
    allowed_payment_method_types: null,
    billing_address_collection: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    currency_conversion: null,
    custom_fields: [],
    customer_account: null,
    customer_details: null,
    discounts: [],
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    managed_payments: null,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_configuration_details: null,
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    submit_type: null,
    subscription: null,
    wallet_options: null,
  }
}

export interface LineItemFields {
  price: StoredPrice
  productName: string
  quantity: number
  amountTotal: number
}

export function createLineItem(fields: LineItemFields): Stripe.LineItem & { price: StoredPrice } {
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: fields.amountTotal,
    amount_tax: 0,
    amount_total: fields.amountTotal,
    currency: 'usd',
    description: fields.productName,
    metadata: {},
    price: fields.price,
    quantity: fields.quantity,
  }
}

export interface PortalSessionFields {
  created: number
  customer: string
  returnUrl: string | null
  pagesUrl: string
}

/** The session's id appears in answers and logs, so its page is found by a secret of its own. */
export interface StoredPortalSession {
  /** The secret. */
  id: string
  session: Stripe.BillingPortal.Session
  /** A card whose bank is being asked. */
  waiting: CardDetails | null
}

export function createPortalSession(fields: PortalSessionFields): StoredPortalSession {
  const secret = newSecretId('test')
  const session: Stripe.BillingPortal.Session = {
    id: newId('bps'),
    object: 'billing_portal.session',
    configuration: 'bpc_sandbox',
    created: fields.created,
    customer: fields.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: fields.returnUrl,
    url: `${fields.pagesUrl}/portal/${secret}`,
  }
  return { id: secret, session, waiting: null }
}

export interface TestClockFields {
  created: number
  frozenTime: number
  name: string | null
}

const TEST_CLOCK_LIFE_SECONDS = 30 * 24 * 60 * 60

export function createTestClock(fields: TestClockFields): Stripe.TestHelpers.TestClock {
  return {
    id: newId('clock'),
    object: 'test_helpers.test_clock',
    created: fields.created,
    deletes_after: fields.created + TEST_CLOCK_LIFE_SECONDS,
    frozen_time: fields.frozenTime,
    livemode: false,
    name: fields.name,
    status: 'ready',
    status_details: {},
  }
}
