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
  integer,
  mergeMetadata,
  metadata,
  onlyExpand,
  parametersOf,
  text,
} from '#server/providers/payments/sandbox/api/parameters.ts'
import { refundCharge } from '#server/providers/payments/sandbox/money/reversals.ts'
import type { StoredCharge } from '#server/providers/payments/sandbox/objects/payment-objects.ts'
import type { SandboxWorld } from '#server/providers/payments/sandbox/sandbox-world.ts'

const ListIntentsParameters = parametersOf<Stripe.PaymentIntentListParams>()({
  ...listShape,
  customer: text.optional(),
})
const ListChargesParameters = parametersOf<Stripe.ChargeListParams>()({
  ...listShape,
  customer: text.optional(),
  payment_intent: text.optional(),
})
const RefundParameters = parametersOf<Stripe.RefundCreateParams>()({
  amount: integer.optional(),
  charge: text.optional(),
  metadata: metadata.optional(),
  payment_intent: text.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
})
const ListRefundsParameters = parametersOf<Stripe.RefundListParams>()({
  ...listShape,
  charge: text.optional(),
  payment_intent: text.optional(),
})
const ListDisputesParameters = parametersOf<Stripe.DisputeListParams>()({
  ...listShape,
  charge: text.optional(),
  payment_intent: text.optional(),
})

export const paymentCalls: readonly ApiCall[] = [
  defineCall('GET /payment_intents', ListIntentsParameters, ({ state }, { parameters }) => {
    const { customer } = parameters
    const found = state.paymentIntents
      .values()
      .filter((intent) => intent.customer === (customer ?? intent.customer))
    return pageOf('/v1/payment_intents', found, parameters)
  }),
  defineCall('GET /payment_intents/:id', onlyExpand, ({ state }, { id }) => {
    return getNamed(state.paymentIntents, 'payment_intent', id)
  }),
  defineCall('GET /charges', ListChargesParameters, ({ state }, { parameters }) => {
    const { customer, payment_intent: intent } = parameters
    const found = state.charges
      .values()
      .filter(
        (charge) =>
          charge.customer === (customer ?? charge.customer) &&
          charge.payment_intent === (intent ?? charge.payment_intent),
      )
    return pageOf('/v1/charges', found, parameters)
  }),
  defineCall('GET /charges/:id', onlyExpand, ({ state }, { id }) => {
    return getNamed(state.charges, 'charge', id)
  }),
  defineCall('POST /refunds', RefundParameters, (world, { parameters }) => {
    const charge = findRefundable(world, parameters)
    const amount = readAmount(charge, parameters.amount)
    return refundCharge(world, charge, {
      amount,
      reason: parameters.reason ?? null,
      metadata: mergeMetadata({}, parameters.metadata),
    })
  }),
  defineCall('GET /refunds/:id', onlyExpand, ({ state }, { id }) => {
    return getNamed(state.refunds, 'refund', id)
  }),
  defineCall('GET /refunds', ListRefundsParameters, ({ state }, { parameters }) => {
    return pageOf('/v1/refunds', reversalsOf(state.refunds.values(), parameters), parameters)
  }),
  defineCall('GET /disputes/:id', onlyExpand, ({ state }, { id }) => {
    return getNamed(state.disputes, 'dispute', id)
  }),
  defineCall('GET /disputes', ListDisputesParameters, ({ state }, { parameters }) => {
    return pageOf('/v1/disputes', reversalsOf(state.disputes.values(), parameters), parameters)
  }),
]

interface Reversal {
  charge: string
  payment_intent: string
}

function reversalsOf<T extends Reversal>(
  reversals: Iterable<T>,
  wanted: { charge?: string | undefined; payment_intent?: string | undefined },
): T[] {
  return [...reversals].filter(
    ({ charge, payment_intent: intent }) =>
      charge === (wanted.charge ?? charge) && intent === (wanted.payment_intent ?? intent),
  )
}

function findRefundable(
  { state }: SandboxWorld,
  { charge: chargeId, payment_intent: intentId }: z.output<typeof RefundParameters>,
): StoredCharge {
  if (chargeId !== undefined) {
    return getReferred(state.charges, { kind: 'charge', id: chargeId, param: 'charge' })
  }
  if (intentId === undefined) {
    throw new ApiFailure(
      'One of the following params should be provided for this request: payment_intent or charge.',
      { status: 400 },
    )
  }
  const param = 'payment_intent'
  const intent = getReferred(state.paymentIntents, { kind: 'payment_intent', id: intentId, param })
  const charge = state.charges.get(intent.latest_charge ?? '')
  if (!charge?.paid) {
    const message = `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`
    throw new ApiFailure(message, { status: 400, param })
  }
  return charge
}

function readAmount(charge: StoredCharge, wanted: number | undefined): number {
  if (!charge.paid) {
    throw new ApiFailure(`Charge ${charge.id} has not been paid.`, { status: 400 })
  }
  if (charge.disputed) {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`
    throw new ApiFailure(message, { status: 400, code: 'charge_disputed' })
  }
  const left = charge.amount - charge.amount_refunded
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`
    throw new ApiFailure(message, { status: 400, code: 'charge_already_refunded' })
  }
  const amount = wanted ?? left
  if (amount < 1) {
    throw new ApiFailure('Invalid positive integer', {
      status: 400,
      code: 'parameter_invalid_integer',
      param: 'amount',
    })
  }
  if (amount > left) {
    const message = `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`
    throw new ApiFailure(message, { status: 400, param: 'amount' })
  }
  return amount
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}
