import type {
  CardDetails,
  StoredCustomer,
  StoredPaymentMethod,
} from '#server/providers/payments/sandbox/objects/customer-objects.ts'
import { saveCard } from '#server/providers/payments/sandbox/money/payments.ts'
import {
  changeSubscription,
  collectInvoice,
  endSubscription,
  openInvoicesOf,
} from '#server/providers/payments/sandbox/money/subscriptions.ts'
import type { StoredSubscription } from '#server/providers/payments/sandbox/objects/subscription-objects.ts'
import type { SandboxWorld } from '#server/providers/payments/sandbox/sandbox-world.ts'

/** The customer's subscriptions that have not ended, oldest first. */
export function livingSubscriptions(world: SandboxWorld, customerId: string): StoredSubscription[] {
  return [...world.state.subscriptions.values()].filter(
    ({ customer, status }) =>
      customer === customerId && status !== 'canceled' && status !== 'incomplete_expired',
  )
}

/** From now on everything is paid with this card, first of all what could not be paid before. */
export function replaceCard(
  world: SandboxWorld,
  customer: StoredCustomer,
  details: CardDetails,
): StoredPaymentMethod {
  const method = saveCard(world, customer, details)
  world.change('customer.updated', customer, {
    testClock: customer.test_clock,
    change: () => (customer.invoice_settings.default_payment_method = method.id),
  })
  for (const subscription of livingSubscriptions(world, customer.id)) {
    changeSubscription(world, subscription, () => (subscription.default_payment_method = method.id))
    for (const invoice of openInvoicesOf(world, subscription)) collectInvoice(world, invoice)
  }
  return method
}

/** Ends what the customer had. Payments stay: they happened. */
export function deleteCustomer(world: SandboxWorld, customer: StoredCustomer): void {
  const { id, test_clock: testClock } = customer
  for (const subscription of livingSubscriptions(world, id)) {
    endSubscription(world, subscription, 'cancellation_requested')
  }
  for (const method of world.state.paymentMethods.values()) {
    if (method.customer === id) world.state.paymentMethods.delete(method.id)
  }
  world.state.customers.delete(id)
  world.state.deletedCustomers.set(id, { id, object: 'customer', deleted: true })
  world.emit('customer.deleted', customer, { testClock })
}
