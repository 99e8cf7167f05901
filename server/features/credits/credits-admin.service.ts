import { randomUUID } from 'node:crypto'
import { recordAdminAct } from '#server/features/audit/audit.service.ts'
import type { Actor } from '#server/features/accounts/sessions.service.ts'
import { getAccount } from '#server/features/accounts/profile.service.ts'
import { isHoldKeyUsed } from '#server/features/credits/credits.queries.ts'
import {
  daysAfter,
  grantCredits,
  readBalance,
  takeForGood,
} from '#server/features/credits/credits.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { TOPUP_CREDITS_LIFETIME_DAYS } from '#shared/credits.ts'

interface Correction {
  accountId: number
  note: string
  /** The administrator's own key: the same one again changes nothing more. Without one, every call counts. */
  key: string | undefined
}

/** Takes credits from somebody's balance and returns what is left. */
export async function deductCredits(
  deps: Deps,
  actor: Actor,
  { accountId, amountCredits, note, key }: Correction & { amountCredits: number },
): Promise<number> {
  await getAccount(deps, accountId)
  const now = deps.clock.now()
  const holdKey = `deduct:${accountId}:${key ?? randomUUID()}`
  try {
    await deps.db.transaction().execute(async (tx) => {
      await takeForGood(tx, { accountId, amountCredits, key: holdKey, note, now })
      await recordAdminAct(tx, {
        actorId: actor.accountId,
        act: 'credits_deducted',
        target: { kind: 'account', id: accountId },
        details: { credits: amountCredits },
        now,
      })
    })
  } catch (error) {
    // Refused because the same call has been made before, or at this moment by another: then it is done.
    if (!(await isHoldKeyUsed(deps.db, holdKey))) throw error
  }
  return readBalance(deps.db, accountId, now)
}

/** Adds credits to somebody's balance, which live as long as bought ones do, and returns what there is now. */
export async function purchaseCredits(
  deps: Deps,
  actor: Actor,
  { accountId, credits, note, key }: Correction & { credits: number },
): Promise<number> {
  await getAccount(deps, accountId)
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const isGranted = await grantCredits(tx, {
      accountId,
      source: 'admin',
      credits,
      key: `admin:${accountId}:${key ?? randomUUID()}`,
      note,
      now,
      expiresAt: daysAfter(now, TOPUP_CREDITS_LIFETIME_DAYS),
    })
    // Asked for a second time with the same key: nothing was done, so there is nothing to write down.
    if (!isGranted) return
    await recordAdminAct(tx, {
      actorId: actor.accountId,
      act: 'credits_granted',
      target: { kind: 'account', id: accountId },
      details: { credits },
      now,
    })
  })
  return readBalance(deps.db, accountId, now)
}
