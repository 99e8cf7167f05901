import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { migrate, readMigrations } from '#server/platform/migrate.ts'
import { test } from '#tests/support/deps.ts'
import { describeSchema } from '#tests/support/schema.ts'

const ROOT = path.join(import.meta.dirname, '../..')

test('db/schema.sql is what the migrations make (else: npm run db:dump)', async ({ deps }) => {
  expect(await describeSchema(deps.db)).toBe(
    await readFile(path.join(ROOT, 'db/schema.sql'), 'utf8'),
  )
})

test('the migrations, in order', async () => {
  const migrations = await readMigrations()
  expect(migrations.map(({ name }) => name)).toEqual([
    '0001_accounts.sql',
    '0002_credits.sql',
    '0003_tattoos.sql',
    '0004_gallery.sql',
    '0005_billing.sql',
    '0006_support.sql',
    '0007_body.sql',
    '0008_first_design.sql',
    '0009_measure.sql',
    '0010_gone.sql',
    '0011_forget_trainings.sql',
    '0013_fair_use.sql',
    '0014_sign_in_proofs.sql',
    '0015_sessions_and_factors.sql',
    '0016_masters.sql',
    '0017_gallery_order.sql',
    '0018_pricing_shown.sql',
  ])
})

test('a second run, and ten at once, change nothing', async ({ deps }) => {
  const migrations = await readMigrations()
  const runs = await Promise.all(
    Array.from({ length: 10 }, () => migrate(deps.database, migrations)),
  )
  expect(runs).toEqual(Array(10).fill(0))
})

test('a migration that was changed after it ran stops the start', async ({ deps }) => {
  const changed = (await readMigrations()).map((migration) => ({
    ...migration,
    checksum: 'another',
  }))
  await expect(migrate(deps.database, changed)).rejects.toThrow(
    '0001_accounts.sql was changed after it had been applied',
  )
})

test('a database newer than the code stops the start', async ({ deps }) => {
  await expect(migrate(deps.database, [])).rejects.toThrow(
    'the database is newer than this version of the product',
  )
})

test('a migration that lands after one with a higher number is made up for', async ({ deps }) => {
  const migrations = await readMigrations()
  const late = { version: 9998, name: '9998_late.sql', checksum: 'x', sql: 'select 1;\n' }
  const later = { ...late, version: 9999, name: '9999_later.sql' }
  expect(await migrate(deps.database, [...migrations, later])).toBe(1)
  expect(await migrate(deps.database, [...migrations, late, later])).toBe(1)
  await deps.db.deleteFrom('schema_migration').where('version', '>=', 9998).execute()
})

test('no two migrations have the same number', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'inkwright-migrations-'))
  await Promise.all(
    ['0001_one.sql', '0001_other.sql'].map((name) => writeFile(path.join(dir, name), 'select 1;')),
  )
  await expect(readMigrations(dir)).rejects.toThrow('0001_other.sql needs a number of its own')
  await rm(dir, { recursive: true })
})

test('a migration that fails leaves nothing of itself behind', async ({ deps }) => {
  const migrations = await readMigrations()
  const broken = {
    version: 9999,
    name: '9999_broken.sql',
    checksum: 'x',
    sql: 'create table half_made (id integer);\n\ncreate table account (id integer);\n',
  }
  await expect(migrate(deps.database, [...migrations, broken])).rejects.toThrow('already exists')
  const { rows } = await sql<{
    name: string | null
  }>`select to_regclass('half_made')::text as name`.execute(deps.db)
  expect(rows).toEqual([{ name: null }])
})

test('db-types.ts has the columns of the database, and the same ones nullable', async ({
  deps,
}) => {
  const files = (await readdir(import.meta.dirname)).filter((file) => file.startsWith('db-types'))
  const sources = files.map((file) => readFile(path.join(import.meta.dirname, file), 'utf8'))
  const source = (await Promise.all(sources)).join('\n')
  const interfaceOf = (name: string) =>
    new RegExp(`export interface ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(source)?.[1] ?? ''
  const propertiesOf = (body: string) =>
    [...body.matchAll(/^ {2}(\w+): (.+)$/gm)].map(([, name, type]) => ({
      name: name!,
      type: type!,
    }))
  const typed = propertiesOf(interfaceOf('Database')).flatMap(({ name: table, type }) =>
    propertiesOf(interfaceOf(type)).map(({ name, type: columnType }) => ({
      table,
      column: name,
      nullable: columnType.includes('| null'),
    })),
  )
  const { rows } = await sql<(typeof typed)[number]>`
    select table_name as table, column_name as column, is_nullable = 'YES' as nullable
    from information_schema.columns where table_schema = 'public'`.execute(deps.db)
  const inOrder = (list: typeof typed) => list.map((entry) => JSON.stringify(entry)).toSorted()
  expect(rows.length).toBeGreaterThan(20)
  expect(inOrder(typed)).toEqual(
    inOrder(rows.map(({ table, column, nullable }) => ({ table, column, nullable }))),
  )
})
