import { createServer } from 'node:http'
import { join } from 'node:path'
import { Hono } from 'hono'
import pino from 'pino'
import type { Stripe } from 'stripe'
import { expect, onTestFinished } from 'vitest'
import { createPaymentsSandbox } from '#server/providers/payments/sandbox/payments-sandbox.ts'
import {
  PAYMENTS_SANDBOX_PATH,
  type CatalogueItem,
  type PaymentsSandboxOptions,
} from '#server/providers/payments/sandbox/sandbox-options.ts'
import { createStripeClient, type StripeClient } from '#server/providers/payments/stripe-client.ts'
import { createTestClock, listen, makeTemporaryFolder } from '#server/providers/test-support.ts'

export const ORIGIN = 'http://localhost:3000'
export const SECRET_KEY = 'sk_test_sandbox'
export const WEBHOOK_SECRET = 'whsec_sandbox'
export const START = '2026-01-31T12:00:00Z'
export const DAY = 24 * 60 * 60
export const HOUR = 60 * 60

export const STARTER: CatalogueItem = {
  priceId: 'price_starter',
  productId: 'prod_starter',
  name: 'Starter',
  description: '20 credits a month',
  unitAmountCents: 350,
  interval: 'month',
  lookupKey: 'starter',
}
export const PRO: CatalogueItem = {
  ...STARTER,
  priceId: 'price_pro',
  productId: 'prod_pro',
  name: 'Pro',
  unitAmountCents: 1700,
  lookupKey: 'pro',
}
export const TOP_UP: CatalogueItem = {
  ...STARTER,
  priceId: 'price_top_up',
  productId: 'prod_top_up',
  name: '10 credits',
  unitAmountCents: 500,
  interval: null,
  lookupKey: null,
}

/** Takes events as the product would, and can be told to refuse them. */
export async function startReceiver(now: () => Date) {
  const { webhooks } = createStripeClient({ secretKey: SECRET_KEY })
  const verify = (body: string, signature: string | string[]): Stripe.Event | undefined => {
    try {
      const receivedAt = now().getTime()
      return webhooks.constructEvent(
        body,
        String(signature),
        WEBHOOK_SECRET,
        undefined,
        undefined,
        receivedAt,
      )
    } catch {
      return undefined
    }
  }
  const received: Stripe.Event[] = []
  const answers: number[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const status = answers.shift() ?? 200
      const event = verify(body, request.headers['stripe-signature'] ?? '')
      if (event && status === 200) received.push(event)
      response.writeHead(event ? status : 400).end()
    })
  })
  const port = await listen(server)
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { received, answers, url: `http://127.0.0.1:${port}/webhook` }
}

/** The sandbox as the product runs it, with the official package to talk to it. */
export async function openSandbox(changes: Partial<PaymentsSandboxOptions> = {}) {
  const clock = createTestClock(START)
  const folder = await makeTemporaryFolder()
  const receiver = await startReceiver(() => clock.now())
  const options: PaymentsSandboxOptions = {
    clock,
    stateFile: join(folder, 'payments.json'),
    publicOrigin: ORIGIN,
    webhookUrl: receiver.url,
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    catalogue: [STARTER, PRO, TOP_UP],
    log: pino({ level: 'silent' }),
    retryDelaysMs: [],
    ...changes,
  }
  const start = async () => {
    const sandbox = await createPaymentsSandbox(options)
    onTestFinished(() => sandbox.close())
    const stripe = createStripeClient({ secretKey: SECRET_KEY, apiBase: sandbox.apiBase })
    return { sandbox, stripe }
  }
  const { sandbox, stripe } = await start()
  const typesSince = async (index = 0) => {
    await sandbox.controls.deliverEvents()
    return receiver.received.slice(index).map(({ type }) => type)
  }
  return { clock, options, receiver, sandbox, stripe, start, typesSince, ...createShop(stripe) }
}

/** What most tests begin with. */
function createShop(stripe: StripeClient) {
  const addCustomer = (params: Stripe.CustomerCreateParams = {}) =>
    stripe.customers.create({ email: 'maya@example.com', ...params })
  return {
    addCustomer,
    openCheckout: async (params: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
      stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: (await addCustomer()).id,
        line_items: [{ price: STARTER.priceId, quantity: 1 }],
        success_url: `${ORIGIN}/done?session={CHECKOUT_SESSION_ID}`,
        cancel_url: `${ORIGIN}/pricing`,
        ...params,
      }),
    /** Somebody with a card and a plan, who lives on a test clock. */
    subscribe: async ({ token = 'pm_card_visa', trialDays = 0, price = STARTER.priceId } = {}) => {
      const frozenTime = Date.parse(START) / 1000
      const testClock = await stripe.testHelpers.testClocks.create({ frozen_time: frozenTime })
      const customer = await addCustomer({ test_clock: testClock.id })
      const method = await stripe.paymentMethods.attach(token, { customer: customer.id })
      await stripe.customers.update(customer.id, {
        invoice_settings: { default_payment_method: method.id },
      })
      const { id } = await stripe.subscriptions.create({
        customer: customer.id,
        items: [{ price }],
        ...(trialDays > 0 && { trial_period_days: trialDays }),
      })
      return {
        id,
        customer,
        testClock,
        read: () => stripe.subscriptions.retrieve(id),
        invoices: async () => (await stripe.invoices.list({ subscription: id, limit: 100 })).data,
        advanceTo: (time: number) =>
          stripe.testHelpers.testClocks.advance(testClock.id, { frozen_time: time }),
      }
    },
  }
}

/** The id of something that was not asked for as a whole. */
export function idOf(reference: string | object | null | undefined): string {
  expect(reference).toBeTypeOf('string')
  return reference as string
}

export const seconds = (time: string) => Date.parse(time) / 1000

/** What the package throws, to look at. */
export async function failureOf(promise: Promise<unknown>) {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(Error)
  return error as Stripe.errors.StripeError
}

/** The pages in a browser without eyes: follows forms by hand. */
export function openPages(sandbox: { pages: Hono }) {
  const app = new Hono().route(PAYMENTS_SANDBOX_PATH, sandbox.pages)
  const pathOf = (url: string) => url.replace(ORIGIN, '')
  return {
    get: async (url: string) => app.request(pathOf(url)),
    post: async (url: string, fields: Record<string, string>, origin: string = ORIGIN) =>
      app.request(pathOf(url), {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { Origin: origin },
      }),
  }
}

export const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123', name: 'Maya' }
