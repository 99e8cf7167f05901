import type { Clock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import type { OpenDatabase } from '#server/platform/db.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import type { RateLimits } from '#server/platform/rate-limit.ts'
import type { IdentityProvider } from '#server/providers/identity/identity-provider.ts'
import type { Mailer } from '#server/providers/mail/mailer.ts'
import type { FileStore } from '#server/providers/storage/file-store.ts'

/** Everything outside a service's own head, handed to it by whoever runs it. */
export interface Deps {
  config: Config
  clock: Clock
  log: Log
  metrics: Metrics
  database: OpenDatabase
  db: OpenDatabase['kysely']
  jobs: Jobs
  rateLimits: RateLimits
  files: FileStore
  mailer: Mailer
  identity: IdentityProvider
}
