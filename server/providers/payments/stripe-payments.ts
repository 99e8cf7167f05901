import { createStripeClient, type StripeApiBase } from '#server/providers/payments/stripe-client.ts'
import { createPriceList, type Payments } from '#server/providers/payments/payments.ts'
import type { ProductKey } from '#shared/billing.ts'

export interface StripePaymentsOptions {
  mode: 'live' | 'test'
  secretKey: string
  webhookSecret: string
  publishableKey: string | null
  apiBase: StripeApiBase | undefined
  prices: Record<ProductKey, string>
}

export function createStripePayments(options: StripePaymentsOptions): Payments {
  const { mode, secretKey, webhookSecret, publishableKey, apiBase, prices } = options
  return {
    mode,
    stripe: createStripeClient(apiBase ? { secretKey, apiBase } : { secretKey }),
    webhookSecret,
    publishableKey,
    prices: createPriceList(prices),
    pages: undefined,
    close: () => Promise.resolve(),
  }
}
