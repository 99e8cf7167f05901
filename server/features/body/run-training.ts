import * as photoQueries from '#server/features/body/body.queries.ts'
import { insertToForget } from '#server/features/body/forgetting.queries.ts'
import { packPhotos, photoKey, readFile } from '#server/features/body/photo-files.ts'
import { findProfile, type BodyProfileRow } from '#server/features/body/training.queries.ts'
import { moveTraining, TRAINING_FAILED } from '#server/features/body/training.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { ProviderError } from '#server/providers/provider-error.ts'
import { PHOTOS_MIN_FOR_TRAINING, type Retake } from '#shared/body.ts'

type Reasons = Retake['reasons']

/** Reads every photo of a profile, then hands the usable ones to the trainer. Ends in `ready`, in `failed` with what to retake, or elsewhere. */
export async function runTraining(
  deps: Deps,
  profileId: number,
  signal: AbortSignal,
): Promise<void> {
  const profile = await findProfile(deps.db, profileId)
  if (!profile || profile.remote_id !== null) return
  if (!(await moveTraining(deps, profileId, { state: 'running' }))) return
  const { account_id: accountId, photo_ids: ids } = profile
  const now = deps.clock.now()
  const photos = await photoQueries.listPhotosById(deps.db, { accountId, ids, now })
  const usable: photoQueries.BodyPhotoRow[] = []
  const retakes: Retake[] = []
  // What was deleted since it was chosen is read, in a manner: it is not waited for.
  let photosRead = ids.length - photos.length
  for (const photo of photos) {
    signal.throwIfAborted()
    const reasons = await judgePhoto(deps, photo)
    if (reasons.length === 0) usable.push(photo)
    else retakes.push({ photoId: photo.id, reasons })
    photosRead++
    if (!(await moveTraining(deps, profileId, { photosRead, retakes }))) return
  }
  await finish(deps, profile, usable)
}

/** Why a photo cannot be used; nothing when it can. */
async function judgePhoto(deps: Deps, photo: photoQueries.BodyPhotoRow): Promise<Reasons> {
  if (photo.review === 'waiting') return ['in-review']
  if (photo.reading) return photo.reading.refusals
  const bytes = await readFile(deps.files, photoKey(photo))
  if (!bytes) return ['unreadable']
  try {
    const { limb } = await deps.body.read(bytes)
    await photoQueries.setReading(deps.db, photo.id, limb)
    return limb.refusals
  } catch (error) {
    if (!(error instanceof ProviderError) || error.isRetryable) throw error
    deps.log.warn({ err: error, photoId: photo.id }, 'a photo could not be read')
    return ['unreadable']
  }
}

async function finish(
  deps: Deps,
  { id, trigger_word: triggerWord }: BodyProfileRow,
  usable: readonly photoQueries.BodyPhotoRow[],
): Promise<void> {
  const fail = (failure: { code: string; message: string }) =>
    moveTraining(deps, id, { state: 'failed', failure, endedAt: deps.clock.now() })
  const missing = PHOTOS_MIN_FOR_TRAINING - usable.length
  if (missing > 0) {
    await fail({
      code: 'too_few_usable',
      message: `${usable.length} of the photos can be used, and ${PHOTOS_MIN_FOR_TRAINING} are needed. Please take ${missing} more: each of the others says what to change.`,
    })
    return
  }
  try {
    const started = await deps.bodyTrainer.start({
      packPhotos: () => packPhotos(deps.files, usable),
      triggerWord,
    })
    if (started.state === 'ready')
      await moveTraining(deps, id, { state: 'ready', endedAt: deps.clock.now() })
    else
      await noteRemote(deps, id, {
        id: started.remoteId,
        photoIds: usable.map((photo) => photo.id),
      })
  } catch (error) {
    if (!(error instanceof ProviderError) || error.isRetryable) throw error
    deps.log.error({ err: error, profileId: id }, 'a training could not be started')
    await fail(TRAINING_FAILED)
  }
}

/** A profile that ended or went with its account meanwhile has no use for what was started. */
async function noteRemote(
  deps: Deps,
  profileId: number,
  remote: { id: string; photoIds: number[] },
): Promise<void> {
  if (await moveTraining(deps, profileId, { remote })) return
  const photos = remote.photoIds.length
  await insertToForget(deps.db, [{ remote_id: remote.id, photos }])
}
