import { isErrorCode, type ErrorCode } from '#server/platform/error-codes.ts'
import { DomainError, NotFoundError } from '#server/platform/errors.ts'

export class GenerationNotFoundError extends NotFoundError {
  constructor() {
    super('There is no such request.')
  }
}

/** The request ended without a design. Whatever was held has been given back. */
export class GenerationFailedError extends DomainError {
  readonly code: ErrorCode
  constructor({ code, message }: { code: string; message: string }) {
    super(message)
    // What a request failed of is kept as text; a code of a version that is gone is a plain failure.
    this.code = isErrorCode(code) ? code : 'generation_failed'
  }
}

export class BodyMappingUnavailableError extends DomainError {
  readonly code = 'body_mapping_unavailable'
  constructor() {
    super('Upload your photos first: body mapping places the design on them. Nothing was charged.')
  }
}

/** The words hold nothing that could be seen or read. Told before anything is paid for. */
export class NothingToDrawError extends DomainError {
  readonly code = 'nothing_to_draw'
  constructor(examples: readonly string[]) {
    super(
      `We could not tell what to draw, and nothing was charged. Name what should be seen, or put words in quotation marks. For example: ${examples.join(' · ')}`,
      { field: 'prompt' },
    )
  }
}
