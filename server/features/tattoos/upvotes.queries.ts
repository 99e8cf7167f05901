import type { Insertable } from 'kysely'
import type { UpvoteTable } from '#server/platform/db-types.ts'
import type { Executor } from '#server/platform/db.ts'

/** Whether there was one to take back. */
export async function deleteUpvote(
  db: Executor,
  { tattooId, voter }: { tattooId: number; voter: Uint8Array },
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('upvote')
    .where('tattoo_id', '=', tattooId)
    .where('voter', '=', voter)
    .returning('tattoo_id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Whether it is new: two clicks at once count once. */
export async function insertUpvote(
  db: Executor,
  upvote: Insertable<UpvoteTable>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('upvote')
    .values(upvote)
    .onConflict((conflict) => conflict.doNothing())
    .returning('tattoo_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The number of likes after the change, and how many of them count for the order of the gallery. */
export function changeUpvotes(
  db: Executor,
  { tattooId, by, popularityBy }: { tattooId: number; by: number; popularityBy: number },
): Promise<{ upvotes: number; popularity: number; rank: number } | undefined> {
  return db
    .updateTable('tattoo')
    .set((set) => ({
      upvotes: set('upvotes', '+', by),
      popularity: set('popularity', '+', popularityBy),
    }))
    .where('id', '=', tattooId)
    .returning(['upvotes', 'popularity', 'rank'])
    .executeTakeFirst()
}

/** Which of these designs somebody has liked. */
export async function listUpvoted(
  db: Executor,
  voter: Uint8Array,
  tattooIds: readonly number[],
): Promise<Set<number>> {
  if (tattooIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('upvote')
    .select('tattoo_id')
    .where('voter', '=', voter)
    .where('tattoo_id', 'in', tattooIds)
    .execute()
  return new Set(rows.map((row) => row.tattoo_id))
}
