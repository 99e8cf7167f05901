import type { Actor } from '#server/features/accounts/sessions.service.ts'
import { requireBodyMapping } from '#server/features/body/body-access.service.ts'
import {
  TooFewPhotosError,
  TrainingNotFoundError,
  UploadNotFoundError,
} from '#server/features/body/body.errors.ts'
import { trainBody } from '#server/features/body/body.jobs.ts'
import { presentTraining } from '#server/features/body/body.present.ts'
import { listPhotos, listPhotosOfUpload } from '#server/features/body/body.queries.ts'
import { findProfileInUse } from '#server/features/body/mapping.service.ts'
import { tellTraining } from '#server/features/body/training-signals.service.ts'
import * as queries from '#server/features/body/training.queries.ts'
import { isUniqueViolation } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import {
  DEFAULT_TRIGGER_WORD,
  PHOTOS_MAX,
  PHOTOS_MIN_FOR_TRAINING,
  type LatestTrainingResponse,
  type Training,
} from '#shared/body.ts'

/** Reading takes seconds; a job that has been tried in vain for so long has been given up. */
const LOST_AFTER_MS = 60 * 60_000
/** A training elsewhere takes minutes, and is believed for so long. */
const REMOTE_LOST_AFTER_MS = 6 * 60 * 60_000
const UPLOAD_KEY = /\/body\/uploads\/([0-9a-f]{24})$/

export const TRAINING_FAILED = {
  code: 'training_failed',
  message: 'The training did not finish. Please start it again.',
}

export interface TrainingChoices {
  zipUrl: string | null | undefined
  triggerWord: string | null | undefined
}

/** One at a time: whoever starts a second gets the first. */
export async function startTraining(
  deps: Deps,
  actor: Actor,
  { zipUrl, triggerWord }: TrainingChoices,
): Promise<Training> {
  const { accountId } = actor
  await requireBodyMapping(deps, accountId)
  const photos = await choosePhotos(deps, accountId, zipUrl)
  if (photos.length < PHOTOS_MIN_FOR_TRAINING) throw new TooFewPhotosError(photos.length)
  try {
    return await deps.db.transaction().execute(async (tx) => {
      const row = await queries.insertProfile(tx, {
        account_id: accountId,
        trigger_word: triggerWord ?? DEFAULT_TRIGGER_WORD,
        photo_ids: photos.map(({ id }) => id),
        created_at: deps.clock.now(),
      })
      await deps.jobs.add(tx, trainBody, { profileId: row.id })
      await tellTraining(deps, tx, row)
      return presentTraining(row)
    })
  } catch (error) {
    if (!isUniqueViolation(error, queries.OPEN_PROFILE_INDEX)) throw error
    const open = await queries.findOpen(deps.db, accountId)
    if (!open) throw error
    return presentTraining(open)
  }
}

/** The photos of one upload, or the newest there are. */
async function choosePhotos(deps: Deps, accountId: number, zipUrl: string | null | undefined) {
  const now = deps.clock.now()
  if (!zipUrl) return (await listPhotos(deps.db, accountId, now)).slice(-PHOTOS_MAX)
  const uploadKey = UPLOAD_KEY.exec(zipUrl)?.[1] ?? ''
  const photos = await listPhotosOfUpload(deps.db, { accountId, uploadKey, now })
  if (photos.length === 0) throw new UploadNotFoundError()
  return photos
}

export async function getTraining(deps: Deps, actor: Actor, id: number): Promise<Training> {
  const row = await queries.findProfile(deps.db, id)
  if (row?.account_id !== actor.accountId) throw new TrainingNotFoundError()
  return presentTraining(row)
}

/** How far the latest is, and the one that designs are laid on, which is an older one until the latest is ready. */
export async function findLatestTraining(
  deps: Deps,
  { accountId }: Actor,
): Promise<LatestTrainingResponse> {
  const latest = await queries.findLatest(deps.db, accountId)
  const inUse = await findProfileInUse(deps, accountId)
  return {
    training: latest ? presentTraining(latest) : null,
    inUse: inUse ? { training: presentTraining(inUse.profile), photoIds: inUse.photoIds } : null,
  }
}

/** Changes one that has not ended, and tells. */
export async function moveTraining(
  deps: Deps,
  id: number,
  change: Parameters<typeof queries.updateOpen>[2],
): Promise<boolean> {
  return deps.db.transaction().execute(async (tx) => {
    const row = await queries.updateOpen(tx, id, change)
    if (row) await tellTraining(deps, tx, row)
    return row !== undefined
  })
}

export async function endLostTrainings(deps: Deps): Promise<void> {
  const endedAt = deps.clock.now()
  const lost = await queries.listLost(deps.db, new Date(endedAt.getTime() - LOST_AFTER_MS))
  for (const { id } of lost)
    await moveTraining(deps, id, { state: 'failed', failure: TRAINING_FAILED, endedAt })
}

/** Asks after those that are made elsewhere. One that cannot be asked after now is asked after next time. */
export async function followTrainings(deps: Deps): Promise<void> {
  const endedAt = deps.clock.now()
  for (const row of await queries.listRemote(deps.db)) {
    const isOverdue = endedAt.getTime() - row.created_at.getTime() > REMOTE_LOST_AFTER_MS
    try {
      const outcome = await deps.bodyTrainer.look(row.remote_id ?? '')
      if (outcome.state === 'ready') {
        const { modelVersion } = outcome
        await moveTraining(deps, row.id, { state: 'ready', modelVersion, endedAt })
      } else if (outcome.state === 'failed' || isOverdue) {
        await moveTraining(deps, row.id, { state: 'failed', failure: TRAINING_FAILED, endedAt })
      }
    } catch (error) {
      deps.log.warn({ err: error, profileId: row.id }, 'a training could not be asked after')
      if (isOverdue)
        await moveTraining(deps, row.id, { state: 'failed', failure: TRAINING_FAILED, endedAt })
    }
  }
}
