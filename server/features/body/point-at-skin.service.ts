import type { Actor } from '#server/features/accounts/sessions.service.ts'
import {
  PhotoInReviewError,
  PhotoNotFoundError,
  PhotoUnusableError,
} from '#server/features/body/body.errors.ts'
import { setReading } from '#server/features/body/body.queries.ts'
import { photoKey, readFile } from '#server/features/body/photo-files.ts'
import { getOwnPhoto } from '#server/features/body/photos.service.ts'
import { describeRefusals } from '#server/features/body/refusals.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { PhotoTap } from '#shared/body.ts'

/**
 * Where the person says that the skin is: the photo is read anew around it, and from then on every design is laid there. A
 * spot that is of no use changes nothing.
 */
export async function pointAtSkin(
  deps: Deps,
  actor: Actor,
  { photoId, tap }: { photoId: number; tap: PhotoTap },
): Promise<void> {
  const photo = await getOwnPhoto(deps, actor, photoId)
  if (photo.review === 'waiting') throw new PhotoInReviewError()
  const bytes = await readFile(deps.files, photoKey(photo))
  if (!bytes) throw new PhotoNotFoundError()
  const { limb } = await deps.body.read(bytes, { ...tap, isPointed: true })
  if (limb.refusals.length > 0) throw new PhotoUnusableError(describeRefusals(limb.refusals))
  await setReading(deps.db, photoId, limb)
}
