import type { ErrorCode } from '#server/platform/error-codes.ts'

/**
 * A refusal that is meant for the person who asked. Each has a stable `code`, and every code its status
 * (server/platform/error-codes.ts). Anything else that is thrown is a bug or an outage and becomes 500.
 */
export abstract class DomainError extends Error {
  abstract readonly code: ErrorCode
  /** When one field of the request is to blame: its name. */
  readonly field: string | undefined

  constructor(message: string, options: ErrorOptions & { field?: string } = {}) {
    super(message, options)
    this.name = new.target.name
    this.field = options.field
  }
}

export class NotFoundError extends DomainError {
  readonly code = 'not_found'
}

/** A refusal of the start: one sentence for the operator, no stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
