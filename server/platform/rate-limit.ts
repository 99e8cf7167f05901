import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { OpenDatabase } from '#server/platform/db.ts'
import { DomainError } from '#server/platform/errors.ts'

/** So many attempts in so many seconds. */
export interface RateLimit {
  name: string
  points: number
  seconds: number
  /** Counted by each process for itself: exact enough against floods, and no row that every request has to write. */
  isLocal?: true
}

export const RATE_LIMITS = {
  /** Everything an address asks of the API; generous, against floods only. */
  apiPerAddress: { name: 'api', points: 600, seconds: 60, isLocal: true },
  /** Pages, each with what its loaders ask of the database. An office of people who click fast stays below it. */
  pagesPerAddress: { name: 'pages', points: 600, seconds: 60, isLocal: true },
  /** A wall of designs has dozens, and browsers keep them; avatars are drawn anew for each who asks. */
  picturesPerAddress: { name: 'pictures', points: 6_000, seconds: 60, isLocal: true },
  avatarsPerAddress: { name: 'avatars', points: 1_200, seconds: 60, isLocal: true },
  /** Views of a sheet: kept once they are made, but each may have to be made. */
  viewsPerAddress: { name: 'views', points: 60, seconds: 60, isLocal: true },
  signInPerAddress: { name: 'sign-in', points: 60, seconds: 15 * 60 },
  /** Wrong passwords only: whoever knows the password is never counted. Of one account from one network. */
  wrongPasswordPerNetwork: { name: 'wrong-password', points: 10, seconds: 15 * 60 },
  /** From all networks together that the account has not been signed in from. */
  wrongPasswordPerAccount: { name: 'wrong-password-total', points: 100, seconds: 60 * 60 },
  /** Asked again of somebody who is signed in. */
  confirmPasswordPerAccount: { name: 'confirm-password', points: 10, seconds: 15 * 60 },
  /** Wrong codes only. Whoever gets so far knows the password already; passkeys cannot be guessed and are not counted. */
  wrongCodePerAccount: { name: 'wrong-code', points: 20, seconds: 60 * 60 },
  factorsPerAccount: { name: 'factors', points: 60, seconds: 60 * 60 },
  /** One lies in the database for a while for each. */
  googleNoncePerAddress: { name: 'google-nonce', points: 60, seconds: 15 * 60 },
  signUpPerAddress: { name: 'sign-up', points: 20, seconds: 60 * 60 },
  /** Asked while somebody types, each a hundredth of a second of work. */
  passwordStrengthPerAddress: { name: 'strength', points: 120, seconds: 60, isLocal: true },
  mailPerAddress: { name: 'mail', points: 20, seconds: 60 * 60 },
  mailPerAccount: { name: 'mail-account', points: 5, seconds: 60 * 60 },
  /** Credits are the real limit; these keep a script from filling the queue or the workers. */
  generatePerAccount: { name: 'generate', points: 60, seconds: 60 },
  /** Asked while somebody types, each a few milliseconds of one thread. */
  readingPerAddress: { name: 'reading', points: 600, seconds: 60, isLocal: true },
  /** Asked while somebody chooses a hand, each a tenth of a second of one thread. */
  letteringPerAddress: { name: 'lettering', points: 120, seconds: 60, isLocal: true },
  improvePerAccount: { name: 'improve', points: 30, seconds: 60 },
  downloadPerAccount: { name: 'download', points: 60, seconds: 60 },
  /** A sheet takes up to nine, each some seconds of one thread: about ten sheets. */
  flashSheetPerAccount: { name: 'flash-sheet', points: 90, seconds: 60 * 60 },
  /** Each is a call or two to the payment service. */
  billingPerAccount: { name: 'billing', points: 30, seconds: 60 },
  /** The payment service tells of everybody's payments from a few addresses. */
  paymentEventsPerAddress: { name: 'payment-events', points: 3_000, seconds: 60, isLocal: true },
  /** Likes and reports of people who are not signed in. */
  visitorVoicePerAddress: { name: 'visitor-voice', points: 60, seconds: 60 * 60 },
  reportPerAddress: { name: 'report', points: 20, seconds: 60 * 60 },
  /** Tries, also those that are refused; how many are drawn is counted with the designs. */
  firstDesignTriesPerAddress: { name: 'first-design', points: 20, seconds: 60 * 60 },
  contactPerAddress: { name: 'contact', points: 5, seconds: 60 * 60 },
  /** Batches of what pages tell of their use. */
  eventsPerAddress: { name: 'events', points: 30, seconds: 60, isLocal: true },
  likePerAddress: { name: 'like', points: 120, seconds: 60 },
  /** A photo is read anew for each. */
  pointPerAccount: { name: 'point-at-skin', points: 120, seconds: 60 * 60 },
  /** Each may be a hundred megabytes, and a minute of work. */
  uploadPerAccount: { name: 'upload', points: 30, seconds: 60 * 60 },
  trainingPerAccount: { name: 'training', points: 20, seconds: 60 * 60 },
  sharePerAccount: { name: 'share', points: 60, seconds: 60 * 60 },
  sharedPerAddress: { name: 'shared', points: 120, seconds: 60 },
  exportPerAccount: { name: 'export', points: 10, seconds: 60 * 60 },
} as const satisfies Record<string, RateLimit>

