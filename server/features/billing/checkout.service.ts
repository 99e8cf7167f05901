import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { getOwnAccount } from '#server/features/accounts/profile.service.ts'
import type { Actor } from '#server/features/accounts/sessions.service.ts'
import { askStripe, isRefused } from '#server/features/billing/ask-stripe.ts'
import {
  CheckoutConflictError,
  CheckoutNotFoundError,
  PriceMismatchError,
} from '#server/features/billing/billing.errors.ts'
import * as queries from '#server/features/billing/billing.queries.ts'
import { converge } from '#server/features/billing/converge.service.ts'
import { ensureCustomer } from '#server/features/billing/customers.service.ts'
import { trialDaysFor } from '#server/features/billing/trials.service.ts'
import { changePlan } from '#server/features/billing/subscriptions.service.ts'
import { readBalance } from '#server/features/credits/credits.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import type {
  CheckoutResponse,
  CheckoutStateResponse,
  PricesResponse,
  ProductKey,
} from '#shared/billing.ts'
import { productOf, PRODUCTS, TRIAL_TERMS, type Product } from '#shared/plans.ts'

/** A page that closes sooner is not offered again. */
const REUSE_LEAST_MS = 10 * 60_000

export function listPrices({ payments: { mode, publishableKey, prices } }: Deps): PricesResponse {
  const sold = mode === 'off' ? [] : PRODUCTS
  return {
    mode,
    publishableKey,
    prices: sold.map(({ key, name }) => ({ product: key, name, priceId: prices.priceOf(key) })),
  }
}

/** The product that a price of ours belongs to, when the name given with it is its own. */
export function findProduct(
  { payments }: Deps,
  { name, priceId }: { name: string; priceId: string },
): ProductKey {
  const key = payments.prices.productOf(priceId)
  if (!key || productOf(key).name.toLowerCase() !== name.toLowerCase())
    throw new PriceMismatchError()
  return key
}

/**
 * Leads to the hosted checkout. Whoever has a subscription already gets no second one: theirs changes with its next cycle,
 * and there is nothing to pay now.
 */
export async function startCheckout(
  deps: Deps,
  actor: Actor,
  key: ProductKey,
): Promise<CheckoutResponse> {
  const product = productOf(key)
  const account = await getOwnAccount(deps, actor)
  const customerId = await ensureCustomer(deps, account)
  if (product.kind === 'topup') return openCheckout(deps, account, { product, customerId })
  const earlier = await queries.findOpenPlanCheckout(deps.db, actor.accountId)
  if (earlier && isReusable(deps, earlier, key)) return { id: earlier.session_id, url: earlier.url }
  if (earlier) await closeCheckout(deps, earlier.session_id)
  const { accountId } = actor
  const { mode } = deps.payments
  const subscription = await queries.findLiveSubscription(deps.db, { accountId, mode })
  if (subscription) return changePlan(deps, subscription, product.plan)
  return openCheckout(deps, account, { product, customerId })
}

function isReusable(deps: Deps, checkout: queries.Checkout, key: ProductKey): boolean {
  const leftMs = checkout.expires_at.getTime() - deps.clock.now().getTime()
  return checkout.product === key && leftMs > REUSE_LEAST_MS
}

/** Somebody who chose otherwise must not be able to pay for both. What was paid a moment ago is taken in instead. */
async function closeCheckout(deps: Deps, sessionId: string): Promise<void> {
  await expireSession(deps, sessionId)
  await converge(deps, { topic: 'session', objectId: sessionId })
}

/** One that is not open any more stays as it is. */
async function expireSession(deps: Deps, sessionId: string): Promise<void> {
  try {
    await askStripe(deps, (stripe) => stripe.checkout.sessions.expire(sessionId))
  } catch (error) {
    if (!isRefused(error)) throw error
  }
}

async function openCheckout(
  deps: Deps,
  account: Awaited<ReturnType<typeof getOwnAccount>>,
  { product, customerId }: { product: Product; customerId: string },
): Promise<CheckoutResponse> {
  const accountId = account.id
  const trialDays = product.kind === 'plan' ? await trialDaysFor(deps, account, product.plan) : 0
  const { origin } = deps.config
  const params: Stripe.Checkout.SessionCreateParams = {
    mode: product.kind === 'plan' ? 'subscription' : 'payment',
    customer: customerId,
    client_reference_id: String(accountId),
    line_items: [{ price: deps.payments.prices.priceOf(product.key), quantity: 1 }],
    success_url: `${origin}/billing/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${origin}/pricing?checkout=cancelled`,
    ...(trialDays > 0 ? withTrial(trialDays) : {}),
  }
  const idempotencyKey = await idempotencyKeyOf(deps, accountId, params)
  const session = await askStripe(deps, (stripe) =>
    stripe.checkout.sessions.create(params, { idempotencyKey }),
  )
  const url = session.url ?? ''
  const now = deps.clock.now()
  const isFirst = await queries.insertCheckout(deps.db, {
    session_id: session.id,
    account_id: accountId,
    product: product.key,
    kind: product.kind,
    state: 'open',
    url,
    created_at: now,
    updated_at: now,
    expires_at: new Date(session.expires_at * 1000),
  })
  if (isFirst || product.kind === 'topup') return { id: session.id, url }
  // Another click came first, after we had looked. The same one leads to the same page, which may be the very session we were given.
  const earlier = await queries.findOpenPlanCheckout(deps.db, accountId)
  if (earlier?.session_id !== session.id) await expireSession(deps, session.id)
  if (!earlier || !isReusable(deps, earlier, product.key)) throw new CheckoutConflictError()
  return { id: earlier.session_id, url: earlier.url }
}

/** Beside the button, since the card is typed there: nobody pays today who has not read that they might. */
const withTrial = (trialDays: number) => ({
  subscription_data: { trial_period_days: trialDays },
  custom_text: { submit: { message: TRIAL_TERMS } },
})

/** The same click twice at once opens one checkout; a click after the last checkout was opened, another. */
async function idempotencyKeyOf(deps: Deps, accountId: number, params: object): Promise<string> {
  const last = await queries.findLastCheckoutId(deps.db, accountId)
  const digest = createHash('sha256').update(JSON.stringify(params)).digest('hex').slice(0, 32)
  return `checkout-${accountId}-${last}-${digest}`
}

export async function getCheckoutState(
  deps: Deps,
  { accountId }: Actor,
  sessionId: string,
): Promise<CheckoutStateResponse> {
  const checkout = await queries.findCheckout(deps.db, { accountId, sessionId })
  if (!checkout) throw new CheckoutNotFoundError()
  return {
    state: checkout.state,
    product: checkout.product,
    creditsGranted: checkout.granted_credits,
    creditBalance: await readBalance(deps.db, accountId, deps.clock.now()),
  }
}
