import { getAdminUser } from '#server/features/accounts/account-search.service.ts'
import { ForbiddenError, UserNotFoundError } from '#server/features/accounts/accounts.errors.ts'
import * as queries from '#server/features/accounts/accounts.queries.ts'
import { endSessions, type Actor } from '#server/features/accounts/sessions.service.ts'
import { recordAdminAct } from '#server/features/audit/audit.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { recordSecurityEvent } from '#server/platform/security-events.ts'
import type { AdminUser, SuspensionReason } from '#shared/admin.ts'
import { ADMIN_USER_ID } from '#shared/product.ts'

/**
 * Keeps somebody out: no sign-in, and every session ends now. What they have asked for is drawn or cancelled as for anybody, so
 * that no credits are lost, and their public designs stay: to take those out of the gallery is an act of its own.
 */
export async function suspendAccount(
  deps: Deps,
  actor: Actor,
  { accountId, reason }: { accountId: number; reason: SuspensionReason },
): Promise<AdminUser> {
  if (accountId === ADMIN_USER_ID)
    throw new ForbiddenError('The administrator cannot be suspended.')
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const account = await queries.updateAccount(tx, accountId, {
      suspended_at: now,
      suspension_reason: reason,
      updated_at: now,
    })
    if (!account) throw new UserNotFoundError()
    const sessions = await endSessions(deps, tx, { accountId })
    await recordAdminAct(tx, {
      actorId: actor.accountId,
      act: 'account_suspended',
      target: { kind: 'account', id: accountId },
      details: { reason, sessions },
      now,
    })
  })
  recordSecurityEvent(deps, 'account_suspended', { accountId, reason })
  return getAdminUser(deps, accountId)
}

export async function liftSuspension(
  deps: Deps,
  actor: Actor,
  accountId: number,
): Promise<AdminUser> {
  const now = deps.clock.now()
  const isLifted = await deps.db.transaction().execute(async (tx) => {
    // Lifted already: nothing was done, so there is nothing to write down.
    if (!(await queries.clearSuspension(tx, accountId, now))) return false
    await recordAdminAct(tx, {
      actorId: actor.accountId,
      act: 'suspension_lifted',
      target: { kind: 'account', id: accountId },
      now,
    })
    return true
  })
  if (isLifted) recordSecurityEvent(deps, 'suspension_lifted', { accountId })
  return getAdminUser(deps, accountId)
}

/** Signs somebody out everywhere, as they could themselves. */
export async function endSessionsOf(
  deps: Deps,
  actor: Actor,
  accountId: number,
): Promise<AdminUser> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    if (!(await queries.findAccount(tx, accountId))) throw new UserNotFoundError()
    const sessions = await endSessions(deps, tx, { accountId })
    await recordAdminAct(tx, {
      actorId: actor.accountId,
      act: 'sessions_ended',
      target: { kind: 'account', id: accountId },
      details: { sessions },
      now,
    })
  })
  recordSecurityEvent(deps, 'all_sessions_ended', { accountId })
  return getAdminUser(deps, accountId)
}
