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

export class FlashSheetNotFoundError extends NotFoundError {
  constructor() {
    super('There is no such flash sheet yet. Make it first.')
  }
}

export class SceneRefusedError extends DomainError {
  readonly code = 'scene_refused'
  constructor(reason: string) {
    super(reason, { field: 'scene' })
  }
}

export class NotChangeableError extends DomainError {
  readonly code = 'not_changeable'
  constructor() {
    super('This design was not drawn by our own engine, so it can only be made anew.')
  }
}

export class TooManyVersionsError extends DomainError {
  readonly code = 'too_many_versions'
  constructor(most: number) {
    super(`A design has at most ${most} versions. Delete one to make room.`)
  }
}

/** The version that is shown cannot go: restore another one first. */
export class CurrentVersionError extends DomainError {
  readonly code = 'current_version'
  constructor() {
    super('This version is the one that is shown. Restore another one first.')
  }
}

export class VersionNotFoundError extends NotFoundError {
  constructor() {
    super('This design has no such version.')
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
