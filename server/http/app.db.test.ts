import { Hono } from 'hono'
import { describe, expect, onTestFinished, vi } from 'vitest'
import type { AppEnv } from '#server/http/app-env.ts'
import { createApp } from '#server/http/app.ts'
import { limitPages } from '#server/http/busy-page.ts'
import { RATE_LIMITS, type RateLimit } from '#server/platform/rate-limit.ts'
import type { ApiErrorBody } from '#shared/api.ts'
import { proves } from '#tests/proves.ts'
import { createClient } from '#tests/support/client.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'

/** As if that many requests had come from here before. */
async function useUp({ rateLimits }: TestDeps, limit: RateLimit): Promise<void> {
  for (let used = 0; used < limit.points; used += 1) await rateLimits.isWithin(limit, 'in-process')
}

describe('what operators ask', () => {
  test('healthz and readyz answer, and readyz fails when a part is away', async ({ deps }) => {
    const healthy = createClient(deps).app
    const health = await healthy.request('/healthz')
    expect(health.status).toBe(200)
    // To anybody, so no more than that.
    expect(await health.json()).toEqual({ status: 'ok' })
    expect(await (await healthy.request('/readyz')).json()).toEqual({
      status: 'ready',
      checks: { database: 'ok', files: 'ok', mail: 'ok' },
    })
    const files = { ...deps.files, checkReady: () => Promise.reject(new Error('no bucket')) }
    const ill = await createApp({ ...deps, files }).request('/readyz')
    expect(ill.status).toBe(503)
    expect(await ill.json()).toMatchObject({ checks: { database: 'ok', files: 'failed' } })
  })

  test('metrics count requests by route pattern, never by address', async ({ deps }) => {
    const { app } = createClient(deps)
    await app.request('/api/user/123')
    const text = await (await app.request('/metrics')).text()
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/user\/:id",status="404"\} 1/,
    )
    expect(text).not.toContain('/api/user/123')
  })

  test('metrics without a token are for this machine alone, and never for what comes through a proxy', async ({
    deps,
  }) => {
    const app = createApp(deps)
    const ask = async (peer: string, headers: Record<string, string> = {}) => {
      const incoming = { socket: { remoteAddress: peer } }
      return (await app.request('/metrics', { headers }, { incoming })).status
    }
    expect(await ask('127.0.0.1')).toBe(200)
    expect(await ask('::ffff:127.0.0.1')).toBe(200)
    expect(await ask('10.0.0.7')).toBe(404)
    expect(await ask('127.0.0.1', { 'X-Forwarded-For': '127.0.0.1' })).toBe(404)
    expect(await ask('127.0.0.1', { 'X-Real-IP': '127.0.0.1' })).toBe(404)
    expect(await ask('127.0.0.1', { Host: 'ink.example' })).toBe(404)
    const behind = createApp({ ...deps, config: { ...deps.config, trustedProxies: 1 } })
    expect((await behind.request('/metrics')).status).toBe(404)
  })

  test('metrics with a token set are shown to its bearer alone', async ({ deps }) => {
    const app = createApp({
      ...deps,
      config: { ...deps.config, metricsToken: 'a-long-metrics-token' },
    })
    expect((await app.request('/metrics')).status).toBe(404)
    const headers = { Authorization: 'Bearer a-long-metrics-token' }
    expect((await app.request('/metrics', { headers })).status).toBe(200)
  })
})

describe('documentation', () => {
  test('openapi.json is OpenAPI 3.1 and names the schema of a request', async ({ deps }) => {
    const { body } = await createClient(deps).get<{
      openapi: string
      paths: Record<string, object>
    }>('/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    expect(body.paths['/auth/login']).toHaveProperty(
      'post.requestBody.content.application/json.schema.properties.email',
    )
  })

  test('/api/docs is a page to read, without a script', async ({ deps }) => {
    const { body, headers } = await createClient(deps).get<string>('/docs')
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(body).toContain('POST /api/auth/login')
    expect(body).not.toContain('<script')
    const sections = [...body.matchAll(/<h2>([^<]+)</g)].map(([, title]) => title)
    expect(sections.slice(0, 3), 'what a beginner needs stands first').toEqual([
      'First request',
      'Auth',
      'Tattoos',
    ])
    expect(sections.at(-1)).toBe('Administration')
  })
})

