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
  emptyable,
  flag,
  integer,
  mergeMetadata,
  metadata,
  onlyExpand,
  onlyFalse,
  parametersOf,
  text,
} from '#server/providers/payments/sandbox/api/parameters.ts'
import { isMatch, searchShape } from '#server/providers/payments/sandbox/api/search-query.ts'
import { changeByApi } from '#server/providers/payments/sandbox/api/subscription-update.ts'
import { payInvoice } from '#server/providers/payments/sandbox/money/invoices.ts'
import { DAY_SECONDS } from '#server/providers/payments/sandbox/money/periods.ts'
import {
  changeSubscription,
  endSubscription,
  recoverSubscription,
  renewSubscription,
  paymentMethodOf,
  startSubscription,
} from '#server/providers/payments/sandbox/money/subscriptions.ts'
import type { StoredSubscription } from '#server/providers/payments/sandbox/objects/subscription-objects.ts'
import type { SandboxWorld } from '#server/providers/payments/sandbox/sandbox-world.ts'

const cancellationDetails = z.strictObject({
  comment: emptyable(text).optional(),
  feedback: emptyable(
    z.enum([
      'customer_service',
      'low_quality',
      'missing_features',
      'other',
      'switched_service',
      'too_complex',
      'too_expensive',
      'unused',
    ]),
  ).optional(),
})
const trialSettings = z.strictObject({
  end_behavior: z.strictObject({
    missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']),
  }),
})
const billingCycleAnchor = z.strictObject({ type: z.enum(['now', 'unchanged']) })
const prorationBehavior = z.enum(['always_invoice', 'create_prorations', 'none'])

const CreateParameters = parametersOf<Stripe.SubscriptionCreateParams>()({
  customer: text,
  items: z.array(z.strictObject({ price: text, quantity: integer.optional() })).length(1),
  default_payment_method: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  payment_behavior: z.literal('allow_incomplete').optional(),
  trial_end: integer.optional(),
  trial_period_days: integer.optional(),
  trial_settings: trialSettings.optional(),
})
export const UpdateParameters = parametersOf<Stripe.SubscriptionUpdateParams>()({
  billing_cycle_anchor: billingCycleAnchor.optional(),
  cancel_at: z
    .union([
      z.literal('').transform(() => null),
      z.enum(['min_period_end', 'max_period_end']),
      integer,
    ])
    .optional(),
  cancel_at_period_end: flag.optional(),
  cancellation_details: cancellationDetails.optional(),
  default_payment_method: text.optional(),
  description: emptyable(text).optional(),
  items: z
    .array(
      z.strictObject({
        id: text.optional(),
        price: text.optional(),
        quantity: integer.refine((quantity) => quantity >= 1).optional(),
      }),
    )
    .length(1)
    .optional(),
  metadata: metadata.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete']).optional(),
  proration_behavior: prorationBehavior.optional(),
  trial_end: z.union([z.literal('now'), integer]).optional(),
  trial_settings: trialSettings.optional(),
})
export type UpdateParameters = z.output<typeof UpdateParameters>

const CancelParameters = parametersOf<Stripe.SubscriptionCancelParams>()({
  cancellation_details: cancellationDetails.optional(),
  // Nothing is billed afterwards: the sandbox sells nothing by usage.
  invoice_now: onlyFalse.optional(),
  prorate: onlyFalse.optional(),
})
const ResumeParameters = parametersOf<Stripe.SubscriptionResumeParams>()({
  billing_cycle_anchor: billingCycleAnchor.optional(),
  proration_behavior: prorationBehavior.optional(),
})
const statuses = z.enum([
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
])
const ListParameters = parametersOf<Stripe.SubscriptionListParams>()({
  ...listShape,
  customer: text.optional(),
  price: text.optional(),
  status: statuses.optional(),
  test_clock: text.optional(),
})
const SearchParameters = parametersOf<Stripe.SubscriptionSearchParams>()(searchShape)

const get = ({ state }: SandboxWorld, id: string) =>
  getNamed(state.subscriptions, 'subscription', id)

