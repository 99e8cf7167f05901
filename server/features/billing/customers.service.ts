import { createHash } from 'node:crypto'
import type { getOwnAccount } from '#server/features/accounts/profile.service.ts'
import type { Actor } from '#server/features/accounts/sessions.service.ts'
import { askStripe } from '#server/features/billing/ask-stripe.ts'
import { BillingPortalError, PaymentsOffError } from '#server/features/billing/billing.errors.ts'
import { findCustomerOfAccount, insertCustomer } from '#server/features/billing/billing.queries.ts'
import type { Deps } from '#server/platform/deps.ts'

type Account = Awaited<ReturnType<typeof getOwnAccount>>

/** Who the person is at the payment service, which learns of them when they first want to pay. */
export async function ensureCustomer(deps: Deps, account: Account): Promise<string> {
  const { mode } = deps.payments
  if (mode === 'off') throw new PaymentsOffError()
  const known = await findCustomerOfAccount(deps.db, { accountId: account.id, mode })
  if (known) return known.customer_id
  const params = { email: account.email, metadata: { accountId: String(account.id) } }
  const digest = createHash('sha256').update(JSON.stringify(params)).digest('hex').slice(0, 32)
  // The key makes two clicks at once one customer.
  const options = { idempotencyKey: `customer-${account.id}-${digest}` }
  const customer = await askStripe(deps, (stripe) => stripe.customers.create(params, options))
  await insertCustomer(deps.db, {
    customer_id: customer.id,
    mode,
    account_id: account.id,
    created_at: deps.clock.now(),
  })
  return customer.id
}

/** The payment service's own page, about cards, invoices and the subscription. It leads back to where the person was. */
export async function openBillingPortal(
  deps: Deps,
  { accountId }: Actor,
  cameFrom: string | undefined,
): Promise<string> {
  const { mode } = deps.payments
  const customer = await findCustomerOfAccount(deps.db, { accountId, mode })
  if (!customer) throw new BillingPortalError()
  const { url } = await askStripe(deps, (stripe) =>
    stripe.billingPortal.sessions.create({
      customer: customer.customer_id,
      return_url: returnUrl(deps.config.origin, cameFrom),
    }),
  )
  return url
}

/** A page of ours only: the payment service sends people there without asking. */
function returnUrl(origin: string, cameFrom: string | undefined): string {
  const page = cameFrom === undefined ? null : URL.parse(cameFrom)
  return page?.origin === origin ? page.href : `${origin}/account`
}
