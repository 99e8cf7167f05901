import { createHmac } from 'node:crypto'
import type { Clock } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import type { Delivery, SandboxState } from '#server/providers/payments/sandbox/sandbox-state.ts'

export interface WebhookSenderOptions {
  state: SandboxState
  webhookUrl: string
  webhookSecret: string
  clock: Clock
  log: Log
  retryDelaysMs: readonly number[]
  saveSoon: () => void
}

export interface WebhookSender {
  /** Sends what has not been sent, and again what was not taken, after a while. */
  wake(): void
  /** Sends everything once, due or not, and waits for the answers. */
  deliverAll(): Promise<void>
  close(): Promise<void>
}

const REQUEST_TIMEOUT_MS = 20_000
/** Several at once: an integration must not count on an order, as Stripe keeps none. */
const PARALLEL = 4

export function createWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const { state, saveSoon, retryDelaysMs } = options
  const underWay = new Map<string, Promise<void>>()
  const waiting = new Map<string, NodeJS.Timeout>()
  const abort = new AbortController()

  function wake(): void {
    for (const delivery of state.deliveries.values()) {
      if (abort.signal.aborted || underWay.size >= PARALLEL) return
      if (!underWay.has(delivery.id) && !waiting.has(delivery.id)) void start(delivery)
    }
  }

  function start(delivery: Delivery): Promise<void> {
    clearTimeout(waiting.get(delivery.id))
    waiting.delete(delivery.id)
    const attempt = deliver(options, delivery, abort.signal).finally(() => {
      underWay.delete(delivery.id)
      if (state.deliveries.has(delivery.id)) waitBeforeRetry(delivery)
      // Lost with a crash, it is sent once more: whoever takes events must bear that anyway.
      saveSoon()
      wake()
    })
    underWay.set(delivery.id, attempt)
    return attempt
  }

  function waitBeforeRetry({ id, attempts }: Delivery): void {
    if (abort.signal.aborted) return
    const timer = setTimeout(
      () => {
        waiting.delete(id)
        wake()
      },
      retryDelaysMs[attempts - 1],
    )
    waiting.set(id, timer.unref())
  }

  return {
    wake,
    async deliverAll() {
      const tried = new Set<string>()
      // Taking an event may cause another.
      for (;;) {
        const delivery = state.deliveries.values().find(({ id }) => !tried.has(id))
        if (!delivery) return
        tried.add(delivery.id)
        await (underWay.get(delivery.id) ?? start(delivery))
      }
    },
    async close() {
      abort.abort()
      for (const timer of waiting.values()) clearTimeout(timer)
      await Promise.all(underWay.values())
    },
  }
}

async function deliver(
  options: WebhookSenderOptions,
  delivery: Delivery,
  signal: AbortSignal,
): Promise<void> {
  const { state, log, retryDelaysMs } = options
  const event = state.events.get(delivery.id)
  if (!event) {
    state.deliveries.delete(delivery.id)
    return
  }
  const problem = await post(options, JSON.stringify(event, null, 2), signal)
  // Stopped in the middle: it counts for nothing and is sent again after the next start.
  if (signal.aborted) return
  if (problem === undefined) {
    event.pending_webhooks = 0
    state.deliveries.delete(delivery.id)
    return
  }
  const isLast = delivery.attempts >= retryDelaysMs.length
  delivery.attempts += 1
  const facts = { event: event.id, type: event.type, attempts: delivery.attempts, problem }
  if (isLast) {
    log.warn(facts, 'a payment event was given up')
    state.deliveries.delete(delivery.id)
  } else log.debug(facts, 'a payment event will be sent again')
}

/** Why it was not taken, or undefined when it was. */
async function post(
  { webhookUrl, webhookSecret, clock }: WebhookSenderOptions,
  payload: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const timestamp = Math.floor(clock.now().getTime() / 1000)
  try {
    const response = await fetch(webhookUrl, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'User-Agent': 'Stripe/1.0 (payments sandbox)',
        'Stripe-Signature': `t=${timestamp},v1=${sign(payload, timestamp, webhookSecret)}`,
      },
      body: payload,
      // As at Stripe: a redirect is a failure.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
    })
    await response.body?.cancel()
    return response.ok ? undefined : `HTTP ${response.status}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** https://docs.stripe.com/webhooks/signature */
function sign(payload: string, timestamp: number, secret: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex')
}