export const subscriptionCalls: readonly ApiCall[] = [
  defineCall('POST /subscriptions', CreateParameters, (world, { parameters }) =>
    create(world, parameters),
  ),
  defineCall('GET /subscriptions/search', SearchParameters, ({ state }, { parameters }) => ({
    object: 'search_result',
    data: [...state.subscriptions.values()].filter((entry) => isMatch(entry, parameters.query)),
    has_more: false,
    next_page: null,
    url: '/v1/subscriptions/search',
  })),
  defineCall('GET /subscriptions/:id', onlyExpand, (world, { id }) => get(world, id)),
  defineCall('POST /subscriptions/:id', UpdateParameters, (world, { id, parameters }) => {
    const subscription = get(world, id)
    changeByApi(world, subscription, parameters)
    return subscription
  }),
  defineCall('DELETE /subscriptions/:id', CancelParameters, (world, { id, parameters }) => {
    const subscription = get(world, id)
    if (subscription.status === 'canceled') {
      throw new ApiFailure(`No such subscription: '${id}'`, {
        status: 404,
        code: 'resource_missing',
        param: 'id',
      })
    }
    Object.assign(subscription.cancellation_details, parameters.cancellation_details)
    endSubscription(world, subscription, 'cancellation_requested')
    return subscription
  }),
  defineCall('POST /subscriptions/:id/resume', ResumeParameters, (world, { id }) => {
    const subscription = get(world, id)
    resume(world, subscription)
    return subscription
  }),
  defineCall('GET /subscriptions', ListParameters, ({ state }, { parameters }) => {
    const { customer, price, status, test_clock: testClock } = parameters
    const found = state.subscriptions.values().filter(
      (subscription) =>
        subscription.customer === (customer ?? subscription.customer) &&
        isInStatus(subscription, status) &&
        (price === undefined || subscription.items.data.some((item) => item.price.id === price)) &&
        // Asked by customer, those on a test clock are found too.
        (customer !== undefined || subscription.test_clock === (testClock ?? null)),
    )
    return pageOf('/v1/subscriptions', found, parameters)
  }),
]

function isInStatus(
  { status }: StoredSubscription,
  wanted: z.output<typeof statuses> | undefined,
): boolean {
  if (wanted === undefined) return status !== 'canceled'
  if (wanted === 'all') return true
  if (wanted === 'ended') return status === 'canceled' || status === 'incomplete_expired'
  return status === wanted
}

function create(world: SandboxWorld, parameters: z.output<typeof CreateParameters>) {
  const { customers, paymentMethods } = world.state
  const { customer: id, default_payment_method: method } = parameters
  const customer = getReferred(customers, { kind: 'customer', id, param: 'customer' })
  const [item] = parameters.items
  const price = getReferred(world.catalogue.prices, {
    kind: 'price',
    id: item?.price ?? '',
    param: 'items[0][price]',
  })
  if (method !== undefined) {
    getReferred(paymentMethods, {
      kind: 'PaymentMethod',
      id: method,
      param: 'default_payment_method',
    })
  }
  const days = parameters.trial_period_days
  const now = world.now(customer.test_clock)
  const { subscription, invoice } = startSubscription(world, {
    customer,
    price,
    quantity: item?.quantity ?? 1,
    paymentMethod: method ?? null,
    description: parameters.description ?? null,
    metadata: mergeMetadata({}, parameters.metadata),
    trialEnd: parameters.trial_end ?? (days === undefined ? null : now + days * DAY_SECONDS),
    missingPaymentMethod:
      parameters.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
  })
  if (invoice.status === 'open') {
    payInvoice(world, invoice, paymentMethodOf(world, subscription))
    recoverSubscription(world, subscription)
  }
  return subscription
}

function resume(world: SandboxWorld, subscription: StoredSubscription): void {
  if (subscription.status !== 'paused') {
    throw new ApiFailure(
      `The subscription \`${subscription.id}\` has a status of \`${subscription.status}\`. Only subscriptions with status \`paused\` can be resumed.`,
      { status: 400 },
    )
  }
  const [item] = subscription.items.data
  const now = world.now(subscription.test_clock)
  changeSubscription(world, subscription, () => {
    subscription.status = 'active'
    subscription.billing_cycle_anchor = now
    if (item) item.current_period_end = now
  })
  renewSubscription(world, subscription)
  world.emit('customer.subscription.resumed', subscription, { testClock: subscription.test_clock })
}
