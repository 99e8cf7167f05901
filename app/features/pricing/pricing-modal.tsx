import { useState } from 'react'
import { Link } from 'react-router'
import { ChangePlanDialog } from '#app/features/pricing/change-plan-dialog.tsx'
import { PaymentNote } from '#app/features/pricing/payment-note.tsx'
import { PlanColumn } from '#app/features/pricing/plan-column.tsx'
import { isHighestPlan, offersTopUps, reasonWords } from '#app/features/pricing/reason-words.ts'
import { TopUpTiles } from '#app/features/pricing/top-up-tickets.tsx'
import { usePurchase } from '#app/features/pricing/use-purchase.ts'
import { useTrialLeft } from '#app/features/pricing/use-trial-left.ts'
import { paths } from '#app/paths.ts'
import { usePaymentMode } from '#app/platform/http/public-config.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { closeUpgradePrompt, type PricingReason } from '#app/platform/billing/upgrade-prompt.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { PLANS } from '#shared/plans.ts'

type PricingModalProps = {
  /** Undefined: closed. */
  reason: PricingReason | undefined
}

/** §2.pricing.modal: Starter and Pro. A subscriber who picks the other one is asked in its place. */
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
  const isHighest = isHighestPlan(ownPlan)
  return (
    <>
      <Dialog
        isOpen={isOpen && purchase.change === undefined}
        onOpenChange={close}
        size={isHighest ? 'normal' : 'wide'}
        title={title}
        description={lead}
      >
        {!isHighest && (
          <div className="mt-6 grid border border-ink md:grid-cols-[1.12fr_1fr]">
            {PLANS.map((plan) => {
              const { key, number, isInModal } = plan
              if (!isInModal || key === null) return null
              return (
                <PlanColumn
                  key={number}
                  plan={plan}
                  isOwn={number === ownPlan}
                  isMove={ownPlan > 0 && number !== ownPlan}
                  isTrialLeft={isTrialLeft}
                  isPending={purchase.pending === key}
                  isOff={isOff}
                  onChoose={() => purchase.choose(key)}
                />
              )
            })}
          </div>
        )}
        {offersTopUps({ reason, plan: ownPlan }) && user !== undefined && (
          <section aria-labelledby="modal-top-ups" className="mt-5">
            <h3 id="modal-top-ups" className="mb-2 font-text text-14 font-semibold tracking-normal">
              {isHighest ? 'Top-ups' : 'Or only credits'}
            </h3>
            <TopUpTiles purchase={purchase} />
          </section>
        )}
        <div className="mt-4.5 flex flex-wrap justify-between gap-x-6 gap-y-2 text-14 text-faded">
          <p>{isHighest ? 'Prices in USD' : 'Prices in USD, billed monthly, cancel anytime'}</p>
          <Link to={paths.pricing()} onClick={closeUpgradePrompt} className="text-link text-ink">
            See every plan and top-ups
          </Link>
        </div>
        <PaymentNote />
      </Dialog>
      <ChangePlanDialog plan={isOpen ? purchase.change : undefined} onClose={close} />
    </>
  )
}
