import { useEffect, useState } from 'react'
import { fetchBilling } from '#app/platform/billing/billing.api.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'

/**
 * Whether plans begin with a trial. Everybody tries once: not again with another plan, and not after the first has ended. That the
 * mailbox had one with another account, only the server knows; it is asked once `isShown`.
 */
export function useTrialLeft({ isShown }: { isShown: boolean }): boolean {
  const user = useCurrentUser()
  const isNew = user === undefined || user.subscriptionStatus === 'none'
  const mustAsk = isShown && isNew && user !== undefined
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => {
    if (!mustAsk) return
    let isCurrent = true
    fetchBilling()
      .then(({ isTrialLeft }) => {
        if (isCurrent) setIsRefused(!isTrialLeft)
      })
      // The checkout says what will be charged, whatever the button said.
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [mustAsk])
  return isNew && !isRefused
}
