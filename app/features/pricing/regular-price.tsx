import { priceWords } from '#shared/price-words.ts'
import type { Plan } from '#shared/plans.ts'

/** Struck through beside the price, where the price is a lower one. */
export function RegularPrice({ plan: { regularPriceCents } }: { plan: Plan }) {
  if (regularPriceCents === null) return null
  return (
    <s className="text-18">
      <span className="sr-only">Regular price </span>
      {priceWords(regularPriceCents)}
    </s>
  )
}
