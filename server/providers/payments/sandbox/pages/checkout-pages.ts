import { Hono, type Context } from 'hono'
import { NO_CARD, readCard } from '#server/providers/payments/sandbox/card-form.ts'
import {
  answerAuthentication,
  clockOfSession,
  findCheckout,
  settleBankDebit,
  submitBankDebit,
  submitCard,
  type Checkout,
  type CheckoutResult,
} from '#server/providers/payments/sandbox/money/checkout.ts'
import { DAY_SECONDS } from '#server/providers/payments/sandbox/money/periods.ts'
import {
  renderCheckout,
  renderFinished,
  type CheckoutContent,
} from '#server/providers/payments/sandbox/pages/checkout-page.ts'
import {
  notFoundPage,
  renderAuthentication,
  renderMessage,
} from '#server/providers/payments/sandbox/pages/page-layout.ts'
import { money } from '#server/providers/payments/sandbox/pages/page-words.ts'
import { readCardFields, textOf } from '#server/providers/payments/sandbox/pages/page-forms.ts'
import type { PagesOptions } from '#server/providers/payments/sandbox/pages/pages.routes.ts'
import { PAYMENTS_SANDBOX_PATH } from '#server/providers/payments/sandbox/sandbox-options.ts'
import type { SandboxWorld } from '#server/providers/payments/sandbox/sandbox-world.ts'
import { successUrlOf } from '#server/providers/payments/sandbox/success-url.ts'
import { Email } from '#shared/accounts.ts'

type Refused = NonNullable<CheckoutContent['refused']>

/** The checkout, under the session's id. */
export function checkoutPages({ world, clock, commit }: PagesOptions): Hono {
  const pages = new Hono()
  const find = (c: Context) => findCheckout(world, c.req.param('id') ?? '')

  pages.get('/:id', (c) => {
    const checkout = find(c)
    if (!checkout) return c.html(notFoundPage(), 404)
    if (checkout.session.status !== 'open') return showOver(c, checkout)
    return c.html(renderCheckout(contentOf(world, checkout)))
  })

  // Each form is read before the session is looked at: of two clicks at once, the second must find it over.
  pages.post('/:id/card', async (c) => {
    const form = await c.req.parseBody()
    const checkout = find(c)
    if (!checkout) return c.html(notFoundPage(), 404)
    if (checkout.session.status !== 'open') return showOver(c, checkout)
    const fields = readCardFields(form)
    const email = emailOf(world, checkout) ?? textOf(form['email'])
    const typed: Refused = { fields, problems: {}, email: { value: email } }
    if (!Email.safeParse(email).success) {
      const problem = 'Please enter a valid email'
      const refused = { ...typed, email: { value: email, problem } }
      return refuse(c, { world, checkout, refused })
    }
    const now = world.now(clockOfSession(world, checkout.session))
    const reading = readCard(fields, new Date(Math.max(now * 1000, clock.now().getTime())))
    if ('problems' in reading) {
      return refuse(c, { world, checkout, refused: { ...typed, ...reading } })
    }
    const result = submitCard(world, checkout, { details: reading.details, email })
    await commit()
    return goOn(c, { world, checkout, result, typed })
  })

  pages.get('/:id/authenticate', (c) => {
    const checkout = find(c)
    if (!checkout?.plan.waiting) return c.html(notFoundPage(), 404)
    const { totalCents, isSubscription } = contentOf(world, checkout)
    const subject = `${money(totalCents)}${isSubscription ? ' per month' : ''}`
    return c.html(renderAuthentication({ action: `${pathOf(checkout)}/authenticate`, subject }))
  })

  pages.post('/:id/authenticate', async (c) => {
    const form = await c.req.parseBody()
    const checkout = find(c)
    if (!checkout?.plan.waiting || checkout.session.status !== 'open') {
      return c.html(notFoundPage(), 404)
    }
    const { email } = checkout.plan.waiting
    const answer = form['answer'] === 'complete' ? 'complete' : 'fail'
    const result = answerAuthentication(world, checkout, answer)
    await commit()
    const typed: Refused = { fields: NO_CARD, problems: {}, email: { value: email } }
    return goOn(c, { world, checkout, result, typed })
  })

  addBankPages(pages, { world, commit })
  return pages
}

