import { DomainError } from '#server/platform/errors.ts'

export class InsufficientCreditsError extends DomainError {
  readonly code = 'insufficient_credits'
  constructor(message = "You've used all your available credits for generating designs.") {
    super(message)
  }
}
