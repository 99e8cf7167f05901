import { describe, expect } from 'vitest'
import { eventAbout, test, type Shop } from '#server/features/billing/billing.test-support.ts'
import { startCheckout } from '#server/features/billing/checkout.service.ts'
import { cancelSubscription } from '#server/features/billing/subscriptions.service.ts'
import { audit, newKey } from '#server/features/credits/credits.test-support.ts'
import { holdCredits, releaseHold } from '#server/features/credits/credits.service.ts'
import { createPriceList } from '#server/providers/payments/payments.ts'
import type { ApiErrorBody } from '#shared/api.ts'
import { PRODUCT_KEYS, type ProductKey } from '#shared/billing.ts'
import type { TestDeps } from '#tests/support/deps.ts'

async function refusal(answer: Promise<Response>) {
  const response = await answer
  const { code } = (await response.json()) as ApiErrorBody
  return { status: response.status, code }
}

const warnings = ({ logged }: TestDeps) =>
  logged.flatMap((line) => {
    const { msg, outcome } = JSON.parse(line) as { msg: string; outcome?: string }
    return msg === 'refused a payment event' ? [outcome] : []
  })

const counted = async ({ metrics }: TestDeps, outcome: string) =>
  (await metrics.paymentEvents.get()).values
    .filter(({ labels }) => labels.outcome === outcome)
    .reduce((sum, { value }) => sum + value, 0)

/** Somebody with a paid top-up of 50 that nobody has told us of yet. */
async function payUntold(deps: TestDeps, shop: Shop) {
  const ada = await shop.welcome()
  const { id } = await startCheckout(deps, ada.actor, 'topup-50')
  const silent = deps.payments
  // What the sandbox tells by itself is refused for now: another secret.
  deps.payments = { ...silent, webhookSecret: 'whsec_other' }
  await shop.sandbox.controls.completeCheckout(id)
  await shop.sandbox.controls.deliverEvents()
  deps.payments = silent
  return { ada, sessionId: id, body: eventAbout('checkout.session.completed', id) }
}

