import { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import {
  failureOf,
  openSandbox,
  ORIGIN,
  PRO,
  SECRET_KEY,
  STARTER,
  TOP_UP,
  idOf,
} from '#server/providers/payments/sandbox/payments-sandbox.test-support.ts'
import { createStripeClient } from '#server/providers/payments/stripe-client.ts'

describe('who may call', () => {
  test.for(['sk_test_wrong', ''])('the key %j is refused', async (secretKey) => {
    const { sandbox } = await openSandbox()
    const { host, port } = sandbox.apiBase
    const headers = { Authorization: `Bearer ${secretKey}` }
    const response = await fetch(`http://${host}:${port}/v1/customers`, { headers })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({
      error: { type: 'invalid_request_error', message: expect.stringMatching(/API key/i) },
    })
  })

  test('the package sees an authentication error, and no part of the right key', async () => {
    const { sandbox } = await openSandbox()
    const stranger = createStripeClient({ secretKey: 'sk_wrong', apiBase: sandbox.apiBase })
    const error = await failureOf(stranger.customers.list())
    expect(error.type).toBe('StripeAuthenticationError')
    expect(error.message).not.toContain(SECRET_KEY)
  })

  test('another version of the API is refused, and every answer names its own', async () => {
    const { stripe } = await openSandbox()
    const error = await failureOf(stripe.prices.list({}, { apiVersion: '2020-08-27' }))
    expect(error.message).toContain('Invalid Stripe API version')
    const { lastResponse } = await stripe.prices.list()
    expect(lastResponse).toMatchObject({ apiVersion: Stripe.API_VERSION, statusCode: 200 })
    expect(lastResponse.requestId).toMatch(/^req_/)
  })

  test('a body of more than 64 KB is not read', async () => {
    const { addCustomer } = await openSandbox()
    const error = await failureOf(addCustomer({ description: 'x'.repeat(70_000) }))
    expect(error.statusCode).toBe(413)
  })

  test('a call it does not know says so', async () => {
    const { stripe } = await openSandbox()
    expect(await failureOf(stripe.coupons.list())).toMatchObject({
      statusCode: 404,
      type: 'StripeInvalidRequestError',
      message: expect.stringContaining('Unrecognized request URL (GET: /v1/coupons)'),
    })
  })
})

describe('what a call takes', () => {
  // Each is something the package's types would not let us write.
  const refused: { why: string; path: string; body: string; error: object }[] = [
    {
      why: 'an unknown parameter',
      path: 'customers',
      body: 'emial=maya%40example.com',
      error: { code: 'parameter_unknown', param: 'emial' },
    },
    {
      why: 'an unknown parameter inside another',
      path: 'checkout/sessions',
      body: 'mode=subscription&success_url=http://a.b&line_items[0][price]=price_pro&line_items[0][quantity]=1&subscription_data[trial_days]=2',
      error: { code: 'parameter_unknown', param: 'subscription_data[trial_days]' },
    },
    {
      why: 'a missing one',
      path: 'checkout/sessions',
      body: 'mode=payment&success_url=http://a.b',
      error: { code: 'parameter_missing', param: 'line_items' },
    },
    {
      why: 'words for a number',
      path: 'refunds',
      body: 'charge=ch_1&amount=all',
      error: {
        code: 'parameter_invalid_integer',
        param: 'amount',
        message: 'Invalid integer: all',
      },
    },
    {
      why: 'an empty text',
      path: 'billing_portal/sessions',
      body: 'customer=',
      error: { code: 'parameter_invalid_empty', param: 'customer' },
    },
    {
      why: 'an address to go to that is a script',
      path: 'checkout/sessions',
      body: 'mode=payment&success_url=javascript:alert(1)&line_items[0][price]=price_top_up&line_items[0][quantity]=1',
      error: { param: 'success_url' },
    },
    {
      why: 'a customer who does not exist',
      path: 'billing_portal/sessions',
      body: 'customer=cus_nobody',
      error: { code: 'resource_missing', message: "No such customer: 'cus_nobody'" },
    },
    {
      why: 'a name that is a property of every object',
      path: 'customers',
      body: '__proto__[email]=maya%40example.com',
      error: { code: 'parameter_unknown', param: '__proto__' },
    },
  ]
  test.for(refused)('$why is refused in the shape of Stripe', async ({ path, body, error }) => {
    const { sandbox } = await openSandbox()
    const { host, port } = sandbox.apiBase
    const response = await fetch(`http://${host}:${port}/v1/${path}`, {
      method: 'POST',
      body,
      headers: {
        Authorization: `Bearer ${SECRET_KEY}`,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      error: { type: 'invalid_request_error', message: expect.any(String), ...error },
    })
  })
})

describe('a repeated request', () => {
  test('with the same key and parameters is answered again and done once', async () => {
    const { stripe } = await openSandbox()
    const options = { idempotencyKey: 'key-1' }
    const first = await stripe.customers.create({ email: 'a@example.com' }, options)
    const again = await stripe.customers.create({ email: 'a@example.com' }, options)
    expect(again.id).toBe(first.id)
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect((await stripe.customers.list()).data).toHaveLength(1)
  })

  test('with other parameters is refused', async () => {
    const { stripe } = await openSandbox()
    const options = { idempotencyKey: 'key-1' }
    await stripe.customers.create({ email: 'a@example.com' }, options)
    const error = await failureOf(stripe.customers.create({ email: 'b@example.com' }, options))
    expect(error).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
  })

  test('that arrives while the first is under way waits for it', async () => {
    const { stripe } = await openSandbox()
    const create = () =>
      stripe.customers.create({ email: 'a@example.com' }, { idempotencyKey: 'key-1' })
    const [first, second] = await Promise.all([create(), create()])
    expect(second.id).toBe(first.id)
  })

  test('is remembered for a day, over a restart', async () => {
    const { stripe, start, sandbox, clock } = await openSandbox()
    const options = { idempotencyKey: 'key-1' }
    const first = await stripe.customers.create({ email: 'a@example.com' }, options)
    await sandbox.close()
    const restarted = await start()
    const again = await restarted.stripe.customers.create({ email: 'a@example.com' }, options)
    expect(again.id).toBe(first.id)
    clock.set('2026-02-01T12:00:01Z')
    const nextDay = await restarted.stripe.customers.create({ email: 'a@example.com' }, options)
    expect(nextDay.id).not.toBe(first.id)
  })
})

describe('customers', () => {
  test('are made, found, changed and deleted', async () => {
    const { stripe } = await openSandbox()
    const { id } = await stripe.customers.create({
      email: 'maya@example.com',
      name: 'Maya',
      metadata: { userId: '7', old: 'yes' },
    })
    await stripe.customers.create({ email: 'other@example.com' })
    const { data } = await stripe.customers.list({ email: 'maya@example.com' })
    expect(data.map((customer) => customer.id)).toEqual([id])
    const found = await stripe.customers.search({ query: "metadata['userId']:'7'" })
    expect(found.data.map((customer) => customer.id)).toEqual([id])
    const changed = await stripe.customers.update(id, {
      name: 'Maya L.',
      metadata: { old: '', next: '1' },
    })
    expect(changed).toMatchObject({ name: 'Maya L.', metadata: { userId: '7', next: '1' } })
    expect(Object.keys(changed.metadata)).not.toContain('old')
    expect(await stripe.customers.del(id)).toMatchObject({ id, deleted: true })
    expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true })
    expect(await failureOf(stripe.customers.update(id, { name: 'x' }))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      param: 'id',
    })
  })

  test('who are deleted lose their plan', async () => {
    const { subscribe, stripe, typesSince } = await openSandbox()
    const person = await subscribe()
    await stripe.customers.del(person.customer.id)
    expect((await person.read()).status).toBe('canceled')
    expect(await typesSince()).toContain('customer.subscription.deleted')
  })

  test('come in pages, the newest first', async () => {
    const { addCustomer, stripe } = await openSandbox()
    const made = []
    for (const name of ['A', 'B', 'C']) made.push((await addCustomer({ name })).id)
    const first = await stripe.customers.list({ limit: 2 })
    expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/customers' })
    expect(first.data.map(({ id }) => id)).toEqual([made[2], made[1]])
    const all = await stripe.customers.list({ limit: 2 }).autoPagingToArray({ limit: 10 })
    expect(all.map(({ id }) => id)).toEqual(made.toReversed())
    const before = await stripe.customers.list({ ending_before: made[0]! })
    expect(before.data.map(({ id }) => id)).toEqual([made[2], made[1]])
  })
})

