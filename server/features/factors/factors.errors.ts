import { DomainError } from '#server/platform/errors.ts'

/** Says no more than that: not which part of it was wrong. */
export class FactorRefusedError extends DomainError {
  readonly code = 'second_factor_refused'
}

export const wrongCode = () =>
  new FactorRefusedError('That code is not right, or was used before. Please try the next one.')
export const wrongPasskey = (cause?: unknown) =>
  new FactorRefusedError('This passkey was not accepted. Please try again.', { cause })

/** Unknown, used, too old, or tried too often: all the same to whoever holds it. */
export class SignInExpiredError extends DomainError {
  readonly code = 'sign_in_expired'
  constructor() {
    super('This sign-in took too long or had too many tries. Please sign in again.')
  }
}

export class ProofRequiredError extends DomainError {
  readonly code = 'proof_required'
  constructor() {
    super('Please confirm first that it is you.')
  }
}

export class FactorConflictError extends DomainError {
  readonly code = 'factor_conflict'
}
