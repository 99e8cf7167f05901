import { usePrivateByDefault } from '#app/platform/billing/preferences.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { planOf } from '#shared/plans.ts'

/**
 * Whether the next design will be its owner's alone, by what was chosen in the form or else by their own rule; null on plans without
 * private designs. While that rule is not known, nothing gets out unasked.
 */
export function useIsPrivate(chosen: boolean | null): boolean | null {
  const { hasPrivateDesigns } = planOf(useCurrentUser()?.subscriptionPlan ?? 0)
  const [byDefault] = usePrivateByDefault(hasPrivateDesigns)
  return hasPrivateDesigns ? (chosen ?? byDefault ?? true) : null
}
