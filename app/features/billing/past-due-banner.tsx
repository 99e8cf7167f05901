import { useEffect, useState } from 'react'
import { pastDueWords } from '#app/features/billing/plan-words.ts'
import { fetchBilling } from '#app/platform/billing/billing.api.ts'
import { useBillingPortal } from '#app/platform/billing/use-billing-portal.ts'
import { Button } from '#app/ui/button.tsx'

/** Over every page of somebody whose renewal was not paid. */
export function PastDueBanner() {
  const { isOpening, openPortal } = useBillingPortal()
  const graceEndsAt = useGraceEnd()
  const [now] = useState(() => new Date())
  return (
    <aside aria-label="Payment failed" className="border-b border-ink bg-bone">
      <div className="page-wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-2.5 py-2.5">
        <p className="text-15 font-medium">{pastDueWords(graceEndsAt, { now })}</p>
        <Button variant="ink" size="sm" isLoading={isOpening} onClick={() => void openPortal()}>
          Update card
        </Button>
      </div>
    </aside>
  )
}

/** Null until it is known. The banner does not wait for it. */
function useGraceEnd() {
  const [graceEndsAt, setGraceEndsAt] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    fetchBilling().then(
      (billing) => isCurrent && setGraceEndsAt(billing.graceEndsAt),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return graceEndsAt
}
