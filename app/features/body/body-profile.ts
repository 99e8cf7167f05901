import {
  DEFAULT_TRIGGER_WORD,
  PHOTOS_MIN_FOR_TRAINING,
  type BodyPhoto,
  type ProfileInUse,
  type Training,
  type UploadedArchiveResponse,
} from '#shared/body.ts'

export type PhotoState = 'in-review' | 'unread' | 'usable' | 'retake'

export function photoState({ needsReview, reading }: BodyPhoto): PhotoState {
  if (needsReview) return 'in-review'
  if (reading === null) return 'unread'
  return reading.refusals.length === 0 ? 'usable' : 'retake'
}

export const isTrainingOpen = (training: Training | null) =>
  training?.state === 'queued' || training?.state === 'running'

/** What the next design is laid on: of the photos that the profile is made of, those that are still there. */
export function photosInUse(
  inUse: ProfileInUse | null,
  photos: readonly BodyPhoto[],
): readonly BodyPhoto[] {
  return photos.filter((photo) => inUse?.photoIds.includes(photo.id))
}

/** News may come out of order, and by two ways. */
export function laterTraining(known: Training | null, news: Training): Training {
  if (known === null || news.id > known.id) return news
  if (news.id < known.id || !isTrainingOpen(known)) return known
  return isTrainingOpen(news) && news.photosRead < known.photosRead ? known : news
}

export const hasEnoughPhotos = (photos: readonly BodyPhoto[]) =>
  photos.length >= PHOTOS_MIN_FOR_TRAINING

/** A first upload is trained on by its own address (§7.training.start); later ones together with what was there before. */
export function trainingPayload(
  upload: Pick<UploadedArchiveResponse, 'url' | 'photos'> | undefined,
  photos: readonly BodyPhoto[],
) {
  const isAll = upload !== undefined && upload.photos.length === photos.length
  return { triggerWord: DEFAULT_TRIGGER_WORD, ...(isAll ? { zipUrl: upload.url } : {}) }
}

/** New ones come last, and none is there twice. */
export function withPhotos(photos: readonly BodyPhoto[], uploaded: readonly BodyPhoto[]) {
  const ids = new Set(uploaded.map(({ id }) => id))
  return [...photos.filter(({ id }) => !ids.has(id)), ...uploaded]
}
