import { DomainError } from '#server/platform/errors.ts'
import { GALLERY_OFFSET_MAX } from '#shared/gallery.ts'

export class InvalidCursorError extends DomainError {
  readonly code = 'invalid_cursor'
  constructor() {
    super('This is not a place in this list.', { field: 'cursor' })
  }
}

export class PageTooFarError extends DomainError {
  readonly code = 'page_too_far'
  constructor() {
    super(`Pages end at ${GALLERY_OFFSET_MAX} designs. Please use cursor to go on.`, {
      field: 'page',
    })
  }
}
