import { Hono, type Context } from 'hono'
import { NO_CARD, readCard } from '#server/providers/payments/sandbox/card-form.ts'
import { AUTHENTICATION_FAILED } from '#server/providers/payments/sandbox/money/checkout.ts'
import {
  livingSubscriptions,
  replaceCard,
} from '#server/providers/payments/sandbox/money/customers.ts'
import { applyChange } from '#server/providers/payments/sandbox/money/subscription-changes.ts'
import {
  paymentMethodOf,
  productName,
} from '#server/providers/payments/sandbox/money/subscriptions.ts'
import type { StoredCustomer } from '#server/providers/payments/sandbox/objects/customer-objects.ts'
import type { StoredPortalSession } from '#server/providers/payments/sandbox/objects/session-objects.ts'
import {
  onlyItem,
  type StoredSubscription,
} from '#server/providers/payments/sandbox/objects/subscription-objects.ts'
import type { RefusedCard } from '#server/providers/payments/sandbox/pages/card-fields.ts'
import { invoiceStatus } from '#server/providers/payments/sandbox/pages/invoice-page.ts'
import {
  notFoundPage,
  renderAuthentication,
} from '#server/providers/payments/sandbox/pages/page-layout.ts'
import { readCardFields, textOf } from '#server/providers/payments/sandbox/pages/page-forms.ts'
import { day, methodWords, money } from '#server/providers/payments/sandbox/pages/page-words.ts'
import type { PagesOptions } from '#server/providers/payments/sandbox/pages/pages.routes.ts'
import {
  renderCancel,
  renderPortal,
  type PortalContent,
  type PortalPlan,
} from '#server/providers/payments/sandbox/pages/portal-page.ts'
import { HOUR_SECONDS } from '#server/providers/payments/sandbox/money/periods.ts'
import { PAYMENTS_SANDBOX_PATH } from '#server/providers/payments/sandbox/sandbox-options.ts'
import type { SandboxWorld } from '#server/providers/payments/sandbox/sandbox-world.ts'

interface Visit {
  portal: StoredPortalSession
  customer: StoredCustomer
  path: string
}

/** The customer's own page, under the secret of a portal session. */
export function portalPages({ world, clock, publicOrigin, commit }: PagesOptions): Hono {
  const pages = new Hono()
  const show = (visit: Visit, refused?: RefusedCard) =>
    renderPortal({ ...contentOf(world, visit, publicOrigin), ...(refused && { refused }) })

  pages.get('/:secret', (c) => {
    const visit = findVisit(world, c)
    return visit ? c.html(show(visit)) : c.html(notFoundPage(), 404)
  })

  pages.post('/:secret/card', async (c) => {
    const visit = findVisit(world, c)
    if (!visit) return c.html(notFoundPage(), 404)
    const fields = readCardFields(await c.req.parseBody())
    const reading = readCard(fields, clock.now())
    if ('problems' in reading) return c.html(show(visit, { fields, ...reading }), 422)
    const { details } = reading
    if (details.card.onSetup !== 'approved') {
      const problems = { number: details.card.onSetup.message }
      return c.html(show(visit, { fields, problems }), 422)
    }
    if (details.card.needsAuthentication) visit.portal.waiting = details
    else replaceCard(world, visit.customer, details)
    await commit()
    return c.redirect(visit.portal.waiting ? `${visit.path}/authenticate` : visit.path, 303)
  })

  pages.get('/:secret/authenticate', (c) => {
    const visit = findVisit(world, c)
    if (!visit?.portal.waiting) return c.html(notFoundPage(), 404)
    const action = `${visit.path}/authenticate`
    return c.html(renderAuthentication({ action, subject: 'later payments' }))
  })

  pages.post('/:secret/authenticate', async (c) => {
    const form = await c.req.parseBody()
    const visit = findVisit(world, c)
    const details = visit?.portal.waiting
    if (!visit || !details) return c.html(notFoundPage(), 404)
    visit.portal.waiting = null
    if (form['answer'] === 'complete') replaceCard(world, visit.customer, details)
    await commit()
    if (form['answer'] === 'complete') return c.redirect(visit.path, 303)
    const problems = { number: AUTHENTICATION_FAILED }
    return c.html(show(visit, { fields: NO_CARD, problems }), 422)
  })

  addPlanPages(pages, { world, commit })
  return pages
}

