import { cancelPlan } from '#app/platform/billing/billing.api.ts'
import { dateWords } from '#app/ui/day-words.ts'
import { useTask } from '#app/platform/http/use-task.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { BillingResponse } from '#shared/billing.ts'
import { planOf } from '#shared/plans.ts'

type CancelPlanDialogProps = {
  billing: BillingResponse
  isOpen: boolean
  onClose: () => void
  onCancelled: (billing: BillingResponse) => void
}

export function CancelPlanDialog(props: CancelPlanDialogProps) {
  const { billing, isOpen, onClose, onCancelled } = props
  const { isRunning, run } = useTask()
  const { name } = planOf(billing.plan)
  const end = billing.cycleEndsAt === null ? 'the end of the cycle' : dateWords(billing.cycleEndsAt)

  const cancel = () =>
    run(
      async () => {
        onCancelled(await cancelPlan())
        onClose()
      },
      {
        success: `${name} ends on ${end}`,
        failure: 'We could not cancel your plan. Please try again.',
      },
    )
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={`Cancel ${name}?`}
      description={`You keep ${name} and its credits until ${end}. After that it ends, and nothing more is charged. Your designs stay.`}
    >
      <div className="mt-6 flex flex-wrap gap-3">
        <Button isLoading={isRunning} onClick={() => void cancel()}>
          Cancel plan
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Keep {name}
        </Button>
      </div>
    </Dialog>
  )
}
