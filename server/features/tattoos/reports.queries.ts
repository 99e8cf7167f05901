import type { Insertable, Selectable } from 'kysely'
import type { ReportTable } from '#server/platform/db-types.ts'
import type { Executor } from '#server/platform/db.ts'

/** Once per reporter and design: a second one changes nothing. */
export async function insertReport(db: Executor, report: Insertable<ReportTable>): Promise<void> {
  await db
    .insertInto('report')
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function listOpenReports(
  db: Executor,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<Selectable<ReportTable>[]> {
  return db
    .selectFrom('report')
    .selectAll()
    .where('handled_at', 'is', null)
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function endReports(db: Executor, tattooId: number, now: Date): Promise<void> {
  await db
    .updateTable('report')
    .set({ handled_at: now })
    .where('tattoo_id', '=', tattooId)
    .where('handled_at', 'is', null)
    .execute()
}
