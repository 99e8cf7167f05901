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
