import { sql } from 'kysely'
import { expect } from 'vitest'
import {
  grantCredits,
  listHistory,
  readBalance,
  type Grant,
} from '#server/features/credits/credits.service.ts'
import type { Executor } from '#server/platform/db.ts'
import type { CreditEvent } from '#shared/credits.ts'

export const NOON = new Date(Date.UTC(2026, 0, 15, 12))
export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

export const later = (ms: number, from = NOON): Date => new Date(from.getTime() + ms)

let made = 0
/** A key that no other grant or hold of this process has. */
export const newKey = (): string => `key-${(made += 1)}`

/** An account without credits. */
export async function insertPerson(db: Executor): Promise<number> {
  const name = `person-${(made += 1)}`
  const { id } = await db
    .insertInto('account')
    .values({ email: `${name}@example.com`, username: name, created_at: NOON, updated_at: NOON })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Grants credits that are live for thirty days, unless told otherwise. */
export function grant(
  db: Executor,
  accountId: number,
  credits: number,
  change: Partial<Grant> = {},
): Promise<boolean> {
  return grantCredits(db, {
    accountId,
    source: 'topup',
    credits,
    key: newKey(),
    note: '',
    now: NOON,
    expiresAt: later(30 * DAY_MS),
    ...change,
  })
}

export async function listEvents(
  db: Executor,
  accountId: number,
  now: Date,
): Promise<CreditEvent[]> {
  const events: CreditEvent[] = []
  let before: number | null = null
  do {
    const page = await listHistory(db, accountId, { before, limit: 7, now })
    events.push(...page.events)
    before = page.nextBefore
  } while (before !== null)
  return events
}

/** What is left in each lot, oldest lot first. */
export async function listRemaining(db: Executor, accountId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('credit_lot')
    .select('remaining_credits')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.remaining_credits)
}

/** Fails unless every lot's entries add up to what it has left, no lot is below zero, and the history adds up to the balance. */
export async function audit(db: Executor, accountId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number; remaining: number; entries: number }>`
    select lot.id, lot.remaining_credits as remaining,
      (select coalesce(sum(amount_credits), 0)::integer from credit_entry where lot_id = lot.id) as entries
    from credit_lot lot where account_id = ${accountId}`.execute(db)
  for (const { id, remaining, entries } of rows)
    expect(entries, `entries of lot ${id}`).toBe(remaining)
  expect(rows.every(({ remaining }) => remaining >= 0)).toBe(true)
  const events = await listEvents(db, accountId, now)
  const total = events.reduce((sum, event) => sum + event.amountCredits, 0)
  expect(total, 'sum of the history').toBe(await readBalance(db, accountId, now))
  const times = events.map((event) => Date.parse(event.createdAt))
  expect(times, 'newest first').toEqual(times.toSorted((a, b) => b - a))
}
