import { sql, type Insertable, type Selectable } from 'kysely'
import type { GenerationTable } from '#server/platform/db-types.ts'
import type { Executor } from '#server/platform/db.ts'
import type { GENERATION_STAGES } from '#shared/tattoos.ts'

export type GenerationRow = Selectable<GenerationTable>
export type NewGeneration = Insertable<GenerationTable>

export const REQUEST_KEY_INDEX = 'generation_request_key_key'

export async function insertGeneration(db: Executor, row: NewGeneration): Promise<GenerationRow> {
  return db.insertInto('generation').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function findGeneration(
  db: Executor,
  { id, accountId }: { id: number; accountId: number },
): Promise<GenerationRow | undefined> {
  return db
    .selectFrom('generation')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

export async function findByRequestKey(
  db: Executor,
  { accountId, requestKey }: { accountId: number; requestKey: string },
): Promise<GenerationRow | undefined> {
  return db
    .selectFrom('generation')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
}

export async function listOpen(db: Executor, accountId: number): Promise<GenerationRow[]> {
  return db
    .selectFrom('generation')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', 'in', ['queued', 'running'])
    .orderBy('id')
    .execute()
}

/** Whether anybody at all waits for a design. */
export async function hasOpen(db: Executor): Promise<boolean> {
  const row = await db
    .selectFrom('generation')
    .select('id')
    .where('state', 'in', ['queued', 'running'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function listForExport(db: Executor, accountId: number): Promise<GenerationRow[]> {
  return db
    .selectFrom('generation')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}

/** Any number would do, as long as nothing else in this database locks it. */
const CLAIM_LOCK = 7_301_224

/** Only one process chooses at a time, so that no person's limit is passed by two that choose at once. */
export async function lockClaims(tx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CLAIM_LOCK})`.execute(tx)
}

/**
 * The request whose turn it is. Each person stands in line with their oldest request, and only while fewer of theirs are being
 * drawn than their plan allows. In front are people who have nothing under way, then better plans, then whoever was served
 * longest ago. Ten seconds of waiting weigh as much as one plan, so that nobody waits for ever. A request whose worker has
 * gone silent is taken up again. Reads only what is open, through a partial index.
 */
export async function claimNext(
  tx: Executor,
  claim: { now: Date; leaseUntil: Date; deadlineAt: Date; mappingDeadlineAt: Date },
): Promise<GenerationRow | undefined> {
  const { now, leaseUntil, deadlineAt, mappingDeadlineAt } = claim
  const chosen = sql<number>`(
    with open as (
      select id, account_id, priority, concurrency_limit, created_at,
        state = 'running' and lease_until > ${now} as is_running
      from generation
      where state in ('queued', 'running')
    ), person as (
      select account_id,
        count(*) filter (where is_running) as running,
        min(id) filter (where not is_running) as oldest_id
      from open
      group by account_id
    )
    select open.id
    from person
    join open on open.id = person.oldest_id
    left join lateral (
      select started_at from generation
      where account_id = person.account_id and started_at is not null
      order by id desc limit 1
    ) as served on true
    where person.running < open.concurrency_limit
    order by
      person.running,
      open.priority + floor(extract(epoch from ${now}::timestamptz - open.created_at) / 10) desc,
      served.started_at nulls first,
      open.id
    limit 1
  )`
  return tx
    .updateTable('generation')
    .set((eb) => ({
      state: 'running' as const,
      stage: null,
      attempts: eb('attempts', '+', 1),
      lease_until: leaseUntil,
      started_at: eb.fn.coalesce('started_at', eb.val(now)),
      deadline_at: sql<Date>`coalesce(deadline_at, case when request ->> 'body' is null then ${deadlineAt}::timestamptz else ${mappingDeadlineAt}::timestamptz end)`,
    }))
    .where('id', '=', chosen)
    .returningAll()
    .executeTakeFirst()
}

/** One attempt at one request. What it does has effect only while it still holds the request. */
export interface Attempt {
  id: number
  attempts: number
}

const ofAttempt = ({ id, attempts }: Attempt) =>
  sql<boolean>`id = ${id} and state = 'running' and attempts = ${attempts}`

/** False when the request has been cancelled or taken over. */
export async function extendLease(
  db: Executor,
  attempt: Attempt,
  leaseUntil: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('generation')
    .set({ lease_until: leaseUntil })
    .where(ofAttempt(attempt))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function setStage(
  db: Executor,
  attempt: Attempt,
  stage: (typeof GENERATION_STAGES)[number],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('generation')
    .set({ stage })
    .where(ofAttempt(attempt))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface Ending {
  state: 'done' | 'failed' | 'cancelled'
  now: Date
  failure?: { code: string; message: string } | undefined
  remarks?: string | undefined
}

const ended = ({ state, now, failure, remarks }: Ending) => ({
  state,
  ended_at: now,
  lease_until: null,
  failure_code: failure?.code ?? null,
  failure_message: failure?.message ?? null,
  ...(remarks === undefined ? {} : { remarks }),
})

/** Ends what this attempt still holds; undefined when it no longer does. */
export async function endAttempt(
  tx: Executor,
  attempt: Attempt,
  ending: Ending,
): Promise<GenerationRow | undefined> {
  return tx
    .updateTable('generation')
    .set(ended(ending))
    .where(ofAttempt(attempt))
    .returningAll()
    .executeTakeFirst()
}

/** Ends a request whoever works on it; undefined when it had ended before. */
export async function endOpen(
  tx: Executor,
  id: number,
  ending: Ending,
): Promise<GenerationRow | undefined> {
  return tx
    .updateTable('generation')
    .set(ended(ending))
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .returningAll()
    .executeTakeFirst()
}

/** Gives an attempt back untried, as when this process stops. */
export async function giveBack(db: Executor, { id, attempts }: Attempt): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('generation')
    .set({ state: 'queued', stage: null, lease_until: null, attempts: attempts - 1 })
    .where(ofAttempt({ id, attempts }))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Requests that nobody can deliver any more: over their time, tried too often, or queued for too long. What somebody who is alive
 * still holds is theirs to end: at its time they deliver what is drawn by then.
 */
export async function listLost(
  db: Executor,
  { now, queuedBefore, maxAttempts }: { now: Date; queuedBefore: Date; maxAttempts: number },
): Promise<Pick<GenerationRow, 'id' | 'state' | 'hold_id'>[]> {
  return db
    .selectFrom('generation')
    .select(['id', 'state', 'hold_id'])
    .where('state', 'in', ['queued', 'running'])
    .where((eb) =>
      eb.or([
        eb.and([
          eb('deadline_at', '<', now),
          eb.or([eb('state', '=', 'queued'), eb('lease_until', '<', now)]),
        ]),
        eb.and([eb('state', '=', 'queued'), eb('created_at', '<', queuedBefore)]),
        eb.and([eb('lease_until', '<', now), eb('attempts', '>=', maxAttempts)]),
      ]),
    )
    .execute()
}

/** For the one process of an embedded database: whatever ran before it started runs no more. */
export async function endAllLeases(db: Executor, now: Date): Promise<void> {
  await db
    .updateTable('generation')
    .set({ lease_until: now })
    .where('state', '=', 'running')
    .execute()
}
