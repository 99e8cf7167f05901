import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { serve } from '@hono/node-server'
import { getOwnAccount } from '#server/features/accounts/profile.service.ts'
import { readBilling } from '#server/features/billing/billing.service.ts'
import { startCheckout } from '#server/features/billing/checkout.service.ts'
import { currentPlan } from '#server/features/billing/entitlement.policy.ts'
import { insertPerson } from '#server/features/credits/credits.test-support.ts'
import { readBalance } from '#server/features/credits/credits.service.ts'
import { createApp } from '#server/http/app.ts'
import { createNoPayments } from '#server/providers/payments/payments.ts'
import { createSandboxPayments } from '#server/providers/payments/sandbox-payments.ts'
import type { CheckoutPayment } from '#server/providers/payments/sandbox/sandbox-options.ts'
import { WEBHOOK_PATH, type ProductKey } from '#shared/billing.ts'
import { test as base, type TestDeps } from '#tests/support/deps.ts'

const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** An event as the sandbox sent it. */
export interface ToldEvent {
  id: string
  type: string
  body: string
}

/** The product's door for events, on a port of its own, and the sandbox that knocks there. */
async function openShop(deps: TestDeps) {
  const told: ToldEvent[] = []
  let answer: (request: Request) => Response | Promise<Response> = () => new Response()
  const server = serve({
    fetch: async (request: Request) => {
      const body = await request.clone().text()
      const { id, type } = JSON.parse(body) as ToldEvent
      told.push({ id, type, body })
      return answer(request)
    },
    port: 0,
    hostname: '127.0.0.1',
  }) as Server
  if (!server.listening) await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stateFile = path.join(deps.config.dataDir, 'sandbox', 'payments.json')
  const payments = await createSandboxPayments({
    clock: deps.clock,
    log: deps.log,
    stateFile,
    publicOrigin: deps.config.origin,
    webhookUrl: `http://127.0.0.1:${port}${WEBHOOK_PATH}`,
    retryDelaysMs: [],
  })
  deps.payments = payments
  const app = createApp(deps)
  answer = (request) => app.fetch(request)
  return {
    ...createShop(deps, payments, app),
    told,
    async close() {
      await payments.close()
      server.close()
      server.closeAllConnections()
      await rm(stateFile, { force: true })
      deps.payments = createNoPayments()
    },
  }
}

function createShop(
  deps: TestDeps,
  payments: Awaited<ReturnType<typeof createSandboxPayments>>,
  app: ReturnType<typeof createApp>,
) {
  const { sandbox } = payments
  const stripe = payments.stripe!
  const sign = (body: string, secret = payments.webhookSecret, ageSeconds = 0): string =>
    stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret,
      timestamp: Math.floor(deps.clock.now().getTime() / 1000) - ageSeconds,
    })
  const settle = async (): Promise<void> => {
    await sandbox.tick()
    await sandbox.controls.deliverEvents()
  }
  return {
    sandbox,
    stripe,
    /** Somebody without credits, who never signs out. */
    async welcome(): Promise<Person> {
      const accountId = await insertPerson(deps.db)
      return createPerson(deps, accountId)
    },
    /** Opens a checkout and pays. */
    async buy(person: Person, product: ProductKey, payment?: CheckoutPayment): Promise<string> {
      const { id, url } = await startCheckout(deps, person.actor, product)
      if (url === null) throw new Error('there was nothing to pay')
      await sandbox.controls.completeCheckout(id, payment)
      await sandbox.controls.deliverEvents()
      return id
    },
    /** Lets time pass, with what the payment service does in it, an hour at least so that invoices are charged. */
    async pass(days: number): Promise<void> {
      deps.clock.advance(days * DAY_MS)
      await settle()
    },
    settle,
    sign,
    /** Knocks with an event of one's own making, or one that was told before. */
    async tell(body: string, header = sign(body)): Promise<Response> {
      const request = new Request(`http://localhost${WEBHOOK_PATH}`, {
        method: 'POST',
        headers: { 'Stripe-Signature': header },
        body,
      })
      return app.fetch(request)
    },
  }
}

export type Person = ReturnType<typeof createPerson>

function createPerson(deps: TestDeps, accountId: number) {
  const actor = { accountId, sessionId: 0, isAdmin: false }
  return {
    actor,
    accountId,
    balance: () => readBalance(deps.db, accountId, deps.clock.now()),
    billing: () => readBilling(deps, actor),
    plan: async () => currentPlan(await getOwnAccount(deps, actor), deps.clock.now()).name,
  }
}

export type Shop = Awaited<ReturnType<typeof openShop>>

export const test = base.extend<{ shop: Shop }>({
  shop: async ({ deps }, use) => {
    const shop = await openShop(deps)
    await use(shop)
    await shop.close()
  },
})

export const eventAbout = (type: string, objectId: string, id = `evt_${type}_${objectId}`) =>
  JSON.stringify({ id, object: 'event', type, data: { object: { id: objectId } } })
