import type { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import {
  DAY,
  HOUR,
  openSandbox,
  PRO,
  seconds,
  STARTER,
  idOf,
} from '#server/providers/payments/sandbox/payments-sandbox.test-support.ts'

const DECLINES_LATER = 'pm_card_chargeCustomerFail'

describe('a trial', () => {
  test('becomes a paid month by itself, and the months follow the day it ended', async () => {
    const { subscribe, stripe, typesSince, receiver } = await openSandbox()
    const person = await subscribe({ trialDays: 2 })
    expect(await person.read()).toMatchObject({
      status: 'trialing',
      trial_end: seconds('2026-02-02T12:00:00Z'),
    })
    expect((await person.invoices()).map(({ total, status }) => [total, status])).toEqual([
      [0, 'paid'],
    ])

    await typesSince()
    const before = receiver.received.length
    const answer = await person.advanceTo(seconds('2026-02-02T12:00:00Z'))
    expect(answer.status).toBe('advancing')
    expect(await stripe.testHelpers.testClocks.retrieve(answer.id)).toMatchObject({
      status: 'ready',
      frozen_time: seconds('2026-02-02T12:00:00Z'),
    })
    // The plan is active before the money has come: only the invoice tells.
    expect((await person.read()).status).toBe('active')
    expect((await person.invoices())[0]).toMatchObject({ status: 'draft', amount_due: 350 })
    expect(await typesSince(before)).toEqual([
      'invoice.created',
      'customer.subscription.updated',
      'test_helpers.test_clock.ready',
    ])

    await person.advanceTo(seconds('2026-02-02T13:00:00Z'))
    const [paid] = await person.invoices()
    expect(paid).toMatchObject({
      status: 'paid',
      amount_paid: 350,
      billing_reason: 'subscription_cycle',
      parent: { subscription_details: { subscription: person.id } },
    })
    await person.advanceTo(seconds('2026-05-02T14:00:00Z'))
    const periods = (await person.invoices()).map(({ lines }) => lines.data[0]?.period.end)
    expect(periods.slice(0, 4)).toEqual(
      ['2026-06-02', '2026-05-02', '2026-04-02', '2026-03-02'].map((day) =>
        seconds(`${day}T12:00:00Z`),
      ),
    )
  })

  test('ends at once when it is told to, and is charged at once', async () => {
    const { subscribe, stripe } = await openSandbox()
    const person = await subscribe({ trialDays: 2 })
    await stripe.subscriptions.update(person.id, { trial_end: 'now' })
    expect((await person.read()).status).toBe('active')
    expect((await person.invoices())[0]).toMatchObject({ status: 'paid', amount_paid: 350 })
  })

  test('without a card ends as its settings say', async () => {
    const { addCustomer, stripe, clock, sandbox } = await openSandbox()
    const customer = await addCustomer()
    const start = (behaviour: 'cancel' | 'pause') =>
      stripe.subscriptions.create({
        customer: customer.id,
        items: [{ price: STARTER.priceId }],
        trial_period_days: 1,
        trial_settings: { end_behavior: { missing_payment_method: behaviour } },
      })
    const [cancelled, paused] = [await start('cancel'), await start('pause')]
    clock.set('2026-02-01T13:00:00Z')
    await sandbox.tick()
    expect((await stripe.subscriptions.retrieve(cancelled.id)).status).toBe('canceled')
    expect((await stripe.subscriptions.retrieve(paused.id)).status).toBe('paused')
    expect((await stripe.subscriptions.resume(paused.id)).status).toBe('active')
  })
})

describe('a month', () => {
  test('that began on the 31st ends on the last day of a shorter one and comes back to the 31st', async () => {
    const { subscribe } = await openSandbox()
    const person = await subscribe()
    const endOf = async () => (await person.read()).items.data[0]?.current_period_end
    expect(await endOf()).toBe(seconds('2026-02-28T12:00:00Z'))
    await person.advanceTo(seconds('2026-03-01T12:00:00Z'))
    expect(await endOf()).toBe(seconds('2026-03-31T12:00:00Z'))
  })

  test('a product that was off for months renews each month in its time when it is back', async () => {
    const { openCheckout, sandbox, stripe, clock } = await openSandbox()
    const session = await openCheckout()
    await sandbox.controls.completeCheckout(session.id)
    clock.set('2026-04-15T00:00:00Z')
    await sandbox.tick()
    const { data } = await stripe.invoices.list({ customer: idOf(session.customer) })
    expect(data.map(({ status, created }) => [status, created])).toEqual([
      ['paid', seconds('2026-03-31T12:00:00Z')],
      ['paid', seconds('2026-02-28T12:00:00Z')],
      ['paid', seconds('2026-01-31T12:00:00Z')],
    ])
  })

  test('a test clock cannot go back', async () => {
    const { subscribe } = await openSandbox()
    const person = await subscribe()
    await expect(person.advanceTo(seconds('2026-01-01T00:00:00Z'))).rejects.toThrow(/later time/)
  })
})

describe('a card that fails later', () => {
  test('is tried after 3, 5 and 7 more days, then the plan ends', async () => {
    const { subscribe, typesSince } = await openSandbox()
    const person = await subscribe({ token: DECLINES_LATER, trialDays: 1 })
    const charged = seconds('2026-02-01T13:00:00Z')
    await person.advanceTo(charged)
    const invoice = async () => (await person.invoices())[0]
    expect((await person.read()).status).toBe('past_due')
    const attempts = [charged + 3 * DAY, charged + 8 * DAY, charged + 15 * DAY]
    for (const [index, next] of attempts.entries()) {
      expect(await invoice()).toMatchObject({
        status: 'open',
        attempt_count: index + 1,
        next_payment_attempt: next,
      })
      await person.advanceTo(next)
    }
    expect(await invoice()).toMatchObject({
      status: 'open',
      attempt_count: 4,
      next_payment_attempt: null,
    })
    expect(await person.read()).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    })
    const types = await typesSince()
    expect(types.filter((type) => type === 'invoice.payment_failed')).toHaveLength(4)
    expect(types.filter((type) => type === 'customer.subscription.deleted')).toHaveLength(1)
    await person.advanceTo(charged + 100 * DAY)
    expect(await person.invoices()).toHaveLength(2)
  })

  test('is forgotten when a better card comes', async () => {
    const { subscribe, sandbox } = await openSandbox()
    const person = await subscribe({ token: DECLINES_LATER, trialDays: 1 })
    await person.advanceTo(seconds('2026-02-01T13:00:00Z'))
    await sandbox.controls.replaceCard(person.customer.id, '4242424242424242')
    expect((await person.read()).status).toBe('active')
    expect((await person.invoices())[0]).toMatchObject({ status: 'paid' })
    await person.advanceTo(seconds('2026-03-01T13:00:00Z'))
    expect((await person.invoices())[0]).toMatchObject({ status: 'paid', attempt_count: 1 })
  })

  test('is forgotten when the invoice is paid with another one', async () => {
    const { subscribe, stripe } = await openSandbox()
    const person = await subscribe({ token: DECLINES_LATER, trialDays: 1 })
    await person.advanceTo(seconds('2026-02-01T13:00:00Z'))
    const [invoice] = await person.invoices()
    await expect(stripe.invoices.pay(invoice!.id)).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
      decline_code: 'generic_decline',
      statusCode: 402,
    })
    const { id } = await stripe.paymentMethods.attach('pm_card_visa', {
      customer: person.customer.id,
    })
    const paid = await stripe.invoices.pay(invoice!.id, { payment_method: id })
    expect(paid.status).toBe('paid')
    expect((await person.read()).status).toBe('active')
    await expect(stripe.invoices.pay(invoice!.id)).rejects.toThrow('Invoice is already paid')
  })

  test('on the first payment leaves the plan incomplete, and after 23 hours void', async () => {
    const { subscribe } = await openSandbox()
    const person = await subscribe({ token: DECLINES_LATER })
    expect((await person.read()).status).toBe('incomplete')
    await person.advanceTo(seconds('2026-01-31T12:00:00Z') + 24 * HOUR)
    expect((await person.read()).status).toBe('incomplete_expired')
    expect((await person.invoices())[0]?.status).toBe('void')
  })
})

