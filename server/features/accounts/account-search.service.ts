import * as queries from '#server/features/accounts/accounts.queries.ts'
import { currentPlan, currentStatus } from '#server/features/billing/entitlement.policy.ts'
import { readBalances } from '#server/features/credits/credits.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { AdminUser } from '#shared/admin.ts'

const FOUND_MAX = 20

/** The first few people whose address or name begins so, for the administrator. */
export async function searchAccounts(deps: Deps, prefix: string): Promise<AdminUser[]> {
  const now = deps.clock.now()
  const accounts = await queries.listAccountsByPrefix(deps.db, { prefix, limit: FOUND_MAX })
  const balances = await readBalances(
    deps.db,
    accounts.map(({ id }) => id),
    now,
  )
  return accounts.map((account) => ({
    id: account.id,
    email: account.email,
    username: account.username,
    emailVerified: account.email_verified_at !== null,
    plan: currentPlan(account, now).number,
    planStatus: currentStatus(account, now),
    creditBalance: balances.get(account.id) ?? 0,
    createdAt: account.created_at.toISOString(),
  }))
}
