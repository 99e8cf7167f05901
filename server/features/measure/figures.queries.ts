import { sql } from 'kysely'
import type { Executor } from '#server/platform/db.ts'

/** From then on, and where the second part of it begins. */
export interface TwoDays {
  from: Date
  today: Date
}

export interface Figure {
  today: number
  yesterday: number
}

// Each reads the rows of two days through an index on their time, however many came before.

export async function sumNewAccounts(db: Executor, { from, today }: TwoDays): Promise<Figure> {
  const { rows } = await sql<Figure>`
    select count(*) filter (where created_at >= ${today})::integer as today,
      count(*) filter (where created_at < ${today})::integer as yesterday
    from account where created_at >= ${from}`.execute(db)
  return rows[0]!
}

export async function sumDesigns(db: Executor, { from, today }: TwoDays): Promise<Figure> {
  const { rows } = await sql<Figure>`
    select coalesce(sum(variations) filter (where ended_at >= ${today}), 0)::integer as today,
      coalesce(sum(variations) filter (where ended_at < ${today}), 0)::integer as yesterday
    from generation where state = 'done' and ended_at >= ${from}`.execute(db)
  return rows[0]!
}

/** What was spent on work that was delivered; an administrator's deduction is nobody's spending. */
export async function sumSpentCredits(db: Executor, { from, today }: TwoDays): Promise<Figure> {
  const { rows } = await sql<Figure>`
    select coalesce(sum(amount_credits) filter (where ended_at >= ${today}), 0)::integer as today,
      coalesce(sum(amount_credits) filter (where ended_at < ${today}), 0)::integer as yesterday
    from credit_hold
    where state = 'settled' and ended_at >= ${from} and key not like 'deduct:%'`.execute(db)
  return rows[0]!
}

export async function sumRevenue(db: Executor, { from, today }: TwoDays): Promise<Figure> {
  const { rows } = await sql<Figure>`
    select
      coalesce(sum(amount_cents - refunded_cents) filter (where created_at >= ${today}), 0)::integer as today,
      coalesce(sum(amount_cents - refunded_cents) filter (where created_at < ${today}), 0)::integer as yesterday
    from payment where status = 'paid' and created_at >= ${from}`.execute(db)
  return rows[0]!
}

export async function sumFailures(
  db: Executor,
  { from, today, days }: TwoDays & { days: { from: string; today: string } },
): Promise<Figure> {
  const { rows } = await sql<Figure>`
    select sum(today)::integer as today, sum(yesterday)::integer as yesterday from (
      select count(*) filter (where ended_at >= ${today}) as today,
        count(*) filter (where ended_at < ${today}) as yesterday
      from generation where state = 'failed' and ended_at >= ${from}
      union all
      select coalesce(sum(count) filter (where day >= ${days.today}::date), 0),
        coalesce(sum(count) filter (where day < ${days.today}::date), 0)
      from job_failure where day >= ${days.from}::date
    ) part`.execute(db)
  return rows[0]!
}

interface Waiting {
  reports: number
  messages: number
  photos: number
  designs: number
}

/** Each counts no further than asked. */
export async function countWaiting(
  db: Executor,
  { most, now }: { most: number; now: Date },
): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select
      (select count(*)::integer from
        (select from report where handled_at is null limit ${most}) open) as reports,
      (select count(*)::integer from
        (select from contact_message where closed_at is null limit ${most}) open) as messages,
      (select count(*)::integer from
        (select from body_photo
          where review = 'waiting' and stored_at is not null and deletes_at > ${now}
          limit ${most}) open) as photos,
      (select count(*)::integer from
        (select from generation where state in ('queued', 'running') limit ${most}) open) as designs`.execute(
    db,
  )
  return rows[0]!
}

export function listFailedGenerations(db: Executor, limit: number) {
  return db
    .selectFrom('generation')
    .select(['id', 'account_id', 'failure_code', 'attempts', 'ended_at'])
    .where('state', '=', 'failed')
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .limit(limit)
    .execute()
}

export function listJobFailures(db: Executor, limit: number) {
  return db
    .selectFrom('job_failure')
    .select(['job', 'error', 'count', 'last_job_id', 'last_at'])
    .select(sql<string>`day::text`.as('day'))
    .orderBy('last_at', 'desc')
    .limit(limit)
    .execute()
}

interface Since {
  day: string
  limit: number
}

export function listCountsPerDay(db: Executor, { day, limit }: Since) {
  return db
    .selectFrom('daily_count')
    .select([sql<string>`day::text`.as('day'), 'name'])
    .select(sql<number>`sum(count)::integer`.as('count'))
    .where('day', '>=', sql`${day}::date`)
    .groupBy(['day', 'name'])
    .limit(limit)
    .execute()
}

export function listCountsPer(db: Executor, by: 'label' | 'source', { day, limit }: Since) {
  return db
    .selectFrom('daily_count')
    .select(['name', sql.ref<string>(by).as('value')])
    .select(sql<number>`sum(count)::integer`.as('count'))
    .where('day', '>=', sql`${day}::date`)
    .where(by, '!=', '')
    .groupBy(['name', by])
    .orderBy('count', 'desc')
    .limit(limit)
    .execute()
}
