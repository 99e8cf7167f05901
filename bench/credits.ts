import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import {
  holdCredits,
  listHistory,
  readBalance,
  settleHold,
} from '#server/features/credits/credits.service.ts'
import { openDatabase, type OpenDatabase } from '#server/platform/db.ts'
import { migrate, readMigrations } from '#server/platform/migrate.ts'
import { databaseUrl, onServer } from '#tests/support/database.setup.ts'
import { inMs, percentile } from './stats.ts'

const CLIENTS = 20
const PEOPLE = 5
const RUN_MS = 3_000
const READS = 200
const NOW = new Date(Date.UTC(2026, 0, 15, 12))

/** How much has happened on an account. Spent lots and entries are its history; live lots are what a hold chooses from. */
interface Past {
  name: string
  liveLots: number
  spentLots: number
  entries: number
}
const PASTS: readonly Past[] = [
  { name: '3 lots, new account', liveLots: 3, spentLots: 0, entries: 0 },
  { name: '300 lots, 3 live, 10,000 entries', liveLots: 3, spentLots: 297, entries: 10_000 },
  { name: '300 lots, all live', liveLots: 300, spentLots: 0, entries: 0 },
]

/** Holds and settlements per second beside a bare update of one row in the same run, on accounts with and without a past. */
export async function run(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'inkwright-bench-'))
  const embedded = await openDatabase({ kind: 'pglite', dir: dataDir })
  await measure('PGlite, on disk', embedded)
  await embedded.close()
  await rm(dataDir, { recursive: true, force: true })

  const serverUrl = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL
  if (!serverUrl) return
  const name = `inkwright_bench_${randomBytes(6).toString('hex')}`
  await onServer(serverUrl, `create database ${name}`)
  const postgres = await openDatabase({
    kind: 'postgres',
    url: databaseUrl(serverUrl, name),
    poolSize: CLIENTS,
  })
  await measure('Postgres', postgres)
  await postgres.close()
  await onServer(serverUrl, `drop database ${name} with (force)`)
}

async function measure(engine: string, database: OpenDatabase): Promise<void> {
  const db = database.kysely
  await migrate(database, await readMigrations())
  await sql`create table bench_counter (id integer primary key, value integer not null)`.execute(db)
  await sql`insert into bench_counter select number, 0 from generate_series(1, ${CLIENTS}::integer) number`.execute(
    db,
  )
  console.log(`\n${engine}, ${CLIENTS} clients on ${PEOPLE} accounts`)
  const bareUpdate = () =>
    runClients((client) =>
      db
        .transaction()
        .execute((tx) =>
          sql`update bench_counter set value = value + 1 where id = ${client + 1}`.execute(tx),
        ),
    )
  await bareUpdate()
  for (const past of PASTS) {
    const people: number[] = []
    for (let person = 0; person < PEOPLE; person += 1) people.push(await insertPerson(db, past))
    // A server does this by itself; the embedded database never does.
    if (database.engine.kind === 'postgres') await sql`analyze`.execute(db)
    const bare = await bareUpdate()
    const each = await runClients((client) => holdAndSettle(db, people[client % PEOPLE]!))
    report('a bare update', bare, bare)
    report(`hold + settle, ${past.name}`, each, bare)
    if (past === PASTS[0])
      report(
        'the same, all on one account',
        await runClients(() => holdAndSettle(db, people[0]!)),
        bare,
      )
    await reportReads(db, people[0]!)
  }
}

/** Two transactions, as in the product: one queues the work, another delivers it. */
async function holdAndSettle(db: OpenDatabase['kysely'], accountId: number): Promise<void> {
  const { holdId } = await db.transaction().execute((tx) =>
    holdCredits(tx, {
      accountId,
      amountCredits: 1,
      key: randomUUID(),
      note: 'a koi in a wave',
      now: NOW,
    }),
  )
  await db.transaction().execute((tx) => settleHold(tx, holdId, NOW))
}

async function runClients(work: (client: number) => Promise<unknown>): Promise<number[]> {
  const samples: number[] = []
  const deadline = performance.now() + RUN_MS
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    while (performance.now() < deadline) {
      const startedAt = performance.now()
      await work(client)
      samples.push(performance.now() - startedAt)
    }
  })
  await Promise.all(clients)
  return samples
}

function report(name: string, samples: readonly number[], bare: readonly number[]): void {
  const perSecond = Math.round((samples.length / RUN_MS) * 1_000)
  const share = (samples.length / bare.length).toFixed(2)
  console.log(
    `${name.padEnd(52)}${String(perSecond).padStart(6)} /s  p50 ${inMs(percentile(samples, 0.5))}, p95 ${inMs(percentile(samples, 0.95))}  ${share} of a bare update`,
  )
}

async function reportReads(db: OpenDatabase['kysely'], accountId: number): Promise<void> {
  const reads = {
    'read the balance': () => readBalance(db, accountId, NOW),
    'first page of the history': () =>
      listHistory(db, accountId, { before: null, limit: 20, now: NOW }),
  }
  for (const [name, read] of Object.entries(reads)) {
    const samples: number[] = []
    for (let round = 0; round < READS; round += 1) {
      const startedAt = performance.now()
      await read()
      samples.push(performance.now() - startedAt)
    }
    console.log(`${`${name}, one client`.padEnd(52)}p50 ${inMs(percentile(samples, 0.5))}`)
  }
}

/** An account with credits enough for the whole run, and its past: settled holds on its oldest lots. */
async function insertPerson(db: OpenDatabase['kysely'], past: Past): Promise<number> {
  const name = randomUUID()
  const { rows } = await sql<{ id: number }>`
    insert into account (email, username, created_at, updated_at)
    values (${`${name}@example.com`}, ${name.slice(0, 30)}, ${NOW}, ${NOW}) returning id`.execute(
    db,
  )
  const accountId = rows[0]!.id
  const lots = past.liveLots + past.spentLots
  await sql`
    insert into credit_lot (account_id, source, granted_credits, remaining_credits, key, created_at, expires_at)
    select ${accountId}::integer, 'topup', 100000, case when number > ${past.spentLots}::integer then 100000 else 0 end,
      ${name} || number, ${NOW}::timestamptz, ${NOW}::timestamptz + number * interval '1 day'
    from generate_series(1, ${lots}::integer) number`.execute(db)
  if (past.entries === 0) return accountId
  const holds = past.entries / 2
  await sql`
    insert into credit_hold (account_id, amount_credits, state, key, created_at, ended_at)
    select ${accountId}::integer, 1, 'settled', ${name} || number, ${NOW}::timestamptz, ${NOW}::timestamptz
    from generate_series(1, ${holds}::integer) number`.execute(db)
  await sql`
    insert into credit_entry (account_id, lot_id, hold_id, kind, amount_credits, note, created_at)
    select ${accountId}::integer, lot.first_id + hold.id % ${lots}::integer, hold.id, step.kind, step.amount, 'a koi', ${NOW}::timestamptz
    from credit_hold hold
    cross join (values ('hold', -1), ('settle', 0)) step (kind, amount)
    cross join (select min(id) as first_id from credit_lot where account_id = ${accountId}) lot
    where hold.account_id = ${accountId}
    order by hold.id, step.kind`.execute(db)
  return accountId
}
