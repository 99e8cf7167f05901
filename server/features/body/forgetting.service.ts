import { insertDeletion } from '#server/features/body/body.queries.ts'
import * as queries from '#server/features/body/forgetting.queries.ts'
import { moveTraining } from '#server/features/body/training.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { ProviderError } from '#server/providers/provider-error.ts'

const PHOTO_DELETED = {
  code: 'photo_deleted',
  message: 'One of its photos was deleted, so the training was stopped. Please start it again.',
}

/** Nothing made of a photo outlives it, elsewhere either: trainings that lack a photo end here first, then there. */
export async function forgetTrainings(deps: Deps, signal: AbortSignal): Promise<void> {
  const now = deps.clock.now()
  for (const { id } of await queries.listUnderWayLackingPhotos(deps.db, now))
    await moveTraining(deps, id, { state: 'failed', failure: PHOTO_DELETED, endedAt: now })
  await deps.db.transaction().execute((tx) => queries.handOver(tx, now))
  for (const training of await queries.listToForget(deps.db)) {
    signal.throwIfAborted()
    await forget(deps, training)
  }
}

/** One that cannot be deleted now is tried again next time, for as long as it takes. */
async function forget(deps: Deps, training: queries.TrainingToForget): Promise<void> {
  const { remote_id: remoteId, model_version: modelVersion } = training
  const now = deps.clock.now()
  await queries.markTried(deps.db, remoteId, now)
  try {
    await deps.bodyTrainer.forget({ remoteId, modelVersion })
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    const level = error.isRetryable ? 'warn' : 'error'
    deps.log[level]({ err: error, remoteId }, 'a training could not be deleted where it was made')
    return
  }
  await deps.db.transaction().execute(async (tx) => {
    const gone = await queries.deleteToForget(tx, remoteId)
    if (!gone || gone.account_id === null || gone.model_version === null) return
    await insertDeletion(tx, {
      account_id: gone.account_id,
      photos: gone.photos,
      reason: 'model',
      created_at: now,
    })
  })
}
