import { describe, expect, test } from 'vitest'
import {
  CARD,
  openPages,
  openSandbox,
  ORIGIN,
  STARTER,
  TOP_UP,
  idOf,
} from '#server/providers/payments/sandbox/payments-sandbox.test-support.ts'

const TRIAL = { subscription_data: { trial_period_days: 2 } }
const MARKUP = `"><script>alert('1')</script><img src=x onerror=alert(1)>`

async function openCheckoutPage(params: object = TRIAL) {
  const opened = await openSandbox()
  const session = await opened.openCheckout(params)
  const pages = openPages(opened.sandbox)
  const url = session.url ?? ''
  const read = () =>
    opened.stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] })
  return { ...opened, ...pages, url, session, read }
}

describe('the checkout', () => {
  test('says what it costs, to whom, and that no money moves', async () => {
    const { get, url } = await openCheckoutPage()
    const response = await get(url)
    expect(response.status).toBe(200)
    const page = (await response.text()).replaceAll(/\s+/g, ' ')
    expect(page).toContain('Sandbox: no real money moves.')
    expect(page).toContain('2 days free, <span>then $3.50 per month</span>')
    expect(page).toContain('maya@example.com')
    expect(page).toContain('Start trial')
    expect(page).toContain('4000 0025 0000 3155')
    expect(page).toContain(`href="${ORIGIN}/pricing"`)
    expect(page.match(/<h1>/g)).toHaveLength(1)
    expect(page).not.toContain('<script')
    for (const id of ['number', 'expiry', 'cvc', 'name'])
      expect(page).toContain(`<label for="${id}">`)
  })

  test('with a good card starts the trial and goes back to the product', async () => {
    const { post, url, session, read } = await openCheckoutPage()
    const response = await post(`${url}/card`, CARD)
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(`${ORIGIN}/done?session=${session.id}`)
    expect(await read()).toMatchObject({
      status: 'complete',
      payment_status: 'no_payment_required',
      subscription: { status: 'trialing' },
    })
    // A second click changes nothing.
    const again = await post(`${url}/card`, CARD)
    expect(again.status).toBe(200)
    expect(await again.text()).toContain('This order is complete')
  })

  test('clicked twice at once sells once', async () => {
    const { post, url, stripe, session } = await openCheckoutPage({})
    const answers = await Promise.all([post(`${url}/card`, CARD), post(`${url}/card`, CARD)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 303]))
    const { data } = await stripe.charges.list({ customer: idOf(session.customer) })
    expect(data).toHaveLength(1)
  })

  const refused = [
    { field: { number: '4000 0000 0000 0002' }, problem: 'Your card was declined.' },
    { field: { number: '4000 0000 0000 9995' }, problem: 'Your card has insufficient funds.' },
    { field: { number: '4242 4242 4242 4241' }, problem: 'Your card number is invalid.' },
    { field: { number: '4242' }, problem: 'Your card number is incomplete.' },
    { field: { number: '5200 8282 8282 8210' }, problem: 'use one of the test cards' },
    { field: { expiry: '12 / 25' }, problem: 'Your card&#39;s expiration year is in the past.' },
    { field: { expiry: '13 / 30' }, problem: 'Your card&#39;s expiration date is invalid.' },
    { field: { cvc: '12' }, problem: 'Your card&#39;s security code is incomplete.' },
    { field: { name: ' ' }, problem: 'Please enter the name on the card.' },
  ]
  test('shows a refusal and what was typed, and takes another card then', async () => {
    const { post, url, read } = await openCheckoutPage()
    for (const { field, problem } of refused) {
      const response = await post(`${url}/card`, { ...CARD, ...field })
      expect(response.status).toBe(422)
      const page = await response.text()
      expect(page).toContain(problem)
      expect(page).toContain('aria-invalid="true"')
    }
    expect((await read()).status).toBe('open')
    expect((await post(`${url}/card`, CARD)).status).toBe(303)
  })

  test('saves a card that fails later, but takes no money from it', async () => {
    const later = { ...CARD, number: '4000 0000 0000 0341' }
    const trial = await openCheckoutPage()
    expect((await trial.post(`${trial.url}/card`, later)).status).toBe(303)
    const paid = await openCheckoutPage({})
    expect((await paid.post(`${paid.url}/card`, later)).status).toBe(422)
  })

  test('asks the bank of a 3-D Secure card, which may say no', async () => {
    const { get, post, url, read } = await openCheckoutPage({})
    const card = { ...CARD, number: '4000 0025 0000 3155' }
    const asked = await post(`${url}/card`, card)
    expect(asked.status).toBe(303)
    const bank = `${ORIGIN}${asked.headers.get('Location') ?? ''}`
    expect(await (await get(bank)).text()).toContain('$3.50 per month')
    const failed = await post(bank, { answer: 'fail' })
    expect(failed.status).toBe(422)
    expect(await failed.text()).toContain('We are unable to authenticate your payment method.')
    expect((await get(bank)).status).toBe(404)
    expect((await read()).status).toBe('open')
    await post(`${url}/card`, card)
    expect((await post(bank, { answer: 'complete' })).status).toBe(303)
    expect((await read()).payment_status).toBe('paid')
  })

  test('takes a bank debit and lets its end be chosen', async () => {
    const { get, post, url, read } = await openCheckoutPage({
      mode: 'payment',
      line_items: [{ price: TOP_UP.priceId, quantity: 1 }],
    })
    expect(await (await get(url)).text()).toContain('Pay $5.00')
    expect((await post(`${url}/bank`, { outcome: 'failed' })).status).toBe(303)
    expect((await read()).payment_status).toBe('unpaid')
    expect(await (await get(url)).text()).toContain('The bank has been asked')
    expect((await post(`${url}/debit`, { outcome: 'succeeded' })).status).toBe(303)
    expect((await read()).payment_status).toBe('paid')
    expect((await post(`${url}/debit`, { outcome: 'succeeded' })).status).toBe(404)
  })

  test('asks for an address when nobody gave one', async () => {
    const { stripe, sandbox } = await openSandbox()
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: STARTER.priceId, quantity: 1 }],
      success_url: `${ORIGIN}/done`,
    })
    const { post } = openPages(sandbox)
    const wrong = await post(`${session.url}/card`, { ...CARD, email: 'maya' })
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toContain('Please enter a valid email')
    await post(`${session.url}/card`, { ...CARD, email: 'new@example.com' })
    const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['customer'] })
    expect(paid).toMatchObject({ customer: { email: 'new@example.com', name: 'Maya' } })
  })

  test('that has expired says so', async () => {
    const { get, post, url, stripe, session } = await openCheckoutPage()
    await stripe.checkout.sessions.expire(session.id)
    for (const response of [await get(url), await post(`${url}/card`, CARD)]) {
      expect(response.status).toBe(410)
      expect(await response.text()).toContain('This checkout has expired')
    }
  })
})

