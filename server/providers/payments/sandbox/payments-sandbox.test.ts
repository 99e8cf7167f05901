import { readFile, readdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Stripe } from 'stripe'
import { describe, expect, test, vi } from 'vitest'
import { StartError } from '#server/platform/errors.ts'
import {
  openSandbox,
  STARTER,
  WEBHOOK_SECRET,
} from '#server/providers/payments/sandbox/payments-sandbox.test-support.ts'
import { createPaymentsSandbox } from '#server/providers/payments/sandbox/payments-sandbox.ts'

describe('events', () => {
  test('are signed so that the package believes them, and name the call that caused them', async () => {
    const { stripe, receiver, sandbox } = await openSandbox()
    const customer = await stripe.customers.create(
      { email: 'maya@example.com' },
      { idempotencyKey: 'key-1' },
    )
    await sandbox.controls.deliverEvents()
    expect(receiver.received).toMatchObject([
      {
        object: 'event',
        type: 'customer.created',
        api_version: Stripe.API_VERSION,
        livemode: false,
        pending_webhooks: 1,
        data: { object: { id: customer.id, object: 'customer' } },
        request: { id: customer.lastResponse.requestId, idempotency_key: 'key-1' },
      },
    ])
    const [event] = receiver.received
    expect(await stripe.events.retrieve(event!.id)).toMatchObject({ pending_webhooks: 0 })
    const { data } = await stripe.events.list({
      types: ['customer.created'],
      delivery_success: true,
    })
    expect(data.map(({ id }) => id)).toEqual([event!.id])
  })

  test('of a checkout tell the whole story', async () => {
    const { openCheckout, sandbox, typesSince } = await openSandbox()
    const { id } = await openCheckout()
    await sandbox.controls.completeCheckout(id)
    expect((await typesSince()).toSorted()).toEqual([
      'charge.succeeded',
      'checkout.session.completed',
      'customer.created',
      'customer.subscription.created',
      'customer.subscription.updated',
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
      'invoice_payment.paid',
      'payment_intent.created',
      'payment_intent.succeeded',
      'payment_method.attached',
    ])
  })

  test('of other types than the endpoint lists are kept and not sent', async () => {
    const { stripe, addCustomer, receiver, sandbox } = await openSandbox({
      enabledEvents: ['customer.updated'],
    })
    const { id } = await addCustomer()
    await stripe.customers.update(id, { name: 'Amara' })
    await sandbox.controls.deliverEvents()
    expect(receiver.received.map(({ type }) => type)).toEqual(['customer.updated'])
    expect((await stripe.events.list()).data).toHaveLength(2)
  })

  test('that are not taken come again, and are given up in the end', async () => {
    const { addCustomer, receiver, stripe } = await openSandbox({ retryDelaysMs: [1, 2] })
    receiver.answers.push(500, 302, 200)
    await addCustomer()
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1))
    receiver.answers.push(500, 500, 500, 500)
    await addCustomer()
    // Three attempts for one event, and no fourth.
    await vi.waitFor(() => expect(receiver.answers).toHaveLength(1))
    receiver.answers.length = 0
    await addCustomer()
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2))
    const { data } = await stripe.events.list({ delivery_success: false })
    expect(data).toHaveLength(1)
  })

  test('say what was, whatever happens to their object later', async () => {
    const { stripe, addCustomer } = await openSandbox()
    const { id } = await addCustomer({ name: 'Maya' })
    await stripe.customers.update(id, { name: 'Amara' })
    const { data } = await stripe.events.list()
    expect(data.map((event) => event.data)).toMatchObject([
      { object: { name: 'Amara' }, previous_attributes: { name: 'Maya' } },
      { object: { name: 'Maya' } },
    ])
    await stripe.customers.update(id, { name: 'Amara' })
    expect((await stripe.events.list()).data).toHaveLength(2)
  })
})

describe('a restart', () => {
  test('keeps everything and sends what was not delivered', async () => {
    const { openCheckout, sandbox, receiver, start, clock } = await openSandbox({
      retryDelaysMs: [3_600_000, 3_600_000, 3_600_000],
    })
    receiver.answers.push(...Array.from({ length: 20 }, () => 500))
    const { id } = await openCheckout({ subscription_data: { trial_period_days: 2 } })
    await sandbox.controls.completeCheckout(id)
    await sandbox.controls.deliverEvents()
    expect(receiver.received).toEqual([])
    await sandbox.close()
    receiver.answers.length = 0

    clock.set('2026-02-02T13:00:00Z')
    const restarted = await start()
    await restarted.sandbox.controls.deliverEvents()
    const types = receiver.received.map(({ type }) => type)
    expect(types).toContain('checkout.session.completed')
    expect(types.filter((type) => type === 'invoice.paid')).toHaveLength(2)
    const session = await restarted.stripe.checkout.sessions.retrieve(id, {
      expand: ['subscription'],
    })
    expect(session).toMatchObject({
      subscription: {
        status: 'active',
        items: { data: [{ price: { id: STARTER.priceId, unit_amount: 350 } }] },
      },
    })
  })

  test('finds one whole file that only its owner may read, without secrets of ours', async () => {
    const { addCustomer, options, sandbox } = await openSandbox()
    await Promise.all([addCustomer(), addCustomer(), addCustomer()])
    await sandbox.close()
    expect(await readdir(dirname(options.stateFile))).toEqual(['payments.json'])
    const content = await readFile(options.stateFile, 'utf8')
    expect(JSON.parse(content)).toMatchObject({ version: 1 })
    expect(content).not.toContain(WEBHOOK_SECRET)
    expect(content).not.toContain(options.secretKey)
  })

  test.for(['not json', '{"version":99,"collections":{}}'])(
    'on a file with %j says which file is wrong',
    async (content) => {
      const { options, sandbox } = await openSandbox()
      await sandbox.close()
      await writeFile(options.stateFile, content)
      await expect(createPaymentsSandbox(options)).rejects.toThrow(StartError)
      await expect(createPaymentsSandbox(options)).rejects.toThrow(options.stateFile)
    },
  )
})