describe('an event', () => {
  test('brings its credits once, however often it is told', async ({ deps, shop }) => {
    const { ada, sessionId, body } = await payUntold(deps, shop)
    expect(await ada.balance()).toBe(0)
    for (let time = 0; time < 5; time += 1) expect((await shop.tell(body)).status).toBe(200)
    expect(await ada.balance()).toBe(50)
    const again = eventAbout('checkout.session.completed', sessionId, 'evt_another')
    await Promise.all(Array.from({ length: 8 }, () => shop.tell(again)))
    expect(await ada.balance()).toBe(50)
    await audit(deps.db, ada.accountId, deps.clock.now())
    expect(await counted(deps, 'repeated')).toBeGreaterThanOrEqual(4)
  })

  test('is believed for its signature alone', async ({ deps, shop }) => {
    const { ada, body } = await payUntold(deps, shop)
    deps.logged.length = 0
    const refused = { status: 400, code: 'event_signature' }
    const bad = [
      '',
      'nonsense',
      shop.sign(body, 'whsec_wrong'),
      shop.sign(`${body} `),
      // Listened to and told again later.
      shop.sign(body, undefined, 301),
    ]
    for (const header of bad) expect(await refusal(shop.tell(body, header))).toEqual(refused)
    const noEvent = '{"object":"event"}'
    expect(await refusal(shop.tell(noEvent))).toEqual(refused)
    expect(await ada.balance()).toBe(0)
    expect(warnings(deps)).toEqual(Array(6).fill('event_signature'))
    expect((await shop.tell(body, shop.sign(body, undefined, 299))).status).toBe(200)
    expect(await ada.balance()).toBe(50)
  })

  test('says nothing by its body: what counts is what the object is', async ({ deps, shop }) => {
    const ada = await shop.welcome()
    const { id } = await startCheckout(deps, ada.actor, 'topup-100')
    const lie = JSON.stringify({
      id: 'evt_lie',
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: { id, payment_status: 'paid', status: 'complete', amount_total: 0 } },
    })
    expect((await shop.tell(lie)).status).toBe(200)
    expect(await ada.balance()).toBe(0)
  })

  test('about a price, a customer or an object that is not ours grants nothing', async ({
    deps,
    shop,
  }) => {
    const { ada, body } = await payUntold(deps, shop)
    deps.logged.length = 0
    const others = Object.fromEntries(PRODUCT_KEYS.map((key) => [key, `price_x_${key}`]))
    const ours = deps.payments
    deps.payments = { ...ours, prices: createPriceList(others as Record<ProductKey, string>) }
    const unknown = (code: string) => ({ status: 422, code })
    expect(await refusal(shop.tell(body))).toEqual(unknown('event_unknown_price'))
    deps.payments = ours
    const customers = await deps.db.deleteFrom('billing_customer').returningAll().execute()
    expect(await refusal(shop.tell(body))).toEqual(unknown('event_unknown_customer'))
    const nothing = eventAbout('invoice.paid', 'in_nothing')
    const nameless = JSON.stringify({
      id: 'evt_nameless',
      object: 'event',
      type: 'invoice.paid',
      data: { object: {} },
    })
    for (const strange of [nothing, nameless])
      expect(await refusal(shop.tell(strange))).toEqual(unknown('event_unknown_object'))
    expect(warnings(deps)).toEqual([
      'event_unknown_price',
      'event_unknown_customer',
      'event_unknown_object',
      'event_unknown_object',
    ])
    expect(await counted(deps, 'event_unknown_price')).toBe(1)
    expect(await counted(deps, 'event_unknown_customer')).toBe(1)
    expect(await counted(deps, 'event_unknown_object')).toBe(2)
    expect(await ada.balance()).toBe(0)
    // Mended, the same event told again is worked.
    await deps.db.insertInto('billing_customer').values(customers).execute()
    expect((await shop.tell(body)).status).toBe(200)
    expect(await ada.balance()).toBe(50)
  })

  test('that is too large is not read', async ({ deps, shop }) => {
    const body = eventAbout('invoice.paid', 'x'.repeat(300_000))
    expect(await refusal(shop.tell(body))).toEqual({ status: 413, code: 'too_large' })
    expect(warnings(deps)).toEqual(['too_large'])
  })

  test('of another kind is taken and left alone', async ({ deps, shop }) => {
    const { ada } = await payUntold(deps, shop)
    expect((await shop.tell(eventAbout('customer.created', 'cus_1'))).status).toBe(200)
    expect(await ada.balance()).toBe(0)
  })

  test('that cannot be worked now answers 500 and is worked when it is told again', async ({
    deps,
    shop,
  }) => {
    const { ada, body } = await payUntold(deps, shop)
    const { stripe } = deps.payments
    const broken = { ...deps.payments, stripe: Object.create(stripe!) as typeof stripe }
    Object.defineProperty(broken.stripe, 'checkout', {
      get: () => {
        throw new Error('the line is dead')
      },
    })
    const working = deps.payments
    deps.payments = broken
    expect((await shop.tell(body)).status).toBe(500)
    deps.payments = working
    expect(await ada.balance()).toBe(0)
    expect((await shop.tell(body)).status).toBe(200)
    expect(await ada.balance()).toBe(50)
  })
})

