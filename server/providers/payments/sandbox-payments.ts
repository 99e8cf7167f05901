import { randomBytes } from 'node:crypto'
import type { Clock } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import { createPriceList, type Payments } from '#server/providers/payments/payments.ts'
import { createPaymentsSandbox } from '#server/providers/payments/sandbox/payments-sandbox.ts'
import type {
  CatalogueItem,
  PaymentsSandbox,
} from '#server/providers/payments/sandbox/sandbox-options.ts'
import { createStripeClient } from '#server/providers/payments/stripe-client.ts'
import type { ProductKey } from '#shared/billing.ts'
import { PRODUCTS } from '#shared/plans.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

export interface SandboxPaymentsOptions {
  clock: Clock
  log: Log
  stateFile: string
  publicOrigin: string
  webhookUrl: string
  retryDelaysMs?: readonly number[]
}

const nameInIds = (product: ProductKey) => product.replace('-', '_')
const priceIdOf = (product: ProductKey) => `price_${nameInIds(product)}`

const CATALOGUE: readonly CatalogueItem[] = PRODUCTS.map((product) => ({
  priceId: priceIdOf(product.key),
  productId: `prod_${nameInIds(product.key)}`,
  name: `${PRODUCT_NAME} ${product.name}`,
  description: product.kind === 'plan' ? `${product.credits} credits each month` : null,
  unitAmountCents: product.priceCents,
  interval: product.kind === 'plan' ? 'month' : null,
  lookupKey: product.key,
}))

const PRICES = Object.fromEntries(PRODUCTS.map(({ key }) => [key, priceIdOf(key)])) as Record<
  ProductKey,
  string
>

/** Payments without money: the sandbox behind the same client that speaks to Stripe. */
export async function createSandboxPayments(
  options: SandboxPaymentsOptions,
): Promise<Payments & { sandbox: PaymentsSandbox }> {
  const secretKey = `sk_test_${randomBytes(18).toString('hex')}`
  const webhookSecret = `whsec_${randomBytes(18).toString('hex')}`
  const sandbox = await createPaymentsSandbox({
    ...options,
    secretKey,
    webhookSecret,
    catalogue: CATALOGUE,
  })
  return {
    mode: 'sandbox',
    stripe: createStripeClient({ secretKey, apiBase: sandbox.apiBase }),
    webhookSecret,
    publishableKey: null,
    prices: createPriceList(PRICES),
    pages: sandbox.pages,
    sandbox,
    close: () => sandbox.close(),
  }
}
