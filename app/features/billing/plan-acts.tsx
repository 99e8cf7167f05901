import { useState } from 'react'
import { Link } from 'react-router'
import { CancelPlanDialog } from '#app/features/billing/cancel-plan-dialog.tsx'
import { paths } from '#app/paths.ts'
import { fetchBilling, resumePlan, startCheckout } from '#app/platform/billing/billing.api.ts'
import { openPricing } from '#app/platform/billing/upgrade-prompt.ts'
import { useBillingPortal } from '#app/platform/billing/use-billing-portal.ts'
import { useTask } from '#app/platform/http/use-task.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import type { BillingResponse } from '#shared/billing.ts'
import { planOf } from '#shared/plans.ts'

type PlanActsProps = { billing: BillingResponse; onChanged: (billing: BillingResponse) => void }

/** What can be done about a plan, as things stand with it. */
export function PlanActs({ billing, onChanged }: PlanActsProps) {
  const { isOpening, openPortal } = useBillingPortal()
  if (billing.mode === 'off') return <p className="text-15">Payments are switched off here.</p>
  if (billing.state === 'past_due')
    return (
      <>
        <Button isLoading={isOpening} onClick={() => void openPortal()}>
          Update card
        </Button>
        <EndOrStay billing={billing} onChanged={onChanged} />
      </>
    )
  if (billing.plan === 0) return <Button onClick={() => openPricing('asked')}>Upgrade</Button>
  return (
    <>
      <Link to={paths.pricing()} className={buttonClass({ variant: 'line' })}>
        Change plan
      </Link>
      {billing.cycleEndsAt !== null && (
        <>
          <Button variant="line" isLoading={isOpening} onClick={() => void openPortal()}>
            Manage billing
          </Button>
          <EndOrStay billing={billing} onChanged={onChanged} />
        </>
      )}
    </>
  )
}

/** Ends the plan with its cycle, or takes that back, or a change that was about to come. */
function EndOrStay({ billing, onChanged }: PlanActsProps) {
  const { isRunning, run } = useTask()
  const [isCancelling, setIsCancelling] = useState(false)
  const { key, name } = planOf(billing.plan)
  const stay = (act: () => Promise<BillingResponse>) =>
    run(async () => onChanged(await act()), {
      success: 'Your plan goes on',
      failure: 'We could not change that. Please try again.',
    })
  if (!billing.renews)
    return (
      <Button isLoading={isRunning} onClick={() => void stay(resumePlan)}>
        Keep my plan
      </Button>
    )
  return (
    <>
      {billing.nextPlan !== null && key !== null && (
        <Button
          variant="line"
          isLoading={isRunning}
          onClick={() => void stay(() => startCheckout(key).then(fetchBilling))}
        >
          Stay on {name}
        </Button>
      )}
      <Button variant="quiet" onClick={() => setIsCancelling(true)}>
        Cancel plan
      </Button>
      <CancelPlanDialog
        billing={billing}
        isOpen={isCancelling}
        onClose={() => setIsCancelling(false)}
        onCancelled={onChanged}
      />
    </>
  )
}
