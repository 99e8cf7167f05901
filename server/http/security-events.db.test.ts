import { describe, expect } from 'vitest'
import { ensureAdmin } from '#server/features/accounts/first-run.service.ts'
import type { AuthResponse } from '#shared/accounts.ts'
import type { SecondStep, TotpSetUp } from '#shared/second-factor.ts'
import { createClient, nextLinkToken } from '#tests/support/client.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'
import { totpCode } from '#tests/support/totp.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PASSWORD = 'a-fine-needle'

type Line = Record<string, unknown>

const linesOf = (deps: TestDeps) => deps.logged.map((line) => JSON.parse(line) as Line)

/** The security events so far, each as its name and what is said with it. */
const eventsOf = (deps: TestDeps) =>
  linesOf(deps)
    .filter(({ msg }) => msg === 'security event')
    .map(({ event, accountId, method, reason }) => ({ event, accountId, method, reason }))

/** A product behind one proxy, and people who come to it from these addresses. */
function comeFrom(deps: TestDeps, address: string) {
  const config = { ...deps.config, trustedProxies: 1 }
  const client = createClient({ ...deps, config })
  const headers = { 'X-Forwarded-For': address }
  return {
    post: (path: string, json: unknown, token = '') => client.post(path, json, { headers, token }),
    get: (path: string, token = '') => client.get(path, { headers, token }),
  }
}

const hashesOf = (deps: TestDeps) => linesOf(deps).map(({ addressHash }) => addressHash)

describe('security events', () => {
  test('a sign-up, a sign-in, failures and a lock-out are each one line and one in the figures', async ({
    deps,
  }) => {
    const client = createClient(deps)
    const { user } = await client.signUp('sam@example.com')
    const accountId = user.id
    const signIn = (email: string, password: string) =>
      client.post('/auth/login', { email, password })
    await signIn('sam@example.com', PASSWORD)
    await signIn('nobody@example.com', PASSWORD)
    await signIn('sam@example.com', 'a-wrong-needle')
    expect(eventsOf(deps)).toEqual([
      { event: 'sign_up', accountId, method: 'password' },
      { event: 'sign_in', accountId, method: 'password' },
      { event: 'sign_in_failed', method: 'password', reason: 'user_not_found' },
      { event: 'password_wrong', accountId },
      { event: 'sign_in_failed', accountId, method: 'password', reason: 'invalid_password' },
    ])
    for (let index = 0; index < 9; index += 1) await signIn('sam@example.com', 'a-wrong-needle')
    deps.logged.length = 0
    await signIn('sam@example.com', PASSWORD)
    expect(eventsOf(deps)).toEqual([
      { event: 'locked_out', accountId },
      { event: 'sign_in_failed', accountId, method: 'password', reason: 'too_many_requests' },
    ])
    const figures = await deps.metrics.registry.metrics()
    expect(figures).toContain('inkwright_security_events_total{event="sign_in_failed"} 12')
    expect(figures).toContain('inkwright_security_events_total{event="locked_out"} 1')
    expect(figures).toContain('inkwright_security_events_total{event="password_reset"} 0')
  })

  test('resets, changes of password and ended sessions', async ({ deps }) => {
    const client = createClient(deps)
    const { user, token } = await client.signUp('sam@example.com')
    const accountId = user.id
    deps.logged.length = 0
    const change = { currentPassword: PASSWORD, newPassword: 'a-finer-needle' }
    await client.post('/auth/change-password', change, { token })
    await client.post('/auth/logout', undefined, { token })
    await client.post('/auth/forgot-password', { email: 'sam@example.com' })
    const link = await nextLinkToken(deps, '/reset-password')
    const reset = { token: link, password: 'the-finest-needle' }
    await client.post('/auth/reset-password', reset)
    await client.post('/auth/reset-password', reset)
    expect(eventsOf(deps)).toEqual([
      { event: 'password_changed', accountId },
      { event: 'session_ended', accountId },
      { event: 'password_reset_requested', accountId },
      { event: 'password_reset', accountId },
      { event: 'password_reset_failed', reason: 'link_expired' },
    ])
  })
})

