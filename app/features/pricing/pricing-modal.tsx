import { useState } from 'react'
import { Link } from 'react-router'
import { ChangePlanDialog } from '#app/features/pricing/change-plan-dialog.tsx'
import { PaymentNote } from '#app/features/pricing/payment-note.tsx'
import { PlanColumn } from '#app/features/pricing/plan-column.tsx'
import {
  isHighestPlan,
  offeredPlans,
  offersTopUps,
  reasonWords,
} from '#app/features/pricing/reason-words.ts'
import { TopUpTiles } from '#app/features/pricing/top-up-tickets.tsx'
import { usePurchase } from '#app/features/pricing/use-purchase.ts'
import { useTrialLeft } from '#app/features/pricing/use-trial-left.ts'
import { paths } from '#app/paths.ts'
import { usePaymentMode } from '#app/platform/http/public-config.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { closeUpgradePrompt, type PricingReason } from '#app/platform/billing/upgrade-prompt.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { classNames } from '#app/ui/class-names.ts'

type PricingModalProps = {
  /** Undefined: closed. */
  reason: PricingReason | undefined
}

/** §2.pricing.modal: Starter and Pro, as far as they bring what is missing. A subscriber who picks the other one is asked in its place. */
export function PricingModal({ reason: wanted }: PricingModalProps) {
  const isOpen = wanted !== undefined
  // While it closes it still says what it said.
  const [reason, setReason] = useState<PricingReason>('asked')
  if (wanted !== undefined && wanted !== reason) setReason(wanted)
  const purchase = usePurchase()
  const isOff = usePaymentMode() === 'off'
  const user = useCurrentUser()
  const ownPlan = user?.subscriptionPlan ?? 0
  const isTrialLeft = useTrialLeft({ isShown: isOpen })
  const close = () => {
    purchase.endChange()
    closeUpgradePrompt()
  }
  const { title, lead } = reasonWords({ reason, isTrialLeft, plan: ownPlan })
  const offered = offeredPlans({ reason, plan: ownPlan })
  const hasPlans = offered.length > 0
  return (
    <>
      <Dialog
        isOpen={isOpen && purchase.change === undefined}
        onOpenChange={close}
        size={offered.length > 1 ? 'wide' : 'normal'}
        title={title}
        description={lead}
      >
        {hasPlans && (
          <div
            className={classNames(
              'mt-6 grid border border-ink',
              offered.length > 1 && 'md:grid-cols-[1.12fr_1fr]',
            )}
          >
            {offered.map((plan) => {
              const { key, number } = plan
              if (key === null) return null
              return (
                <PlanColumn
                  key={number}
                  plan={plan}
                  isOwn={number === ownPlan}
                  isMove={ownPlan > 0 && number !== ownPlan}
                  isTrialLeft={isTrialLeft}
                  isPending={purchase.pending === key}
                  isOff={isOff}
                  isMain={plan.isRecommended || offered.length === 1}
                  onChoose={() => purchase.choose(key)}
                />
              )
            })}
          </div>
        )}
        {offersTopUps({ reason, plan: ownPlan }) && user !== undefined && (
          <section aria-labelledby="modal-top-ups" className="mt-5">
            <h3 id="modal-top-ups" className="mb-2 font-text text-14 font-semibold tracking-normal">
              {hasPlans ? 'Or only credits' : 'Top-ups'}
            </h3>
            <TopUpTiles purchase={purchase} />
          </section>
        )}
        <div className="mt-4.5 flex flex-wrap justify-between gap-x-6 gap-y-2 text-14 text-faded">
          <p>{hasPlans ? 'Prices in USD, billed monthly, cancel anytime' : 'Prices in USD'}</p>
          <Link to={paths.pricing()} onClick={closeUpgradePrompt} className="text-link text-ink">
            {isHighestPlan(ownPlan) ? 'See every top-up' : 'See every plan and top-ups'}
          </Link>
        </div>
        <PaymentNote />
      </Dialog>
      <ChangePlanDialog plan={isOpen ? purchase.change : undefined} onClose={close} />
    </>
  )
}
