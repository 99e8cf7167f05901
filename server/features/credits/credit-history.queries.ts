import { sql, type Selectable } from 'kysely'
import type { CreditEntryTable, CreditHoldTable } from '#server/platform/db-types.ts'
import type { Executor } from '#server/platform/db.ts'
import type { CreditSource } from '#shared/credits.ts'

export interface HistoryRow {
  id: number
  kind: CreditEntryTable['kind']
  hold_state: Selectable<CreditHoldTable>['state'] | null
  amount_credits: number
  source: CreditSource
  note: string
  created_at: Date
  expires_at: Date
}

/**
 * Lots that expired since the ledger was last written have no entry yet. Each write makes up for them first, so they are
 * newer than every entry, and take their numbers from here on in the order in which they expired.
 */
const UNWRITTEN_ID_BASE = 2 ** 52

/**
 * What happened to a balance, newest first. A step of a hold that touched several lots is one row, with the sum of its entries
 * and the lot that expires first. Settling changes no balance and is left out; the row of the hold says that it has ended.
 */
export async function listHistoryRows(
  db: Executor,
  query: { accountId: number; before: number | null; limit: number; now: Date },
): Promise<HistoryRow[]> {
  const { accountId, limit, now } = query
  const before = query.before ?? Number.MAX_SAFE_INTEGER
  const { rows } = await sql<HistoryRow>`
    select * from (
      (select entry.id, entry.kind, hold.state as hold_state,
        coalesce(step.amount_credits, entry.amount_credits) as amount_credits,
        lot.source, entry.note, entry.created_at, lot.expires_at
      from credit_entry entry
      join credit_lot lot on lot.id = entry.lot_id
      left join credit_hold hold on hold.id = entry.hold_id
      left join lateral (
        select min(part.id) as first_id, sum(part.amount_credits)::integer as amount_credits
        from credit_entry part
        where part.hold_id = entry.hold_id and part.kind = entry.kind
      ) step on entry.hold_id is not null
      where entry.account_id = ${accountId} and entry.id < ${before}::bigint
        and entry.kind <> 'settle' and coalesce(step.first_id, entry.id) = entry.id
      order by entry.id desc
      limit ${limit}::integer)
      union all
      select ${UNWRITTEN_ID_BASE}::bigint + row_number() over (order by expires_at, id), 'expire', null,
        -remaining_credits, source, '', expires_at, expires_at
      from credit_lot
      where account_id = ${accountId} and remaining_credits > 0 and expires_at <= ${now}::timestamptz
    ) event
    where id < ${before}::bigint
    order by id desc
    limit ${limit}::integer`.execute(db)
  return rows
}
