import { useEffect, useState } from 'react'
import { fetchBilling } from '#app/platform/billing/billing.api.ts'
import { refreshUser } from '#app/platform/session/session.ts'
import { getSession } from '#app/platform/session/session-store.ts'
import type { BillingResponse } from '#shared/billing.ts'

/** How things stand with the plan. */
export function useBilling() {
  const [billing, setBilling] = useState<BillingResponse>()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    let isCurrent = true
    readBilling().then(
      (found) => isCurrent && setBilling(found),
      () => isCurrent && setHasFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [])

  const retry = async () => {
    setHasFailed(false)
    try {
      setBilling(await readBilling())
    } catch {
      setHasFailed(true)
    }
  }
  return { billing, setBilling, hasFailed, retry }
}

async function readBilling(): Promise<BillingResponse> {
  const billing = await fetchBilling()
  followPlan(billing)
  return billing
}

/** The header and the designer go by the session's plan, which may be of yesterday. */
function followPlan({ plan }: BillingResponse) {
  const session = getSession()
  if (session.status !== 'signed-in' || session.user.subscriptionPlan === plan) return
  // Every page load asks again.
  refreshUser().catch(() => {})
}
