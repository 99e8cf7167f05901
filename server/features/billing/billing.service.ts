import { getOwnAccount } from '#server/features/accounts/profile.service.ts'
import type { Actor } from '#server/features/accounts/sessions.service.ts'
import { presentBilling, presentForExport } from '#server/features/billing/billing.present.ts'
import { listSubscriptions } from '#server/features/billing/billing.queries.ts'
import { listForExport, listPayments } from '#server/features/billing/payments.queries.ts'
import { mayTry } from '#server/features/billing/trials.service.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { BillingResponse } from '#shared/billing.ts'

/** Two years of a subscription. Older invoices are in the portal. */
const INVOICES_SHOWN_MAX = 24

/** What the person pays for, until when, and what they have paid. */
export async function readBilling(deps: Deps, actor: Actor): Promise<BillingResponse> {
  const account = await getOwnAccount(deps, actor)
  const { accountId } = actor
  const [subscriptions, payments] = [
    await listSubscriptions(deps.db, accountId),
    await listPayments(deps.db, { accountId, limit: INVOICES_SHOWN_MAX }),
  ]
  const isTrialLeft = await mayTry(deps, account, subscriptions)
  const { mode } = deps.payments
  const now = deps.clock.now()
  return presentBilling({ mode, account, subscriptions, payments, isTrialLeft, now })
}

/** Everything kept of a person's payments. */
export async function exportBilling(db: Executor, accountId: number) {
  return presentForExport(await listForExport(db, accountId))
}
