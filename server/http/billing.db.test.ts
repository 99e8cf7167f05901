import { describe, expect } from 'vitest'
import { test, type Shop } from '#server/features/billing/billing.test-support.ts'
import { exportBilling } from '#server/features/billing/billing.service.ts'
import type { CurrentUser } from '#shared/accounts.ts'
import type {
  BillingResponse,
  CheckoutResponse,
  CheckoutStateResponse,
  PricesResponse,
} from '#shared/billing.ts'
import type { CreditsResponse } from '#shared/credits.ts'
import { PRODUCTS } from '#shared/plans.ts'
import { proves } from '#tests/proves.ts'
import { createClient } from '#tests/support/client.ts'
import type { TestDeps } from '#tests/support/deps.ts'

const DAY_MS = 86_400_000

async function signIn(deps: TestDeps, email = 'ada@example.com') {
  const client = createClient(deps)
  const { user, token } = await client.signUp(email)
  const as = { token }
  return {
    client,
    user,
    as,
    subscribe: (product: string) =>
      client.post<CheckoutResponse>('/credits/subscribe', { product }, as),
    state: async (id: string) =>
      (await client.get<CheckoutStateResponse>(`/credits/checkout/${id}`, as)).body,
    billing: async () => (await client.get<BillingResponse>('/credits/billing', as)).body,
    me: async () => (await client.get<CurrentUser>('/auth/me', as)).body,
  }
}

async function pay(shop: Shop, sessionId: string) {
  const next = await shop.sandbox.controls.completeCheckout(sessionId)
  await shop.sandbox.controls.deliverEvents()
  return next
}

