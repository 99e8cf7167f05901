import { DomainError, NotFoundError } from '#server/platform/errors.ts'
import { TAGS_MAX } from '#shared/gallery.ts'

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

export class VisitorUnknownError extends DomainError {
  readonly code = 'visitor_unknown'
  constructor() {
    super('Please sign in, or let this browser keep a visitor id.')
  }
}

export class TooManyTagsError extends DomainError {
  readonly code = 'too_many_tags'
  constructor() {
    super(`A design has at most ${TAGS_MAX} tags.`, { field: 'tags' })
  }
}
