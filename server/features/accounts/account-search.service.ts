import { UserNotFoundError } from '#server/features/accounts/accounts.errors.ts'
import * as queries from '#server/features/accounts/accounts.queries.ts'
import { countSessions } from '#server/features/accounts/sessions.queries.ts'
import { currentPlan, currentStatus } from '#server/features/billing/entitlement.policy.ts'
import { readBalances } from '#server/features/credits/credits.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { AdminUser } from '#shared/admin.ts'

const FOUND_MAX = 20

/** The first few people whose address or name begins so, for the administrator. */
export async function searchAccounts(deps: Deps, prefix: string): Promise<AdminUser[]> {
  return presentForAdmin(
    deps,
    await queries.listAccountsByPrefix(deps.db, { prefix, limit: FOUND_MAX }),
  )
}

export async function getAdminUser(deps: Deps, accountId: number): Promise<AdminUser> {
  const account = await queries.findAccount(deps.db, accountId)
  if (!account) throw new UserNotFoundError()
  const [user] = await presentForAdmin(deps, [account])
  return user!
}

async function presentForAdmin(deps: Deps, accounts: queries.Account[]): Promise<AdminUser[]> {
  const now = deps.clock.now()
  const ids = accounts.map(({ id }) => id)
  const balances = await readBalances(deps.db, ids, now)
  const sessions = await countSessions(deps.db, ids, now)
  return accounts.map((account) => ({
    id: account.id,
    email: account.email,
    username: account.username,
    emailVerified: account.email_verified_at !== null,
    plan: currentPlan(account, now).number,
    planStatus: currentStatus(account, now),
    creditBalance: balances.get(account.id) ?? 0,
    createdAt: account.created_at.toISOString(),
    sessions: sessions.get(account.id) ?? 0,
    suspension: presentSuspension(account),
  }))
}

const presentSuspension = ({ suspended_at: since, suspension_reason: reason }: queries.Account) =>
  since && reason ? { since: since.toISOString(), reason } : null
