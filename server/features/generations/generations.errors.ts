import { DomainError, NotFoundError } from '#server/platform/errors.ts'

export class GenerationNotFoundError extends NotFoundError {
  constructor() {
    super('There is no such request.')
  }
}

/** The request ended without a design. Whatever was held has been given back. */
export class GenerationFailedError extends DomainError {
  readonly code: string
  constructor({ code, message }: { code: string; message: string }) {
    super(message)
    this.code = code
  }
}

export class BodyMappingUnavailableError extends DomainError {
  readonly code = 'body_mapping_unavailable'
  constructor() {
    super('Upload your photos first: body mapping places the design on them. Nothing was charged.')
  }
}
