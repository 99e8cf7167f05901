import type { Clock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import type { OpenDatabase } from '#server/platform/db.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import type { RateLimits } from '#server/platform/rate-limit.ts'
import type { SecretBox } from '#server/platform/secret-box.ts'
import type { Signals } from '#server/platform/signals.ts'
import type { KeyedHash, Signer } from '#server/platform/signing.ts'
import type { BodyStudio } from '#server/providers/body/body-studio.ts'
import type { BodyTrainer } from '#server/providers/body-training/body-trainer.ts'
import type { TextEmbedder } from '#server/providers/embeddings/text-embedder.ts'
import type { IdentityProvider } from '#server/providers/identity/identity-provider.ts'
import type { ImageProvider } from '#server/providers/image/image-provider.ts'
import type { InkStudio } from '#server/providers/ink/ink-studio.ts'
import type { Mailer } from '#server/providers/mail/mailer.ts'
import type { Payments } from '#server/providers/payments/payments.ts'
import type { PhotoReviewer } from '#server/providers/photo-review/photo-reviewer.ts'
import type { FileStore } from '#server/providers/storage/file-store.ts'
import type { TextProvider } from '#server/providers/text/text-provider.ts'

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
  payments: Payments
  signals: Signals
  /** Vouches for the addresses of private pictures. */
  imageSigner: Signer
  /** For mailboxes, cards and networks, which are recognised and never kept. */
  keyedHash: KeyedHash
  /** Keeps the secrets of authenticator apps. */
  secretBox: SecretBox
  /** The embedded designer: draws by default, and makes the files of whatever it drew. */
  ink: InkStudio
  /** What draws designs, as configured. */
  images: ImageProvider
  /** What improves prompts, as configured. */
  texts: TextProvider
  /** Reads people's photos and lays designs on them. */
  body: BodyStudio
  /** What photos are trained with, besides being read. */
  bodyTrainer: BodyTrainer
  /** Says which photos somebody has to look at. */
  photoReview: PhotoReviewer
  /** Compares texts by meaning. */
  embeddings: TextEmbedder
}
