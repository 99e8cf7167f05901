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
 * What belongs to a row is looked up row by row, for the page alone: so its cost does not grow with the history.
 */
export async function listHistoryRows(
  db: Executor,
  query: { accountId: number; before: number | null; limit: number; now: Date },
): Promise<HistoryRow[]> {
  const { accountId, limit, now } = query
  const before = query.before ?? Number.MAX_SAFE_INTEGER
  const { rows } = await sql<HistoryRow>`
    with event as materialized (
      (select id, lot_id, hold_id, kind, amount_credits, note, created_at
      from credit_entry entry
      where account_id = ${accountId} and id < ${before}::bigint and kind <> 'settle'
        and not exists (
          select from credit_entry part
          where part.hold_id = entry.hold_id and part.kind = entry.kind and part.id < entry.id
        )
      order by id desc
      limit ${limit}::integer)
      union all
      select ${UNWRITTEN_ID_BASE}::bigint + row_number() over (order by expires_at, id), id, null,
        'expire', -remaining_credits, '', expires_at
      from credit_lot
      where account_id = ${accountId} and remaining_credits > 0 and expires_at <= ${now}::timestamptz
    )
    select event.id, event.kind, event.note, event.created_at,
      (select state from credit_hold where id = event.hold_id) as hold_state,
      coalesce(
        (select sum(part.amount_credits)::integer from credit_entry part
          where part.hold_id = event.hold_id and part.kind = event.kind),
        event.amount_credits
      ) as amount_credits,
      (select source from credit_lot where id = event.lot_id) as source,
      (select expires_at from credit_lot where id = event.lot_id) as expires_at
    from event
    where event.id < ${before}::bigint
    order by event.id desc
    limit ${limit}::integer`.execute(db)
  return rows
}
