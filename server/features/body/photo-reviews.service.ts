import type { Actor } from '#server/features/accounts/sessions.service.ts'
import { recordAdminAct } from '#server/features/audit/audit.service.ts'
import { PhotoNotFoundError } from '#server/features/body/body.errors.ts'
import { signedAddress } from '#server/features/body/body.present.ts'
import * as queries from '#server/features/body/body.queries.ts'
import { photoKey, readFile } from '#server/features/body/photo-files.ts'
import { erasePhotos, mayOpen, type PictureProof } from '#server/features/body/photos.service.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import { shrinkPhoto } from '#server/providers/photo-intake/shrink-photo.ts'
import { ADMIN_USER_ID } from '#shared/product.ts'
import type { PhotoDecision, PhotoReviewsResponse } from '#shared/body.ts'

const PAGE_SIZE = 20
/** Enough to decide, and not more. */
const LOOK_PX = 512

/** Photos that somebody has to look at, newest first. Whose they are is said by number only: the decision is about the picture. */
export async function listReviews(
  deps: Deps,
  before: number | undefined,
): Promise<PhotoReviewsResponse> {
  const rows = await queries.listWaiting(deps.db, {
    before,
    now: deps.clock.now(),
    limit: PAGE_SIZE + 1,
  })
  return {
    reviews: rows.slice(0, PAGE_SIZE).map((row) => ({
      id: row.id,
      ownerId: row.account_id,
      url: signedAddress(deps, `/api/admin/photo-reviews/${row.id}/picture`),
      createdAt: row.created_at.toISOString(),
    })),
    hasMore: rows.length > PAGE_SIZE,
  }
}

/** A small picture, while the photo waits and not a moment longer. */
export async function openReview(
  deps: Deps,
  photoId: number,
  proof: PictureProof,
): Promise<Buffer> {
  const row = await getWaiting(deps, photoId)
  if (!mayOpen(deps, ADMIN_USER_ID, proof)) throw new PhotoNotFoundError()
  const bytes = await readFile(deps.files, photoKey(row))
  if (!bytes) throw new PhotoNotFoundError()
  return shrinkPhoto(bytes, LOOK_PX)
}

/** Lets the photo be used, or deletes it, which its owner sees in the record. */
export async function decideReview(
  deps: Deps,
  actor: Actor,
  { photoId, decision }: { photoId: number; decision: PhotoDecision },
): Promise<void> {
  const row = await getWaiting(deps, photoId)
  const record = (tx: Executor) =>
    recordAdminAct(tx, {
      actorId: actor.accountId,
      act: decision === 'allow' ? 'photo_approved' : 'photo_refused',
      target: { kind: 'photo', id: photoId },
      details: { ownerId: row.account_id },
      now: deps.clock.now(),
    })
  if (decision === 'refuse') return erasePhotos(deps, [row], 'review', record)
  await deps.db.transaction().execute(async (tx) => {
    if (!(await queries.clearReview(tx, photoId))) throw new PhotoNotFoundError()
    await record(tx)
  })
}

async function getWaiting(deps: Deps, photoId: number): Promise<queries.BodyPhotoRow> {
  const row = await queries.findPhoto(deps.db, photoId, deps.clock.now())
  if (row?.review !== 'waiting') throw new PhotoNotFoundError()
  return row
}
