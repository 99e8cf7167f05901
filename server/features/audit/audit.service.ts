import * as queries from '#server/features/audit/audit.queries.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { AdminAct, AuditDetails, AuditResponse, AuditTarget } from '#shared/admin.ts'

const PAGE_SIZE = 50

export interface AdminActRecord {
  /** The administrator's account. */
  actorId: number
  act: AdminAct
  target: { kind: AuditTarget; id: number | string }
  /** Numbers and codes, never what people wrote: the log outlives whom it is about. */
  details?: AuditDetails
  now: Date
}

/** Writes down what an administrator does, in the transaction that does it: no act without its entry, no entry without its act. */
export function recordAdminAct(
  tx: Executor,
  { actorId, act, target, details = {}, now }: AdminActRecord,
): Promise<void> {
  return queries.insertEntry(tx, {
    actor_id: actorId,
    act,
    target_kind: target.kind,
    target_id: String(target.id),
    details: JSON.stringify(details),
    created_at: now,
  })
}

/** What was done, newest first. */
export async function listAdminActs(
  deps: Pick<Deps, 'db'>,
  before: number | undefined,
): Promise<AuditResponse> {
  const rows = await queries.listEntries(deps.db, { before, limit: PAGE_SIZE + 1 })
  const entries = rows.slice(0, PAGE_SIZE).map(presentEntry)
  return { entries, nextBefore: rows.length > PAGE_SIZE ? (entries.at(-1)?.id ?? null) : null }
}

const presentEntry = (row: queries.AuditRow) => ({
  id: row.id,
  actorId: row.actor_id,
  act: row.act,
  targetKind: row.target_kind,
  targetId: row.target_id,
  details: row.details,
  createdAt: row.created_at.toISOString(),
})
