import { z } from 'zod'

/** What can be bought, by the name that addresses, settings and our own code use. */
export const PLAN_KEYS = ['starter', 'pro', 'premium', 'business'] as const
export type PlanKey = (typeof PLAN_KEYS)[number]
export const TOPUP_KEYS = ['topup-10', 'topup-50', 'topup-100'] as const
export type TopUpKey = (typeof TOPUP_KEYS)[number]
export const PRODUCT_KEYS = [...PLAN_KEYS, ...TOPUP_KEYS] as const
export type ProductKey = (typeof PRODUCT_KEYS)[number]
export const ProductKey = z.enum(PRODUCT_KEYS)

/** Where Stripe tells of what happened. */
export const WEBHOOK_PATH = '/api/stripe/webhook'

/** Whose money moves: real cards, the payment service's own test mode, our sandbox, or nobody's. */
export const PaymentMode = z.enum(['live', 'test', 'sandbox', 'off'])
export type PaymentMode = z.infer<typeof PaymentMode>

/** GET /credits/prices */
export const PricesResponse = z.object({
  mode: PaymentMode,
  /** For clients that open the hosted checkout by its session id; ours follows the address. */
  publishableKey: z.string().nullable().optional(),
  prices: z.array(z.object({ product: ProductKey, name: z.string(), priceId: z.string() })),
})
export type PricesResponse = z.infer<typeof PricesResponse>

/** POST /credits/subscribe. Plans and top-ups alike; the answer leads to the hosted checkout. */
export const SubscribeRequest = z.object({ product: ProductKey })
/** POST /credits/checkout, with what §3.checkout.request has. */
export const CheckoutRequest = z.object({
  name: z.string().trim().min(1).max(60),
  priceId: z.string().trim().min(1).max(120),
})
export const CheckoutResponse = z.object({
  id: z.string(),
  /** Null where nothing is to be paid now: a change of plan that takes effect at the cycle's end. */
  url: z.string().nullable(),
})
export type CheckoutResponse = z.infer<typeof CheckoutResponse>

/** GET /credits/checkout/{id}: what the success page waits for. Only the webhook moves it on. */
export const CheckoutStateResponse = z.object({
  state: z.enum(['open', 'processing', 'arrived', 'failed']),
  product: ProductKey,
  creditsGranted: z.number().int(),
  creditBalance: z.number().int(),
})
export type CheckoutStateResponse = z.infer<typeof CheckoutStateResponse>

/** GET /auth/billing-portal */
export const BillingPortalResponse = z.object({ url: z.string() })
export type BillingPortalResponse = z.infer<typeof BillingPortalResponse>

export const SUBSCRIPTION_STATES = ['none', 'trialing', 'active', 'past_due', 'canceled'] as const
export const SubscriptionState = z.enum(SUBSCRIPTION_STATES)
export type SubscriptionState = z.infer<typeof SubscriptionState>

/** GET /credits/billing: the account page's plan section and the banner. */
export const BillingResponse = z.object({
  mode: PaymentMode,
  plan: z.number().int(),
  state: SubscriptionState,
  /** When the cycle that is paid for ends; null without a subscription. */
  cycleEndsAt: z.iso.datetime().nullable(),
  /** False once cancelled: the rest of the cycle stays. */
  renews: z.boolean(),
  /** The plan that the next cycle begins with, where it is another one. */
  nextPlan: z.number().int().nullable(),
  /** Until when the plan is kept although the last payment failed. */
  graceEndsAt: z.iso.datetime().nullable(),
  /** Whether a plan would begin with a trial, as far as is known before a card is given. */
  isTrialLeft: z.boolean(),
  invoices: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      createdAt: z.iso.datetime(),
      amountCents: z.number().int(),
      refundedCents: z.number().int(),
      status: z.enum(['paid', 'open', 'refunded', 'failed']),
      description: z.string(),
      url: z.string().nullable(),
    }),
  ),
})
export type BillingResponse = z.infer<typeof BillingResponse>

/** How long a plan is kept when its renewal was not paid. */
export const PAYMENT_GRACE_DAYS = 7

/** PATCH /tattoo/{id}/visibility: one design of one's own. Answers with the design. Private needs a plan that has it. */
export const VisibilityRequest = z.object({ isPublic: z.boolean() })

/** POST /user/me/pricing-shown. */
export const PricingTurn = z.object({ isFirst: z.boolean() })

/** GET and PATCH /user/me/preferences. */
export const Preferences = z.object({
  /** Whether new designs start private; has effect while the plan has private designs. */
  privateByDefault: z.boolean(),
})
export type Preferences = z.infer<typeof Preferences>
