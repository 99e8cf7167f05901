import { ProviderError } from '#server/providers/provider-error.ts'
import type { PhotoRefusal } from '#shared/body.ts'

/** The bytes are no picture, or none that we open: the same bytes will never be. */
export class UnreadablePhotoError extends ProviderError {
  override readonly name = 'UnreadablePhotoError'

  constructor(message: string, cause?: unknown) {
    super(message, { provider: 'body', isRetryable: false, cause })
  }
}

/** The picture can be read, and nothing can be laid on it. */
export class PhotoRefusedError extends ProviderError {
  override readonly name = 'PhotoRefusedError'
  readonly refusals: readonly PhotoRefusal[]

  constructor(refusals: readonly PhotoRefusal[]) {
    super(`The photo is of no use: ${refusals.join(', ')}`, {
      provider: 'body',
      isRetryable: false,
    })
    this.refusals = refusals
  }
}
