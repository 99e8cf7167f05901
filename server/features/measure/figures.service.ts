import { dayOf, daysBefore, listDays, startOfDay } from '#server/features/measure/days.ts'
import * as queries from '#server/features/measure/figures.queries.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import { WAITING_COUNT_MAX, type AdminOverview } from '#shared/admin.ts'
import { COUNTED_NAMES } from '#shared/measure.ts'

const CHART_DAYS = 30
const FAILURES_SHOWN = 15
/** Of all names together; each shows its first few. */
const LABELS_READ = 500
const LABELS_SHOWN = 8

/** What the administrator sees first: this day, what waits, what failed, and how the product was used. */
export async function readOverview(deps: Deps): Promise<AdminOverview> {
  const { db } = deps
  const now = deps.clock.now()
  const [figures, waiting, failedDesigns, failedJobs, queues, counts] = await Promise.all([
    readFigures(db, now),
    queries.countWaiting(db, { most: WAITING_COUNT_MAX + 1, now }),
    queries.listFailedGenerations(db, FAILURES_SHOWN),
    queries.listJobFailures(db, FAILURES_SHOWN),
    deps.jobs.listBusyQueues(),
    readCounts(db, now),
  ])
  return {
    day: dayOf(now),
    figures,
    waiting,
    failedDesigns: failedDesigns.map((row) => ({
      id: row.id,
      accountId: row.account_id,
      code: row.failure_code ?? 'unknown',
      attempts: row.attempts,
      endedAt: row.ended_at!.toISOString(),
    })),
    failedJobs: failedJobs.map(({ last_job_id: lastJobId, last_at: lastAt, ...row }) => ({
      ...row,
      lastJobId,
      lastAt: lastAt.toISOString(),
    })),
    queues,
    days: listDays(now, CHART_DAYS),
    counts,
  }
}

async function readFigures(db: Executor, now: Date): Promise<AdminOverview['figures']> {
  const today = startOfDay(now)
  const span = { today, from: daysBefore(today, 1) }
  const days = { today: dayOf(today), from: dayOf(span.from) }
  const [newAccounts, designsDrawn, creditsSpent, revenueCents, failures] = await Promise.all([
    queries.sumNewAccounts(db, span),
    queries.sumDesigns(db, span),
    queries.sumSpentCredits(db, span),
    queries.sumRevenue(db, span),
    queries.sumFailures(db, { ...span, days }),
  ])
  return { newAccounts, designsDrawn, creditsSpent, revenueCents, failures }
}

async function readCounts(db: Executor, now: Date): Promise<AdminOverview['counts']> {
  const days = listDays(now, CHART_DAYS)
  const day = days[0]!
  const [perDay, labels, sources] = await Promise.all([
    queries.listCountsPerDay(db, { day, limit: CHART_DAYS * COUNTED_NAMES.length }),
    queries.listCountsPer(db, 'label', { day, limit: LABELS_READ }),
    queries.listCountsPer(db, 'source', { day, limit: LABELS_READ }),
  ])
  return COUNTED_NAMES.map((name) => {
    const isOurs = (row: { name: string }) => row.name === name
    const counted = new Map(perDay.filter(isOurs).map((row) => [row.day, row.count]))
    return {
      name,
      perDay: days.map((date) => counted.get(date) ?? 0),
      labels: labels
        .filter(isOurs)
        .slice(0, LABELS_SHOWN)
        .map(({ value, count }) => ({ label: value, count })),
      sources: sources
        .filter(isOurs)
        .slice(0, LABELS_SHOWN)
        .map(({ value, count }) => ({ source: value, count })),
    }
  })
}
