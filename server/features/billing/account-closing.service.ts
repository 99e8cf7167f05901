import { askStripe, isRefused } from '#server/features/billing/ask-stripe.ts'
import { forgetCustomer } from '#server/features/billing/billing.jobs.ts'
import { findCustomerOfAccount } from '#server/features/billing/billing.queries.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'

/** Before an account is deleted, in the same transaction. */
export async function closeBilling(deps: Deps, tx: Executor, accountId: number): Promise<void> {
  const { mode } = deps.payments
  const customer = await findCustomerOfAccount(tx, { accountId, mode })
  if (customer) await deps.jobs.add(tx, forgetCustomer, { customerId: customer.customer_id })
}

/** Cards and address go, and subscriptions end at once. Who is forgotten already is refused, and done. */
export async function forgetCustomerAtStripe(deps: Deps, customerId: string): Promise<void> {
  try {
    await askStripe(deps, (stripe) => stripe.customers.del(customerId))
  } catch (error) {
    if (!isRefused(error)) throw error
  }
}