describe('an end', () => {
  test('asked for by the API comes with the period, and can be taken back', async () => {
    const { subscribe, stripe, typesSince } = await openSandbox()
    const person = await subscribe()
    const periodEnd = seconds('2026-02-28T12:00:00Z')
    const asked = await stripe.subscriptions.update(person.id, { cancel_at_period_end: true })
    expect(asked).toMatchObject({ cancel_at_period_end: true, cancel_at: periodEnd })
    const kept = await stripe.subscriptions.update(person.id, { cancel_at_period_end: false })
    expect(kept).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null })
    await stripe.subscriptions.update(person.id, { cancel_at_period_end: true })
    await person.advanceTo(periodEnd)
    expect(await person.read()).toMatchObject({
      status: 'canceled',
      ended_at: periodEnd,
      cancellation_details: { reason: 'cancellation_requested' },
    })
    expect(await person.invoices()).toHaveLength(1)
    expect(await typesSince()).toContain('customer.subscription.deleted')
  })

  test('can come at once, and only once', async () => {
    const { subscribe, stripe } = await openSandbox()
    const person = await subscribe()
    const ended = await stripe.subscriptions.cancel(person.id, {
      cancellation_details: { comment: 'too many cats' },
    })
    expect(ended).toMatchObject({
      status: 'canceled',
      cancellation_details: { comment: 'too many cats' },
    })
    await expect(stripe.subscriptions.cancel(person.id)).rejects.toMatchObject({
      code: 'resource_missing',
    })
    await expect(
      stripe.subscriptions.update(person.id, { cancel_at_period_end: true }),
    ).rejects.toThrow(/canceled subscription/)
  })
})

