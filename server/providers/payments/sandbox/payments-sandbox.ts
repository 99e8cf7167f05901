import { once } from 'node:events'
import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { createApi } from '#server/providers/payments/sandbox/api/api.routes.ts'
import { runDue } from '#server/providers/payments/sandbox/money/due.ts'
import { createCatalogue } from '#server/providers/payments/sandbox/objects/catalogue-objects.ts'
import { createPages } from '#server/providers/payments/sandbox/pages/pages.routes.ts'
import { createControls } from '#server/providers/payments/sandbox/sandbox-controls.ts'
import {
  PAYMENTS_SANDBOX_PATH,
  type PaymentsSandbox,
  type PaymentsSandboxOptions,
} from '#server/providers/payments/sandbox/sandbox-options.ts'
import { forgetOldThings } from '#server/providers/payments/sandbox/sandbox-state.ts'
import { createWorld } from '#server/providers/payments/sandbox/sandbox-world.ts'
import { createStateWriter, loadState } from '#server/providers/payments/sandbox/state-file.ts'
import { createWebhookSender } from '#server/providers/payments/sandbox/webhook-sender.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
/** Stripe tries for three days. The product of a laptop is back sooner, and a restart sends at once what is left. */
const RETRY_DELAYS_MS = [
  2 * SECOND_MS,
  10 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  10 * HOUR_MS,
]
const TICK_MS = 30 * SECOND_MS

/**
 * Stands in for Stripe on a laptop and in tests: the same wire protocol on a port of this machine alone, and pages that
 * look like a checkout and a portal. No money moves, and it takes no card but Stripe's published test cards.
 */
export async function createPaymentsSandbox(
  options: PaymentsSandboxOptions,
): Promise<PaymentsSandbox> {
  const { clock, log, secretKey } = options
  const state = await loadState(options.stateFile)
  const writer = createStateWriter({ file: options.stateFile, state, log })
  const world = createWorld({
    state,
    catalogue: createCatalogue(options.catalogue, Math.floor(clock.now().getTime() / SECOND_MS)),
    pagesUrl: `${options.publicOrigin}${PAYMENTS_SANDBOX_PATH}`,
    clock,
    enabledEvents: options.enabledEvents,
  })
  const sender = createWebhookSender({
    ...options,
    state,
    retryDelaysMs: options.retryDelaysMs ?? RETRY_DELAYS_MS,
    saveSoon: writer.saveSoon,
  })
  async function commit(): Promise<void> {
    forgetOldThings(state)
    await writer.save()
    sender.wake()
  }
  async function tick(): Promise<void> {
    const eventsBefore = state.events.size
    runDue(world, null, world.now(null))
    if (state.events.size !== eventsBefore) await commit()
  }

  const server = await listen(createApi({ world, secretKey, log, commit }))
  await tick()
  sender.wake()
  const timer = setInterval(() => {
    tick().catch((error: unknown) => log.error({ err: error }, 'the payments sandbox cannot go on'))
  }, TICK_MS).unref()

  return {
    apiBase: { host: '127.0.0.1', port: server.port, protocol: 'http' },
    pages: createPages({ world, clock, publicOrigin: options.publicOrigin, commit }),
    tick,
    controls: createControls({ world, clock, sender, commit }),
    async close() {
      clearInterval(timer)
      await server.close()
      await sender.close()
      await writer.save()
    },
  }
}

async function listen({ fetch }: { fetch: (request: Request) => Response | Promise<Response> }) {
  const server = createAdaptorServer({ fetch }) as Server
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return {
    port: address.port,
    async close() {
      const closed = once(server, 'close')
      server.close()
      // The client keeps its connections open between calls.
      server.closeAllConnections()
      await closed
    },
  }
}
