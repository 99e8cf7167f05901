import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { createPglite, openDatabase, wrapPglite, type OpenDatabase } from '#server/platform/db.ts'
import { startJobs } from '#server/platform/jobs.ts'
import { createLog } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { migrate, readMigrations } from '#server/platform/migrate.ts'

/** Where each test file gets its own database from: a snapshot file for PGlite, a template database on a Postgres server. */
export type DatabaseSource =
  | { kind: 'pglite'; snapshotFile: string }
  | { kind: 'postgres'; serverUrl: string; template: string }

declare module 'vitest' {
  interface ProvidedContext {
    databaseSource: DatabaseSource
    /** The sandbox's key, made by whoever needs it first: making one takes longer than most tests. */
    sandboxKeyFile: string
  }
}

/** Migrates once and lets every test file clone the result, which takes a fraction of the time. */
export default async function setup(project: TestProject) {
  const dir = await mkdtemp(path.join(tmpdir(), 'inkwright-test-'))
  project.provide('sandboxKeyFile', path.join(dir, 'google-key.json'))
  const serverUrl = process.env.TEST_DATABASE_URL
  const dropTemplate = serverUrl ? await setupPostgres(project, serverUrl) : undefined
  if (!serverUrl) await setupPglite(project, dir)
  return async () => {
    await dropTemplate?.()
    await rm(dir, { recursive: true, force: true })
  }
}

async function setupPglite(project: TestProject, dir: string) {
  const pglite = await createPglite({ dataDir: 'memory://' })
  await prepare(wrapPglite(pglite))
  const snapshotFile = path.join(dir, 'snapshot.tar')
  const snapshot = await pglite.dumpDataDir('none')
  await writeFile(snapshotFile, Buffer.from(await snapshot.arrayBuffer()))
  await pglite.close()
  project.provide('databaseSource', { kind: 'pglite', snapshotFile })
}

async function setupPostgres(project: TestProject, serverUrl: string) {
  const template = `inkwright_template_${process.pid}`
  await onServer(serverUrl, `create database ${template}`)
  const database = await openDatabase({
    kind: 'postgres',
    url: databaseUrl(serverUrl, template),
    poolSize: 4,
  })
  await prepare(database)
  await database.close()
  project.provide('databaseSource', { kind: 'postgres', serverUrl, template })
  return () => onServer(serverUrl, `drop database ${template}`)
}

async function prepare(database: OpenDatabase) {
  const log = createLog({ level: 'silent', format: 'json' })
  await migrate(database, await readMigrations())
  const jobs = await startJobs(database, [], { log, metrics: createMetrics() })
  await jobs.stop(5_000)
}

export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}
