import type { Clock } from '#server/platform/clock.ts'
import {
  answerAuthentication,
  findCheckout,
  settleBankDebit,
  submitBankDebit,
  submitCard,
  type Checkout,
} from '#server/providers/payments/sandbox/money/checkout.ts'
import { replaceCard } from '#server/providers/payments/sandbox/money/customers.ts'
import { disputeCharge } from '#server/providers/payments/sandbox/money/reversals.ts'
import type { CardDetails } from '#server/providers/payments/sandbox/objects/customer-objects.ts'
import type {
  CheckoutPayment,
  SandboxControls,
} from '#server/providers/payments/sandbox/sandbox-options.ts'
import type { SandboxWorld } from '#server/providers/payments/sandbox/sandbox-world.ts'
import { successUrlOf } from '#server/providers/payments/sandbox/success-url.ts'
import { findTestCard, WORKING_CARD } from '#server/providers/payments/sandbox/test-cards.ts'
import type { WebhookSender } from '#server/providers/payments/sandbox/webhook-sender.ts'

export interface ControlOptions {
  world: SandboxWorld
  clock: Clock
  sender: WebhookSender
  commit: () => Promise<void>
}

/** The buttons behind the pages, without the pages. */
export function createControls({ world, clock, sender, commit }: ControlOptions): SandboxControls {
  const detailsOf = (cardNumber: string): CardDetails => {
    const card = findTestCard(cardNumber)
    if (!card) throw new Error(`${cardNumber} is not a test card`)
    const expiryYear = clock.now().getUTCFullYear() + 4
    return { card, expiryMonth: 12, expiryYear, holderName: 'Test Person' }
  }
  return {
    async completeCheckout(sessionId, payment = {}) {
      const checkout = getCheckout(world, sessionId)
      const problem = pay(world, checkout, payment, detailsOf)
      await commit()
      if (problem !== undefined) throw new Error(problem)
      return successUrlOf(checkout.session)
    },
    async settleBankDebit(sessionId, outcome) {
      settleBankDebit(world, getCheckout(world, sessionId), outcome)
      await commit()
    },
    async replaceCard(customerId, cardNumber) {
      const customer = world.state.customers.get(customerId)
      if (!customer) throw new Error(`No such customer: '${customerId}'`)
      replaceCard(world, customer, detailsOf(cardNumber))
      await commit()
    },
    async dispute(chargeId) {
      const charge = world.state.charges.get(chargeId)
      if (!charge?.paid) throw new Error(`No such paid charge: '${chargeId}'`)
      const { id } = disputeCharge(world, charge)
      await commit()
      return id
    },
    deliverEvents: () => sender.deliverAll(),
  }
}

function getCheckout(world: SandboxWorld, sessionId: string): Checkout {
  const checkout = findCheckout(world, sessionId)
  if (!checkout) throw new Error(`No such checkout.session: '${sessionId}'`)
  return checkout
}

/** Why it was refused, or undefined. */
function pay(
  world: SandboxWorld,
  checkout: Checkout,
  {
    method = 'card',
    cardNumber = WORKING_CARD.number,
    authentication = 'complete',
  }: CheckoutPayment,
  detailsOf: (cardNumber: string) => CardDetails,
): string | undefined {
  const { session } = checkout
  if (session.status !== 'open') return `This session is ${String(session.status)}.`
  const customer = world.state.customers.get(session.customer ?? '')
  const email = customer?.email ?? session.customer_email ?? 'guest@example.com'
  if (method === 'bank_debit') {
    submitBankDebit(world, checkout, { email, outcome: 'succeeded' })
    return undefined
  }
  const submitted = submitCard(world, checkout, { details: detailsOf(cardNumber), email })
  const result =
    submitted.kind === 'authenticate'
      ? answerAuthentication(world, checkout, authentication)
      : submitted
  return result.kind === 'refused' ? result.refusal.message : undefined
}
