import {
  createBankPaymentMethod,
  createCardPaymentMethod,
  type CardDetails,
  type StoredCustomer,
  type StoredPaymentMethod,
} from '#server/providers/payments/sandbox/objects/customer-objects.ts'
import {
  createCharge,
  createPaymentIntent,
  type PaymentIntentFields,
  type StoredCharge,
  type StoredPaymentIntent,
} from '#server/providers/payments/sandbox/objects/payment-objects.ts'
import type { SandboxWorld } from '#server/providers/payments/sandbox/sandbox-world.ts'
import {
  findTestCard,
  WORKING_CARD,
  type CardRefusal,
} from '#server/providers/payments/sandbox/test-cards.ts'

export function clockOf(world: SandboxWorld, customerId: string | null): string | null {
  return customerId === null ? null : (world.state.customers.get(customerId)?.test_clock ?? null)
}

/** With no customer it serves one payment and is kept for nobody. */
export function saveCard(
  world: SandboxWorld,
  customer: StoredCustomer | undefined,
  details: CardDetails,
): StoredPaymentMethod {
  const fields = methodFields(world, customer)
  const method = createCardPaymentMethod(details, fields)
  world.state.vault.set(method.id, { id: method.id, number: details.card.number })
  return attach(world, customer, method)
}

export function saveBankAccount(
  world: SandboxWorld,
  customer: StoredCustomer | undefined,
): StoredPaymentMethod {
  return attach(world, customer, createBankPaymentMethod(methodFields(world, customer)))
}

function methodFields(world: SandboxWorld, customer: StoredCustomer | undefined) {
  return { created: world.now(customer?.test_clock ?? null), email: customer?.email ?? null }
}

function attach(
  world: SandboxWorld,
  customer: StoredCustomer | undefined,
  method: StoredPaymentMethod,
): StoredPaymentMethod {
  world.state.paymentMethods.set(method.id, method)
  if (!customer) return method
  method.customer = customer.id
  world.emit('payment_method.attached', method, { testClock: customer.test_clock })
  return method
}

export function openPaymentIntent(
  world: SandboxWorld,
  fields: Omit<PaymentIntentFields, 'created'>,
): StoredPaymentIntent {
  const testClock = clockOf(world, fields.customer)
  const intent = createPaymentIntent({ ...fields, created: world.now(testClock) })
  world.state.paymentIntents.set(intent.id, intent)
  world.emit('payment_intent.created', intent, { testClock })
  return intent
}

export type PaymentResult =
  | { charge: StoredCharge }
  | { charge: StoredCharge; refusal: CardRefusal }

/** Takes the money, or writes down why not. A bank account that was saved is taken to have it. */
export function payIntent(
  world: SandboxWorld,
  intent: StoredPaymentIntent,
  method: StoredPaymentMethod,
): PaymentResult {
  const vaulted = world.state.vault.get(method.id)
  const card = (vaulted && findTestCard(vaulted.number)) ?? WORKING_CARD
  if (card.onCharge === 'approved') return { charge: succeed(world, intent, method) }
  return { charge: fail(world, intent, { method, refusal: card.onCharge }), refusal: card.onCharge }
}

/** A debit that has been sent to the bank, which has not answered. */
export function startDebit(
  world: SandboxWorld,
  intent: StoredPaymentIntent,
  method: StoredPaymentMethod,
): void {
  const testClock = clockOf(world, intent.customer)
  const created = world.now(testClock)
  const charge = createCharge({ created, intent, method, outcome: 'pending' })
  world.state.charges.set(charge.id, charge)
  intent.status = 'processing'
  intent.payment_method = method.id
  intent.latest_charge = charge.id
  world.emit('payment_intent.processing', intent, { testClock })
  world.emit('charge.pending', charge, { testClock })
}

const DEBIT_RETURNED: CardRefusal = {
  code: 'card_declined',
  declineCode: 'insufficient_funds',
  message: "The customer's account has insufficient funds to cover this payment.",
}

export function finishDebit(
  world: SandboxWorld,
  intent: StoredPaymentIntent,
  outcome: 'succeeded' | 'failed',
): void {
  const testClock = clockOf(world, intent.customer)
  const charge = world.state.charges.get(intent.latest_charge ?? '')
  if (!charge) throw new Error(`${intent.id} has no debit under way`)
  if (outcome === 'succeeded') {
    Object.assign(charge, {
      status: 'succeeded',
      paid: true,
      captured: true,
      amount_captured: charge.amount,
    })
    settle(world, intent, charge)
    return
  }
  Object.assign(charge, {
    status: 'failed',
    failure_code: DEBIT_RETURNED.code,
    failure_message: DEBIT_RETURNED.message,
  })
  refuse(intent, DEBIT_RETURNED)
  world.emit('charge.failed', charge, { testClock })
  world.emit('payment_intent.payment_failed', intent, { testClock })
}

function succeed(
  world: SandboxWorld,
  intent: StoredPaymentIntent,
  method: StoredPaymentMethod,
): StoredCharge {
  const created = world.now(clockOf(world, intent.customer))
  const charge = createCharge({ created, intent, method, outcome: 'succeeded' })
  world.state.charges.set(charge.id, charge)
  intent.payment_method = method.id
  intent.latest_charge = charge.id
  settle(world, intent, charge)
  return charge
}

function settle(world: SandboxWorld, intent: StoredPaymentIntent, charge: StoredCharge): void {
  const testClock = clockOf(world, intent.customer)
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  intent.last_payment_error = null
  world.emit('charge.succeeded', charge, { testClock })
  world.emit('payment_intent.succeeded', intent, { testClock })
}

function fail(
  world: SandboxWorld,
  intent: StoredPaymentIntent,
  { method, refusal }: { method: StoredPaymentMethod; refusal: CardRefusal },
): StoredCharge {
  const testClock = clockOf(world, intent.customer)
  const charge = createCharge({ created: world.now(testClock), intent, method, outcome: refusal })
  world.state.charges.set(charge.id, charge)
  intent.latest_charge = charge.id
  refuse(intent, refusal)
  world.emit('charge.failed', charge, { testClock })
  world.emit('payment_intent.payment_failed', intent, { testClock })
  return charge
}

function refuse(intent: StoredPaymentIntent, refusal: CardRefusal): void {
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.last_payment_error = {
    type: 'card_error',
    code: refusal.code,
    decline_code: refusal.declineCode,
    message: refusal.message,
    ...(intent.latest_charge && { charge: intent.latest_charge }),
  }
}
