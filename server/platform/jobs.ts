import { fromKysely, fromPglite, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Executor, OpenDatabase } from '#server/platform/db.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'

/** What a job is called and carries. Kept apart from its handler, so that a service can enqueue what it does not import. */
export interface JobDefinition<Data extends object> extends QueueSettings {
  data: z.ZodType<Data>
}

export interface QueueSettings {
  name: string
  retryLimit: number
  /** A run that takes longer counts as failed and is tried again elsewhere. */
  timeoutSeconds: number
  /** When it runs by itself: a cron line in UTC. */
  cron?: string
}

/** A definition with the work it stands for. */
export interface Task {
  name: string
  run(data: unknown, signal: AbortSignal): Promise<void>
}

export function defineTask<Data extends object>(
  definition: JobDefinition<Data>,
  run: (data: Data, signal: AbortSignal) => Promise<void>,
): Task {
  return {
    name: definition.name,
    run: (data, signal) => run(definition.data.parse(data), signal),
  }
}

export interface BusyQueue {
  name: string
  ready: number
  active: number
  failed: number
}

export interface Jobs {
  /** Enqueues inside the caller's transaction: no job without its rows, no rows without their job. */
  add<Data extends object>(tx: Executor, definition: JobDefinition<Data>, data: Data): Promise<void>
  /** Begins to take jobs. Called by processes that work, not by those that only serve. */
  work(tasks: readonly Task[]): Promise<void>
  /** Queues with something in them, as the queue's own monitor last counted. */
  listBusyQueues(): Promise<BusyQueue[]>
  /** Lets running jobs finish, up to the time given; the rest go back to the queue. */
  stop(timeoutMs: number): Promise<void>
}

/** Told of each run that failed, whether or not it is tried again. */
export type NoteFailure = (failure: { job: string; jobId: string; error: unknown }) => Promise<void>

interface JobsOptions {
  log: Log
  metrics: Metrics
  noteFailure?: NoteFailure
}

const SCHEMA = 'jobs'
/** Notifications wake a worker at once for a new job; polling finds those that come due later, as retries do. */
const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 }
const RETRY_DELAY_SECONDS = 2

export async function startJobs(
  database: OpenDatabase,
  queues: readonly QueueSettings[],
  { log, metrics, noteFailure = async () => {} }: JobsOptions,
): Promise<Jobs> {
  const { engine } = database
  const boss = new PgBoss({
    schema: SCHEMA,
    useListenNotify: true,
    ...(engine.kind === 'pglite'
      ? { db: fromPglite(engine.pglite), backend: 'pglite' }
      : { connectionString: engine.url, max: 4 }),
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue error'))
  await boss.start()
  for (const queue of queues) await prepareQueue(boss, queue)

  return {
    async add(tx, definition, data) {
      await boss.send(definition.name, definition.data.parse(data), { db: fromKysely(tx) })
    },
    async work(tasks) {
      for (const task of tasks) {
        const { name } = task
        await boss.work(name, POLLING, async ([job]) => {
          if (!job) return
          const startedAt = performance.now()
          try {
            await task.run(job.data, job.signal)
          } catch (error) {
            metrics.jobs.inc({ job: name, outcome: 'failed' })
            log.error({ job: name, jobId: job.id, err: error }, 'job failed')
            // What goes wrong with the note must not hide what went wrong with the job.
            await noteFailure({ job: name, jobId: job.id, error }).catch((cause: unknown) =>
              log.error({ err: cause }, 'a failure could not be noted'),
            )
            if (isFinal(error)) return
            throw error
          }
          metrics.jobs.inc({ job: name, outcome: 'done' })
          const durationMs = Math.round(performance.now() - startedAt)
          log.info({ job: name, jobId: job.id, durationMs }, 'job done')
        })
      }
    },
    async listBusyQueues() {
      const known = await boss.getQueues()
      return known
        .map(({ name, readyCount, activeCount, failedCount }) => ({
          name,
          ready: readyCount,
          active: activeCount,
          failed: failedCount,
        }))
        .filter(({ ready, active, failed }) => ready + active + failed > 0)
    },
    async stop(timeoutMs) {
      await boss.stop({ graceful: true, timeout: timeoutMs })
    },
  }
}

/** A provider that says trying again is no use has the last word; everything else is tried again. */
function isFinal(error: unknown): boolean {
  return error instanceof Error && 'isRetryable' in error && error.isRetryable === false
}

async function prepareQueue(
  boss: PgBoss,
  { name, retryLimit, timeoutSeconds, cron }: QueueSettings,
) {
  const settings = {
    retryLimit,
    retryDelay: RETRY_DELAY_SECONDS,
    retryBackoff: true,
    expireInSeconds: timeoutSeconds,
    notify: true,
  }
  if (await boss.getQueue(name)) await boss.updateQueue(name, settings)
  else await boss.createQueue(name, settings)
  if (cron) await boss.schedule(name, cron, {})
  // Reads the queue into the library's cache. Without it, the first send inside a transaction would look the queue up
  // outside of it, and on the one session of the embedded database wait for that same transaction for ever.
  await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' })
}