describe('the portal', () => {
  async function openPortal() {
    const opened = await openCheckoutPage()
    await opened.post(`${opened.url}/card`, CARD)
    const { url } = await opened.stripe.billingPortal.sessions.create({
      customer: idOf(opened.session.customer),
      return_url: `${ORIGIN}/account`,
    })
    const { subscription } = await opened.stripe.checkout.sessions.retrieve(opened.session.id)
    const plan = () => opened.stripe.subscriptions.retrieve(idOf(subscription))
    return { ...opened, url, plan, subscription: idOf(subscription) }
  }

  test('ends the plan with its period, and keeps it after all', async () => {
    const { get, post, url, plan, subscription } = await openPortal()
    expect(await (await get(url)).text()).toContain('Free until 2 Feb 2026')
    const asked = await get(`${url}/cancel?subscription=${subscription}`)
    expect(await asked.text()).toContain('stays yours until 2 Feb 2026')
    expect((await post(`${url}/cancel`, { subscription })).status).toBe(303)
    const ending = await plan()
    // As at Stripe, the portal sets a date and not the flag.
    expect(ending).toMatchObject({
      cancel_at_period_end: false,
      cancel_at: ending.items.data[0]?.current_period_end,
    })
    expect(await (await get(url)).text()).toContain('Ends on 2 Feb 2026.')
    await post(`${url}/keep`, { subscription })
    expect(await plan()).toMatchObject({ cancel_at: null, canceled_at: null })
  })

  test('takes another card, asks its bank, and shows the invoices', async () => {
    const { get, post, url } = await openPortal()
    const declined = await post(`${url}/card`, { ...CARD, number: '4000 0000 0000 0002' })
    expect(declined.status).toBe(422)
    await post(`${url}/card`, { ...CARD, number: '4000 0025 0000 3155' })
    expect((await post(`${url}/authenticate`, { answer: 'fail' })).status).toBe(422)
    await post(`${url}/card`, { ...CARD, number: '4000 0025 0000 3155' })
    await post(`${url}/authenticate`, { answer: 'complete' })
    const page = await (await get(url)).text()
    expect(page).toContain('Visa •••• 3155, expires 12/2030')
    expect(page).toContain(`href="${ORIGIN}/account"`)
    const invoice = /href="([^"]*\/invoice\/[^"]*)"/.exec(page)?.[1] ?? ''
    expect(await (await get(invoice)).text()).toContain('Trial period for Starter')
  })

  test('closes after an hour, and touches only what is the customer’s own', async () => {
    const { post, get, url, openCheckout, addCustomer, sandbox, stripe, clock } = await openPortal()
    const stranger = await openCheckout({ customer: (await addCustomer()).id })
    await sandbox.controls.completeCheckout(stranger.id)
    const { subscription } = await stripe.checkout.sessions.retrieve(stranger.id)
    const fields = { subscription: idOf(subscription) }
    expect((await post(`${url}/cancel`, fields)).status).toBe(404)
    expect((await stripe.subscriptions.retrieve(fields.subscription)).cancel_at).toBeNull()
    clock.set('2026-01-31T13:00:01Z')
    expect((await get(url)).status).toBe(404)
  })
})

