import { sql } from 'kysely'
import type { Executor } from '#server/platform/db.ts'

export interface KnownNetwork {
  accountId: number
  networkHash: Uint8Array
}

export async function isKnownNetwork(
  db: Executor,
  { accountId, networkHash }: KnownNetwork,
  usedAfter: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('known_network')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('network_hash', '=', networkHash)
    .where('last_used_at', '>', usedAfter)
    .executeTakeFirst()
  return row !== undefined
}

export async function upsertKnownNetwork(
  db: Executor,
  { accountId, networkHash }: KnownNetwork,
  now: Date,
): Promise<void> {
  await db
    .insertInto('known_network')
    .values({ account_id: accountId, network_hash: networkHash, last_used_at: now })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'network_hash']).doUpdateSet({ last_used_at: now }),
    )
    .execute()
}

/** All but those used last, so many. */
export async function deleteOlderNetworks(
  db: Executor,
  { accountId, keep }: { accountId: number; keep: number },
): Promise<void> {
  await sql`
    delete from known_network where account_id = ${accountId} and network_hash in (
      select network_hash from known_network where account_id = ${accountId}
      order by last_used_at desc, network_hash offset ${keep})`.execute(db)
}

export async function deleteNetworksUnusedSince(db: Executor, before: Date): Promise<void> {
  await db.deleteFrom('known_network').where('last_used_at', '<=', before).execute()
}