export class TooManyRequestsError extends DomainError {
  readonly code = 'too_many_requests'
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super(`Too many attempts. Please try again in ${waitInWords(retryAfterSeconds)}.`)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return `${seconds} second${seconds === 1 ? '' : 's'}`
  return `${minutes} minute${minutes === 1 ? '' : 's'}`
}

export interface RateLimits {
  /** Counts one attempt of `key`; throws TooManyRequestsError beyond the limit. */
  consume(limit: RateLimit, key: string): Promise<void>
  /** Counts one attempt too, and tells whether it was within the limit, for what is dropped without a word. */
  isWithin(limit: RateLimit, key: string): Promise<boolean>
  /** Gives one attempt back. Counting first and refunding later holds the limit when attempts come all at once. */
  refund(limit: RateLimit, key: string): Promise<void>
}

/** One process counts in memory; several share their counts through Postgres. */
export function createRateLimits(database: OpenDatabase, options: { scale: number }): RateLimits {
  const limiters = new Map<string, RateLimiterAbstract>(
    Object.values(RATE_LIMITS).map((limit) => [
      limit.name,
      createLimiter(database, { ...limit, points: limit.points * options.scale }),
    ]),
  )
  const limiterOf = (limit: RateLimit) => {
    const limiter = limiters.get(limit.name)
    if (!limiter) throw new Error(`unknown rate limit ${limit.name}`)
    return limiter
  }
  return {
    async consume(limit, key) {
      const excess = await countOne(limiterOf(limit), key)
      if (excess) throw tooMany(excess)
    },
    async isWithin(limit, key) {
      return (await countOne(limiterOf(limit), key)) === undefined
    },
    async refund(limit, key) {
      await limiterOf(limit).reward(key)
    },
  }
}

/** The state of the count where this attempt was beyond the limit. */
async function countOne(
  limiter: RateLimiterAbstract,
  key: string,
): Promise<RateLimiterRes | undefined> {
  try {
    await limiter.consume(key)
    return undefined
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return reason
    throw reason
  }
}

const tooMany = (state: RateLimiterRes) =>
  new TooManyRequestsError(Math.max(1, Math.ceil(state.msBeforeNext / 1000)))

function createLimiter({ engine }: OpenDatabase, limit: RateLimit): RateLimiterAbstract {
  const options = { keyPrefix: limit.name, points: limit.points, duration: limit.seconds }
  if (engine.kind === 'pglite' || limit.isLocal) return new RateLimiterMemory(options)
  // The table is ours, from a migration, and so is its cleaning, in the nightly purge.
  return new RateLimiterPostgres({
    ...options,
    storeClient: engine.pool,
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
  })
}
