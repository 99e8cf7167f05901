import type { FreeOfferTable } from '#server/platform/db-types-fair-use.ts'
import type { Executor } from '#server/platform/db.ts'

export type Offer = FreeOfferTable['offer']

export interface Taking {
  offer: Offer
  takerHashes: readonly Uint8Array[]
  accountId: number
}

/** Where somebody was first, nothing changes: the primary key decides. */
export async function insertTakings(
  db: Executor,
  { offer, takerHashes, accountId, now }: Taking & { now: Date },
): Promise<void> {
  await db
    .insertInto('free_offer')
    .values(
      takerHashes.map((hash) => ({
        offer,
        taker_hash: hash,
        account_id: accountId,
        taken_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whoever has proven the mailbox comes before whoever only named it. */
export async function takeOverFromUnproven(
  db: Executor,
  { offer, takerHashes, accountId }: Taking,
): Promise<void> {
  await db
    .updateTable('free_offer')
    .set({ account_id: accountId })
    .where('offer', '=', offer)
    .where('taker_hash', 'in', takerHashes)
    .where('account_id', 'in', (from) =>
      from.selectFrom('account').select('id').where('email_verified_at', 'is', null),
    )
    .execute()
}

/** Whether another account has taken it, one that may be gone. */
export async function isTakenByOther(
  db: Executor,
  { offer, takerHashes, accountId }: Taking,
): Promise<boolean> {
  const row = await db
    .selectFrom('free_offer')
    .select('offer')
    .where('offer', '=', offer)
    .where('taker_hash', 'in', takerHashes)
    .where((where) =>
      where.or([where('account_id', 'is', null), where('account_id', '<>', accountId)]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteTakingsOfNobody(db: Executor, before: Date): Promise<void> {
  await db
    .deleteFrom('free_offer')
    .where('account_id', 'is', null)
    .where('taken_at', '<=', before)
    .execute()
}
