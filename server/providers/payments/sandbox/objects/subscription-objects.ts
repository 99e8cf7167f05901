import type { Stripe } from 'stripe'
import { newId } from '#server/providers/payments/sandbox/ids.ts'
import {
  planOfPrice,
  type StoredPrice,
} from '#server/providers/payments/sandbox/objects/catalogue-objects.ts'

export interface StoredSubscriptionItem extends Stripe.SubscriptionItem {
  price: StoredPrice
  quantity: number
}

export interface StoredSubscription extends Stripe.Subscription {
  customer: string
  default_payment_method: string | null
  items: Stripe.ApiList<StoredSubscriptionItem>
  latest_invoice: string | null
  test_clock: string | null
  cancellation_details: Stripe.Subscription.CancellationDetails
  trial_settings: Stripe.Subscription.TrialSettings
}

export interface SubscriptionFields {
  created: number
  customer: string
  testClock: string | null
  paymentMethod: string | null
  description: string | null
  metadata: Stripe.Metadata
  trialEnd: number | null
  missingPaymentMethod: Stripe.Subscription.TrialSettings.EndBehavior.MissingPaymentMethod
}

/** Without its items, which need its id. */
export function createSubscription(fields: SubscriptionFields): StoredSubscription {
  const { created, trialEnd } = fields
  const id = newId('sub')
  return {
    ...emptySubscription(),
    id,
    object: 'subscription',
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: trialEnd ?? created,
    billing_mode: {
      flexible: { proration_discounts: 'included' },
      type: 'flexible',
      updated_at: created,
    },
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created,
    currency: 'usd',
    customer: fields.customer,
    default_payment_method: fields.paymentMethod,
    description: fields.description,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    livemode: false,
    metadata: fields.metadata,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    start_date: created,
    status: trialEnd === null ? 'incomplete' : 'trialing',
    test_clock: fields.testClock,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: {
        billing_cycle_anchor: null,
        missing_payment_method: fields.missingPaymentMethod,
      },
    },
    trial_start: trialEnd === null ? null : created,
  }
}

/** What stays empty in a new subscription, and mostly for good. */
function emptySubscription() {
  return {
    application: null,
    application_fee_percent: null,
    billing_cycle_anchor_config: null,
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    customer_account: null,
    days_until_due: null,
    default_source: null,
    default_tax_rates: [],
    discounts: [],
    ended_at: null,
    latest_invoice: null,
    managed_payments: null,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    transfer_data: null,
  }
}

export interface SubscriptionItemFields {
  created: number
  subscription: string
  price: StoredPrice
  quantity: number
  periodEnd: number
}

export function createSubscriptionItem(fields: SubscriptionItemFields): StoredSubscriptionItem {
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: fields.created,
    current_period_end: fields.periodEnd,
    current_period_start: fields.created,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOfPrice(fields.price),
    price: fields.price,
    quantity: fields.quantity,
    subscription: fields.subscription,
    tax_rates: [],
  }
}

/** The sandbox sells one plan per subscription. */
export function onlyItem(subscription: StoredSubscription): StoredSubscriptionItem {
  const [item] = subscription.items.data
  if (!item) throw new Error(`${subscription.id} has no item`)
  return item
}