describe('hostile input', () => {
  test('is shown as text and never as markup', async () => {
    const { stripe, sandbox, openCheckout } = await openSandbox({
      catalogue: [{ ...STARTER, name: MARKUP, description: MARKUP }],
    })
    const { get, post } = openPages(sandbox)
    const customer = await stripe.customers.create({ email: 'a@example.com', name: MARKUP })
    const session = await openCheckout({ customer: customer.id })
    const url = session.url ?? ''
    const portal = await stripe.billingPortal.sessions.create({ customer: customer.id })
    const pages = [
      await get(url),
      await post(`${url}/card`, { number: MARKUP, expiry: MARKUP, cvc: MARKUP, name: MARKUP }),
      await post(`${url}/card`, { ...CARD, name: MARKUP }).then(() => get(portal.url)),
    ]
    const invoice = await stripe.invoices.list({ customer: customer.id })
    pages.push(await get(invoice.data[0]?.hosted_invoice_url ?? ''))
    for (const response of pages) {
      const page = await response.text()
      expect(page).not.toContain('<script')
      expect(page).not.toContain('<img')
      expect(page).toContain('&quot;&gt;&lt;script&gt;alert(')
    }
  })

  test('with a guessed address finds nothing', async () => {
    const { get, post, session, url, stripe } = await openCheckoutPage()
    const portal = await stripe.billingPortal.sessions.create({
      customer: idOf(session.customer),
    })
    const wrong = [
      `${url}x`,
      `${ORIGIN}/sandbox/payments/checkout/__proto__`,
      `${ORIGIN}/sandbox/payments/portal/${portal.id}`,
      `${ORIGIN}/sandbox/payments/invoice/in_1`,
      `${ORIGIN}/sandbox/payments/elsewhere`,
    ]
    for (const address of wrong) {
      expect((await get(address)).status).toBe(404)
      expect((await post(`${address}/card`, CARD)).status).toBe(404)
    }
  })

  test('from another site, or too large, changes nothing', async () => {
    const { post, url, read } = await openCheckoutPage()
    expect((await post(`${url}/card`, CARD, 'https://evil.test')).status).toBe(403)
    expect((await post(`${url}/card`, CARD, 'null')).status).toBe(403)
    expect((await post(`${url}/card`, { ...CARD, name: 'a'.repeat(17_000) })).status).toBe(413)
    expect((await read()).status).toBe('open')
  })

  test('meets pages that run no script, cannot be framed and are not kept', async () => {
    const { get, post, url } = await openCheckoutPage()
    for (const response of [await get(url), await get(`${url}x`), await post(`${url}/card`, {})]) {
      expect(response.headers.get('Content-Security-Policy')).toBe(
        `default-src 'none'; style-src 'self'; form-action 'self' ${ORIGIN}; ` +
          `frame-ancestors 'none'; base-uri 'none'`,
      )
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      // The address is a secret, so no other site hears of it.
      expect(response.headers.get('Referrer-Policy')).toBe('strict-origin')
    }
    const css = await get(`${ORIGIN}/sandbox/payments/sandbox.css`)
    expect(css.headers.get('Content-Type')).toContain('text/css')
    expect(await css.text()).not.toMatch(/url\(|@import/)
  })
})
