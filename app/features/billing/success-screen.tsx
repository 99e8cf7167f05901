import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { POLLS_BEFORE_APOLOGY } from '#app/features/billing/poll-delay.ts'
import { useCheckout } from '#app/features/billing/use-checkout.ts'
import { paths } from '#app/paths.ts'
import { FLASH_ART, type FlashArtName } from '#app/assets/flash-art.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { NoticePage } from '#app/ui/notice-page.tsx'
import { productOf } from '#shared/plans.ts'

/** Where the hosted checkout leads back to. Opening it again only looks again. */
export function SuccessScreen() {
  const checkout = useCheckout(useSearchParams()[0].get('session_id') ?? '')
  switch (checkout.state) {
    case 'waiting':
    case 'open':
      return (
        <Outcome
          art="hourglass"
          title="Waiting for your payment…"
          lead={
            checkout.state === 'waiting' && checkout.polls >= POLLS_BEFORE_APOLOGY
              ? 'It takes longer than usual. You can leave this page: your credits come by themselves, and nothing is charged twice.'
              : 'The payment service is about to confirm it. Your credits appear here by themselves.'
          }
        >
          <QuietLink to={paths.design()}>Go to the designer meanwhile</QuietLink>
        </Outcome>
      )
    case 'processing':
      return (
        <Outcome
          art="hourglass"
          title="Your payment is on its way"
          lead="Some ways to pay take a few days. Your credits arrive as soon as the money does, and you need not do anything."
        >
          <QuietLink to={paths.design()}>Go to the designer meanwhile</QuietLink>
        </Outcome>
      )
    case 'arrived':
      return (
        <Outcome
          art="swallow"
          title="Your credits arrived"
          lead={
            <Arrival
              name={productOf(checkout.product).name}
              isPlan={productOf(checkout.product).kind === 'plan'}
              granted={checkout.creditsGranted}
              balance={checkout.creditBalance}
            />
          }
        >
          <Link to={paths.design()} className={buttonClass()}>
            Open the designer
          </Link>
          <QuietLink to={paths.billing()}>Plan and billing</QuietLink>
        </Outcome>
      )
    case 'failed':
      return (
        <Outcome
          art="anchor"
          title="The payment did not go through"
          lead="Nothing was charged. Try it again with another card, or another way to pay."
        >
          <Link to={paths.pricing()} className={buttonClass()}>
            Back to the prices
          </Link>
        </Outcome>
      )
    case 'missing':
      return (
        <Outcome
          art="compass"
          title="No such payment"
          lead="There is no checkout of yours at this address. If you have paid, it stands in your account."
        >
          <Link to={paths.billing()} className={buttonClass()}>
            Plan and billing
          </Link>
        </Outcome>
      )
  }
}

type OutcomeProps = { art: FlashArtName; title: string; lead: ReactNode; children: ReactNode }

function Outcome({ art, title, lead, children }: OutcomeProps) {
  return (
    <div aria-live="polite">
      <NoticePage picture={FLASH_ART[art]} title={title} lead={lead}>
        {children}
      </NoticePage>
    </div>
  )
}

function QuietLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={buttonClass({ variant: 'line' })}>
      {children}
    </Link>
  )
}

type ArrivalProps = { name: string; isPlan: boolean; granted: number; balance: number }

function Arrival({ name, isPlan, granted, balance }: ArrivalProps) {
  return (
    <>
      <strong className="font-semibold text-ink tabular-nums">{granted} credits</strong>{' '}
      {isPlan ? `with your ${name} plan` : 'topped up'}. You have{' '}
      <strong className="font-semibold text-ink tabular-nums">{balance}</strong> to spend now.
    </>
  )
}
