import path from 'node:path'
import { systemClock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import { createLog, type Log } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { migrate, readMigrations } from '#server/platform/migrate.ts'
import { isLoopback } from '#server/platform/network-address.ts'
import { createRateLimits } from '#server/platform/rate-limit.ts'
import { openSecretBox } from '#server/platform/secret-box.ts'
import { openSignals } from '#server/platform/signals.ts'
import { openKeyedHash, openSigner } from '#server/platform/signing.ts'
import { startProductJobs } from '#server/product-jobs.ts'
import { openBodyStudio } from '#server/providers/body/body-studio.ts'
import type { BodyTrainer } from '#server/providers/body-training/body-trainer.ts'
import { createEmbeddedTrainer } from '#server/providers/body-training/embedded-trainer.ts'
import { createLocalEmbedder } from '#server/providers/embeddings/local-embedder.ts'
import { createNoEmbedder } from '#server/providers/embeddings/no-embedder.ts'
import { createGoogleIdentity } from '#server/providers/identity/google-identity.ts'
import { createNoIdentity } from '#server/providers/identity/no-identity.ts'
import { createSandboxIdentity } from '#server/providers/identity/sandbox/sandbox-identity.ts'
import type { ImageProvider } from '#server/providers/image/image-provider.ts'
import type { InkStudio } from '#server/providers/ink/ink-studio.ts'
import { createInkPool } from '#server/providers/ink/ink-pool.ts'
import { createOutboxMailer } from '#server/providers/mail/outbox-mailer.ts'
import { createSmtpMailer } from '#server/providers/mail/smtp-mailer.ts'
import { createNoPayments, type Payments } from '#server/providers/payments/payments.ts'
import { createLocalPhotoReviewer } from '#server/providers/photo-review/local-photo-reviewer.ts'
import { createNoPhotoReviewer } from '#server/providers/photo-review/no-photo-reviewer.ts'
import type { TextProvider } from '#server/providers/text/text-provider.ts'
import { createInkTextProvider } from '#server/providers/text/ink-text-provider.ts'
import { createFolderFileStore } from '#server/providers/storage/folder-file-store.ts'
import { createS3FileStore } from '#server/providers/storage/s3-file-store.ts'
import { WEBHOOK_PATH } from '#shared/billing.ts'

/** Says something to the person at the terminal. Not a log: it may hold a link or a password, and is kept nowhere. */
export type Announce = (line: string) => void

export interface RunningDeps extends Deps {
  /** Lets jobs finish for so long, then lets go of everything. Never rejects. */
  close(jobsTimeoutMs?: number): Promise<void>
}

const JOBS_STOP_TIMEOUT_MS = 30_000
/** Requests wait in the database; what waits here are downloads and improvements besides. */
const INK_POOL = { maxQueue: 100, timeoutMs: 90_000 }

/** Builds everything the product runs on, as the configuration says. The only place that chooses a provider. */
export async function createDeps(config: Config, announce: Announce): Promise<RunningDeps> {
  const clock = systemClock
  const log = createLog(config.log)
  const metrics = createMetrics()
  // Its threads learn their words while the database opens: that takes one core, and they take another.
  const ink = createInkPool({ ...INK_POOL, workers: config.inkWorkers, log })
  void ink.warmUp()
  // On a first start the sandbox makes itself a key, which takes as long as the database.
  const [database, identity] = await Promise.all([
    openDatabase(config.database),
    createIdentity(config),
  ])
  await migrate(database, await readMigrations())
  const jobs = await startProductJobs({ database, clock, log, metrics })
  const mailer = createMailer(config, announce)
  const signals = await openSignals(database, log)
  const embeddings = config.semanticSearch ? createLocalEmbedder({ log }) : createNoEmbedder()
  const payments = await createPayments(config, log)
  const body = openBodyStudio({ log })
  const photoReview = config.photoReview ? createLocalPhotoReviewer() : createNoPhotoReviewer()
  return {
    config,
    clock,
    log,
    metrics,
    database,
    db: database.kysely,
    jobs,
    rateLimits: createRateLimits(database, { scale: config.rateLimitScale }),
    files: createFiles(config.files),
    mailer,
    identity,
    payments,
    signals,
    imageSigner: await openSigner(database.kysely, 'images', clock.now()),
    keyedHash: await openKeyedHash(database.kysely, 'people', clock.now()),
    secretBox: await openSecretBox(database.kysely, 'secrets', clock.now()),
    ink,
    images: await createImages(config.images, ink),
    texts: await createTexts(config.text, ink),
    body,
    bodyTrainer: await createBodyTrainer(config.bodyTrainer),
    photoReview,
    embeddings,
    async close(jobsTimeoutMs = JOBS_STOP_TIMEOUT_MS) {
      const letGo = async (part: string, closing: Promise<void>) => {
        await closing.catch((error: unknown) =>
          log.warn({ err: error, part }, 'not closed in order'),
        )
      }
      await letGo('jobs', jobs.stop(jobsTimeoutMs))
      // Nobody asks them for anything any more. The database is last: some of them write what they know.
      await Promise.all([
        letGo('payments', payments.close()),
        letGo('ink', ink.close()),
        letGo('body', body.close()),
        letGo('photo review', photoReview.close()),
        letGo('embeddings', embeddings.close()),
        letGo('signals', signals.close()),
        letGo('mailer', mailer.close()),
      ])
      await letGo('database', database.close())
    },
  }
}

function createMailer({ mail, origin }: Config, announce: Announce) {
  const { smtpUrl, from, outboxDir } = mail
  if (smtpUrl) return createSmtpMailer({ url: smtpUrl, from })
  // What a server says is kept and read by others, and a link lets whoever reads it into an account.
  const showLinks = isLoopback(new URL(origin).hostname)
  return createOutboxMailer({ outboxDir, from, clock: systemClock, announce, showLinks })
}

function createFiles(files: Config['files']) {
  if (files.kind === 'folder') return createFolderFileStore({ rootDir: files.dir })
  return createS3FileStore(files)
}

/** What speaks to hosted models is large, and most processes never do: it is loaded only when it is configured. */
async function createImages(images: Config['images'], ink: InkStudio): Promise<ImageProvider> {
  if (images.kind === 'ink') return ink
  const { createHostedImageProvider } =
    await import('#server/providers/image/hosted-image-provider.ts')
  return createHostedImageProvider({ ...images, reader: ink, clock: systemClock })
}

async function createTexts(text: Config['text'], ink: InkStudio): Promise<TextProvider> {
  if (text.kind === 'ink') return createInkTextProvider(ink)
  const { createHostedTextProvider } =
    await import('#server/providers/text/hosted-text-provider.ts')
  return createHostedTextProvider({ ...text, clock: systemClock })
}

async function createBodyTrainer(settings: Config['bodyTrainer']): Promise<BodyTrainer> {
  if (settings.kind === 'embedded') return createEmbeddedTrainer()
  const { createReplicateTrainer } =
    await import('#server/providers/body-training/replicate-trainer.ts')
  return createReplicateTrainer(settings)
}

async function createIdentity(config: Config) {
  switch (config.google.mode) {
    case 'google':
      return createGoogleIdentity({ clientId: config.google.clientId, clock: systemClock })
    case 'sandbox':
      return createSandboxIdentity({
        origin: config.origin,
        keyFile: path.join(config.dataDir, 'sandbox', 'google-key.json'),
        clock: systemClock,
        refusedEmails: [config.admin.email],
      })
    case 'off':
      return createNoIdentity()
  }
}

/** The package that speaks to Stripe is large; where nothing is sold it is not loaded. */
async function createPayments(config: Config, log: Log): Promise<Payments> {
  const { payments } = config
  switch (payments.mode) {
    case 'live':
    case 'test': {
      const { createStripePayments } = await import('#server/providers/payments/stripe-payments.ts')
      return createStripePayments(payments)
    }
    case 'sandbox': {
      const { createSandboxPayments } =
        await import('#server/providers/payments/sandbox-payments.ts')
      return createSandboxPayments({
        clock: systemClock,
        log,
        stateFile: payments.stateFile,
        publicOrigin: config.origin,
        webhookUrl: `http://${localHost(config.host)}:${config.port}${WEBHOOK_PATH}`,
      })
    }
    case 'off':
      return createNoPayments()
  }
}

/** Where this process reaches its own door. */
function localHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
