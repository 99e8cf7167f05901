import type { BodyPhotoRow, PhotoDeletionRow } from '#server/features/body/body.queries.ts'
import type { BodyRenderingRow } from '#server/features/body/renderings.queries.ts'
import type { BodyProfileRow } from '#server/features/body/training.queries.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { BodyPhoto, BodyRendering, PhotoDeletion, Training } from '#shared/body.ts'

const HOUR_MS = 3_600_000

type Addressing = Pick<Deps, 'imageSigner' | 'clock'>

/** An address that carries its own proof, since an `img` tag cannot carry a token. Good for one to two hours. */
export function signedAddress({ imageSigner, clock }: Addressing, path: string): string {
  const expiresAt = new Date((Math.floor(clock.now().getTime() / HOUR_MS) + 2) * HOUR_MS)
  const { expires, signature } = imageSigner.sign(path, expiresAt)
  return `${path}?expires=${expires}&signature=${signature}`
}

export const presentPhoto = (deps: Addressing, row: BodyPhotoRow): BodyPhoto => ({
  id: row.id,
  url: signedAddress(deps, `/api/body/photos/${row.id}/picture`),
  width: row.width_px,
  height: row.height_px,
  createdAt: row.created_at.toISOString(),
  deletesAt: row.deletes_at.toISOString(),
  reading: row.reading,
  needsReview: row.review === 'waiting',
})

export const presentDeletion = (row: PhotoDeletionRow): PhotoDeletion => ({
  photos: row.photos,
  at: row.created_at.toISOString(),
  reason: row.reason,
})

export const presentTraining = (row: BodyProfileRow): Training => ({
  id: row.id,
  state: row.state,
  triggerWord: row.trigger_word,
  photosTotal: row.photo_ids.length,
  photosRead: row.photos_read,
  photosUsable: row.photos_read - row.retakes.length,
  retakes: row.retakes,
  failure:
    row.failure_code === null
      ? null
      : { code: row.failure_code, message: row.failure_message ?? '' },
  createdAt: row.created_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
})

export const presentRendering = (deps: Addressing, row: BodyRenderingRow): BodyRendering => ({
  id: row.id,
  url: signedAddress(deps, `/api/body/renderings/${row.id}/picture`),
  tattooId: row.tattoo_id,
  generationId: row.generation_id,
  photoId: row.photo_id,
  width: row.width_px,
  height: row.height_px,
  placement: row.placement,
  sharedUntil:
    row.share_expires_at && row.share_expires_at > deps.clock.now()
      ? row.share_expires_at.toISOString()
      : null,
  createdAt: row.created_at.toISOString(),
  deletesAt: row.deletes_at.toISOString(),
})
