import { sql, type RawBuilder, type Selectable } from 'kysely'
import type {
  CreditEntryTable,
  CreditHoldTable,
  CreditLotTable,
} from '#server/platform/db-types.ts'
import type { Executor } from '#server/platform/db.ts'
import type { CreditSource } from '#shared/credits.ts'

export type Lot = Selectable<CreditLotTable>
export type Entry = Selectable<CreditEntryTable>

export interface Take {
  accountId: number
  amountCredits: number
  /** A hold stays open until its work ends; a deduction has ended when it is made. */
  kind: 'hold' | 'deduct'
  key: string
  note: string
  now: Date
}

/**
 * Takes credits out of the lots that expire first, or takes nothing and returns undefined when there are not enough. Needs the
 * ledger's lock. A lot with anything left has a credit at least, so no more lots are read than credits are asked for.
 */
export async function takeCredits(db: Executor, take: Take): Promise<number | undefined> {
  const { accountId, amountCredits, kind, key, note, now } = take
  const { rows } = await sql<{ id: number }>`
    with lot as (
      select id, remaining_credits, expires_at from credit_lot
      where account_id = ${accountId} and remaining_credits > 0 and expires_at > ${now}::timestamptz
      order by expires_at, id
      limit ${amountCredits}::integer
    ),
    counted as (
      select id, remaining_credits,
        sum(remaining_credits) over () as total_credits,
        sum(remaining_credits) over (order by expires_at, id) - remaining_credits as earlier_credits
      from lot
    ),
    share as materialized (
      select id, earlier_credits,
        least(remaining_credits, ${amountCredits}::integer - earlier_credits)::integer as amount_credits
      from counted
      where total_credits >= ${amountCredits}::integer
        and earlier_credits < ${amountCredits}::integer
    ),
    taken as (
      update credit_lot set remaining_credits = credit_lot.remaining_credits - share.amount_credits
      from share where credit_lot.id = share.id
    ),
    hold as (
      insert into credit_hold (account_id, amount_credits, state, key, created_at, ended_at)
      select ${accountId}::integer, ${amountCredits}::integer, ${kind === 'hold' ? 'held' : 'settled'}::text,
        ${key}::text, ${now}::timestamptz, ${kind === 'hold' ? null : now}::timestamptz
      where exists (select from share)
      returning id
    ),
    entry as (
      insert into credit_entry (account_id, lot_id, hold_id, kind, amount_credits, note, created_at)
      select ${accountId}::integer, share.id, hold.id, ${kind}::text, -share.amount_credits,
        ${note}::text, ${now}::timestamptz
      from share cross join hold
      order by share.earlier_credits
    )
    select id from hold`.execute(db)
  return rows[0]?.id
}

/**
 * Takes the lock of an account's ledger until the transaction ends, and empties the lots that have expired, each with an entry
 * dated when it did.
 *
 * The lock is the account's row. Whoever moves credits takes it in a statement of its own, so that the next statement sees what
 * the one before has left; locking lots in the statement that also updates them ends in deadlocks under load. It is the
 * weakest lock that excludes its like: rows that point at the account can be inserted meanwhile, and the deletion of an
 * account, which begins at that row too, waits its turn.
 */
export async function lockLedger(db: Executor, accountId: number, now: Date): Promise<void> {
  // Joined to the next statement, a plan that reads the lots first would find none to write off and never take the lock.
  await sql`select id from account where id = ${accountId} for no key update`.execute(db)
  await sql`
    with expired as materialized (
      select id, remaining_credits, expires_at from credit_lot
      where account_id = ${accountId} and remaining_credits > 0
        and expires_at <= ${now}::timestamptz
      order by expires_at, id
      for no key update
    ),
    emptied as (
      update credit_lot set remaining_credits = 0
      from expired where credit_lot.id = expired.id
    )
    insert into credit_entry (account_id, lot_id, kind, amount_credits, created_at)
    select ${accountId}::integer, id, 'expire', -remaining_credits, expires_at
    from expired order by expires_at, id`.execute(db)
}

export interface NewLot {
  accountId: number
  source: CreditSource
  credits: number
  key: string
  note: string
  /** Whose credits these are, when they come back in a new lot. */
  holdId: number | null
  now: Date
  expiresAt: Date
}

/** Adds a lot and its entry. False, and nothing changes, when that key has granted before. Needs the ledger's lock. */
export async function insertLot(db: Executor, lot: NewLot): Promise<boolean> {
  const { accountId, source, credits, key, note, holdId, now, expiresAt } = lot
  const { rows } = await sql`
    with lot as (
      insert into credit_lot
        (account_id, source, granted_credits, remaining_credits, key, created_at, expires_at)
      values (${accountId}, ${source}, ${credits}, ${credits}, ${key}, ${now}, ${expiresAt})
      on conflict (key) do nothing
      returning id
    )
    insert into credit_entry (account_id, lot_id, hold_id, kind, amount_credits, note, created_at)
    select ${accountId}::integer, id, ${holdId}::bigint, 'grant', ${credits}::integer, ${note}::text,
      ${now}::timestamptz
    from lot
    returning id`.execute(db)
  return rows.length > 0
}

