import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { openDatabase } from '#server/platform/db.ts'
import { readMigrations } from '#server/platform/migrate.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { test } from '#tests/support/deps.ts'

test('a transaction on a database that was closed fails instead of waiting forever', async () => {
  const database = await createTestDatabase()
  await database.kysely.selectFrom('account').select('id').execute()
  await database.close()
  const late = database.kysely
    .transaction()
    .execute((tx) => tx.selectFrom('account').select('id').execute())
  await expect(late).rejects.toThrow(/closed|pool/)
})

test('on Postgres, a connection that breaks in a transaction fails the transaction and nothing else', async ({
  skip,
}) => {
  const database = await createTestDatabase()
  onTestFinished(() => database.close())
  const { engine, kysely } = database
  if (engine.kind === 'pglite') return skip('the embedded database has no connections')
  const broken = kysely.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(kysely)
    await sql`select 1`.execute(tx)
  })
  await expect(broken).rejects.toThrow(/terminat|not queryable|ECONNRESET/)
  expect((await sql`select 1 as one`.execute(kysely)).rows).toEqual([{ one: 1 }])
})

test('a first start copies the empty database that the build made, also after a copy was cut off', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'inkwright-fresh-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const dir = path.join(folder, 'database')
  await mkdir(`${dir}.unfinished`)
  await writeFile(`${dir}.unfinished/PG_VERSION`, 'half a')
  const database = await openDatabase({ kind: 'pglite', dir })
  onTestFinished(() => database.close())
  const applied = await database.kysely.selectFrom('schema_migration').select('checksum').execute()
  const known = await readMigrations()
  expect(applied.map(({ checksum }) => checksum)).toEqual(known.map(({ checksum }) => checksum))
  expect(await database.kysely.selectFrom('account').select('id').execute()).toEqual([])
  expect(existsSync(`${dir}.unfinished`)).toBe(false)
})

test('the one that a build makes copies none, since the build before is being emptied meanwhile', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'inkwright-fresh-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const dir = path.join(folder, 'database')
  const database = await openDatabase({ kind: 'pglite', dir }, { freshDatabaseDir: null })
  onTestFinished(() => database.close())
  const { rows } = await sql`select 1 from pg_tables where schemaname = 'public'`.execute(
    database.kysely,
  )
  expect(rows).toEqual([])
})
