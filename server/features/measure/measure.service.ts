import { dayOf, daysBefore } from '#server/features/measure/days.ts'
import * as queries from '#server/features/measure/measure.queries.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { UtmParams } from '#shared/accounts.ts'
import type { CountedName, EventsRequest, ProductEvent } from '#shared/measure.ts'

/** Single events are for looking at; beyond so many of a kind on one day the count alone goes on. */
const KEPT_EVENTS_PER_DAY = 1_000
const EVENTS_KEPT_DAYS = 30
const COUNTS_KEPT_DAYS = 400

/** Named sources of one day; whatever else comes is counted together. */
const SOURCES_PER_DAY = 50
const OTHER_SOURCE = 'other'
/** What a campaign is called. Nothing that could be an address or a sentence about somebody. */
const SOURCE = /^[a-z0-9][a-z0-9._-]{0,39}$/

interface Occurrence {
  name: CountedName
  label: string
  source: string
  now: Date
}

const count = (db: Executor, { name, label, source, now }: Occurrence): Promise<number> =>
  queries.addToCount(db, {
    day: dayOf(now),
    name,
    label,
    source,
    mostSources: SOURCES_PER_DAY,
    overflow: OTHER_SOURCE,
  })

/** Counts what a page tells of its use. Who sent it is not asked and not kept. */
export async function recordEvents(deps: Deps, { events, source }: EventsRequest): Promise<void> {
  const now = deps.clock.now()
  const from = nameSource(source)
  for (const event of events) {
    const { name, data } = event
    const seen = await count(deps.db, { name, label: labelOf(event), source: from, now })
    if (seen > KEPT_EVENTS_PER_DAY) continue
    await queries.insertEvent(deps.db, {
      name,
      data: JSON.stringify(data),
      source: from,
      created_at: now,
    })
  }
}

function labelOf(event: ProductEvent): string {
  switch (event.name) {
    case 'pricing_opened':
      return ''
    case 'upgrade_clicked':
      return event.data.tier
    case 'generate_design':
      return event.data.style
  }
}

/** Counts a new account by the campaign it came from, in the transaction that makes it. */
export async function countSignUp(
  tx: Executor,
  { method, utmParams, now }: { method: 'password' | 'google'; utmParams: UtmParams; now: Date },
): Promise<void> {
  await count(tx, { name: 'sign_up', label: method, source: nameSource(utmParams.utm_source), now })
}

/** Counts that a text was refused, by the rule it broke. Not the text. */
export async function countRefusal(deps: Deps, rule: string): Promise<void> {
  await count(deps.db, {
    name: 'moderation_refused',
    label: rule,
    source: '',
    now: deps.clock.now(),
  })
}

function nameSource(source: string | undefined): string {
  const name = (source ?? '').trim().toLowerCase()
  if (name === '') return ''
  return SOURCE.test(name) ? name : OTHER_SOURCE
}

/** Counts a run of a job that failed, by the kind of its error. What the error says may name somebody, and is in the log alone. */
export function countJobFailure(
  deps: Pick<Deps, 'db' | 'clock'>,
  { job, jobId, error }: { job: string; jobId: string; error: unknown },
): Promise<void> {
  const now = deps.clock.now()
  const kind = error instanceof Error ? error.name : typeof error
  return queries.addJobFailure(deps.db, { day: dayOf(now), job, jobId, error: kind, now })
}

/** As the privacy policy promises. */
export async function purgeMeasurements(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const eventsEnd = daysBefore(now, EVENTS_KEPT_DAYS)
  await queries.deleteEventsBefore(deps.db, eventsEnd)
  await queries.deleteDaysBefore(deps.db, {
    counts: dayOf(daysBefore(now, COUNTS_KEPT_DAYS)),
    failures: dayOf(eventsEnd),
  })
}
