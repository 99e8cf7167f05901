import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { OpenDatabase } from '#server/platform/db.ts'
import { defineTask, startJobs, type JobDefinition, type Jobs } from '#server/platform/jobs.ts'
import { createLog } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { createTestDatabase } from '#tests/support/database.ts'

const Note = z.object({ text: z.string() })
type Note = z.infer<typeof Note>
const queue = (name: string, retryLimit = 0): JobDefinition<Note> => ({
  name,
  data: Note,
  retryLimit,
  timeoutSeconds: 30,
})

const quick = queue('quick')
const slow = queue('slow')
const flaky = queue('flaky', 2)
const hopeless = queue('hopeless', 2)
const done: string[] = []
/** The slow job says when it has begun, and ends when it is told to. */
const begun = Promise.withResolvers<void>()
const mayEnd = Promise.withResolvers<void>()
const metrics = createMetrics()

let database: OpenDatabase
let jobs: Jobs
beforeAll(async () => {
  database = await createTestDatabase()
  const log = createLog({ level: 'silent', format: 'json' })
  jobs = await startJobs(database, [quick, slow, flaky, hopeless], { log, metrics })
  let failures = 0
  let hopelessTries = 0
  await jobs.work([
    defineTask(quick, async ({ text }) => void done.push(text)),
    defineTask(slow, async ({ text }) => {
      begun.resolve()
      await mayEnd.promise
      done.push(text)
    }),
    defineTask(flaky, async ({ text }) => {
      failures += 1
      if (failures === 1) throw new Error('not this time')
      done.push(text)
    }),
    defineTask(hopeless, async ({ text }) => {
      hopelessTries += 1
      done.push(`${text} ${hopelessTries}`)
      throw Object.assign(new Error('no such address'), { isRetryable: false })
    }),
  ])
})
afterAll(() => database.close())

test('a job queued in a transaction runs once it commits, within a second', async () => {
  await database.kysely.transaction().execute((tx) => jobs.add(tx, quick, { text: 'committed' }))
  await expect.poll(() => done, { timeout: 5_000 }).toContain('committed')
})

test('a job queued in a transaction that is rolled back never runs', async () => {
  const rolledBack = database.kysely.transaction().execute(async (tx) => {
    await jobs.add(tx, quick, { text: 'rolled back' })
    throw new Error('changed my mind')
  })
  await expect(rolledBack).rejects.toThrow('changed my mind')
  await database.kysely.transaction().execute((tx) => jobs.add(tx, quick, { text: 'after it' }))
  await expect.poll(() => done, { timeout: 5_000 }).toContain('after it')
  expect(done).not.toContain('rolled back')
})

test('data that does not fit the definition is refused where it is queued', async () => {
  const bad = { text: 42 } as unknown as Note
  await expect(jobs.add(database.kysely, quick, bad)).rejects.toThrow('expected string')
})

test('a job that failed is tried again', async () => {
  await jobs.add(database.kysely, flaky, { text: 'second try' })
  await expect.poll(() => done, { timeout: 20_000 }).toContain('second try')
  expect(await metrics.registry.getSingleMetricAsString('jobs_total')).toContain(
    'jobs_total{job="flaky",outcome="failed"} 1',
  )
})

test('a job whose provider says trying again is no use is tried once', async () => {
  await jobs.add(database.kysely, hopeless, { text: 'try' })
  const states = async () => {
    const { rows } = await sql<{
      state: string
    }>`select state from jobs.job where name = 'hopeless'`.execute(database.kysely)
    return rows.map(({ state }) => state)
  }
  // It is done with; one that is to be tried again is in state `retry`.
  await expect.poll(states, { timeout: 20_000 }).toEqual(['completed'])
  expect(done.filter((entry) => entry.startsWith('try'))).toEqual(['try 1'])
})

test('stopping waits for the job under way', async () => {
  await jobs.add(database.kysely, slow, { text: 'finished before the end' })
  await begun.promise
  const stopped = jobs.stop(10_000)
  expect(done).not.toContain('finished before the end')
  mayEnd.resolve()
  await stopped
  expect(done).toContain('finished before the end')
})
