import * as queries from '#server/features/billing/billing.queries.ts'
import { EventRefusedError } from '#server/features/billing/billing.errors.ts'
import { entitlementOf } from '#server/features/billing/entitlement.policy.ts'
import {
  raiseReturned,
  upsertPayment,
  type Payment,
} from '#server/features/billing/payments.queries.ts'
import { endRepeatedTrial } from '#server/features/billing/trials.service.ts'
import { readFacts, type Topic } from '#server/features/billing/read-stripe.ts'
import type {
  Facts,
  InvoiceFacts,
  SessionFacts,
  SubscriptionFacts,
} from '#server/features/billing/stripe-facts.ts'
import {
  daysAfter,
  grantCredits,
  reclaimCredits,
  writeOffExpired,
} from '#server/features/credits/credits.service.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import { TOPUP_CREDITS_LIFETIME_DAYS } from '#shared/credits.ts'
import { planOf, productOf } from '#shared/plans.ts'

/**
 * Makes our rows and the person's credits what Stripe says now, in one transaction. `inSameGo` is written with them. May run as
 * often, as late and in whatever order: grants have keys, what is paid or returned never goes back, and no row takes the
 * word of a reading that began before the one it has.
 */
export async function converge(
  deps: Deps,
  { topic, objectId }: { topic: Topic; objectId: string },
  inSameGo: (tx: Executor) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  let facts = await readFacts(deps, topic, objectId)
  const customer = facts && (await queries.findCustomer(deps.db, facts.customerId))
  if (facts && !customer) throw new EventRefusedError('event_unknown_customer')
  const accountId = customer?.account_id ?? undefined
  if (facts && accountId !== undefined && (await endRepeatedTrial(deps, accountId, facts)))
    facts = await readFacts(deps, topic, objectId)
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    if (facts && accountId !== undefined) await applyFacts(tx, { accountId, now }, facts)
    await inSameGo(tx)
  })
  if (facts?.returned?.isDisputed)
    deps.log.error(
      { accountId, paymentIntentId: facts.returned.paymentIntentId },
      'a payment is disputed: its unspent credits are taken back',
    )
}

interface Scope {
  accountId: number
  now: Date
}

async function applyFacts(tx: Executor, scope: Scope, facts: Facts): Promise<void> {
  const { accountId, now } = scope
  // The ledger's lock is taken first, so that two events about one person wait for each other.
  await writeOffExpired(tx, accountId, now)
  const { subscription, invoice, session, returned } = facts
  if (subscription) await writeSubscription(tx, scope, { ...facts, subscription })
  const cycle = invoice && (await writeInvoice(tx, scope, invoice))
  if (session) await writeSession(tx, scope, session, cycle)
  if (returned) {
    const payment = await raiseReturned(tx, returned.paymentIntentId, { ...returned, now })
    if (payment) await settlePayment(tx, payment, now)
  }
  await syncAccountPlan(tx, accountId)
}

function writeSubscription(
  tx: Executor,
  { accountId, now }: Scope,
  { customerId, reading, subscription }: Facts & { subscription: SubscriptionFacts },
): Promise<void> {
  return queries.upsertSubscription(tx, {
    id: subscription.id,
    account_id: accountId,
    customer_id: customerId,
    state: subscription.state,
    next_plan: subscription.nextPlan,
    item_id: subscription.itemId,
    is_canceling: subscription.isCanceling,
    trial_ends_at: subscription.trialEndsAt,
    ended_at: subscription.endedAt,
    reading,
    created_at: subscription.createdAt,
    updated_at: now,
  })
}

async function writeInvoice(
  tx: Executor,
  { accountId, now }: Scope,
  invoice: InvoiceFacts,
): Promise<Payment> {
  const { plan } = invoice
  const payment = await upsertPayment(tx, {
    id: invoice.id,
    account_id: accountId,
    subscription_id: invoice.subscriptionId,
    payment_intent_id: invoice.paymentIntentId,
    plan: plan.number,
    cycle_ends_at: invoice.cycleEndsAt,
    status: invoice.status,
    amount_cents: invoice.amountCents,
    credits: plan.creditsPerCycle,
    // One person has one trial, however many subscriptions begin with one.
    lot_key: invoice.isTrial ? `trial:${accountId}` : `invoice:${invoice.id}`,
    number: invoice.number,
    description: invoice.isTrial ? `${plan.name} plan, trial` : `${plan.name} plan`,
    url: invoice.url,
    created_at: invoice.createdAt,
    updated_at: now,
  })
  await settlePayment(tx, payment, now)
  return payment
}

