import type { Hono } from 'hono'
import type { Stripe } from 'stripe'
import type { Clock } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import type { StripeApiBase } from '#server/providers/payments/stripe-client.ts'

/** Where the product must mount the pages. Checkout and portal addresses start with it. */
export const PAYMENTS_SANDBOX_PATH = '/sandbox/payments'

/** Something sold: one product with one price, under ids that never change. */
export interface CatalogueItem {
  /** Such as `price_starter`. */
  priceId: string
  /** Such as `prod_starter`. */
  productId: string
  name: string
  description: string | null
  unitAmountCents: number
  /** `null` for what is paid once. */
  interval: 'month' | null
  lookupKey: string | null
}

export interface PaymentsSandboxOptions {
  clock: Clock
  /** Holds everything, so that a restart forgets nothing. */
  stateFile: string
  /** The address under which browsers find the product, without a slash at its end. */
  publicOrigin: string
  /**
   * Receives the events by POST. They are signed at the time of `clock`, so whoever verifies them must
   * hand the time of the same clock to `constructEvent`.
   */
  webhookUrl: string
  secretKey: string
  webhookSecret: string
  catalogue: readonly CatalogueItem[]
  log: Log
  /** The types that are sent, as a webhook endpoint at Stripe lists them. Default: all. */
  enabledEvents?: readonly Stripe.Event['type'][]
  /** The waits before the second and later attempts to deliver an event; after the last, it is given up. */
  retryDelaysMs?: readonly number[]
}

export interface PaymentsSandbox {
  /** For `createStripeClient`. */
  readonly apiBase: StripeApiBase
  /** The checkout and portal pages, to be mounted at PAYMENTS_SANDBOX_PATH. */
  readonly pages: Hono
  /**
   * Does what has become due by the clock: renewals, trial ends, retried payments, expired sessions. Customers on a test
   * clock are left alone: theirs moves only when it is advanced.
   */
  tick: () => Promise<void>
  readonly controls: SandboxControls
  /** Stops listening and delivering. What was not delivered is delivered after the next start. */
  close: () => Promise<void>
}

/** What a person would do on the pages, or a bank behind them. For tests. */
export interface SandboxControls {
  /** Fills in the checkout page. Rejects with the page's text when the card is refused. Answers where the browser goes next. */
  completeCheckout: (sessionId: string, payment?: CheckoutPayment) => Promise<string>
  /** The money of a bank debit arrives, or does not. */
  settleBankDebit: (sessionId: string, outcome: 'succeeded' | 'failed') => Promise<void>
  /** The customer's new default card, as if entered in the portal: open invoices are tried again with it. */
  replaceCard: (customerId: string, cardNumber: string) => Promise<void>
  /** The bank takes a payment back. Answers the dispute's id. */
  dispute: (chargeId: string) => Promise<string>
  /** Tries every undelivered event once, now, and waits for the answers. */
  deliverEvents: () => Promise<void>
}

export interface CheckoutPayment {
  method?: 'card' | 'bank_debit'
  /** Default: the card that always works. */
  cardNumber?: string
  /** Answers the 3-D Secure page of cards that ask. Default: complete. */
  authentication?: 'complete' | 'fail'
}
