import { fetchPortalUrl } from '#app/platform/billing/billing.api.ts'
import { useDeparture } from '#app/platform/billing/use-departure.ts'
import { useToast } from '#app/ui/toast.tsx'
import { SNACKBAR_MS } from '#shared/limits.ts'

/** Leads to the payment service's own page about cards, invoices and the plan. */
export function useBillingPortal() {
  const showToast = useToast()
  const [target, setTarget] = useDeparture<'portal'>()

  const openPortal = async () => {
    setTarget('portal')
    try {
      window.location.assign(await fetchPortalUrl())
    } catch {
      setTarget(undefined)
      // §8.billing.portal has these words for every reason.
      const message = 'Unable to access billing portal.'
      showToast({ message, durationMs: SNACKBAR_MS, tone: 'error' })
    }
  }
  return { isOpening: target !== undefined, openPortal }
}
