import { getOwnAccount } from '#server/features/accounts/profile.service.ts'
import type { Actor } from '#server/features/accounts/sessions.service.ts'
import { UpgradeRequiredError } from '#server/features/billing/billing.errors.ts'
import { currentPlan } from '#server/features/billing/entitlement.policy.ts'
import { indexAgain } from '#server/features/tattoos/gallery-index.service.ts'
import { TattooNotFoundError } from '#server/features/tattoos/tattoos.errors.ts'
import * as queries from '#server/features/tattoos/tattoos.queries.ts'
import { getTattoo, getVisibleTattoo } from '#server/features/tattoos/tattoos.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Tattoo } from '#shared/tattoos.ts'

/**
 * Shows a design of one's own to everybody, or to nobody else, which needs a plan that has it. What is private stays so when
 * that plan ends.
 */
export async function setVisibility(
  deps: Deps,
  actor: Actor,
  { tattooId, isPublic }: { tattooId: number; isPublic: boolean },
): Promise<Tattoo> {
  const { account_id: ownerId } = await getVisibleTattoo(deps, actor, tattooId)
  if (ownerId !== actor.accountId) throw new TattooNotFoundError()
  const now = deps.clock.now()
  if (!isPublic && !currentPlan(await getOwnAccount(deps, actor), now).hasPrivateDesigns)
    throw new UpgradeRequiredError('Private designs come with Pro and above.')
  await deps.db.transaction().execute(async (tx) => {
    const row = await queries.lockTattoo(tx, tattooId)
    if (!row) throw new TattooNotFoundError()
    await queries.updateTattoo(tx, tattooId, { is_public: isPublic, updated_at: now })
    await indexAgain(tx, row)
  })
  return getTattoo(deps, actor, tattooId)
}
