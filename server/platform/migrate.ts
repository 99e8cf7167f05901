import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/platform/db-types.ts'
import type { OpenDatabase } from '#server/platform/db.ts'
import { StartError } from '#server/platform/errors.ts'

export const MIGRATIONS_DIR = path.join(import.meta.dirname, '../../db/migrations')

/** Any number that no other program on the same database server takes its advisory locks with. */
const MIGRATION_LOCK_KEY = 7_249_031

export interface Migration {
  version: number
  name: string
  sql: string
  checksum: string
}

/** Numbers are given out before the work begins and land in any order, so there may be gaps, but never one number twice. */
export async function readMigrations(dir = MIGRATIONS_DIR): Promise<Migration[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.sql')).toSorted()
  const versions = new Set<number>()
  return Promise.all(
    names.map(async (name) => {
      const version = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1])
      if (!(version > 0) || versions.has(version)) {
        throw new StartError(`migration ${name} needs a number of its own, as 0001_name.sql`)
      }
      versions.add(version)
      const text = await readFile(path.join(dir, name), 'utf8')
      return {
        version,
        name,
        sql: text,
        checksum: createHash('sha256').update(text).digest('hex'),
      }
    }),
  )
}

/**
 * Brings the schema up to date, each migration in one transaction of its own. Migrations are immutable: a changed file or
 * a database newer than the code stops the start, because guessing would lose data. Processes that start together take turns.
 */
export async function migrate(
  database: OpenDatabase,
  migrations: readonly Migration[],
): Promise<number> {
  return database.kysely.connection().execute(async (db) => {
    await sql`select pg_advisory_lock(${sql.lit(MIGRATION_LOCK_KEY)})`.execute(db)
    try {
      return await applyMissing(db, migrations)
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(MIGRATION_LOCK_KEY)})`.execute(db)
    }
  })
}

async function applyMissing(
  db: Kysely<Database>,
  migrations: readonly Migration[],
): Promise<number> {
  await sql`
    create table if not exists schema_migration (
      version integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`.execute(db)
  const applied = await db.selectFrom('schema_migration').selectAll().orderBy('version').execute()
  for (const row of applied) {
    const known = migrations.find(({ version }) => version === row.version)
    if (!known)
      throw new StartError(`the database is newer than this version of the product (${row.name})`)
    if (known.checksum !== row.checksum) {
      throw new StartError(`migration ${known.name} was changed after it had been applied`)
    }
  }
  const appliedVersions = new Set(applied.map(({ version }) => version))
  const missing = migrations.filter(({ version }) => !appliedVersions.has(version))
  for (const migration of missing) {
    await db.transaction().execute(async (tx) => {
      for (const statement of splitStatements(migration.sql)) await sql.raw(statement).execute(tx)
      const { version, name, checksum } = migration
      await tx.insertInto('schema_migration').values({ version, name, checksum }).execute()
    })
  }
  return missing.length
}

/** Both engines prepare one statement at a time. In our migrations a statement ends with a semicolon at a line's end. */
function splitStatements(text: string): string[] {
  return text
    .split(/;[ \t]*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement.replaceAll(/^--.*$/gm, '').trim() !== '')
}
