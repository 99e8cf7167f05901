import { photoState, type PhotoState } from '#app/features/body/body-profile.ts'
import { PHOTO_REFUSAL_WORDS, type RetakeWords } from '#app/platform/http/photo-refusal-words.ts'
import {
  PHOTO_KEPT_DAYS,
  PHOTOS_MIN_FOR_TRAINING,
  type BodyPhoto,
  type PhotoDeletion,
  type Retake,
  type Training,
} from '#shared/body.ts'

type RetakeReason = Retake['reasons'][number]

const OTHER_REASONS: Record<'in-review' | 'unreadable', RetakeWords> = {
  'in-review': {
    title: 'Somebody has to look at it first',
    retake:
      'A person checks it within a day. Nothing to do for you, unless you would rather send another one.',
  },
  unreadable: {
    title: 'The photo could not be opened',
    retake: 'The file may be damaged. Send it again, or take another one.',
  },
}

export const retakeWords = (reason: RetakeReason): RetakeWords =>
  reason === 'in-review' || reason === 'unreadable'
    ? OTHER_REASONS[reason]
    : PHOTO_REFUSAL_WORDS[reason]

export const PHOTO_STATE_WORDS: Record<PhotoState, string> = {
  'in-review': 'Being looked at',
  unread: 'Not read yet',
  usable: 'Can be used',
  retake: 'Take it again',
}

const DELETION_WORDS: Record<PhotoDeletion['reason'], string> = {
  asked: 'You asked for it',
  expired: `${PHOTO_KEPT_DAYS} days were over`,
  review: 'Refused when somebody looked at it',
  model: 'Photos of it had gone, or a newer one took its place',
}

export const deletedWords = ({ photos, reason }: PhotoDeletion) =>
  reason === 'model' ? `The model trained on ${countPhotos(photos)}` : countPhotos(photos)

export const deletionReason = ({ reason }: PhotoDeletion) => DELETION_WORDS[reason]

export const countPhotos = (count: number) => `${count} ${count === 1 ? 'photo' : 'photos'}`

/** Where a training stands, in a sentence. */
export function trainingWords(training: Training): string {
  const { state, photosRead, photosTotal, failure } = training
  switch (state) {
    case 'queued':
      return `Your ${countPhotos(photosTotal)} are next in line.`
    case 'running':
      return photosRead < photosTotal
        ? `Reading your photos: ${photosRead} of ${photosTotal}.`
        : 'All photos are read. Putting the profile together.'
    case 'ready':
      return 'Your photos have been read.'
    case 'failed':
      return failure?.message ?? 'The training did not finish. Please start it again.'
  }
}

/** While a newer training is under way, or after it failed. */
export const olderProfileWords = (count: number) =>
  `The profile you had is still in use: designs are laid on ${countPhotos(count)}.`

/** Of those that are there now: some may have gone since they were read. */
export function usableWords(photos: readonly BodyPhoto[]): string {
  const usable = photos.filter((photo) => photoState(photo) === 'usable').length
  return usable === photos.length
    ? `All ${countPhotos(usable)} can be used.`
    : `${usable} of ${countPhotos(photos.length)} can be used.`
}

/** What is still missing before a training can start. */
export function missingWords(count: number): string {
  const missing = PHOTOS_MIN_FOR_TRAINING - count
  if (missing <= 0) return `${countPhotos(count)}, not read yet.`
  return count === 0
    ? `Upload at least ${PHOTOS_MIN_FOR_TRAINING} photos of the spot, from a few sides and in daylight.`
    : `${missing} more, and your photos can be read: it takes at least ${PHOTOS_MIN_FOR_TRAINING}.`
}
