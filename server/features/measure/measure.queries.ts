import { sql, type Insertable } from 'kysely'
import type { ProductEventTable } from '#server/platform/db-types.ts'
import type { Executor } from '#server/platform/db.ts'

export interface Counted {
  /** As 2026-01-31. */
  day: string
  name: string
  label: string
  source: string
}

/**
 * Counts one more, and returns how many of that name, label and source the day has seen. A source that the day does not know yet, when
 * it knows many already, is counted as another: whoever makes up sources must not make up rows.
 */
export async function addToCount(
  db: Executor,
  {
    day,
    name,
    label,
    source,
    mostSources,
    overflow,
  }: Counted & { mostSources: number; overflow: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    insert into daily_count as counter (day, name, label, source)
    select ${day}::date, ${name}::text, ${label}::text,
      case
        when ${source}::text = '' then ''
        when exists (
          select from daily_count known
          where known.day = ${day}::date and known.name = ${name} and known.source = ${source}
        ) then ${source}::text
        when (
          select count(distinct known.source) from daily_count known
          where known.day = ${day}::date and known.name = ${name}
        ) < ${mostSources}::integer then ${source}::text
        else ${overflow}::text
      end
    on conflict (day, name, label, source) do update set count = counter.count + 1
    returning count`.execute(db)
  return rows[0]!.count
}

export async function insertEvent(
  db: Executor,
  event: Insertable<ProductEventTable>,
): Promise<void> {
  await db.insertInto('product_event').values(event).execute()
}

export async function addJobFailure(
  db: Executor,
  failure: { day: string; job: string; error: string; jobId: string; now: Date },
): Promise<void> {
  const { day, job, error, jobId, now } = failure
  await sql`
    insert into job_failure as known (day, job, error, last_job_id, last_at)
    values (${day}::date, ${job}, ${error}, ${jobId}, ${now})
    on conflict (day, job, error) do update
      set count = known.count + 1, last_job_id = excluded.last_job_id, last_at = excluded.last_at`.execute(
    db,
  )
}

export async function deleteEventsBefore(db: Executor, date: Date): Promise<void> {
  await db.deleteFrom('product_event').where('created_at', '<', date).execute()
}

export async function deleteDaysBefore(
  db: Executor,
  { counts, failures }: { counts: string; failures: string },
): Promise<void> {
  await sql`delete from daily_count where day < ${counts}::date`.execute(db)
  await sql`delete from job_failure where day < ${failures}::date`.execute(db)
}