describe('the catalogue', () => {
  test('is found by id, by lookup key and by product, with exact amounts', async () => {
    const { stripe } = await openSandbox()
    const price = await stripe.prices.retrieve(STARTER.priceId, { expand: ['product'] })
    expect(price).toMatchObject({
      unit_amount: 350,
      recurring: { interval: 'month' },
      product: { id: STARTER.productId, name: 'Starter' },
    })
    expect(price.unit_amount_decimal?.toString()).toBe('350')
    const byKey = await stripe.prices.list({ lookup_keys: ['pro'] })
    expect(byKey.data.map(({ id }) => id)).toEqual([PRO.priceId])
    const oneTime = await stripe.prices.list({ type: 'one_time' })
    expect(oneTime.data.map(({ id }) => id)).toEqual([TOP_UP.priceId])
    expect((await stripe.products.list()).data).toHaveLength(3)
    expect(await failureOf(stripe.products.retrieve('prod_x'))).toMatchObject({ statusCode: 404 })
  })
})

describe('checkout sessions', () => {
  test('are open for a day, hold what was given and know what they sell', async () => {
    const { openCheckout, stripe } = await openSandbox()
    const session = await openCheckout({
      client_reference_id: '7',
      metadata: { plan: '1' },
      subscription_data: { trial_period_days: 2, metadata: { userId: '7' } },
    })
    expect(session).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: '7',
      metadata: { plan: '1' },
      expires_at: session.created + 24 * 60 * 60,
      url: `${ORIGIN}/sandbox/payments/checkout/${session.id}`,
    })
    expect(session.id).toMatch(/^cs_test_\w{58}$/)
    const items = await stripe.checkout.sessions.listLineItems(session.id)
    expect(items.data).toMatchObject([{ quantity: 1, price: { id: STARTER.priceId } }])
    const { data } = await stripe.checkout.sessions.list({ status: 'open' })
    expect(data.map(({ id }) => id)).toEqual([session.id])
    const expired = await stripe.checkout.sessions.expire(session.id)
    expect(expired).toMatchObject({ status: 'expired', url: null })
    const error = await failureOf(stripe.checkout.sessions.expire(session.id))
    expect(error.message).toContain('This Checkout Session has a status of "expired"')
  })

  test('expire by themselves', async () => {
    const { openCheckout, stripe, clock, sandbox, typesSince } = await openSandbox()
    const { id } = await openCheckout()
    clock.set('2026-02-01T12:00:00Z')
    await sandbox.tick()
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('expired')
    expect(await typesSince()).toContain('checkout.session.expired')
  })

  test.for([
    { why: 'a subscription price paid once', params: { mode: 'payment' } },
    {
      why: 'a one-time price by the month',
      params: { line_items: [{ price: TOP_UP.priceId, quantity: 1 }] },
    },
    { why: 'no quantity', params: { line_items: [{ price: STARTER.priceId }] } },
    { why: 'customer and e-mail at once', params: { customer_email: 'a@example.com' } },
    { why: 'too short a life', params: { expires_at: 1 } },
  ] as const)('$why is refused', async ({ params }) => {
    const { openCheckout } = await openSandbox()
    const given = params as Partial<Stripe.Checkout.SessionCreateParams>
    expect(await failureOf(openCheckout(given))).toMatchObject({
      statusCode: 400,
      type: 'StripeInvalidRequestError',
    })
  })

  test('that are paid can be opened up to the charge', async () => {
    const { openCheckout, stripe, sandbox } = await openSandbox()
    const { id, customer } = await openCheckout()
    await sandbox.controls.completeCheckout(id)
    const session = await stripe.checkout.sessions.retrieve(id, {
      expand: ['line_items', 'subscription.latest_invoice.payments', 'customer.subscriptions'],
    })
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      line_items: { data: [{ amount_total: 350 }] },
      customer: { email: 'maya@example.com', subscriptions: { data: [{ status: 'active' }] } },
      subscription: {
        status: 'active',
        latest_invoice: { status: 'paid', payments: { data: [{ status: 'paid' }] } },
      },
    })
    const { data } = await stripe.invoicePayments.list({ invoice: idOf(session.invoice) })
    const intentId = idOf(data[0]?.payment.payment_intent)
    const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] })
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount_received: 350,
      latest_charge: { paid: true, amount: 350 },
    })
    const { data: plans } = await stripe.subscriptions.list({
      customer: idOf(customer),
      expand: ['data.latest_invoice'],
    })
    expect(plans).toMatchObject([{ latest_invoice: { amount_paid: 350 } }])
    expect(
      await failureOf(stripe.invoices.retrieve(idOf(session.invoice), { expand: ['status'] })),
    ).toMatchObject({ message: 'This property cannot be expanded (status).' })
  })
})
