import { existsSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Kysely, PGliteDialect, PostgresDialect, type Transaction } from 'kysely'
import type { PGlite, PGliteOptions, Transaction as PGliteTransaction } from '@electric-sql/pglite'
import type { Pool } from 'pg'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/db-types.ts'
import { makePrivate } from '#server/platform/private-files.ts'

/** The database, or the transaction a service has opened. Queries take one and never hold one. */
export type Executor = Kysely<Database> | Transaction<Database>

/** One Kysely over either engine, and the raw engine for the job queue, which needs scripts of many statements. */
export interface OpenDatabase {
  kysely: Kysely<Database>
  engine: { kind: 'pglite'; pglite: PGlite } | { kind: 'postgres'; pool: Pool; url: string }
  close(): Promise<void>
}

/** Postgres type numbers: `int8` would come as text from `pg` and as number from PGlite. */
const INT8_OID = 20

/** A query that runs longer has gone wrong, and would hold a connection from everybody else. */
const STATEMENT_TIMEOUT_MS = 15_000
/** Whoever waits longer for a connection is told so, instead of piling up. */
const CONNECTION_TIMEOUT_MS = 10_000

/** Made by the build: an empty database with the schema of that day. To copy it takes a tenth of the time that making one takes. */
export const FRESH_DATABASE_DIR = path.join(import.meta.dirname, '../../build/fresh-database')

export async function openDatabase(
  config: Config['database'],
  {
    connectionTimeoutMs = CONNECTION_TIMEOUT_MS,
    freshDatabaseDir = FRESH_DATABASE_DIR,
  }: {
    connectionTimeoutMs?: number
    /** Null makes an empty database from nothing. */
    freshDatabaseDir?: string | null
  } = {},
): Promise<OpenDatabase> {
  return config.kind === 'pglite'
    ? openPglite(config.dir, freshDatabaseDir)
    : openPostgres(config, connectionTimeoutMs)
}

async function openPglite(dir: string, freshDatabaseDir: string | null): Promise<OpenDatabase> {
  if (freshDatabaseDir !== null && !existsSync(dir) && existsSync(freshDatabaseDir))
    await copyWhole(freshDatabaseDir, dir)
  const database = wrapPglite(await createPglite({ dataDir: dir }))
  // A copy is as open as the build it was made from, and the engine lets everybody read some files that it makes at its start and end.
  makePrivate(dir)
  return {
    ...database,
    async close() {
      await database.close()
      makePrivate(dir)
    },
  }
}

/** It gets its name once all of it is there: a start that is killed meanwhile leaves nothing for the next to stumble over. */
async function copyWhole(from: string, to: string): Promise<void> {
  const unfinished = `${to}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await cp(from, unfinished, { recursive: true })
  await rename(unfinished, to)
}

/** The embedded engine with every extension that the migrations ask for. */
export async function createPglite(options: PGliteOptions): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
  return PGlite.create({ ...options, extensions: { pg_trgm } })
}

export function wrapPglite(pglite: PGlite): OpenDatabase {
  return {
    kysely: new Kysely<Database>({ dialect: new PGliteDialect({ pglite: failingLoudly(pglite) }) }),
    engine: { kind: 'pglite', pglite },
    close: () => pglite.close(),
  }
}

/**
 * Kysely's dialect waits for a transaction to begin and does not notice that it could not, on a closed database for example:
 * the caller would wait forever. Here it begins all the same, and every statement in it fails for that reason.
 */
function failingLoudly(pglite: PGlite): PGlite {
  const transaction: PGlite['transaction'] = (run) => {
    let hasBegun = false
    const end = pglite.transaction((tx) => {
      hasBegun = true
      return run(tx)
    })
    end.catch((error: unknown) => {
      if (!hasBegun) void run(refusing(error)).catch(() => {})
    })
    return end
  }
  return new Proxy(pglite, {
    get(target, name) {
      if (name === 'transaction') return transaction
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** Whatever is asked of it fails. */
const refusing = (error: unknown): PGliteTransaction =>
  new Proxy({} as PGliteTransaction, { get: () => () => Promise.reject(error) })

async function openPostgres(
  config: { url: string; poolSize: number },
  connectionTimeoutMs: number,
): Promise<OpenDatabase> {
  const { default: pg } = await import('pg')
  pg.types.setTypeParser(INT8_OID, Number)
  const pool = new pg.Pool({
    connectionString: config.url,
    max: config.poolSize,
    connectionTimeoutMillis: connectionTimeoutMs,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  })
  // A connection that the server drops must not end the process; the pool opens a new one. The pool listens to idle ones only:
  // whoever has borrowed one hears of it from the statement that fails.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    kysely: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }),
    engine: { kind: 'postgres', pool, url: config.url },
    close: () => pool.end(),
  }
}

const UNIQUE_VIOLATION = '23505'

/** Whether the database refused a row because another one holds that unique value. */
export function isUniqueViolation(error: unknown, indexName: string): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return code === UNIQUE_VIOLATION && constraint === indexName
}
