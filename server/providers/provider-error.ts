/**
 * Something outside the process failed us. `isRetryable` decides whether a job runs again:
 * true when the same call may succeed later, false when it never will.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  /** Who failed: 'smtp', 's3', 'google'… */
  readonly provider: string
  readonly isRetryable: boolean

  constructor(
    message: string,
    options: { provider: string; isRetryable: boolean; cause?: unknown },
  ) {
    super(message, { cause: options.cause })
    this.provider = options.provider
    this.isRetryable = options.isRetryable
  }
}
