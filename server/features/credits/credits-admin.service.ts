import { randomUUID } from 'node:crypto'
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
  { accountId, amountCredits, note, key }: Correction & { amountCredits: number },
): Promise<number> {
  await getAccount(deps, accountId)
  const now = deps.clock.now()
  const holdKey = `deduct:${accountId}:${key ?? randomUUID()}`
  try {
    await deps.db
      .transaction()
      .execute((tx) => takeForGood(tx, { accountId, amountCredits, key: holdKey, note, now }))
  } catch (error) {
    // Refused because the same call has been made before, or at this moment by another: then it is done.
    if (!(await isHoldKeyUsed(deps.db, holdKey))) throw error
  }
  return readBalance(deps.db, accountId, now)
}

/** Adds credits to somebody's balance, which live as long as bought ones do, and returns what there is now. */
export async function purchaseCredits(
  deps: Deps,
  { accountId, credits, note, key }: Correction & { credits: number },
): Promise<number> {
  await getAccount(deps, accountId)
  const now = deps.clock.now()
  await deps.db.transaction().execute((tx) =>
    grantCredits(tx, {
      accountId,
      source: 'admin',
      credits,
      key: `admin:${accountId}:${key ?? randomUUID()}`,
      note,
      now,
      expiresAt: daysAfter(now, TOPUP_CREDITS_LIFETIME_DAYS),
    }),
  )
  return readBalance(deps.db, accountId, now)
}