describe('the checkout', () => {
  test('§7 checkout by name and price: an id and an address; what does not fit is refused', async ({
    deps,
    shop,
  }) => {
    const { client, as } = await signIn(deps)
    const { body: list } = await client.get<PricesResponse>('/credits/prices', as)
    expect(list.mode).toBe('sandbox')
    expect(list.prices.map(({ product }) => product)).toEqual(PRODUCTS.map(({ key }) => key))
    const { name, priceId } = list.prices[0]!
    const { status, body } = await client.post<CheckoutResponse>(
      '/credits/checkout',
      { name, priceId },
      as,
    )
    expect(status).toBe(200)
    expect(body.url).toMatch(/^http:\/\/localhost:3000\/sandbox\/payments\//)
    const session = await shop.stripe.checkout.sessions.retrieve(body.id)
    expect(session).toMatchObject({
      mode: 'subscription',
      success_url: 'http://localhost:3000/billing/success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost:3000/pricing?checkout=cancelled',
    })
    for (const wrong of [
      { name, priceId: 'price_nothing' },
      { name: 'Pro', priceId },
    ])
      expect(await client.refusal(client.post('/credits/checkout', wrong, as))).toMatchObject({
        status: 400,
        code: 'unknown_price',
      })
    const nothing = client.post('/credits/subscribe', { product: 'gold' }, as)
    expect(await client.refusal(nothing)).toMatchObject({ status: 400 })
    proves('§3.checkout.request')
  })

  test('credits come by the event alone, and only their buyer sees the checkout', async ({
    deps,
    shop,
  }) => {
    const ada = await signIn(deps)
    const { body } = await ada.subscribe('topup-50')
    const waiting = { state: 'open', product: 'topup-50', creditsGranted: 0, creditBalance: 5 }
    expect(await ada.state(body.id)).toEqual(waiting)
    const secret = deps.payments
    deps.payments = { ...secret, webhookSecret: 'whsec_other' }
    expect(await pay(shop, body.id)).toContain(`/billing/success?session_id=${body.id}`)
    expect(await ada.state(body.id)).toEqual(waiting)
    deps.payments = secret
    await shop.tell(
      JSON.stringify({
        id: 'evt_1',
        object: 'event',
        type: 'checkout.session.completed',
        data: { object: { id: body.id } },
      }),
    )
    expect(await ada.state(body.id)).toEqual({
      state: 'arrived',
      product: 'topup-50',
      creditsGranted: 50,
      creditBalance: 55,
    })
    const eve = await signIn(deps, 'eve@example.com')
    const stolen = eve.client.get(`/credits/checkout/${body.id}`, eve.as)
    expect(await eve.client.refusal(stolen)).toMatchObject({ status: 404 })
    proves('§7.credits.subscribe')
  })

  test('§9 the credits of a top-up live for 90 days', async ({ deps, shop }) => {
    const ada = await signIn(deps)
    await pay(shop, (await ada.subscribe('topup-50')).body.id)
    const { body: credits } = await ada.client.get<CreditsResponse>('/credits/user/', ada.as)
    const expiresAt = new Date(deps.clock.now().getTime() + 90 * DAY_MS).toISOString()
    expect(credits.lots.at(-1)).toMatchObject({ source: 'topup', grantedCredits: 50, expiresAt })
    proves('§9.credits.topup-life')
  })

  test('for a plan is open once: the same again is the same, another closes the first', async ({
    deps,
    shop,
  }) => {
    const ada = await signIn(deps)
    const clicks = await Promise.all(Array.from({ length: 6 }, () => ada.subscribe('starter')))
    const first = await ada.subscribe('starter')
    for (const { body } of clicks) expect(body).toEqual(first.body)
    const { body: other } = await ada.subscribe('premium')
    expect(other.id).not.toBe(first.body.id)
    const closed = await shop.stripe.checkout.sessions.retrieve(first.body.id)
    expect(closed.status).toBe('expired')
    expect(await ada.state(first.body.id)).toMatchObject({ state: 'failed' })
    const races = await Promise.all([ada.subscribe('pro'), ada.subscribe('business')])
    for (const { status } of races) expect([200, 409]).toContain(status)
    const open = await shop.stripe.checkout.sessions.list({ status: 'open' })
    expect(open.data).toHaveLength(1)
  })

  test('a trial is for the first subscription only, and a second subscription for nobody', async ({
    deps,
    shop,
  }) => {
    const ada = await signIn(deps)
    const { body: first } = await ada.subscribe('starter')
    await pay(shop, first.id)
    expect(await ada.me()).toMatchObject({ subscriptionPlan: 1, subscriptionStatus: 'trialing' })
    expect(await ada.state(first.id)).toMatchObject({ state: 'arrived', creditsGranted: 20 })
    const again = ada.client.refusal(ada.subscribe('starter'))
    expect(await again).toMatchObject({ status: 409, code: 'same_plan' })
    expect((await ada.subscribe('pro')).body).toMatchObject({ url: null })
    expect(await ada.billing()).toMatchObject({ plan: 1, nextPlan: 2, state: 'trialing' })
    const subscriptions = await shop.stripe.subscriptions.list()
    expect(subscriptions.data).toHaveLength(1)
    await shop.stripe.subscriptions.cancel(subscriptions.data[0]!.id)
    await shop.settle()
    expect(await ada.me()).toMatchObject({ subscriptionPlan: 0, subscriptionStatus: 'canceled' })
    deps.clock.advance(60_000)
    await pay(shop, (await ada.subscribe('pro')).body.id)
    expect(await ada.billing()).toMatchObject({ plan: 2, state: 'active' })
    expect((await ada.billing()).invoices[0]).toMatchObject({
      amountCents: 1700,
      status: 'paid',
      description: 'Pro plan',
    })
  })

  test('where nothing is sold, says so', async ({ deps }) => {
    const ada = await signIn(deps)
    expect((await ada.client.get('/credits/prices', ada.as)).body).toMatchObject({
      mode: 'off',
      prices: [],
    })
    expect(await ada.client.refusal(ada.subscribe('pro'))).toEqual({
      status: 503,
      code: 'payments_off',
      message: 'Payments are not set up here yet. Nothing was charged.',
    })
    expect(await ada.billing()).toMatchObject({ mode: 'off', plan: 0, state: 'none' })
  })
})

describe('a plan', () => {
  test('is cancelled and kept again', async ({ deps, shop }) => {
    const ada = await signIn(deps)
    const change = (what: string) =>
      ada.client.post<BillingResponse>(`/credits/${what}`, undefined, ada.as)
    expect(await ada.client.refusal(change('cancel'))).toMatchObject({ code: 'no_subscription' })
    await pay(shop, (await ada.subscribe('business')).body.id)
    expect((await change('cancel')).body).toMatchObject({ plan: 4, renews: false })
    expect((await change('resume')).body).toMatchObject({ plan: 4, renews: true })
    await change('cancel')
    // Whoever chooses a plan wants to stay.
    await ada.subscribe('business')
    expect(await ada.billing()).toMatchObject({ renews: true, nextPlan: null })
  })

  test('§8 billing portal failure: Unable to access billing portal.', async ({ deps, shop }) => {
    const ada = await signIn(deps)
    const portal = () => ada.client.get<{ url: string }>('/auth/billing-portal', ada.as)
    const message = 'Unable to access billing portal.'
    expect(await ada.client.refusal(portal())).toMatchObject({ status: 409, message })
    await pay(shop, (await ada.subscribe('pro')).body.id)
    expect((await portal()).body.url).toContain('/sandbox/payments/')
    await shop.sandbox.close()
    expect(await ada.client.refusal(portal())).toMatchObject({ status: 502, message })
    proves('§7.auth.billing-portal', '§8.billing.portal')
  })

  test('is looked after in a portal that leads back to where the person was, on pages of ours', async ({
    deps,
    shop,
  }) => {
    const ada = await signIn(deps)
    await pay(shop, (await ada.subscribe('pro')).body.id)
    const wayBack = async (headers: Record<string, string>) => {
      const { body } = await ada.client.get<{ url: string }>('/auth/billing-portal', {
        ...ada.as,
        headers,
      })
      const page = await ada.client.app.request(body.url)
      return /href="([^"]+)">Return to/.exec(await page.text())?.[1]
    }
    const { origin } = deps.config
    const pricing = `${origin}/pricing?from=mail`
    expect(await wayBack({ Referer: pricing })).toBe(pricing)
    for (const headers of [{ Referer: 'https://evil.example/pricing' }, { Referer: 'nowhere' }, {}])
      expect(await wayBack(headers)).toBe(`${origin}/account`)
  })

  test('ends at the payment service when its account is deleted, and what is told later harms nobody', async ({
    deps,
    shop,
  }) => {
    const ada = await signIn(deps)
    await pay(shop, (await ada.subscribe('pro')).body.id)
    const exported = await exportBilling(deps.db, ada.user.id)
    expect(exported).toMatchObject({
      subscriptions: [{ state: 'trialing', nextPlan: 2 }],
      payments: [{ plan: 2, credits: 40, amountCents: 0 }],
      checkouts: [{ product: 'pro', state: 'arrived' }],
    })
    const { username } = ada.user
    const removed = await ada.client.delete(
      '/user/me',
      { username, password: 'a-fine-needle' },
      ada.as,
    )
    expect(removed.status).toBe(204)
    const stateOf = async () => (await shop.stripe.subscriptions.list({ status: 'all' })).data[0]!
    await expect.poll(async () => (await stateOf()).status).toBe('canceled')
    const { customer } = await stateOf()
    expect(await shop.stripe.customers.retrieve(customer as string)).toMatchObject({
      deleted: true,
    })
    const told = {
      id: 'evt_late',
      object: 'event',
      type: 'customer.subscription.deleted',
      data: { object: { id: (await stateOf()).id } },
    }
    expect((await shop.tell(JSON.stringify(told))).status).toBe(200)
    expect(await deps.db.selectFrom('subscription').selectAll().execute()).toEqual([])
  })
})
