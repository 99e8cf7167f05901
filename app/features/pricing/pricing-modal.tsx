import { Link, useNavigate } from 'react-router'
import { PlanColumn } from '#app/features/pricing/plan-column.tsx'
import { paths } from '#app/paths.ts'
import { useSession } from '#app/platform/session.ts'
import { closeUpgradePrompt } from '#app/platform/upgrade-prompt.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { PLANS } from '#shared/plans.ts'

/** Spec §2: Starter and Pro. */
export function PricingModal({ isOpen }: { isOpen: boolean }) {
  const navigate = useNavigate()
  const { status } = useSession()

  /** Spec §4: picking a plan while signed out closes the modal and goes to /login. */
  const choose = () => {
    closeUpgradePrompt()
    void navigate(status === 'signed-in' ? paths.pricing() : paths.login())
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={closeUpgradePrompt}
      size="wide"
      title="Keep the ink flowing"
      description="Both start with a 2-day free trial."
    >
      <div className="mt-6 grid border border-ink md:grid-cols-[1.12fr_1fr]">
        {PLANS.filter(({ isInModal }) => isInModal).map((plan) => (
          <PlanColumn key={plan.number} plan={plan} onChoose={choose} />
        ))}
      </div>
      <div className="mt-4.5 flex flex-wrap justify-between gap-x-6 gap-y-2 text-14 text-faded">
        <p>Prices in USD, billed monthly, cancel anytime</p>
        <Link to={paths.pricing()} onClick={closeUpgradePrompt} className="text-link text-ink">
          See every plan and top-ups
        </Link>
      </div>
    </Dialog>
  )
}