/** Ending a plan with its period, and keeping it after all. */
function addPlanPages(
  pages: Hono,
  { world, commit }: Pick<PagesOptions, 'world' | 'commit'>,
): void {
  pages.get('/:secret/cancel', (c) => {
    const visit = findVisit(world, c)
    const subscription = visit && findOwn(world, visit, c.req.query('subscription'))
    if (!visit || !subscription) return c.html(notFoundPage(), 404)
    const endsOn = day(onlyItem(subscription).current_period_end)
    return c.html(renderCancel({ path: visit.path, plan: planOf(world, subscription), endsOn }))
  })

  pages.post('/:secret/:change{cancel|keep}', async (c) => {
    const visit = findVisit(world, c)
    const form = await c.req.parseBody()
    const subscription = visit && findOwn(world, visit, textOf(form['subscription']))
    if (!visit || !subscription) return c.html(notFoundPage(), 404)
    const isEnding = c.req.param('change') === 'cancel'
    applyChange(world, subscription, {
      prorationBehavior: 'none',
      restartsPeriod: false,
      // As Stripe's portal does it since billing became flexible: a date, and no word of the period.
      // https://docs.stripe.com/billing/subscriptions/billing-mode/compare
      cancelAt: isEnding ? onlyItem(subscription).current_period_end : null,
      assign: () => {},
    })
    await commit()
    return c.redirect(visit.path, 303)
  })
}

function findVisit(world: SandboxWorld, c: Context): Visit | undefined {
  const portal = world.state.portalSessions.get(c.req.param('secret') ?? '')
  const customer = world.state.customers.get(portal?.session.customer ?? '')
  if (!portal || !customer) return undefined
  const isOver = portal.session.created + HOUR_SECONDS <= world.now(customer.test_clock)
  const path = `${PAYMENTS_SANDBOX_PATH}/portal/${portal.id}`
  return isOver ? undefined : { portal, customer, path }
}

function findOwn(
  world: SandboxWorld,
  { customer }: Visit,
  id: string | undefined,
): StoredSubscription | undefined {
  return livingSubscriptions(world, customer.id).find((subscription) => subscription.id === id)
}

function contentOf(world: SandboxWorld, visit: Visit, publicOrigin: string): PortalContent {
  const { customer, portal, path } = visit
  const subscriptions = livingSubscriptions(world, customer.id)
  const method =
    subscriptions[0] === undefined
      ? world.state.paymentMethods.get(customer.invoice_settings.default_payment_method ?? '')
      : paymentMethodOf(world, subscriptions[0])
  const invoices = [...world.state.invoices.values()]
    .filter((invoice) => invoice.customer === customer.id && invoice.status !== 'draft')
    .toReversed()
  return {
    path,
    email: customer.email,
    plans: subscriptions.map((subscription) => planOf(world, subscription)),
    paymentMethod: method ? methodWords(method) : null,
    invoices: invoices.map((invoice) => ({
      date: day(invoice.created),
      number: invoice.number ?? '',
      amount: money(invoice.amount_due),
      status: invoiceStatus(invoice),
      url: invoice.hosted_invoice_url ?? null,
    })),
    returnUrl: portal.session.return_url ?? publicOrigin,
  }
}

function planOf(world: SandboxWorld, subscription: StoredSubscription): PortalPlan {
  const item = onlyItem(subscription)
  const price = `${money(item.price.unit_amount * item.quantity)} per month`
  return {
    id: subscription.id,
    name: productName(world, item.price),
    price,
    next: nextWords(subscription, price),
    isEnding: subscription.cancel_at !== null,
    isBehind: subscription.status === 'past_due' || subscription.status === 'incomplete',
  }
}

function nextWords(subscription: StoredSubscription, price: string): string {
  const periodEnd = day(onlyItem(subscription).current_period_end)
  if (subscription.cancel_at !== null) return `Ends on ${day(subscription.cancel_at)}.`
  switch (subscription.status) {
    case 'trialing':
      return `Free until ${periodEnd}, then ${price}.`
    case 'past_due':
    case 'incomplete':
      return 'The last payment failed. Save another card to pay what is open.'
    case 'paused':
      return 'Paused: there is no card to charge.'
    default:
      return `Renews on ${periodEnd}.`
  }
}
