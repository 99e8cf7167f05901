import type { Actor } from '#server/features/accounts/sessions.service.ts'
import { requireBodyMapping } from '#server/features/body/body-access.service.ts'
import { PhotoInReviewError, PhotoUnusableError } from '#server/features/body/body.errors.ts'
import { getOwnPhoto } from '#server/features/body/photos.service.ts'
import { describeRefusals } from '#server/features/body/refusals.ts'
import {
  awaitEnd,
  getDelivered,
  requestTryOn,
} from '#server/features/generations/generations.service.ts'
import { getVisibleTattoo } from '#server/features/tattoos/tattoos.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { GENERATION_WAIT_MS } from '#shared/limits.ts'
import type { TryOnRequest, TryOnResponse } from '#shared/body.ts'

/**
 * A design of the gallery on a photo. It is a request like any other: held, queued, and settled with the picture or released
 * without one, whatever happens to whoever works on it.
 */
export async function tryOn(
  deps: Deps,
  actor: Actor,
  { tattooId, photoId, placement, tap }: TryOnRequest,
  { requestKey, signal }: { requestKey: string | undefined; signal: AbortSignal },
): Promise<TryOnResponse> {
  const plan = await requireBodyMapping(deps, actor.accountId)
  const photo = await getOwnPhoto(deps, actor, photoId)
  if (photo.review === 'waiting') throw new PhotoInReviewError()
  // What a reading without a tap could not find, a tap may show.
  const refusals = tap ? [] : (photo.reading?.refusals ?? [])
  if (refusals.length > 0)
    throw new PhotoUnusableError(`${describeRefusals(refusals)} Nothing was charged.`)
  const { prompt, skin_tone: skinTone, gender } = await getVisibleTattoo(deps, actor, tattooId)
  const { id, account_id: accountId } = await requestTryOn(deps, {
    accountId: actor.accountId,
    requestKey,
    plan,
    design: { tattooId, prompt, skinTone, gender },
    photoId,
    placement: placement ?? null,
    tap: tap ?? null,
  })
  await awaitEnd(deps, { id, accountId }, { timeoutMs: GENERATION_WAIT_MS, signal })
  const { renderings, creditBalance } = await getDelivered(deps, actor, id)
  return { rendering: renderings[0] ?? null, generationId: id, creditBalance }
}