describe('security events of a second step', () => {
  const MINUTE_MS = 60_000

  async function setUp(deps: TestDeps) {
    const client = createClient(deps)
    const { user, token } = await client.signUp('sam@example.com')
    const { body } = await client.post<TotpSetUp>('/auth/totp', undefined, { token })
    const code = () => totpCode(body.secret, deps.clock.now())
    await client.post('/auth/totp/confirm', { code: code() }, { token })
    deps.clock.advance(MINUTE_MS)
    deps.logged.length = 0
    const firstStep = async () => {
      const credentials = { email: 'sam@example.com', password: PASSWORD }
      return (await client.post<SecondStep>('/auth/login', credentials)).body.secondFactor.ticket
    }
    const secondStep = (ticket: string, typed: string) =>
      client.post('/auth/second-factor', { ticket, proof: { method: 'totp', code: typed } })
    return { accountId: user.id, code, firstStep, secondStep }
  }

  test('nobody has signed in before the second step is taken', async ({ deps }) => {
    const { accountId, code, firstStep, secondStep } = await setUp(deps)
    const ticket = await firstStep()
    expect(eventsOf(deps)).toEqual([])
    await secondStep(ticket, '000000')
    expect(eventsOf(deps).map(({ event }) => event)).toEqual([
      'second_factor_failed',
      'sign_in_failed',
    ])
    deps.logged.length = 0
    await secondStep(ticket, code())
    expect(eventsOf(deps)).toEqual([{ event: 'sign_in', accountId, method: 'totp' }])
  })

  test('too many wrong codes are a lock-out too', async ({ deps }) => {
    const { accountId, firstStep, secondStep } = await setUp(deps)
    for (let index = 0; index < 20; index += 1) await secondStep(await firstStep(), '000000')
    deps.logged.length = 0
    await secondStep(await firstStep(), '000000')
    expect(eventsOf(deps)).toEqual([
      { event: 'locked_out', accountId },
      { event: 'sign_in_failed', accountId, method: 'totp', reason: 'too_many_requests' },
    ])
  })
})

test('what an administrator does to an account can be counted, and counts once', async ({
  deps,
}) => {
  const client = createClient(deps)
  const admin = await client.post<AuthResponse>('/auth/login', await ensureAdmin(deps))
  const { user } = await client.signUp('sam@example.com')
  const accountId = user.id
  deps.logged.length = 0
  const act = (what: string, json?: unknown) =>
    client.post(`/admin/users/${accountId}/${what}`, json, admin.body)
  await act('suspend', { reason: 'spam' })
  await act('lift-suspension')
  await act('lift-suspension')
  await act('end-sessions')
  expect(eventsOf(deps)).toEqual([
    { event: 'account_suspended', accountId, reason: 'spam' },
    { event: 'suspension_lifted', accountId },
    { event: 'all_sessions_ended', accountId },
  ])
  const figures = await deps.metrics.registry.metrics()
  expect(figures).toContain('inkwright_security_events_total{event="account_suspended"} 1')
})

describe('the log', () => {
  test('says who asked by account and by a hash of the address, never by the address', async ({
    deps,
  }) => {
    const sam = comeFrom(deps, '203.0.113.7')
    const signedUp = await sam.post('/auth/signup', {
      email: 'sam@example.com',
      password: PASSWORD,
    })
    const { user, token } = signedUp.body as { user: { id: number }; token: string }
    await sam.get('/auth/me', token)
    const addressHash = expect.stringMatching(/^[\w-]{16}$/) as unknown
    const lines = linesOf(deps)
    expect(lines.find(({ event }) => event === 'sign_up')).toMatchObject({
      addressHash,
      requestId: expect.any(String) as unknown,
    })
    expect(lines.find(({ path }) => path === '/api/auth/me')).toMatchObject({
      accountId: user.id,
      addressHash,
    })
    expect(deps.logged.join('')).not.toContain('203.0.113.7')
  })

  test('has the same hash for an address all day, and another the next', async ({ deps }) => {
    await comeFrom(deps, '203.0.113.7').get('/auth/xsrf')
    await comeFrom(deps, '::ffff:203.0.113.7').get('/auth/xsrf')
    await comeFrom(deps, '203.0.113.7:4711').get('/auth/xsrf')
    await comeFrom(deps, '203.0.113.8').get('/auth/xsrf')
    deps.clock.advance(DAY_MS)
    await comeFrom(deps, '203.0.113.7').get('/auth/xsrf')
    const [first, mapped, withPort, other, nextDay] = hashesOf(deps)
    expect([mapped, withPort]).toEqual([first, first])
    expect(new Set([first, other, nextDay]).size).toBe(3)
  })
})

test('limits count the addresses of one IPv6 network as one visitor', async ({ deps }) => {
  const signIn = (address: string) =>
    comeFrom(deps, address).post('/auth/login', { email: 'nobody@example.com', password: PASSWORD })
  for (let index = 0; index < 60; index += 1) await signIn(`2001:db8:1:2::${index}`)
  expect((await signIn('2001:db8:1:2:ffff::1')).status).toBe(429)
  expect((await signIn('2001:db8:1:3::1')).status).toBe(404)
})
