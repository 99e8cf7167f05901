import type { Insertable, Selectable } from 'kysely'
import type { AuditLogTable } from '#server/platform/db-types.ts'
import type { Executor } from '#server/platform/db.ts'

export type AuditRow = Selectable<AuditLogTable>

export async function insertEntry(db: Executor, entry: Insertable<AuditLogTable>): Promise<void> {
  await db.insertInto('audit_log').values(entry).execute()
}

export function listEntries(
  db: Executor,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<AuditRow[]> {
  return db
    .selectFrom('audit_log')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
