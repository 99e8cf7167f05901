import {
  clockOfSession,
  expireSession,
  settleBankDebit,
} from '#server/providers/payments/sandbox/money/checkout.ts'
import { finalizeInvoice } from '#server/providers/payments/sandbox/money/invoices.ts'
import { HOUR_SECONDS } from '#server/providers/payments/sandbox/money/periods.ts'
import {
  changeSubscription,
  collectInvoice,
  endSubscription,
  endTrial,
  renewSubscription,
} from '#server/providers/payments/sandbox/money/subscriptions.ts'
import {
  onlyItem,
  type StoredSubscription,
} from '#server/providers/payments/sandbox/objects/subscription-objects.ts'
import type { SandboxWorld } from '#server/providers/payments/sandbox/sandbox-world.ts'

interface DueAction {
  dueAt: number
  run: () => void
}

/** As at Stripe: a first payment that failed can be mended for so long. */
const INCOMPLETE_SECONDS = 23 * HOUR_SECONDS
/** Ten years of one subscription are some hundred steps. More in one go are an endless loop. */
const MAX_STEPS = 10_000

/** Does everything that has become due on one clock, each at its own time and in that order. */
export function runDue(world: SandboxWorld, testClock: string | null, until: number): void {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const [first] = dueActions(world, testClock)
      .filter(({ dueAt }) => dueAt <= until)
      .toSorted((one, other) => one.dueAt - other.dueAt)
    if (!first) return
    world.at({ testClock, seconds: first.dueAt }, first.run)
  }
  throw new Error(`The payments sandbox still has work after ${MAX_STEPS} steps`)
}

function dueActions(world: SandboxWorld, testClock: string | null): DueAction[] {
  return [
    ...sessionActions(world, testClock),
    ...invoiceActions(world, testClock),
    ...world.state.subscriptions
      .values()
      .filter((subscription) => subscription.test_clock === testClock)
      .flatMap((subscription) => subscriptionActions(world, subscription)),
  ]
}

function sessionActions(world: SandboxWorld, testClock: string | null): DueAction[] {
  return [...world.state.sessions.values()].flatMap((session) => {
    const plan = world.state.checkoutPlans.get(session.id)
    if (!plan || clockOfSession(world, session) !== testClock) return []
    if (session.status === 'open') {
      return [{ dueAt: session.expires_at, run: () => expireSession(world, session) }]
    }
    const { debit } = plan
    if (!debit) return []
    const run = () => settleBankDebit(world, { session, plan }, debit.outcome)
    return [{ dueAt: debit.dueAt, run }]
  })
}

function invoiceActions(world: SandboxWorld, testClock: string | null): DueAction[] {
  return [...world.state.invoices.values()].flatMap((invoice) => {
    if (invoice.test_clock !== testClock || !invoice.auto_advance) return []
    if (invoice.status === 'draft' && invoice.automatically_finalizes_at !== null) {
      const run = () => {
        finalizeInvoice(world, invoice)
        if (invoice.status === 'open') collectInvoice(world, invoice)
      }
      return [{ dueAt: invoice.automatically_finalizes_at, run }]
    }
    if (invoice.status !== 'open' || invoice.next_payment_attempt === null) return []
    return [{ dueAt: invoice.next_payment_attempt, run: () => void collectInvoice(world, invoice) }]
  })
}

function subscriptionActions(world: SandboxWorld, subscription: StoredSubscription): DueAction[] {
  const { status, cancel_at: cancelAt, trial_end: trialEnd } = subscription
  if (status === 'canceled' || status === 'incomplete_expired') return []
  if (status === 'incomplete') {
    const run = () => expireIncomplete(world, subscription)
    return [{ dueAt: subscription.created + INCOMPLETE_SECONDS, run }]
  }
  const periodEnd = onlyItem(subscription).current_period_end
  // An end comes before a renewal at the same moment.
  if (cancelAt !== null && cancelAt <= periodEnd) {
    return [
      {
        dueAt: cancelAt,
        run: () => endSubscription(world, subscription, 'cancellation_requested'),
      },
    ]
  }
  if (status === 'paused') return []
  if (status === 'trialing' && trialEnd !== null) {
    return [{ dueAt: trialEnd, run: () => endTrial(world, subscription) }]
  }
  return [{ dueAt: periodEnd, run: () => renewSubscription(world, subscription) }]
}

function expireIncomplete(world: SandboxWorld, subscription: StoredSubscription): void {
  changeSubscription(world, subscription, () => (subscription.status = 'incomplete_expired'))
  const invoice = world.state.invoices.get(subscription.latest_invoice ?? '')
  if (invoice?.status !== 'open') return
  invoice.status = 'void'
  invoice.auto_advance = false
  invoice.next_payment_attempt = null
  invoice.status_transitions.voided_at = world.now(subscription.test_clock)
  world.emit('invoice.voided', invoice, { testClock: invoice.test_clock })
}
