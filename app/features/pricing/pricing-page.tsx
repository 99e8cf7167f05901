import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { PaymentNote } from '#app/features/pricing/payment-note.tsx'
import { PlanBoard } from '#app/features/pricing/plan-board.tsx'
import { PlanComparison } from '#app/features/pricing/plan-comparison.tsx'
import { TopUpTickets } from '#app/features/pricing/top-up-tickets.tsx'
import { usePurchase } from '#app/features/pricing/use-purchase.ts'
import { getSession } from '#app/platform/session/session-store.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { lazily } from '#app/ui/lazily.tsx'
import type { PricingCopy } from '#content/pricing/pricing.ts'
import { PRODUCTS } from '#shared/plans.ts'

const ChangePlanDialog = lazily(
  async () => (await import('#app/features/pricing/change-plan-dialog.tsx')).ChangePlanDialog,
  ({ plan }) => plan !== undefined,
)

const TITLE = 'text-48 tracking-[-0.034em]'

type PricingPageProps = {
  copy: PricingCopy
  /** The accordion of another feature; the route puts it in. */
  faq: ReactNode
}

/** Every plan, every top-up, and what people ask. */
export function PricingPage({ copy, faq }: PricingPageProps) {
  const purchase = usePurchase()
  useAskedPlan(purchase)
  const isCancelled = useSearchParams()[0].get('checkout') === 'cancelled'
  return (
    <div className="page-wrap pb-section">
      <div className="grid items-end gap-x-15 gap-y-4 pt-10 pb-8 md:grid-cols-[7fr_5fr] md:pt-18 md:pb-12">
        <h1 className="text-[clamp(3.25rem,6.2vw,5.5rem)] tracking-[-0.04em] max-md:text-52">
          House prices
        </h1>
        <p className="max-w-[44ch] text-18 text-faded md:pb-2">
          One credit draws one idea, in up to four variations. If we cannot deliver a design, the
          credit goes straight back. Prices in USD, billed monthly, cancel anytime.
        </p>
      </div>
      {isCancelled && (
        <output className="mb-6 block border-y border-ink py-3.5">
          <strong className="font-semibold">No harm done.</strong> You left the checkout, and
          nothing was charged. Everything is still here.
        </output>
      )}
      <PlanBoard purchase={purchase} />
      <PaymentNote />
      <div className="far-down grid gap-x-18 gap-y-18 pt-20 lg:grid-cols-[5fr_7fr] md:pt-28">
        <CreditUses copy={copy} />
        <section id="top-ups" aria-labelledby="top-ups-title">
          <h2 id="top-ups-title" className={TITLE}>
            Just a few more
          </h2>
          <p className="mt-3.5 mb-6.5 max-w-[46ch] text-faded">{copy.topUpsLead}</p>
          <TopUpTickets purchase={purchase} />
        </section>
      </div>
      <div className="far-down pt-20 md:pt-28">
        <h2 id="compare-title" className={`${TITLE} mb-7`}>
          Side by side
        </h2>
        <PlanComparison />
      </div>
      <section className="far-down grid gap-x-16 gap-y-6 pt-20 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:pt-28">
        <h2 className={TITLE}>Before you pay</h2>
        {faq}
      </section>
      <ChangePlanDialog plan={purchase.change} onClose={purchase.endChange} />
    </div>
  )
}

function CreditUses({ copy }: { copy: PricingCopy }) {
  return (
    <section aria-labelledby="uses-title">
      <h2 id="uses-title" className={TITLE}>
        What a credit buys
      </h2>
      <p className="mt-3.5 mb-6.5 max-w-[46ch] text-faded">{copy.creditsLead}</p>
      <dl className="border-t border-ink">
        {copy.creditUses.map(({ what, cost }) => (
          <div key={what} className="flex justify-between gap-6 border-b border-hair py-3.25">
            <dt>{what}</dt>
            <dd className="font-semibold whitespace-nowrap">{cost}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Whoever picked something before signing in comes back with it in the address, and goes on from there: once. */
function useAskedPlan({ goOn }: ReturnType<typeof usePurchase>) {
  const [query, setQuery] = useSearchParams()
  const user = useCurrentUser()
  const hasArrived = useRef(false)
  const arrive = useEffectEvent(() => {
    const asked = PRODUCTS.find(({ key }) => key === query.get('plan'))
    if (asked === undefined) return
    setQuery({}, { replace: true, preventScrollReset: true })
    goOn(asked.key)
  })
  useEffect(() => {
    if (getSession().status === 'unknown' || hasArrived.current) return
    hasArrived.current = true
    // A visitor with such a link looks first and picks by hand.
    if (user !== undefined) arrive()
  }, [user])
}
