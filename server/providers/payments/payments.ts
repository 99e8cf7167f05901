import type { Hono } from 'hono'
import type { StripeClient } from '#server/providers/payments/stripe-client.ts'
import { PRODUCT_KEYS, type PaymentMode, type ProductKey } from '#shared/billing.ts'

/** Whom the product takes money through, and under which names it sells there. */
export interface Payments {
  readonly mode: PaymentMode
  /** Undefined where nothing can be bought. */
  readonly stripe: StripeClient | undefined
  /** Proves that an event comes from there. */
  readonly webhookSecret: string
  readonly publishableKey: string | null
  readonly prices: PriceList
  /** The sandbox's checkout and portal. */
  readonly pages: Hono | undefined
  close(): Promise<void>
}

export interface PriceList {
  priceOf(product: ProductKey): string
  /** Undefined for a price that is not one of ours. */
  productOf(priceId: string): ProductKey | undefined
}

export function createPriceList(prices: Record<ProductKey, string>): PriceList {
  const products = new Map(PRODUCT_KEYS.map((product) => [prices[product], product] as const))
  return {
    priceOf: (product) => prices[product],
    productOf: (priceId) => products.get(priceId),
  }
}

/** Nothing can be bought here, and nothing that claims to be an event is believed. */
export function createNoPayments(): Payments {
  return {
    mode: 'off',
    stripe: undefined,
    webhookSecret: '',
    publishableKey: null,
    prices: { priceOf: () => '', productOf: () => undefined },
    pages: undefined,
    close: () => Promise.resolve(),
  }
}