/** Pays by a debit whose money comes later, or does not. */
function addBankPages(
  pages: Hono,
  { world, commit }: Pick<PagesOptions, 'world' | 'commit'>,
): void {
  const find = (c: Context) => findCheckout(world, c.req.param('id') ?? '')
  pages.post('/:id/bank', async (c) => {
    const form = await c.req.parseBody()
    const checkout = find(c)
    if (!checkout) return c.html(notFoundPage(), 404)
    if (checkout.session.status !== 'open') return showOver(c, checkout)
    const email = emailOf(world, checkout)
    if (email === null || !checkout.session.payment_method_types.includes('us_bank_account')) {
      return c.html(notFoundPage(), 404)
    }
    submitBankDebit(world, checkout, { email, outcome: outcomeOf(form['outcome']) })
    await commit()
    return c.redirect(successUrlOf(checkout.session), 303)
  })

  pages.post('/:id/debit', async (c) => {
    const form = await c.req.parseBody()
    const checkout = find(c)
    if (!checkout?.plan.debit) return c.html(notFoundPage(), 404)
    settleBankDebit(world, checkout, outcomeOf(form['outcome']))
    await commit()
    return c.redirect(pathOf(checkout), 303)
  })
}

interface Refusal {
  world: SandboxWorld
  checkout: Checkout
  refused: Refused
}

interface Outcome {
  world: SandboxWorld
  checkout: Checkout
  result: CheckoutResult
  typed: Refused
}

function refuse(c: Context, { world, checkout, refused }: Refusal) {
  return c.html(renderCheckout({ ...contentOf(world, checkout), refused }), 422)
}

function goOn(c: Context, { world, checkout, result, typed }: Outcome) {
  switch (result.kind) {
    case 'complete':
      return c.redirect(successUrlOf(checkout.session), 303)
    case 'authenticate':
      return c.redirect(`${pathOf(checkout)}/authenticate`, 303)
    case 'refused':
      return refuse(c, {
        world,
        checkout,
        refused: { ...typed, problems: { number: result.refusal.message } },
      })
  }
}

function showOver(c: Context, checkout: Checkout) {
  const { session, plan } = checkout
  if (session.status === 'expired') {
    const message = renderMessage({
      title: 'This checkout has expired',
      text: 'Nothing was charged. Go back and start again.',
      ...(session.cancel_url && { link: { href: session.cancel_url, label: 'Go back' } }),
    })
    return c.html(message, 410)
  }
  const path = pathOf(checkout)
  const successUrl = successUrlOf(session)
  return c.html(renderFinished({ path, successUrl, isDebitUnderWay: plan.debit !== null }))
}

function pathOf({ session }: Checkout): string {
  return `${PAYMENTS_SANDBOX_PATH}/checkout/${session.id}`
}

function emailOf(world: SandboxWorld, { session }: Checkout): string | null {
  const customer = world.state.customers.get(session.customer ?? '')
  return customer?.email ?? session.customer_email
}

function outcomeOf(field: unknown): 'succeeded' | 'failed' {
  return field === 'failed' ? 'failed' : 'succeeded'
}

function contentOf(world: SandboxWorld, checkout: Checkout): CheckoutContent {
  const { session, plan } = checkout
  const lines = plan.lineItems.map(({ price, amount_subtotal: amountCents }) => {
    const product = world.catalogue.products.get(price.product)
    return {
      name: product?.name ?? price.id,
      description: product?.description ?? null,
      amountCents,
    }
  })
  const now = world.now(clockOfSession(world, session))
  const email = emailOf(world, checkout)
  return {
    path: pathOf(checkout),
    lines,
    isSubscription: session.mode === 'subscription',
    trialDays:
      plan.trialPeriodDays ??
      (plan.trialEnd === null ? null : Math.ceil((plan.trialEnd - now) / DAY_SECONDS)),
    totalCents: lines.reduce((sum, line) => sum + line.amountCents, 0),
    email,
    cancelUrl: session.cancel_url,
    submitNote: session.custom_text.submit?.message ?? null,
    takesCards: session.payment_method_types.includes('card'),
    takesBankDebits: email !== null && session.payment_method_types.includes('us_bank_account'),
  }
}
