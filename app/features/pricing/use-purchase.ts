import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#app/paths.ts'
import { track } from '#app/platform/consent/analytics.ts'
import { messageOf } from '#app/platform/http/api-client.ts'
import { startCheckout } from '#app/platform/billing/billing.api.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { closeUpgradePrompt } from '#app/platform/billing/upgrade-prompt.ts'
import { useDeparture } from '#app/platform/billing/use-departure.ts'
import { useToast } from '#app/ui/toast.tsx'
import type { ProductKey } from '#shared/billing.ts'
import { productOf, type Plan } from '#shared/plans.ts'

/** Long enough for a sentence about money. */
const ERROR_MS = 5_000

/**
 * What happens when somebody picks a plan or a top-up: visitors sign in first and come back to it, whoever has a plan is
 * asked before it changes, everybody else goes to the hosted checkout.
 */
export function usePurchase() {
  const navigate = useNavigate()
  const user = useCurrentUser()
  const showToast = useToast()
  const [pending, setPending] = useDeparture<ProductKey>()
  /** The plan that a subscriber is asked about. */
  const [change, setChange] = useState<Plan>()

  const goToCheckout = async (product: ProductKey) => {
    setPending(product)
    try {
      const url = await startCheckout(product)
      // Without an address there is nothing to pay: the plan of whoever subscribed elsewhere meanwhile will change.
      if (url === null) await navigate(paths.billing())
      else return window.location.assign(url)
    } catch (error) {
      const fallback = 'We could not open the checkout, and nothing was charged. Please try again.'
      showToast({
        message: messageOf(error, fallback),
        durationMs: ERROR_MS,
        tone: 'error',
      })
    }
    setPending(undefined)
  }

  const goOn = (key: ProductKey) => {
    const product = productOf(key)
    if (user === undefined) {
      closeUpgradePrompt()
      void navigate(paths.login({ next: paths.pricing({ plan: key }) }))
    } else if (product.kind === 'topup' || user.subscriptionPlan === 0) {
      void goToCheckout(key)
    } else if (product.plan.number === user.subscriptionPlan) {
      void navigate(paths.billing())
    } else setChange(product.plan)
  }
  return {
    pending,
    choose: (key: ProductKey) => {
      track('upgrade_clicked', { tier: productOf(key).name })
      goOn(key)
    },
    /** Takes up what somebody chose before they signed in. */
    goOn,
    change,
    endChange: () => setChange(undefined),
  }
}
