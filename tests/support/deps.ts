import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { inject, test as base } from 'vitest'
import { loadConfig, type Config } from '#server/platform/config.ts'
import type { OpenDatabase } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import { createLog } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { createRateLimits } from '#server/platform/rate-limit.ts'
import { openSecretBox } from '#server/platform/secret-box.ts'
import { openSignals } from '#server/platform/signals.ts'
import { openKeyedHash, openSigner } from '#server/platform/signing.ts'
import { startProductJobs, workProductJobs } from '#server/product-jobs.ts'
import { createEmbeddedTrainer } from '#server/providers/body-training/embedded-trainer.ts'
import { createNoEmbedder } from '#server/providers/embeddings/no-embedder.ts'
import { createSandboxIdentity } from '#server/providers/identity/sandbox/sandbox-identity.ts'
import { createOutboxMailer } from '#server/providers/mail/outbox-mailer.ts'
import { createNoPayments } from '#server/providers/payments/payments.ts'
import { createFolderFileStore } from '#server/providers/storage/folder-file-store.ts'
import { createInkTextProvider } from '#server/providers/text/ink-text-provider.ts'
import { createNoPhotoReviewer } from '#server/providers/photo-review/no-photo-reviewer.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { createScriptedBody } from '#tests/support/scripted-body.ts'
import { lazyInk } from '#tests/support/lazy-ink.ts'

export interface MovableClock {
  now(): Date
  advance(ms: number): void
}

export interface TestDeps extends Deps {
  clock: MovableClock
  /** Everything the log wrote, as text, to look for what must not be in it. */
  logged: string[]
  /** What the product said at the terminal: the outbox announces each mail with its link. */
  announced: string[]
}

const START = Date.UTC(2026, 0, 15, 12)

function createClock(): MovableClock & { reset(): void } {
  let time = START
  return {
    now: () => new Date(time),
    advance: (ms) => (time += ms),
    reset: () => (time = START),
  }
}

export async function createTestDeps(database: OpenDatabase, config: Config) {
  const clock = createClock()
  const logged: string[] = []
  const announced: string[] = []
  const log = createLog(
    { level: 'debug', format: 'json' },
    { write: (line) => void logged.push(line) },
  )
  const metrics = createMetrics()
  const jobs = await startProductJobs({ database, clock, log, metrics })
  const deps: TestDeps = {
    config,
    clock,
    log,
    logged,
    announced,
    metrics,
    database,
    db: database.kysely,
    jobs,
    rateLimits: createRateLimits(database, { scale: 1 }),
    files: createFolderFileStore({ rootDir: path.join(config.dataDir, 'files') }),
    mailer: createOutboxMailer({
      outboxDir: config.mail.outboxDir,
      from: config.mail.from,
      clock,
      announce: (line) => void announced.push(line),
      showLinks: true,
    }),
    identity: await createSandboxIdentity({
      origin: config.origin,
      keyFile: inject('sandboxKeyFile'),
      clock,
      refusedEmails: [config.admin.email],
    }),
    payments: createNoPayments(),
    signals: await openSignals(database, log),
    imageSigner: await openSigner(database.kysely, 'images', clock.now()),
    keyedHash: await openKeyedHash(database.kysely, 'people', clock.now()),
    secretBox: await openSecretBox(database.kysely, 'secrets', clock.now()),
    ink: lazyInk,
    images: lazyInk,
    texts: createInkTextProvider(lazyInk),
    body: createScriptedBody(),
    bodyTrainer: createEmbeddedTrainer(),
    photoReview: createNoPhotoReviewer(),
    // The model takes a second of a core to start; tests that are about it bring their own.
    embeddings: createNoEmbedder(),
  }
  await workProductJobs(deps)
  return { deps, reset: () => reset(deps, clock) }
}

/** A job left over from the test before would mail into this one, or hold a lock on a table about to be emptied. */
async function settleJobs(deps: TestDeps): Promise<void> {
  await sql`delete from jobs.job where state in ('created', 'retry')`.execute(deps.db)
  for (;;) {
    const { rows } = await sql`select 1 from jobs.job where state = 'active' limit 1`.execute(
      deps.db,
    )
    if (rows.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/**
 * Deleting takes a tenth of truncating, which makes new files for each table and index. Triggers are off meanwhile, so that
 * neither the order of the tables nor the append-only ledger matters.
 */
async function emptyTables(deps: TestDeps): Promise<void> {
  await sql`
    do $$
    declare
      name text;
    begin
      perform set_config('session_replication_role', 'replica', true);
      for name in
        select tablename from pg_tables
        where schemaname = 'public' and tablename not in ('schema_migration', 'signing_key')
      loop
        execute format('delete from %I', name);
      end loop;
      perform setval(format('public.%I', sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname = 'public' and last_value is not null;
    end
    $$`.execute(deps.db)
}

async function reset(deps: TestDeps, clock: { reset(): void }): Promise<void> {
  await settleJobs(deps)
  await emptyTables(deps)
  clock.reset()
  deps.rateLimits = createRateLimits(deps.database, { scale: 1 })
  deps.logged.length = 0
  deps.announced.length = 0
}

interface Fixtures {
  fileScope: Awaited<ReturnType<typeof createTestDeps>>
  deps: TestDeps
}

/** A test with the whole product under it: a database of the file's own, emptied for each test, and real embedded providers. */
export const test = base.extend<Fixtures>({
  fileScope: [
    async ({}, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'inkwright-test-'))
      const database = await createTestDatabase()
      const config = loadConfig({
        DATA_DIR: dataDir,
        LOG_LEVEL: 'silent',
        ADMIN_PASSWORD: 'a-drawer-full-of-needles',
      })
      const scope = await createTestDeps(database, config)
      await use(scope)
      await scope.deps.jobs.stop(5_000)
      await scope.deps.signals.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'file' },
  ],
  deps: async ({ fileScope }, use) => {
    await fileScope.reset()
    await use(fileScope.deps)
  },
})
