import { DomainError, NotFoundError } from '#server/platform/errors.ts'
import { PHOTOS_KEPT_MAX, PHOTOS_MIN_FOR_TRAINING } from '#shared/body.ts'

/** Also for photos that are somebody else's: missing and private look alike. */
export class PhotoNotFoundError extends NotFoundError {
  constructor() {
    super('There is no such photo.')
  }
}

export class UploadNotFoundError extends NotFoundError {
  constructor() {
    super('There is no such upload, or its photos have been deleted.')
  }
}

export class TrainingNotFoundError extends NotFoundError {
  constructor() {
    super('There is no such training.')
  }
}

export class RenderingNotFoundError extends NotFoundError {
  constructor() {
    super('There is no such picture.')
  }
}

export class PhotoLimitError extends DomainError {
  readonly code = 'photo_limit'
  constructor() {
    super(
      `You have ${PHOTOS_KEPT_MAX} photos at most at a time. Please delete some before you send more.`,
    )
  }
}

export class TooFewPhotosError extends DomainError {
  readonly code = 'too_few_photos'
  constructor(count: number) {
    super(`Please upload at least ${PHOTOS_MIN_FOR_TRAINING} photos: there are ${count}.`)
  }
}

export class PhotoInReviewError extends DomainError {
  readonly code = 'photo_in_review'
  constructor() {
    super('Somebody has to look at this photo before it can be used. Nothing was charged.')
  }
}

export class PhotoUnusableError extends DomainError {
  readonly code = 'photo_unusable'
}
