import { timingSafeEqual } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { Stripe } from 'stripe'
import type { Log } from '#server/platform/log.ts'
import type { ApiCall } from '#server/providers/payments/sandbox/api/api-calls.ts'
import { ApiFailure } from '#server/providers/payments/sandbox/api/api-failure.ts'
import { catalogueCalls } from '#server/providers/payments/sandbox/api/catalogue-calls.ts'
import { checkoutCalls } from '#server/providers/payments/sandbox/api/checkout-calls.ts'
import { customerCalls } from '#server/providers/payments/sandbox/api/customer-calls.ts'
import { eventCalls } from '#server/providers/payments/sandbox/api/event-calls.ts'
import { expandObject } from '#server/providers/payments/sandbox/api/expand.ts'
import { parseForm } from '#server/providers/payments/sandbox/api/form-body.ts'
import {
  createAnswerMemory,
  type Answer,
} from '#server/providers/payments/sandbox/api/idempotency.ts'
import { invoiceCalls } from '#server/providers/payments/sandbox/api/invoice-calls.ts'
import { readParameters } from '#server/providers/payments/sandbox/api/parameters.ts'
import { paymentCalls } from '#server/providers/payments/sandbox/api/payment-calls.ts'
import { subscriptionCalls } from '#server/providers/payments/sandbox/api/subscription-calls.ts'
import { newId } from '#server/providers/payments/sandbox/ids.ts'
import type { SandboxWorld } from '#server/providers/payments/sandbox/sandbox-world.ts'

const BODY_MAX_BYTES = 64 * 1024

const CALLS: readonly ApiCall[] = [
  ...catalogueCalls,
  ...checkoutCalls,
  ...customerCalls,
  ...eventCalls,
  ...invoiceCalls,
  ...paymentCalls,
  ...subscriptionCalls,
]

export interface ApiOptions {
  world: SandboxWorld
  secretKey: string
  log: Log
  /** Called after a change and before its answer goes out. */
  commit: () => Promise<void>
}

/** Stripe's API as far as the product uses it, under `/v1`. */
export function createApi({ world, secretKey, log, commit }: ApiOptions): Hono {
  const api = new Hono()
  const memory = createAnswerMemory(world)

  api.use(async (c, next) => {
    c.header('Request-Id', newId('req'))
    c.header('Stripe-Version', Stripe.API_VERSION)
    await next()
  })
  api.use(bodyLimit({ maxSize: BODY_MAX_BYTES, onError: () => fail(413, 'Request is too large.') }))
  api.use(async (c, next) => {
    checkKey(c.req.header('Authorization'), secretKey)
    checkVersion(c.req.header('Stripe-Version'))
    await next()
  })

  for (const call of CALLS) {
    api.on(call.method, `/v1${call.path}`, async (c) => {
      const body = await c.req.text()
      const given = body === '' ? new URL(c.req.url).search.slice(1) : body
      const request = { call, id: c.req.param('id') ?? '', given, requestId: requestIdOf(c) }
      if (call.method === 'get') return send(c, run(world, { ...request, key: null }))
      const key = call.method === 'post' ? (c.req.header('Idempotency-Key') ?? null) : null
      const act = () => run(world, { ...request, key })
      return send(c, await memory.once({ key, path: c.req.path, given }, { act, commit }))
    })
  }

  api.notFound((c) => {
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}). The payments sandbox knows only the calls that the product makes.`
    return c.json(new ApiFailure(message, { status: 404 }).body, 404)
  })
  api.onError((error, c) => {
    if (error instanceof ApiFailure) return c.json(error.body, error.status)
    log.error({ err: error }, 'the payments sandbox failed')
    return c.json({ error: { type: 'api_error', message: 'The payments sandbox failed.' } }, 500)
  })
  return api
}

interface Request {
  call: ApiCall
  id: string
  given: string
  requestId: string
  key: string | null
}

/** What a call answers, good or bad. Only a request that cannot be understood at all throws. */
function run(world: SandboxWorld, { call, id, given, requestId, key }: Request): Answer {
  const parameters = readParameters(call.schema, parseForm(given))
  try {
    const cause = { id: requestId, idempotency_key: key }
    const result = world.causedBy(cause, () => call.run(world, { id, parameters }))
    const body = expandObject(world, result, expandOf(parameters))
    return { status: 200, body: JSON.stringify(body), isReplayed: false }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return { status: error.status, body: JSON.stringify(error.body), isReplayed: false }
  }
}

function expandOf(parameters: unknown): string[] {
  const { expand } = parameters as { expand?: string[] }
  return expand ?? []
}

function send(c: Context, { status, body, isReplayed }: Answer) {
  if (isReplayed) c.header('Idempotent-Replayed', 'true')
  c.header('Content-Type', 'application/json')
  return c.body(body, status as ContentfulStatusCode)
}

function requestIdOf(c: Context): string {
  return c.res.headers.get('Request-Id') ?? newId('req')
}

function checkKey(header: string | undefined, secretKey: string): void {
  const [scheme = '', value = ''] = header?.split(' ') ?? []
  // Basic carries the key as the user name.
  const basic = () => Buffer.from(value, 'base64').toString().split(':')[0] ?? ''
  const key = scheme.toLowerCase() === 'basic' ? basic() : value
  if (key === '') {
    fail(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  }
  const given = Buffer.from(key)
  const expected = Buffer.from(secretKey)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    fail(401, `Invalid API Key provided: ${'*'.repeat(8)}${key.slice(-4)}`)
  }
}

/** The sandbox speaks one version. Another would be answered wrongly without a word. */
function checkVersion(version: string | undefined): void {
  if (version === undefined || version === Stripe.API_VERSION) return
  fail(
    400,
    `Invalid Stripe API version: ${version}. The payments sandbox speaks ${Stripe.API_VERSION}.`,
  )
}

function fail(status: 400 | 401 | 413, message: string): never {
  throw new ApiFailure(message, { status })
}