describe('hostile requests', () => {
  test('a call without the XSRF header, or with another value than the cookie, is refused', async ({
    deps,
  }) => {
    const { app } = createClient(deps)
    const post = async (headers: Record<string, string>) => {
      const response = await app.request('/api/auth/logout', { method: 'POST', headers })
      return ((await response.json()) as ApiErrorBody).code
    }
    expect(await post({})).toBe('xsrf_mismatch')
    expect(await post({ Cookie: 'XSRF-TOKEN=abc' })).toBe('xsrf_mismatch')
    expect(await post({ 'X-XSRF-TOKEN': '' })).toBe('xsrf_mismatch')
    expect(await post({ Cookie: 'XSRF-TOKEN=abc', 'X-XSRF-TOKEN': 'abd' })).toBe('xsrf_mismatch')
    expect(await post({ Cookie: 'XSRF-TOKEN=abc', 'X-XSRF-TOKEN': 'abc' })).toBe('unauthenticated')
    proves('§7.all.xsrf')
  })

  test('GET /auth/xsrf sets a cookie that scripts can read, once', async ({ deps }) => {
    const { app } = createClient(deps)
    const first = await app.request('/api/auth/xsrf')
    const cookie = first.headers.get('Set-Cookie') ?? ''
    expect(cookie).toMatch(/^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Strict$/)
    const again = await app.request('/api/auth/xsrf', {
      headers: { Cookie: cookie.split(';')[0]! },
    })
    expect(again.headers.get('Set-Cookie')).toBeNull()
  })

  test('behind TLS the XSRF cookie is bound to this host by its name, and no other is looked at', async ({
    deps,
  }) => {
    const app = createApp({ ...deps, config: { ...deps.config, isTls: true } })
    const cookie = (await app.request('/api/auth/xsrf')).headers.get('Set-Cookie') ?? ''
    expect(cookie).toMatch(/^__Host-XSRF-TOKEN=[\w-]{32}; Path=\/; Secure; SameSite=Strict$/)
    const codeWith = async (name: string) => {
      const headers = { Cookie: `${name}=abc`, 'X-XSRF-TOKEN': 'abc' }
      const response = await app.request('/api/auth/logout', { method: 'POST', headers })
      return ((await response.json()) as ApiErrorBody).code
    }
    expect(await codeWith('XSRF-TOKEN')).toBe('xsrf_mismatch')
    expect(await codeWith('__Host-XSRF-TOKEN')).toBe('unauthenticated')
  })

  test('TRACE, and whatever else is no method of ours, is answered 405', async ({ deps }) => {
    const { app } = createClient(deps)
    for (const method of ['PROPFIND', 'MADEUP']) {
      const response = await app.request('/healthz', { method })
      expect([method, response.status]).toEqual([method, 405])
    }
    // The platform makes no request of this method, so what a server hands over is imitated.
    const trace = new Proxy(new Request('http://localhost/healthz'), {
      get: (target, name) => {
        if (name === 'method') return 'TRACE'
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    expect((await app.fetch(trace)).status).toBe(405)
  })

  test('one name given twice in a query is refused, not guessed at', async ({ deps }) => {
    const client = createClient(deps)
    expect((await client.get('/tattoo/explore?limit=3&limit=50')).status).toBe(400)
  })

  test('a body over the limit is refused before it is read', async ({ deps }) => {
    const client = createClient(deps)
    const refusal = await client.refusal(
      client.post('/auth/login', { email: 'x'.repeat(200_000), password: 'y' }),
    )
    expect(refusal).toEqual({
      status: 413,
      code: 'too_large',
      message: 'The request is too large.',
    })
  })

  test.for([
    ['{"email":', 'application/json', 400],
    ['email=a@example.com', 'application/x-www-form-urlencoded', 415],
    ['[]', 'application/json', 400],
    ['null', 'application/json', 400],
    ['{"email":{"$ne":null},"password":["x"]}', 'application/json', 400],
  ] as const)(
    'the body %s as %s answers %i and never 500',
    async ([body, type, status], { deps }) => {
      const { app } = createClient(deps)
      const response = await app.request('/api/auth/login', {
        method: 'POST',
        body,
        headers: { 'Content-Type': type, Cookie: 'XSRF-TOKEN=t', 'X-XSRF-TOKEN': 't' },
      })
      expect(response.status).toBe(status)
      expect(await response.json()).toMatchObject({
        code: expect.any(String),
        message: expect.any(String),
        requestId: expect.any(String),
      })
    },
  )

  test('a call that takes longer than half a minute is answered 504', async ({ deps }) => {
    const verify = () => new Promise<never>(() => {})
    const client = createClient({ ...deps, identity: { ...deps.identity, verify } })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const waiting = { isOver: false }
    const answer = client.refusal(client.post('/auth/google', { token: 'x' }))
    void answer.finally(() => (waiting.isOver = true))
    // What comes before the clock of the call starts may wait for a database, in real time.
    while (!waiting.isOver) {
      await vi.advanceTimersByTimeAsync(1_000)
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(await answer).toEqual({
      status: 504,
      code: 'timeout',
      message: 'The server took too long. Please try again.',
    })
  })

  test('an unknown address of the API answers 404 in the one error shape', async ({ deps }) => {
    const pages = new Hono().all('*', (c) => c.html('<h1>A page for people</h1>', 404))
    const response = await createApp(deps, [pages as never]).request('/api/no/such/thing')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({
      code: 'not_found',
      message: 'There is nothing here.',
    })
  })

  test('an address that floods the API is asked to wait', async ({ deps }) => {
    const client = createClient(deps)
    const answers = await Promise.all(Array.from({ length: 610 }, () => client.get('/auth/xsrf')))
    expect(answers.filter(({ status }) => status === 429).length).toBe(10)
  })

  test.for([
    { limit: RATE_LIMITS.picturesPerAddress, path: '/images/none/480.webp' },
    { limit: RATE_LIMITS.picturesPerAddress, path: `/first-designs/${'0'.repeat(32)}.webp` },
    { limit: RATE_LIMITS.avatarsPerAddress, path: '/avatars/sam.svg' },
    { limit: RATE_LIMITS.apiPerAddress, path: '/share/tattoo/1.jpg' },
  ])('an address that floods $path is asked to wait', async ({ limit, path }, { deps }) => {
    const app = createApp(deps)
    expect((await app.request(path)).status).not.toBe(429)
    await useUp(deps, limit)
    const answer = await app.request(path)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  test('an address that floods the pages gets one that says so, and its scripts an error', async ({
    deps,
  }) => {
    const pages = new Hono<AppEnv>().all('*', limitPages(deps), (c) => c.text('a page'))
    const app = createApp(deps, [pages])
    expect(await (await app.request('/explore')).text()).toBe('a page')
    await useUp(deps, RATE_LIMITS.pagesPerAddress)
    const answer = await app.request('/explore')
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/)
    expect(await answer.text()).toMatch(/<p>Too many attempts\. Please try again in .*\.<\/p>/)
    const data = await app.request('/explore.data')
    expect(data.status).toBe(429)
    expect(await data.json()).toMatchObject({ code: 'too_many_requests' })
  })

  test('a proxy that the settings do not know is told of once an hour', async ({ deps }) => {
    const warnings = () => deps.logged.filter((line) => line.includes('set TRUSTED_PROXIES'))
    const behind = { ...deps, config: { ...deps.config, trustedProxies: 1 } }
    const headers = { 'X-Forwarded-For': '203.0.113.7' }
    await createApp(behind).request('/healthz', { headers })
    const app = createApp(deps)
    await app.request('/healthz')
    expect(warnings()).toEqual([])
    for (let index = 0; index < 3; index += 1) await app.request('/healthz', { headers })
    await app.request('/healthz', { headers: { Forwarded: 'for=203.0.113.7' } })
    expect(warnings()).toHaveLength(1)
    expect(warnings()[0]).not.toContain('203.0.113.7')
    deps.clock.advance(60 * 60 * 1000)
    await app.request('/healthz', { headers })
    expect(warnings()).toHaveLength(2)
  })

  test('X-Forwarded-For counts only as far as our own proxies vouch for it', async ({ deps }) => {
    const config = { ...deps.config, trustedProxies: 1 }
    const client = createClient({ ...deps, config })
    const call = (forwardedFor: string) =>
      client.get('/auth/xsrf', { headers: { 'X-Forwarded-For': forwardedFor } })
    for (let index = 0; index < 600; index += 1) await call(`10.0.0.${index}, 203.0.113.7`)
    expect((await call('10.9.9.9, 203.0.113.7')).status).toBe(429)
    expect((await call('10.9.9.9, 203.0.113.8')).status).toBe(204)
  })
})

describe('every answer', () => {
  test('carries the security headers, HSTS only behind TLS, and a request id', async ({ deps }) => {
    const plain = await createApp(deps).request('/api/openapi.json')
    expect(Object.fromEntries(plain.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    })
    expect(plain.headers.get('Strict-Transport-Security')).toBeNull()
    const tls = await createApp({ ...deps, config: { ...deps.config, isTls: true } }).request(
      '/healthz',
    )
    expect(tls.headers.get('Strict-Transport-Security')).toMatch(/^max-age=31536000/)
  })

  test('keeps the request id of a proxy in front, if it looks like one', async ({ deps }) => {
    const app = createApp({ ...deps, config: { ...deps.config, trustedProxies: 1 } })
    const idFor = async (given: string) =>
      (await app.request('/healthz', { headers: { 'X-Request-Id': given } })).headers.get(
        'X-Request-Id',
      )
    expect(await idFor('proxy-id-12345')).toBe('proxy-id-12345')
    expect(await idFor('no')).not.toBe('no')
    expect(deps.logged.some((line) => line.includes('"requestId":"proxy-id-12345"'))).toBe(true)
    const headers = { 'X-Request-Id': 'anybodys-id-12345' }
    const direct = await createApp(deps).request('/healthz', { headers })
    expect(direct.headers.get('X-Request-Id'), 'no proxy of ours gave it').not.toBe(
      'anybodys-id-12345',
    )
  })

  test('a refusal stands in the log by its code, with who was refused', async ({ deps }) => {
    const client = createClient(deps)
    const { user, token } = await client.signUp('sam@example.com')
    await client.get('/admin/overview', { token })
    await client.app.request('/api/auth/logout', { method: 'POST' })
    await client.post('/auth/login', { email: 'no address' })
    const lines = deps.logged.map((line) => JSON.parse(line) as Record<string, unknown>)
    const refusals = lines
      .filter(({ code, msg }) => msg === 'request' && code !== undefined)
      .map(({ path, status, code, accountId }) => ({ path, status, code, accountId }))
    expect(refusals).toEqual([
      { path: '/api/admin/overview', status: 403, code: 'forbidden', accountId: user.id },
      { path: '/api/auth/logout', status: 403, code: 'xsrf_mismatch' },
      { path: '/api/auth/login', status: 400, code: 'invalid_request' },
    ])
  })

  test('of text says how its letters are written', async ({ deps }) => {
    const { app } = createClient(deps)
    for (const path of ['/robots.txt', '/sitemap.xml', '/avatars/maya.svg', '/api/docs.css']) {
      const type = (await app.request(path)).headers.get('Content-Type')
      expect(`${path} ${type?.toLowerCase()}`).toMatch(/; ?charset=utf-8$/)
    }
  })

  test('is compressed when it is long and the client can read it', async ({ deps }) => {
    const { app } = createClient(deps)
    const response = await app.request('/api/openapi.json', {
      headers: { 'Accept-Encoding': 'gzip' },
    })
    expect(response.headers.get('Content-Encoding')).toBe('gzip')
  })

  test('a page that breaks answers 500 without a stack', async ({ deps }) => {
    const broken = new Hono().get('/broken', () => {
      throw new Error('secret detail')
    })
    const response = await createApp(deps, [broken as never]).request('/broken')
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('secret detail')
  })
})
