import { DomainError, NotFoundError } from '#server/platform/errors.ts'

/** Also for designs that are somebody else's secret: missing and private look alike. */
export class TattooNotFoundError extends NotFoundError {
  constructor() {
    super('No tattoo found with the given ID')
  }
}

export class DownloadUnavailableError extends DomainError {
  readonly code = 'download_unavailable'
  constructor() {
    super('This design was not drawn by our own engine, so this kind of file cannot be made of it.')
  }
}
