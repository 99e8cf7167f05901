import { DomainError } from '#server/platform/errors.ts'
import { OUT_OF_CREDITS } from '#shared/out-of-credits.ts'

export class InsufficientCreditsError extends DomainError {
  readonly code = 'insufficient_credits'
  constructor(message = OUT_OF_CREDITS) {
    super(message)
  }
}
