export interface ProviderErrorOptions {
  provider: string
  isRetryable: boolean
  retryAfterMs?: number | undefined
  cause?: unknown
}

/**
 * Something outside the process failed us. `isRetryable` decides whether a job runs again:
 * true when the same call may succeed later, false when it never will.
 */
export class ProviderError extends Error {
  override readonly name: string = 'ProviderError'
  /** Who failed: 'smtp', 's3', 'google'… */
  readonly provider: string
  readonly isRetryable: boolean
  /** How long the other side asked us to stay away, where it did. */
  readonly retryAfterMs: number | undefined

  constructor(message: string, options: ProviderErrorOptions) {
    super(message, { cause: options.cause })
    this.provider = options.provider
    this.isRetryable = options.isRetryable
    this.retryAfterMs = options.retryAfterMs
  }
}

/** The provider will not draw or write what these words ask: its rules, not an outage. The person can change the words. */
export class ContentRefusedError extends ProviderError {
  override readonly name = 'ContentRefusedError'

  constructor(message: string, options: Omit<ProviderErrorOptions, 'isRetryable'>) {
    super(message, { ...options, isRetryable: false })
  }
}
