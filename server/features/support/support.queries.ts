import type { Insertable, Selectable } from 'kysely'
import type { ContactMessageTable } from '#server/platform/db-types.ts'
import type { Executor } from '#server/platform/db.ts'

export type ContactMessageRow = Selectable<ContactMessageTable>

export async function insertMessage(
  db: Executor,
  message: Insertable<ContactMessageTable>,
): Promise<number> {
  const { id } = await db
    .insertInto('contact_message')
    .values(message)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function findMessage(db: Executor, id: number): Promise<ContactMessageRow | undefined> {
  return db.selectFrom('contact_message').selectAll().where('id', '=', id).executeTakeFirst()
}

export function listOpenMessages(
  db: Executor,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<ContactMessageRow[]> {
  return db
    .selectFrom('contact_message')
    .selectAll()
    .where('closed_at', 'is', null)
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Once: undefined when it was closed before, or never was. */
export function closeMessage(
  db: Executor,
  { id, answer, now }: { id: number; answer: string | null; now: Date },
): Promise<ContactMessageRow | undefined> {
  return db
    .updateTable('contact_message')
    .set({ answer, closed_at: now })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export function listMessagesOfAccount(
  db: Executor,
  accountId: number,
): Promise<ContactMessageRow[]> {
  return db
    .selectFrom('contact_message')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}

export async function deleteMessagesBefore(db: Executor, date: Date): Promise<void> {
  await db.deleteFrom('contact_message').where('created_at', '<', date).execute()
}
