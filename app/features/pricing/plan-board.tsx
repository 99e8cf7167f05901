import { Link } from 'react-router'
import { BoardColumn } from '#app/features/pricing/board-column.tsx'
import { chargeWords, ctaWords } from '#app/features/pricing/plan-words.ts'
import type { usePurchase } from '#app/features/pricing/use-purchase.ts'
import { useTrialLeft } from '#app/features/pricing/use-trial-left.ts'
import { paths } from '#app/paths.ts'
import { usePaymentMode } from '#app/platform/http/public-config.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { PLANS, type Plan } from '#shared/plans.ts'

type PlanBoardProps = { purchase: ReturnType<typeof usePurchase> }

/** One ruled sheet with every plan; the recommended column is simply inked in. */
export function PlanBoard({ purchase }: PlanBoardProps) {
  const user = useCurrentUser()
  const ownPlan = user?.subscriptionPlan
  const isTrialLeft = useTrialLeft({ isShown: true })
  return (
    <div className="grid gap-px border border-ink bg-hair md:grid-cols-2 lg:grid-cols-[1fr_1.12fr_1fr_1fr_1fr]">
      {PLANS.map((plan) => (
        <BoardColumn
          key={plan.number}
          plan={plan}
          mark={plan.number === ownPlan ? 'Your plan' : undefined}
        >
          <PlanAct plan={plan} ownPlan={ownPlan} isTrialLeft={isTrialLeft} purchase={purchase} />
        </BoardColumn>
      ))}
    </div>
  )
}

type PlanActProps = PlanBoardProps & {
  plan: Plan
  ownPlan: number | undefined
  isTrialLeft: boolean
}

/** Visitors start, subscribers move; one's own plan is looked after on the account page. */
function PlanAct({ plan, ownPlan, isTrialLeft, purchase }: PlanActProps) {
  const isOff = usePaymentMode() === 'off'
  const { key } = plan
  const hasPlan = ownPlan !== undefined && ownPlan > 0
  if (plan.number === ownPlan && hasPlan)
    return <LinkAct to={paths.billing()} label="Manage your plan" note="On your account page" />
  if (key === null) {
    if (ownPlan === undefined)
      return <LinkAct to={paths.signup()} label={plan.cta} note="No card needed" />
    if (hasPlan)
      return <LinkAct to={paths.billing()} label={`Go back to ${plan.name}`} note="By cancelling" />
    return <LinkAct to={paths.design()} label="Open the designer" note="No card needed" />
  }
  const words = hasPlan ? `Move to ${plan.name}` : ctaWords(plan, isTrialLeft)
  return (
    <>
      <Button
        variant={plan.isRecommended ? 'primary' : 'line'}
        isBlock
        disabled={isOff}
        isLoading={purchase.pending === key}
        onClick={() => purchase.choose(key)}
        aria-label={words.includes(plan.name) ? undefined : `${words}: ${plan.name}`}
      >
        {words}
      </Button>
      <Note>{hasPlan ? 'From your next cycle on' : chargeWords(plan, isTrialLeft)}</Note>
    </>
  )
}

function LinkAct({ to, label, note }: { to: string; label: string; note: string }) {
  return (
    <>
      <Link to={to} className={buttonClass({ variant: 'line', isBlock: true })}>
        {label}
      </Link>
      <Note>{note}</Note>
    </>
  )
}

function Note({ children }: { children: string }) {
  return <p className="mt-2.5 text-center text-13 text-faded">{children}</p>
}
