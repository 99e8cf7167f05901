import { DomainError } from '#server/platform/errors.ts'

export class UserNotFoundError extends DomainError {
  readonly code = 'user_not_found'
  constructor() {
    super('User not found')
  }
}

export class InvalidPasswordError extends DomainError {
  readonly code = 'invalid_password'
  constructor() {
    super('Invalid password')
  }
}

export class EmailTakenError extends DomainError {
  readonly code = 'email_taken'
  constructor(options?: ErrorOptions) {
    super('Email already exists', { ...options, field: 'email' })
  }
}

export class UsernameTakenError extends DomainError {
  readonly code = 'username_taken'
  constructor(options?: ErrorOptions) {
    super('Username already taken', { ...options, field: 'username' })
  }
}

export class ReservedUsernameError extends DomainError {
  readonly code = 'username_reserved'
  constructor() {
    super('This username is reserved. Please choose another.', { field: 'username' })
  }
}

export class WeakPasswordError extends DomainError {
  readonly code = 'weak_password'
  constructor(message: string, field: string) {
    super(message, { field })
  }
}

export class LinkExpiredError extends DomainError {
  readonly code = 'link_expired'
  constructor() {
    super('This link has expired or was already used. Please ask for a new one.')
  }
}

/** A token that answers to no question of this browser: asked too long ago, used already, or somebody else's. */
export class GoogleSignInExpiredError extends DomainError {
  readonly code = 'google_sign_in_expired'
  constructor() {
    super('This Google sign-in has expired or was already used. Please try again.')
  }
}

/** Somebody without a password has to be vouched for by Google just now. */
export class GoogleConfirmationError extends DomainError {
  readonly code = 'google_confirmation_required'
}

/** The account of one Google identity was asked for with another's address. */
export class GoogleAccountConflictError extends DomainError {
  readonly code = 'google_account_conflict'
  constructor() {
    super('This email is connected to another Google account.')
  }
}

/** Said only to whoever has proved to be that person. */
export class AccountSuspendedError extends DomainError {
  readonly code = 'account_suspended'
  constructor() {
    super('This account is suspended. Please write to us if you think this is a mistake.')
  }
}

export class DeletionNotConfirmedError extends DomainError {
  readonly code = 'deletion_not_confirmed'
}

export class UnauthenticatedError extends DomainError {
  readonly code = 'unauthenticated'
  constructor() {
    super('Please sign in.')
  }
}

export class PasswordChangeRequiredError extends DomainError {
  readonly code = 'password_change_required'
  constructor() {
    super('Please choose a password of your own first.')
  }
}

export class ForbiddenError extends DomainError {
  readonly code = 'forbidden'
}
