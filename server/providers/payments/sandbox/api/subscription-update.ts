import { ApiFailure, getReferred } from '#server/providers/payments/sandbox/api/api-failure.ts'
import { mergeMetadata } from '#server/providers/payments/sandbox/api/parameters.ts'
import type { UpdateParameters } from '#server/providers/payments/sandbox/api/subscription-calls.ts'
import {
  applyChange,
  type SubscriptionChange,
} from '#server/providers/payments/sandbox/money/subscription-changes.ts'
import { paymentMethodOf } from '#server/providers/payments/sandbox/money/subscriptions.ts'
import {
  onlyItem,
  type StoredSubscription,
} from '#server/providers/payments/sandbox/objects/subscription-objects.ts'
import type { SandboxWorld } from '#server/providers/payments/sandbox/sandbox-world.ts'
import { findTestCard } from '#server/providers/payments/sandbox/test-cards.ts'

/** What `POST /subscriptions/:id` asks for, checked against what the subscription is. */
export function changeByApi(
  world: SandboxWorld,
  subscription: StoredSubscription,
  parameters: UpdateParameters,
): void {
  checkStatus(subscription, parameters)
  const { cancel_at_period_end: atPeriodEnd, cancel_at: cancelAt, trial_end: trialEnd } = parameters
  if (atPeriodEnd && cancelAt) {
    const message = 'You cannot set both `cancel_at` and `cancel_at_period_end`.'
    throw new ApiFailure(message, { status: 400, param: 'cancel_at' })
  }
  checkFuture(world, subscription, { trial_end: trialEnd, cancel_at: cancelAt })
  const item = onlyItem(subscription)
  const change: SubscriptionChange = {
    ...readItem(world, subscription, parameters),
    prorationBehavior: parameters.proration_behavior ?? 'create_prorations',
    restartsPeriod: parameters.billing_cycle_anchor?.type === 'now',
    ...(trialEnd !== undefined && { trialEnd }),
    ...(atPeriodEnd !== undefined && { cancelAtPeriodEnd: atPeriodEnd }),
    ...(cancelAt !== undefined && {
      cancelAt: typeof cancelAt === 'string' ? item.current_period_end : cancelAt,
    }),
    assign: (target) => assign(world, target, parameters),
  }
  if (parameters.payment_behavior === 'error_if_incomplete')
    refuseWhatFails(world, subscription, change)
  applyChange(world, subscription, change)
}

function checkStatus({ status, id }: StoredSubscription, parameters: UpdateParameters): void {
  const allowed = new Set(['metadata', 'cancellation_details', 'expand'])
  if (status !== 'canceled' || Object.keys(parameters).every((name) => allowed.has(name))) return
  throw new ApiFailure(
    `A canceled subscription can only update its cancellation_details and metadata. (${id})`,
    { status: 400 },
  )
}

function checkFuture(
  world: SandboxWorld,
  subscription: StoredSubscription,
  times: Readonly<Record<string, unknown>>,
): void {
  const now = world.now(subscription.test_clock)
  for (const [param, time] of Object.entries(times)) {
    if (typeof time !== 'number' || time > now) continue
    throw new ApiFailure(`Invalid timestamp: must be an integer Unix timestamp in the future.`, {
      status: 400,
      param,
    })
  }
}

function readItem(
  world: SandboxWorld,
  subscription: StoredSubscription,
  { items }: UpdateParameters,
): Pick<SubscriptionChange, 'price' | 'quantity'> {
  const [wanted] = items ?? []
  if (!wanted) return {}
  const current = onlyItem(subscription)
  if (wanted.id !== current.id) {
    // Without an id Stripe would add a second item, and charge for both.
    throw new ApiFailure(
      wanted.id === undefined
        ? 'The sandbox keeps one item per subscription: name it by its `id` to change it.'
        : `No such subscription item: '${wanted.id}'`,
      { status: 400, code: 'resource_missing', param: 'items[0][id]' },
    )
  }
  const { price: id, quantity } = wanted
  if (id === undefined) return quantity === undefined ? {} : { quantity }
  const price = getReferred(world.catalogue.prices, { kind: 'price', id, param: 'items[0][price]' })
  if (!price.recurring) {
    throw new ApiFailure(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      { status: 400, param: 'items[0][price]' },
    )
  }
  const isSame = price.id === current.price.id
  return { ...(!isSame && { price }), ...(quantity !== undefined && { quantity }) }
}

function assign(
  world: SandboxWorld,
  subscription: StoredSubscription,
  parameters: UpdateParameters,
): void {
  const { default_payment_method: id, description, trial_settings: trial } = parameters
  subscription.metadata = mergeMetadata(subscription.metadata, parameters.metadata)
  Object.assign(subscription.cancellation_details, parameters.cancellation_details)
  if (description !== undefined) subscription.description = description
  if (trial) {
    const { missing_payment_method: behaviour } = trial.end_behavior
    subscription.trial_settings.end_behavior.missing_payment_method = behaviour
  }
  if (id === undefined) return
  getReferred(world.state.paymentMethods, {
    kind: 'PaymentMethod',
    id,
    param: 'default_payment_method',
  })
  subscription.default_payment_method = id
}

/** With `error_if_incomplete` nothing changes unless it can be paid for. */
function refuseWhatFails(
  world: SandboxWorld,
  subscription: StoredSubscription,
  { prorationBehavior, price, restartsPeriod, trialEnd }: SubscriptionChange,
): void {
  const isCharged =
    restartsPeriod || trialEnd === 'now' || (price && prorationBehavior === 'always_invoice')
  if (!isCharged) return
  const method = paymentMethodOf(world, subscription)
  const card = findTestCard(world.state.vault.get(method?.id ?? '')?.number ?? '')
  if (!method) {
    throw new ApiFailure(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      { status: 400, code: 'resource_missing' },
    )
  }
  if (!card || card.onCharge === 'approved') return
  const { code, declineCode, message } = card.onCharge
  throw new ApiFailure(message, { status: 402, type: 'card_error', code, declineCode })
}