export async function hasLot(db: Executor, key: string): Promise<boolean> {
  const lot = await db
    .selectFrom('credit_lot')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirst()
  return lot !== undefined
}

/** Settles a hold that is still open, with an entry for each of its lots. False when it had ended before. Moves no credits. */
export async function settleOpenHold(db: Executor, holdId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with ${ownerOfHold(holdId, sql`key share`)},
    ended as (${endOpenHold(holdId, 'settled', now)} returning id, account_id),
    entry as (
      insert into credit_entry (account_id, lot_id, hold_id, kind, amount_credits, note, created_at)
      select held.account_id, held.lot_id, held.hold_id, 'settle', 0, held.note, ${now}::timestamptz
      from credit_entry held join ended on ended.id = held.hold_id
      where held.kind = 'hold'
      order by held.id
    )
    select id from ended`.execute(db)
  return rows.length > 0
}

export interface ReleasedHold {
  account_id: number
  amount_credits: number
  note: string
}

/** Locks the ledger and marks a hold that is still open as released. Undefined when it had ended before. */
export async function releaseOpenHold(
  db: Executor,
  holdId: number,
  now: Date,
): Promise<ReleasedHold | undefined> {
  const { rows } = await sql<ReleasedHold>`
    with ${ownerOfHold(holdId, sql`no key update`)}
    ${endOpenHold(holdId, 'released', now)}
    returning account_id, amount_credits,
      (select note from credit_entry where hold_id = credit_hold.id order by id limit 1) as note`.execute(
    db,
  )
  return rows[0]
}

/** Locks are taken in one order, the account before the hold, so that nobody waits in a circle. */
const ownerOfHold = (holdId: number, lock: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  owner as materialized (
    select account.id from account join credit_hold on credit_hold.account_id = account.id
    where credit_hold.id = ${holdId}
    for ${lock} of account
  )`

const endOpenHold = (
  holdId: number,
  state: Exclude<Selectable<CreditHoldTable>['state'], 'held'>,
  now: Date,
): RawBuilder<unknown> => sql`
  update credit_hold set state = ${state}::text, ended_at = ${now}::timestamptz
  where id = ${holdId} and account_id = (select id from owner) and state = 'held'`

/** Gives the credits of a hold back to those of its lots that still live, and returns how many that were. Needs the ledger's lock. */
export async function giveBackToLiveLots(db: Executor, holdId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ amount_credits: number }>`
    with share as materialized (
      select lot.id, lot.account_id, lot.expires_at, held.note, -held.amount_credits as amount_credits
      from credit_entry held join credit_lot lot on lot.id = held.lot_id
      where held.hold_id = ${holdId} and held.kind = 'hold' and lot.expires_at > ${now}::timestamptz
    ),
    returned as (
      update credit_lot set remaining_credits = credit_lot.remaining_credits + share.amount_credits
      from share where credit_lot.id = share.id
    )
    insert into credit_entry (account_id, lot_id, hold_id, kind, amount_credits, note, created_at)
    select account_id, id, ${holdId}::bigint, 'release', amount_credits, note, ${now}::timestamptz
    from share order by expires_at, id
    returning amount_credits`.execute(db)
  return rows.reduce((sum, row) => sum + row.amount_credits, 0)
}

export async function isHoldKeyUsed(db: Executor, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('credit_hold')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}

const spendableLots = (db: Executor, accountId: number, now: Date) =>
  db
    .selectFrom('credit_lot')
    .where('account_id', '=', accountId)
    .where('remaining_credits', '>', 0)
    .where('expires_at', '>', now)

export async function sumSpendable(db: Executor, accountId: number, now: Date): Promise<number> {
  const { credits } = await spendableLots(db, accountId, now)
    .select(({ fn }) => fn.sum<string | number | null>('remaining_credits').as('credits'))
    .executeTakeFirstOrThrow()
  return Number(credits)
}

export function sumSpendableOf(
  db: Executor,
  { accountIds, now }: { accountIds: readonly number[]; now: Date },
): Promise<{ account_id: number; credits: number }[]> {
  return db
    .selectFrom('credit_lot')
    .select('account_id')
    .select(sql<number>`sum(remaining_credits)::integer`.as('credits'))
    .where('account_id', 'in', accountIds)
    .where('remaining_credits', '>', 0)
    .where('expires_at', '>', now)
    .groupBy('account_id')
    .execute()
}

export function listSpendableLots(
  db: Executor,
  { accountId, now, limit }: { accountId: number; now: Date; limit: number },
): Promise<Lot[]> {
  return spendableLots(db, accountId, now)
    .selectAll()
    .orderBy('expires_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Every lot there ever was, for the person's own copy of their data. */
export function listAllLots(db: Executor, accountId: number): Promise<Lot[]> {
  return db
    .selectFrom('credit_lot')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}

/** Every entry there ever was, for the person's own copy of their data. */
export function listAllEntries(db: Executor, accountId: number): Promise<Entry[]> {
  return db
    .selectFrom('credit_entry')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}