describe('another plan', () => {
  test('without proration costs its own price from the next month on', async () => {
    const { subscribe, stripe, receiver, typesSince } = await openSandbox()
    const person = await subscribe()
    const item = (await person.read()).items.data[0]!
    await stripe.subscriptions.update(person.id, {
      items: [{ id: item.id, price: PRO.priceId }],
      proration_behavior: 'none',
    })
    expect(await person.invoices()).toHaveLength(1)
    await person.advanceTo(seconds('2026-02-28T13:00:00Z'))
    expect((await person.invoices())[0]).toMatchObject({ total: 1700, status: 'paid' })
    await typesSince()
    const updates = receiver.received.filter(({ type }) => type === 'customer.subscription.updated')
    // The first says that the first month was paid.
    expect(updates[0]?.data.previous_attributes).toEqual({ status: 'incomplete' })
    expect(updates[1]?.data).toMatchObject({
      previous_attributes: { items: { data: [{ price: { id: STARTER.priceId } }] } },
      object: { items: { data: [{ price: { id: PRO.priceId } }] } },
    })
  })

  test('with proration counts the unused days of the old against the new', async () => {
    const { subscribe, stripe } = await openSandbox()
    const person = await subscribe({ price: PRO.priceId })
    // The month has 28 days; 7 of them have passed.
    await person.advanceTo(seconds('2026-02-07T12:00:00Z'))
    const item = (await person.read()).items.data[0]!
    await stripe.subscriptions.update(person.id, {
      items: [{ id: item.id, price: STARTER.priceId }],
    })
    await person.advanceTo(seconds('2026-02-28T13:00:00Z'))
    const [invoice] = await person.invoices()
    expect(invoice?.lines.data.map(({ amount }) => amount)).toEqual([-1275, 263, 350])
    // What is left over pays for the months to come.
    expect(invoice).toMatchObject({ total: -662, amount_due: 0, status: 'paid' })
    expect(await stripe.customers.retrieve(person.customer.id)).toMatchObject({ balance: -662 })
    await person.advanceTo(seconds('2026-03-31T13:00:00Z'))
    expect((await person.invoices())[0]).toMatchObject({ amount_due: 0, ending_balance: -312 })
  })

  test('can be charged at once, or refused when it cannot be paid', async () => {
    const { subscribe, stripe } = await openSandbox()
    const person = await subscribe()
    const item = (await person.read()).items.data[0]!
    const change: Stripe.SubscriptionUpdateParams = {
      items: [{ id: item.id, price: PRO.priceId }],
      billing_cycle_anchor: { type: 'now' },
      proration_behavior: 'none',
      payment_behavior: 'error_if_incomplete',
    }
    const failing = await stripe.paymentMethods.attach(DECLINES_LATER, {
      customer: person.customer.id,
    })
    await stripe.subscriptions.update(person.id, { default_payment_method: failing.id })
    await expect(stripe.subscriptions.update(person.id, change)).rejects.toMatchObject({
      code: 'card_declined',
    })
    expect((await person.read()).items.data[0]?.price.id).toBe(STARTER.priceId)
    const working = await stripe.paymentMethods.attach('pm_card_visa', {
      customer: person.customer.id,
    })
    await stripe.subscriptions.update(person.id, { default_payment_method: working.id })
    await stripe.subscriptions.update(person.id, change)
    expect((await person.invoices())[0]).toMatchObject({
      amount_paid: 1700,
      billing_reason: 'subscription_update',
    })
  })
})
