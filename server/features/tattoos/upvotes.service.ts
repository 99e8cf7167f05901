import type { Actor } from '#server/features/accounts/sessions.service.ts'
import { accountOf, hashAudience, type Audience } from '#server/features/tattoos/audience.ts'
import { indexLikes } from '#server/features/tattoos/gallery-index.service.ts'
import {
  TattooNotFoundError,
  VisitorUnknownError,
} from '#server/features/tattoos/tattoos.errors.ts'
import { lockTattoo } from '#server/features/tattoos/tattoos.queries.ts'
import { getVisibleTattoo } from '#server/features/tattoos/tattoos.service.ts'
import * as queries from '#server/features/tattoos/upvotes.queries.ts'
import type { Deps } from '#server/platform/deps.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import type { ToggleUpvoteResponse } from '#shared/gallery.ts'

/** Who asks without a session, as far as the browser says. */
export interface Visitor {
  visitorId: string | undefined
  address: string
}

/** Whom a like or a report counts for. Anybody can make up visitors, so their address is what is limited. */
export async function identifyAudience(
  deps: Deps,
  actor: Actor | undefined,
  { visitorId, address }: Visitor,
): Promise<Audience> {
  if (actor) return { accountId: actor.accountId }
  if (visitorId === undefined) throw new VisitorUnknownError()
  await deps.rateLimits.consume(RATE_LIMITS.visitorVoicePerAddress, address)
  return { visitorId }
}

/**
 * Likes a design, or takes the like back: one each, whoever asks how often. Every like is shown; what "Popular" and the
 * landing page go by are those of people who are signed in.
 */
export async function toggleUpvote(
  deps: Deps,
  actor: Actor | undefined,
  { tattooId, ...visitor }: Visitor & { tattooId: number },
): Promise<ToggleUpvoteResponse> {
  const audience = await identifyAudience(deps, actor, visitor)
  const row = await getVisibleTattoo(deps, actor, tattooId)
  const voter = hashAudience(audience)
  return deps.db.transaction().execute(async (tx) => {
    await lockTattoo(tx, tattooId)
    const isTakenBack = await queries.deleteUpvote(tx, { tattooId, voter })
    const isNew =
      !isTakenBack &&
      (await queries.insertUpvote(tx, {
        tattoo_id: tattooId,
        voter,
        account_id: accountOf(audience),
        created_at: deps.clock.now(),
      }))
    if (!isTakenBack && !isNew) return { tattooId, isUpvoted: true, upvotes: row.upvotes }
    const by = isNew ? 1 : -1
    const isOfAccount = accountOf(audience) !== null
    const likes = await queries.changeUpvotes(tx, {
      tattooId,
      by,
      popularityBy: isOfAccount ? by : 0,
    })
    if (!likes) throw new TattooNotFoundError()
    if (isOfAccount) await indexLikes(tx, { ...row, ...likes })
    return { tattooId, isUpvoted: isNew, upvotes: likes.upvotes }
  })
}
