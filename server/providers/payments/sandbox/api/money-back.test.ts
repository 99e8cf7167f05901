import { describe, expect, test } from 'vitest'
import {
  failureOf,
  openSandbox,
  ORIGIN,
  TOP_UP,
  idOf,
} from '#server/providers/payments/sandbox/payments-sandbox.test-support.ts'

async function buyTopUp() {
  const opened = await openSandbox()
  const session = await opened.openCheckout({
    mode: 'payment',
    line_items: [{ price: TOP_UP.priceId, quantity: 1 }],
    payment_intent_data: { metadata: { userId: '7' } },
  })
  await opened.sandbox.controls.completeCheckout(session.id)
  const { payment_intent: intent } = await opened.stripe.checkout.sessions.retrieve(session.id)
  const { data } = await opened.stripe.charges.list({ payment_intent: idOf(intent) })
  return { ...opened, intent: idOf(intent), charge: data[0]! }
}

describe('refunds', () => {
  test('in parts and then the rest, and not a cent more', async () => {
    const { stripe, charge, intent, receiver, typesSince } = await buyTopUp()
    expect(charge).toMatchObject({ amount: 500, metadata: { userId: '7' } })
    const part = await stripe.refunds.create({ charge: charge.id, amount: 200 })
    expect(part).toMatchObject({ status: 'succeeded', amount: 200, payment_intent: intent })
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({
      amount_refunded: 200,
      refunded: false,
    })
    const error = await failureOf(stripe.refunds.create({ charge: charge.id, amount: 301 }))
    expect(error.message).toBe(
      'Refund amount ($3.01) is greater than unrefunded amount on charge ($3.00)',
    )
    await stripe.refunds.create({ payment_intent: intent, reason: 'requested_by_customer' })
    const whole = await stripe.charges.retrieve(charge.id, { expand: ['refunds'] })
    expect(whole).toMatchObject({ amount_refunded: 500, refunded: true })
    expect(whole.refunds?.data.map(({ amount }) => amount)).toEqual([200, 300])
    expect(await failureOf(stripe.refunds.create({ charge: charge.id }))).toMatchObject({
      code: 'charge_already_refunded',
    })
    expect((await stripe.refunds.list({ charge: charge.id })).data).toHaveLength(2)
    await typesSince()
    const refunded = receiver.received.filter(({ type }) => type === 'charge.refunded')
    expect(refunded.map(({ data }) => data.previous_attributes)).toEqual([
      { amount_refunded: 0 },
      { amount_refunded: 200, refunded: false },
    ])
  })

  test.for([0, -5])('of %i cents are refused', async (amount) => {
    const { stripe, charge } = await buyTopUp()
    const error = await failureOf(stripe.refunds.create({ charge: charge.id, amount }))
    expect(error).toMatchObject({ statusCode: 400, param: 'amount' })
  })
})

describe('disputes', () => {
  test('mark the charge and stop refunds', async () => {
    const { stripe, charge, sandbox, typesSince } = await buyTopUp()
    const id = await sandbox.controls.dispute(charge.id)
    expect(await stripe.disputes.retrieve(id)).toMatchObject({
      charge: charge.id,
      amount: 500,
      status: 'needs_response',
    })
    expect((await stripe.disputes.list({ charge: charge.id })).data).toHaveLength(1)
    expect(await typesSince()).toContain('charge.dispute.created')
    expect(await failureOf(stripe.refunds.create({ charge: charge.id }))).toMatchObject({
      code: 'charge_disputed',
    })
  })
})

describe('a bank debit', () => {
  async function debit(mode: 'payment' | 'subscription') {
    const opened = await openSandbox()
    const session = await opened.openCheckout(
      mode === 'payment' ? { mode, line_items: [{ price: TOP_UP.priceId, quantity: 1 }] } : {},
    )
    await opened.sandbox.controls.completeCheckout(session.id, { method: 'bank_debit' })
    const read = () =>
      opened.stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] })
    return { ...opened, id: session.id, read }
  }

  test('completes the order first and pays later', async () => {
    const { sandbox, id, read, typesSince, receiver } = await debit('payment')
    expect(await read()).toMatchObject({ status: 'complete', payment_status: 'unpaid' })
    await typesSince()
    const before = receiver.received.length
    await sandbox.controls.settleBankDebit(id, 'succeeded')
    expect((await read()).payment_status).toBe('paid')
    expect(await typesSince(before)).toEqual([
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.async_payment_succeeded',
    ])
  })

  test('that comes back leaves the order unpaid and the plan behind', async () => {
    const { sandbox, id, read, typesSince } = await debit('subscription')
    expect(await read()).toMatchObject({ subscription: { status: 'active' } })
    await sandbox.controls.settleBankDebit(id, 'failed')
    expect(await read()).toMatchObject({
      payment_status: 'unpaid',
      subscription: { status: 'past_due' },
    })
    expect(await typesSince()).toEqual(
      expect.arrayContaining(['checkout.session.async_payment_failed', 'invoice.payment_failed']),
    )
    await expect(sandbox.controls.settleBankDebit(id, 'succeeded')).rejects.toThrow(/no bank debit/)
  })

  test('is settled by itself after a minute', async () => {
    const { sandbox, clock, read } = await debit('payment')
    clock.set('2026-01-31T12:01:00Z')
    await sandbox.tick()
    expect((await read()).payment_status).toBe('paid')
  })
})

describe('the controls', () => {
  test('say what the page would say', async () => {
    const { openCheckout, sandbox } = await openSandbox()
    const { id } = await openCheckout()
    const { completeCheckout } = sandbox.controls
    await expect(completeCheckout(id, { cardNumber: '4000000000000002' })).rejects.toThrow(
      'Your card was declined.',
    )
    const asking = { cardNumber: '4000002500003155', authentication: 'fail' } as const
    await expect(completeCheckout(id, asking)).rejects.toThrow(/unable to authenticate/)
    expect(await completeCheckout(id)).toBe(`${ORIGIN}/done?session=${id}`)
    await expect(completeCheckout(id)).rejects.toThrow('This session is complete.')
  })
})
