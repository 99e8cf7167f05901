import { DomainError, NotFoundError } from '#server/platform/errors.ts'
import { SIGNUP_CREDITS } from '#shared/credits.ts'

/** One a day: of the browser, or of the address behind which it stands. */
export class FirstDesignTakenError extends DomainError {
  readonly code = 'first_design_taken'
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super(
      `Today’s free design has been drawn for this browser or connection. Sign up for ${SIGNUP_CREDITS} more, or come back tomorrow.`,
    )
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Visitors get what the people who pay leave free. */
export class FirstDesignBusyError extends DomainError {
  readonly code = 'too_busy'
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number, options?: ErrorOptions) {
    super(
      'All our needles are busy right now. Please try again in a minute: your free design is still yours.',
      options,
    )
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export class FirstDesignForSignedInError extends DomainError {
  readonly code = 'first_design_signed_in'
  constructor() {
    super('The free first design is for visitors. You have an account: draw this in the designer.')
  }
}

/** Expired, kept already, or never there: all look alike. */
export class FirstDesignGoneError extends NotFoundError {
  constructor() {
    super('That first design is no longer there. Visitors’ designs are kept for 24 hours.')
  }
}
