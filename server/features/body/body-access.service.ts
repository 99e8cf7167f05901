import { getAccount } from '#server/features/accounts/profile.service.ts'
import { UpgradeRequiredError } from '#server/features/billing/billing.errors.ts'
import { currentPlan } from '#server/features/billing/entitlement.policy.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Plan } from '#shared/plans.ts'

/** The person's plan, which must be one with body mapping. */
export async function requireBodyMapping(deps: Deps, accountId: number): Promise<Plan> {
  const plan = currentPlan(await getAccount(deps, accountId), deps.clock.now())
  if (!plan.hasBodyMapping)
    throw new UpgradeRequiredError('AI Body Mapping comes with a paid plan. Nothing was charged.')
  return plan
}
