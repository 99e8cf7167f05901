import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { addedBy } from '#app/features/pricing/plan-words.ts'
import { RegularPrice } from '#app/features/pricing/regular-price.tsx'
import { priceWords } from '#shared/price-words.ts'
import { classNames } from '#app/ui/class-names.ts'
import { PLAN_TAGLINES } from '#content/pricing/plan-taglines.ts'
import { PLANS, type Plan } from '#shared/plans.ts'

/** The inverse of whatever the room is, so that it stands out by day and by night. */
const INKED_IN =
  'bg-ink text-wall [--color-bone:color-mix(in_srgb,var(--color-wall)_16%,var(--color-ink))] [--color-faded:color-mix(in_srgb,var(--color-wall)_72%,var(--color-ink))] [--color-hair:color-mix(in_srgb,var(--color-wall)_22%,var(--color-ink))] [--color-on-red:light-dark(#12100e,#fff9ee)] [--color-red-press:light-dark(#f0735a,#97260f)] [--color-red:light-dark(#e4583b,#b8321a)] [&_:focus-visible]:outline-wall'

type BoardColumnProps = {
  plan: Plan
  /** Says that it is the person's own, or will be. */
  mark: string | undefined
  /** What to do about it. */
  children: ReactNode
}

/** One plan on the price board. */
export function BoardColumn({ plan, mark, children }: BoardColumnProps) {
  const [badge, offer] = plan.badges
  const chip = mark ?? badge
  const lines = addedBy(plan, PLANS)
  const [first, ...rest] =
    plan.creditsPerCycle > 0 ? [`${plan.creditsPerCycle} credits a month`, ...lines] : lines
  return (
    <section
      aria-labelledby={`board-${plan.number}`}
      className={classNames(
        'flex flex-col p-5 md:p-6',
        plan.isRecommended ? INKED_IN : 'bg-raised',
        plan.priceCents === 0 && 'md:max-lg:col-span-2',
      )}
    >
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h2 id={`board-${plan.number}`} className="text-28">
          {plan.name}
        </h2>
        {chip !== undefined && (
          <span
            className={classNames(
              'rounded-control px-2.5 py-1 text-13 font-medium whitespace-nowrap',
              plan.isRecommended ? 'bg-wall text-ink' : 'bg-ink text-raised',
            )}
          >
            {chip}
          </span>
        )}
      </div>
      <p className="mt-1.5 text-15 text-faded">{PLAN_TAGLINES[plan.number]}</p>
      <Price plan={plan} offer={offer} />
      <p className="mt-5 border-t border-hair pt-4 font-semibold">{first}</p>
      <ul className="mt-2 mb-7">
        {rest.map((line) => (
          <li key={line} className="flex items-start gap-2.5 py-1.5 text-15 leading-[1.4]">
            <Check aria-hidden className="mt-0.75 size-4 flex-none text-faded" />
            {line}
          </li>
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </section>
  )
}

function Price({ plan, offer }: { plan: Plan; offer: string | undefined }) {
  return (
    <>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-2.5 text-faded lg:mt-7">
        <span
          className={classNames(
            'font-display text-[3.5rem] leading-none font-semibold tracking-[-0.045em] max-md:text-48',
            plan.isRecommended ? 'text-wall' : 'text-ink',
          )}
        >
          {priceWords(plan.priceCents)}
        </span>
        <RegularPrice plan={plan} />
      </p>
      <p className="mt-1 text-14 text-faded">
        per month
        {offer !== undefined && (
          <>
            {' · '}
            <strong className={plan.isRecommended ? 'font-semibold text-wall' : 'font-semibold'}>
              {offer}
            </strong>
          </>
        )}
      </p>
    </>
  )
}