/** `cycle` is what a checkout for a plan led to. */
async function writeSession(
  tx: Executor,
  scope: Scope,
  session: SessionFacts,
  cycle: Payment | undefined,
): Promise<void> {
  if (session.state === 'open') return
  const { accountId, now } = scope
  const product = productOf(session.product)
  // Where we went down between opening the checkout and writing it down, this is the first we hear of it.
  await queries.insertCheckout(tx, {
    session_id: session.id,
    account_id: accountId,
    product: session.product,
    kind: product.kind,
    state: 'processing',
    url: session.url ?? '',
    created_at: session.createdAt,
    updated_at: now,
    expires_at: session.expiresAt,
  })
  const payment = product.kind === 'topup' ? await writeTopUp(tx, scope, session) : cycle
  const hasArrived = session.state === 'paid' && payment?.status === 'paid'
  await queries.updateCheckout(tx, session.id, {
    state: hasArrived ? 'arrived' : session.state === 'paid' ? 'processing' : session.state,
    granted_credits: hasArrived ? payment.credits : 0,
    updated_at: now,
  })
}

async function writeTopUp(
  tx: Executor,
  { accountId, now }: Scope,
  session: SessionFacts,
): Promise<Payment> {
  const { name, credits } = productOf(session.product)
  const payment = await upsertPayment(tx, {
    id: session.id,
    account_id: accountId,
    subscription_id: null,
    payment_intent_id: session.paymentIntentId,
    plan: null,
    cycle_ends_at: null,
    status: session.state === 'paid' || session.state === 'failed' ? session.state : 'open',
    amount_cents: session.amountCents,
    credits,
    lot_key: `checkout:${session.id}`,
    description: `${name}, top-up`,
    url: null,
    created_at: session.createdAt,
    updated_at: now,
  })
  await settlePayment(tx, payment, now)
  return payment
}

/** The credits a payment brings, once, less what has gone back of it. */
async function settlePayment(tx: Executor, payment: Payment, now: Date): Promise<void> {
  if (payment.status !== 'paid') return
  const { cycle_ends_at: cycleEndsAt, account_id: accountId, lot_key: key } = payment
  const expiresAt = cycleEndsAt ?? daysAfter(now, TOPUP_CREDITS_LIFETIME_DAYS)
  await grantCredits(tx, {
    accountId,
    source: cycleEndsAt ? 'subscription' : 'topup',
    credits: payment.credits,
    key,
    note: payment.description,
    now,
    // Told of long after its cycle, a payment brings credits that are expired at once, and not before they were there.
    expiresAt: expiresAt < now ? now : expiresAt,
  })
  const returnedCents = payment.is_disputed ? payment.amount_cents : payment.refunded_cents
  if (returnedCents > 0)
    await reclaimCredits(tx, {
      accountId,
      key,
      part: returnedCents,
      whole: payment.amount_cents,
      now,
    })
}

/** Of several subscriptions, the one that lasts longest counts. */
async function syncAccountPlan(tx: Executor, accountId: number): Promise<void> {
  const subscriptions = await queries.listSubscriptions(tx, accountId)
  const [newest] = subscriptions
  if (!newest) return
  const best = subscriptions
    .flatMap((subscription) => {
      const entitlement = entitlementOf(subscription)
      return entitlement ? [{ ...entitlement, state: subscription.state }] : []
    })
    .toSorted((a, b) => b.endsAt.getTime() - a.endsAt.getTime())[0]
  await queries.updateAccountPlan(tx, accountId, {
    subscription_plan: planOf(best?.plan ?? 0).number,
    subscription_status: best?.state ?? newest.state,
    subscription_ends_at: best?.endsAt ?? null,
  })
}
