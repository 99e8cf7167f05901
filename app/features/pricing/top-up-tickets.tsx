import { priceWords } from '#shared/price-words.ts'
import type { usePurchase } from '#app/features/pricing/use-purchase.ts'
import { usePaymentMode } from '#app/platform/http/public-config.ts'
import { Button } from '#app/ui/button.tsx'
import { TOPUPS } from '#shared/plans.ts'

type TopUpsProps = { purchase: ReturnType<typeof usePurchase> }

/** Tickets with a perforated stub. */
export function TopUpTickets({ purchase }: TopUpsProps) {
  const isOff = usePaymentMode() === 'off'
  return (
    <ul className="grid gap-3.5">
      {TOPUPS.map(({ key, credits, priceCents }) => (
        <li
          key={key}
          className="sheet-paper grid grid-cols-[1fr_7.5rem] shadow-lift md:grid-cols-[1fr_10.5rem]"
        >
          <p className="flex items-center gap-2.5 px-3 py-4 md:gap-4.5 md:px-6 md:py-4.5">
            <span className="min-w-13 font-display text-[2rem] leading-none font-semibold tracking-[-0.04em] md:min-w-18 md:text-[2.5rem]">
              {credits}
            </span>
            <span>
              credits
              <small className="block text-14 text-on-sheet-faded">
                {priceWords(priceCents / credits, { isExact: true })} each
              </small>
            </span>
          </p>
          <div className="flex items-center justify-between gap-2.5 border-l-2 border-dashed border-sheet-hair px-3 md:gap-4 md:px-6">
            <span className="text-18 font-semibold tabular-nums">{priceWords(priceCents)}</span>
            <Button
              variant="line"
              size="sm"
              disabled={isOff}
              isLoading={purchase.pending === key}
              onClick={() => purchase.choose(key)}
              aria-label={`Buy ${credits} credits for ${priceWords(priceCents)}`}
              // On paper, which stays paper by night.
              className="border-[#857b6c] [--color-bone:#e6dcc9] [--color-faded:#5b534a] [--color-ink:#161310] focus-visible:outline-on-sheet"
            >
              Buy
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The same as small tiles, for the account page. */
export function TopUpTiles({ purchase }: TopUpsProps) {
  const isOff = usePaymentMode() === 'off'
  return (
    <ul className="grid grid-cols-3 gap-2">
      {TOPUPS.map(({ key, credits, priceCents }) => (
        <li key={key}>
          <button
            type="button"
            disabled={isOff}
            aria-busy={purchase.pending === key || undefined}
            onClick={() => purchase.choose(key)}
            className="w-full rounded-control border border-edge px-3.5 py-3 text-left available-hover:border-ink available-hover:bg-ink/5 unavailable:cursor-not-allowed unavailable:border-hair unavailable:text-faded aria-busy:bg-bone"
          >
            <span className="block font-display text-28 leading-none font-semibold tracking-[-0.03em]">
              <span className="sr-only">Buy </span>
              {credits}
              <span className="sr-only"> credits for</span>
            </span>
            <span className="mt-1.5 block text-14 text-faded">
              {purchase.pending === key ? 'One moment…' : priceWords(priceCents)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
