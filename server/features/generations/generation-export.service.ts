import * as queries from '#server/features/generations/generations.queries.ts'
import type { Executor } from '#server/platform/db.ts'

/** Everything a person ever asked for, delivered or not. */
export async function exportGenerations(db: Executor, accountId: number) {
  return (await queries.listForExport(db, accountId)).map((row) => ({
    id: row.id,
    request: row.request,
    variations: row.variations,
    state: row.state,
    failure: row.failure_message,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  }))
}
