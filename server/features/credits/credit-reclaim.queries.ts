import { sql } from 'kysely'
import type { Executor } from '#server/platform/db.ts'

/** Notes how many credits of a lot are to be taken back in all, rounded in the person's favour. Never fewer than before. */
export async function raiseReclaim(
  db: Executor,
  { key, part, whole }: { key: string; part: number; whole: number },
): Promise<void> {
  await sql`
    update credit_lot
    set reclaim_credits = greatest(
      reclaim_credits, (granted_credits::bigint * ${part}::integer / ${whole}::integer)::integer
    )
    where key = ${key}`.execute(db)
}

/** Takes what is due from whatever the lots have left, each with its entry. Needs the ledger's lock. */
export async function takeReclaimed(
  db: Executor,
  { accountId, note, now }: { accountId: number; note: string; now: Date },
): Promise<void> {
  await sql`
    with due as materialized (
      select id, least(remaining_credits, reclaim_credits - reclaimed_credits) as amount_credits
      from credit_lot
      where account_id = ${accountId} and reclaim_credits > reclaimed_credits and remaining_credits > 0
    ),
    taken as (
      update credit_lot
      set remaining_credits = credit_lot.remaining_credits - due.amount_credits,
        reclaimed_credits = credit_lot.reclaimed_credits + due.amount_credits
      from due where credit_lot.id = due.id
    )
    insert into credit_entry (account_id, lot_id, kind, amount_credits, note, created_at)
    select ${accountId}::integer, id, 'deduct', -amount_credits, ${note}::text, ${now}::timestamptz
    from due order by id`.execute(db)
}
