import { useEffect, useState } from 'react'
import { priceWords } from '#shared/price-words.ts'
import { fetchBilling, startCheckout } from '#app/platform/billing/billing.api.ts'
import { dateWords } from '#app/ui/day-words.ts'
import { useTask } from '#app/platform/http/use-task.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { BillingResponse } from '#shared/billing.ts'
import { planOf, type Plan } from '#shared/plans.ts'

type ChangePlanDialogProps = {
  /** The one to move to; nothing shows without one. */
  plan: Plan | undefined
  onClose: () => void
}

/** Asks a subscriber before the plan changes, and says from when. */
export function ChangePlanDialog({ plan, onClose }: ChangePlanDialogProps) {
  const { billing, isScheduled, isRunning, schedule } = usePlanChange(plan)
  const isOpen = plan !== undefined
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={titleOf(plan, isScheduled)}
      description={plan === undefined ? '' : describe(plan, billing, isScheduled)}
    >
      <div className="mt-6 flex flex-wrap gap-3">
        {isScheduled ? (
          <Button onClick={onClose}>Done</Button>
        ) : (
          <>
            <Button
              disabled={billing === undefined}
              isLoading={isRunning}
              onClick={() => void schedule()}
            >
              Move to {plan?.name}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {billing === undefined ? 'Not now' : `Keep ${planOf(billing.plan).name}`}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  )
}

function usePlanChange(plan: Plan | undefined) {
  const [billing, setBilling] = useState<BillingResponse>()
  const [scheduledFor, setScheduledFor] = useState<Plan>()
  const { isRunning, run } = useTask()
  const isOpen = plan !== undefined
  useEffect(() => {
    if (!isOpen) return undefined
    let isCurrent = true
    // Without an answer the button stays as it is, and the way out is open.
    fetchBilling().then(
      (found) => isCurrent && setBilling(found),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [isOpen])

  const schedule = () =>
    run(
      async () => {
        if (plan === undefined || plan.key === null) return
        const url = await startCheckout(plan.key)
        if (url === null) setScheduledFor(plan)
        else window.location.assign(url)
      },
      { failure: 'We could not change your plan. It stays as it is. Please try again.' },
    )
  return { billing, isRunning, schedule, isScheduled: isOpen && scheduledFor === plan }
}

function titleOf(plan: Plan | undefined, isScheduled: boolean): string {
  return isScheduled ? `${plan?.name} it is` : `Move to ${plan?.name}?`
}

function describe(plan: Plan, billing: BillingResponse | undefined, isScheduled: boolean): string {
  if (billing === undefined) return 'Looking up your plan…'
  const { name } = planOf(billing.plan)
  const day =
    billing.cycleEndsAt === null ? 'the end of your cycle' : dateWords(billing.cycleEndsAt)
  const price = priceWords(plan.priceCents)
  return isScheduled
    ? `Your plan changes to ${plan.name} on ${day}. Until then you keep ${name} and its credits, and nothing is charged.`
    : `Plan changes take effect at the end of the billing cycle. You keep ${name} and its credits until ${day}; from then on ${plan.name} brings ${plan.creditsPerCycle} credits for ${price} a month.`
}
