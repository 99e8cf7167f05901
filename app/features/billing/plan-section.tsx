import { useState, type ReactNode } from 'react'
import { InvoiceTable } from '#app/features/billing/invoice-table.tsx'
import { PlanActs } from '#app/features/billing/plan-acts.tsx'
import { planStateWords } from '#app/features/billing/plan-words.ts'
import { PrivacyPreference } from '#app/features/billing/privacy-preference.tsx'
import { useBilling } from '#app/features/billing/use-billing.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { Button } from '#app/ui/button.tsx'
import { TOPUP_CREDITS_LIFETIME_DAYS } from '#shared/credits.ts'
import { planOf } from '#shared/plans.ts'

type PlanSectionProps = {
  /** The anchor that the page's navigation knows. */
  id: string
  /** The top-ups, of another feature; the route puts them in. */
  topUps: ReactNode
}

/** The plan and what can be done about it, what can be bought beside it, and every bill. */
export function PlanSection({ id, topUps }: PlanSectionProps) {
  const { billing, setBilling, hasFailed, retry } = useBilling()
  const user = useCurrentUser()
  const [now] = useState(() => new Date())
  const planNumber = billing?.plan ?? user?.subscriptionPlan ?? 0
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="border-t border-ink pt-6 pb-12 md:pb-14"
    >
      <h2 id={`${id}-title`} className="text-28">
        Plan and billing
      </h2>
      <div className="mt-5 grid border border-ink bg-raised md:grid-cols-2">
        <div className="flex flex-col p-5 md:p-7">
          <h3 className="text-28">{planOf(planNumber).name}</h3>
          {/* Two lines of room, so that nothing moves when the words come. */}
          <p className="mt-1.5 mb-5 min-h-12 text-15 text-faded">
            {billing !== undefined && planStateWords(billing, { now })}
            {billing === undefined && hasFailed && 'We could not reach your plan just now.'}
          </p>
          <div className="mt-auto flex min-h-11 flex-wrap gap-2.5">
            {billing !== undefined && <PlanActs billing={billing} onChanged={setBilling} />}
            {billing === undefined && hasFailed && (
              <Button variant="line" onClick={() => void retry()}>
                Try again
              </Button>
            )}
          </div>
        </div>
        <div className="border-hair p-5 max-md:border-t md:border-l md:p-7">
          <h3 className="text-28">Top up</h3>
          <p className="mt-1.5 mb-5 text-15 text-faded">
            Keeps for {TOPUP_CREDITS_LIFETIME_DAYS} days, and needs no plan.
          </p>
          {topUps}
        </div>
      </div>
      <PrivacyPreference hasPrivateDesigns={planOf(planNumber).hasPrivateDesigns} />
      {billing !== undefined && billing.invoices.length > 0 && (
        <>
          <h3 className="mt-10 mb-4 text-22">Invoices</h3>
          <InvoiceTable invoices={billing.invoices} />
        </>
      )}
    </section>
  )
}