describe('a reading that took long', () => {
  test('does not undo what a later one has seen', async ({ deps, shop }) => {
    const ada = await shop.welcome()
    await shop.buy(ada, 'premium')
    const [subscription] = (await shop.stripe.subscriptions.list()).data
    const stale = await shop.stripe.subscriptions.retrieve(subscription!.id)
    const { promise: lateAnswer, resolve: answer } = Promise.withResolvers<typeof stale>()
    const asked = Promise.withResolvers<void>()
    const ours = deps.payments
    const slow = Object.create(ours.stripe!) as typeof shop.stripe
    const retrieve = () => {
      asked.resolve()
      return lateAnswer
    }
    Object.defineProperty(slow, 'subscriptions', { value: { retrieve } })
    deps.payments = { ...ours, stripe: slow }
    const late = shop.tell(
      eventAbout('customer.subscription.updated', subscription!.id, 'evt_before'),
    )
    await asked.promise
    deps.payments = ours
    await cancelSubscription(deps, ada.actor)
    expect(await ada.billing()).toMatchObject({ renews: false })
    answer(stale)
    expect((await late).status).toBe(200)
    expect(await ada.billing()).toMatchObject({ renews: false })
  })
})

describe('money that goes back', () => {
  const chargeOf = async (shop: Shop) => (await shop.stripe.charges.list({ limit: 1 })).data[0]!

  test('before its payment was told, still leaves nothing', async ({ deps, shop }) => {
    const { ada, body } = await payUntold(deps, shop)
    const charge = await chargeOf(shop)
    await shop.stripe.refunds.create({ charge: charge.id })
    await shop.settle()
    expect(await ada.balance()).toBe(0)
    await shop.tell(body)
    expect(await ada.balance()).toBe(0)
    await audit(deps.db, ada.accountId, deps.clock.now())
  })

  test('in parts takes their share of what is unspent; what is given back later goes too', async ({
    deps,
    shop,
  }) => {
    const ada = await shop.welcome()
    await shop.buy(ada, 'topup-10')
    const charge = await chargeOf(shop)
    const now = deps.clock.now()
    const { holdId } = await deps.db.transaction().execute((tx) =>
      holdCredits(tx, {
        accountId: ada.accountId,
        amountCredits: 8,
        key: newKey(),
        note: '',
        now,
      }),
    )
    expect(await ada.balance()).toBe(2)
    const refund = async (amount: number) => {
      await shop.stripe.refunds.create({ charge: charge.id, amount })
      await shop.settle()
      // Told twice more, it takes nothing more.
      for (const id of ['a', 'b'])
        await shop.tell(eventAbout('charge.refunded', charge.id, `evt_${amount}_${id}`))
    }
    await refund(50)
    expect(await ada.balance()).toBe(1)
    await refund(250)
    expect(await ada.balance()).toBe(0)
    // Six of ten are to go back, two have: the design failed, and four of its eight go back as well.
    await deps.db.transaction().execute((tx) => releaseHold(tx, holdId, now))
    expect(await ada.balance()).toBe(4)
    await audit(deps.db, ada.accountId, now)
  })

  test('by dispute takes what is unspent, ends the plan and calls the operator', async ({
    deps,
    shop,
  }) => {
    const ada = await shop.welcome()
    await shop.buy(ada, 'premium')
    expect([await ada.plan(), await ada.balance()]).toEqual(['Premium', 100])
    await shop.sandbox.controls.dispute((await chargeOf(shop)).id)
    await shop.settle()
    expect([await ada.plan(), await ada.balance()]).toEqual(['Free', 0])
    expect(deps.logged.some((line) => line.includes('a payment is disputed'))).toBe(true)
  })
})

describe('a bank debit', () => {
  test.for([
    ['succeeded', 'arrived', 10],
    ['failed', 'failed', 0],
  ] as const)('that %s', async ([outcome, state, credits], { deps, shop }) => {
    const ada = await shop.welcome()
    const id = await shop.buy(ada, 'topup-10', { method: 'bank_debit' })
    const stateNow = async () =>
      deps.db.selectFrom('checkout').select('state').where('session_id', '=', id).execute()
    expect([await stateNow(), await ada.balance()]).toEqual([[{ state: 'processing' }], 0])
    await shop.sandbox.controls.settleBankDebit(id, outcome)
    await shop.settle()
    expect([await stateNow(), await ada.balance()]).toEqual([[{ state }], credits])
  })
})
