import type { Stripe } from 'stripe'
import {
  createDispute,
  type StoredDispute,
} from '#server/providers/payments/sandbox/objects/dispute-objects.ts'
import {
  createRefund,
  type StoredCharge,
  type StoredRefund,
} from '#server/providers/payments/sandbox/objects/payment-objects.ts'
import { clockOf } from '#server/providers/payments/sandbox/money/payments.ts'
import type { SandboxWorld } from '#server/providers/payments/sandbox/sandbox-world.ts'

export interface RefundRequest {
  amount: number
  reason: Stripe.Refund.Reason | null
  metadata: Stripe.Metadata
}

export function refundCharge(
  world: SandboxWorld,
  charge: StoredCharge,
  request: RefundRequest,
): StoredRefund {
  const testClock = clockOf(world, charge.customer)
  const refund = createRefund({ ...request, charge, created: world.now(testClock) })
  world.state.refunds.set(refund.id, refund)
  world.emit('refund.created', refund, { testClock })
  world.change('charge.refunded', charge, {
    testClock,
    change() {
      charge.amount_refunded += request.amount
      charge.refunded = charge.amount_refunded === charge.amount
    },
  })
  return refund
}

export function disputeCharge(world: SandboxWorld, charge: StoredCharge): StoredDispute {
  const testClock = clockOf(world, charge.customer)
  const dispute = createDispute(charge, world.now(testClock))
  world.state.disputes.set(dispute.id, dispute)
  charge.disputed = true
  world.emit('charge.dispute.created', dispute, { testClock })
  world.emit('charge.dispute.funds_withdrawn', dispute, { testClock })
  return dispute
}
