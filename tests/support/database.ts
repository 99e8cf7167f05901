import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { inject } from 'vitest'
import { sql } from 'kysely'
import { createPglite, openDatabase, wrapPglite, type OpenDatabase } from '#server/platform/db.ts'
import { migrate, readMigrations } from '#server/platform/migrate.ts'
import { databaseUrl, onServer } from '#tests/support/database.setup.ts'

/** A migrated, empty database of the caller's own, on whichever engine this run tests. */
export async function createTestDatabase(): Promise<OpenDatabase> {
  const source = inject('databaseSource')
  if (source.kind === 'pglite') {
    const loadDataDir = new Blob([await readFile(source.snapshotFile)])
    return wrapPglite(await createPglite({ dataDir: 'memory://', loadDataDir }))
  }
  const name = `inkwright_test_${randomBytes(6).toString('hex')}`
  await onServer(source.serverUrl, `create database ${name} template ${source.template}`)
  const database = await openDatabase(
    { kind: 'postgres', url: databaseUrl(source.serverUrl, name), poolSize: 20 },
    // A thousand callers at once are a test of the books, not of this machine's speed.
    { connectionTimeoutMs: 60_000 },
  )
  return {
    ...database,
    async close() {
      await database.close()
      await onServer(source.serverUrl, `drop database ${name} with (force)`)
    },
  }
}

/** One as it was before a migration, for rows of that time, and what brings it up to date. */
export async function createDatabaseBefore(version: number) {
  const database = await createTestDatabase()
  const migrations = await readMigrations()
  await sql`drop schema public cascade`.execute(database.kysely)
  await sql`create schema public`.execute(database.kysely)
  await migrate(
    database,
    migrations.filter((migration) => migration.version < version),
  )
  return { database, bringUpToDate: () => migrate(database, migrations) }
}
