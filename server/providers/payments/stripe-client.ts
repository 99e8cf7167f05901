import { Stripe } from 'stripe'
import { PRODUCT_NAME } from '#shared/product.ts'

/** Where Stripe's API answers, when it is not Stripe's own address: the payments sandbox. */
export interface StripeApiBase {
  host: string
  port: number
  protocol: 'http' | 'https'
}

export interface StripeClientOptions {
  secretKey: string
  apiBase?: StripeApiBase
}

/** What the billing code speaks to, whether Stripe or the sandbox answers. */
export type StripeClient = Stripe

const TIMEOUT_MS = 20_000
/** The package sends its own idempotency key with each retry, so none of them can act twice. */
const NETWORK_RETRIES = 2

export function createStripeClient({ secretKey, apiBase }: StripeClientOptions): StripeClient {
  return new Stripe(secretKey, {
    ...apiBase,
    // The types of the package describe this version and no other.
    apiVersion: Stripe.API_VERSION,
    maxNetworkRetries: NETWORK_RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
    appInfo: { name: PRODUCT_NAME },
  })
}
