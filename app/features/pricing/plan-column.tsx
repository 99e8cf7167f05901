import { Check } from 'lucide-react'
import { addedBy, ctaWords } from '#app/features/pricing/plan-words.ts'
import { RegularPrice } from '#app/features/pricing/regular-price.tsx'
import { priceWords } from '#shared/price-words.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { PLANS, type Plan } from '#shared/plans.ts'

type PlanColumnProps = {
  plan: Plan
  /** The person has it already. */
  isOwn: boolean
  /** The person has another one. */
  isMove: boolean
  /** The person may still try one for free. */
  isTrialLeft: boolean
  isPending: boolean
  isOff: boolean
  /** The one that is advised here. */
  isMain: boolean
  onChoose: () => void
}

/** One plan, ruled like a price list. The advised one has the red button. */
export function PlanColumn(props: PlanColumnProps) {
  const { plan, isOwn, isMove, isTrialLeft, isPending, isOff, isMain, onChoose } = props
  const [badge, offer] = plan.badges
  const lines = [`${plan.creditsPerCycle} credits every month`, ...addedBy(plan, PLANS)]
  const words = isOwn ? 'Your plan' : isMove ? `Move to ${plan.name}` : ctaWords(plan, isTrialLeft)
  return (
    <section
      aria-labelledby={`plan-${plan.number}`}
      className="flex flex-col border-ink p-5 not-first:border-t md:p-7 md:not-first:border-t-0 md:not-first:border-l"
    >
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h3 id={`plan-${plan.number}`} className="text-28">
          {plan.name}
        </h3>
        {badge !== undefined && (
          <span className="rounded-control bg-ink px-2.5 py-1 text-13 font-medium text-raised">
            {badge}
          </span>
        )}
      </div>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-2.5 text-15 text-faded">
        <span className="font-display text-[3.875rem] leading-none font-semibold tracking-[-0.045em] text-ink max-md:text-48">
          {priceWords(plan.priceCents)}
        </span>
        <RegularPrice plan={plan} />
        per month
      </p>
      <p
        className={classNames(
          'mt-1 min-h-5.5 text-14 font-semibold',
          offer === undefined && 'max-md:hidden',
        )}
      >
        {offer}
      </p>
      <ul className="mt-4 mb-6 border-t border-hair">
        {lines.map((line) => (
          <li key={line} className="flex items-center gap-2.5 border-b border-hair py-2 text-15">
            <Check aria-hidden className="size-4 flex-none text-faded" />
            {line}
          </li>
        ))}
      </ul>
      <Button
        variant={isMain ? 'primary' : 'line'}
        size="lg"
        isBlock
        disabled={isOwn || isOff}
        isLoading={isPending}
        onClick={onChoose}
        className="mt-auto"
        aria-label={words.includes(plan.name) ? undefined : `${words}: ${plan.name}`}
      >
        {words}
      </Button>
    </section>
  )
}
