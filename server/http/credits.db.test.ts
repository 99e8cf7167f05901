import { describe, expect } from 'vitest'
import { ensureAdmin } from '#server/features/accounts/first-run.service.ts'
import { holdCredits, settleHold } from '#server/features/credits/credits.service.ts'
import { audit, DAY_MS } from '#server/features/credits/credits.test-support.ts'
import type { AuthResponse } from '#shared/accounts.ts'
import { CreditHistoryResponse, CreditsResponse } from '#shared/credits.ts'
import { proves } from '#tests/proves.ts'
import { createClient } from '#tests/support/client.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'

/** A person, the administrator, and a way to ask as either. */
async function setUp(deps: TestDeps) {
  const client = createClient(deps)
  const credentials = await ensureAdmin(deps)
  const admin = await client.post<AuthResponse>('/auth/login', credentials)
  const { user, token } = await client.signUp('sam@example.com')
  return {
    client,
    user,
    token,
    adminToken: admin.body.token,
    readBalance: async () =>
      (await client.get<CreditsResponse>('/credits/user/', { token })).body.creditBalance,
    asAdmin: (path: string, body: object) =>
      client.post<{ creditBalance: number }>(path, body, { token: admin.body.token }),
  }
}

describe('sign-up', () => {
  test('§9 signup gives 5 free credits expiring after 30 days', async ({ deps }) => {
    const { client, token } = await setUp(deps)
    const { body } = await client.get<CreditsResponse>('/credits/user/', { token })
    const expiresAt = new Date(deps.clock.now().getTime() + 30 * DAY_MS).toISOString()
    expect(CreditsResponse.parse(body)).toMatchObject({
      creditBalance: 5,
      lots: [{ source: 'signup', grantedCredits: 5, remainingCredits: 5, expiresAt }],
    })
    deps.clock.advance(30 * DAY_MS - 1)
    const again = await client.post<AuthResponse>('/auth/login', {
      email: 'sam@example.com',
      password: 'a-fine-needle',
    })
    const late = () => client.get<CreditsResponse>('/credits/user/', { token: again.body.token })
    expect((await late()).body.creditBalance).toBe(5)
    deps.clock.advance(1)
    expect((await late()).body).toEqual({ creditBalance: 0, lots: [], creditsOnConfirmation: 0 })
    proves('§6.free.browse', '§9.credits.signup')
  })

  test('the administrator of the first run starts with the same', async ({ deps }) => {
    const { client, adminToken } = await setUp(deps)
    const { body } = await client.get<CreditsResponse>('/credits/user/', { token: adminToken })
    expect(body.creditBalance).toBe(5)
  })
})

describe('GET /credits/user/', () => {
  test('§7 creditBalance, with the published slash and without', async ({ deps }) => {
    const { client, token } = await setUp(deps)
    const withSlash = await client.get('/credits/user/', { token })
    const without = await client.get('/credits/user', { token })
    expect(withSlash).toMatchObject({ status: 200, body: { creditBalance: 5 } })
    expect(without.body).toEqual(withSlash.body)
    expect(withSlash.headers.get('Cache-Control')).toBe('no-store')
    proves('§3.credits.response', '§7.credits.user')
  })
})

describe('GET /credits/history', () => {
  test('pages through what happened to me, and to nobody else', async ({ deps }) => {
    const { client, user, token, asAdmin } = await setUp(deps)
    await asAdmin('/purchase', { userId: user.id, credits: 10, note: 'a thank-you' })
    await asAdmin('/purchase', { userId: 1, credits: 10 })
    const now = deps.clock.now()
    const spending = { accountId: user.id, amountCredits: 1, note: 'a koi', now }
    const { holdId } = await holdCredits(deps.db, { ...spending, key: 'generation:1' })
    await settleHold(deps.db, holdId, now)
    await holdCredits(deps.db, { ...spending, note: 'a heron', key: 'generation:2' })

    const read = async (query: string) =>
      CreditHistoryResponse.parse((await client.get(`/credits/history${query}`, { token })).body)
    const first = await read('?limit=3')
    expect(first.events).toMatchObject([
      { kind: 'spend', isPending: true, amountCredits: -1, note: 'a heron', source: 'signup' },
      { kind: 'spend', isPending: false, amountCredits: -1, note: 'a koi', source: 'signup' },
      { kind: 'grant', amountCredits: 10, note: 'a thank-you', source: 'admin' },
    ])
    const second = await read(`?limit=3&before=${first.nextBefore}`)
    expect(second).toMatchObject({
      events: [{ kind: 'grant', amountCredits: 5, source: 'signup' }],
      nextBefore: null,
    })
    expect((await read('')).events).toEqual([...first.events, ...second.events])
  })

  test('a page that cannot be is refused', async ({ deps }) => {
    const { client, token } = await setUp(deps)
    for (const query of [
      'limit=0',
      'limit=101',
      'limit=x',
      'before=0',
      'before=1.5',
      'before=1e30',
    ])
      expect(
        (await client.get(`/credits/history?${query}`, { token })).status,
        `a page of ${query}`,
      ).toBe(400)
  })
})

describe.for(['/deduct', '/credits/deduct'])('POST %s', (path) => {
  test('§7 userId and amount: takes what is there, and tells what is left', async ({ deps }) => {
    const { asAdmin, user, readBalance, client, token } = await setUp(deps)
    const answer = await asAdmin(path, { userId: user.id, amount: 3, note: 'a refund' })
    expect(answer).toMatchObject({ status: 200, body: { creditBalance: 2 } })
    expect(await readBalance()).toBe(2)
    const { body } = await client.get<CreditHistoryResponse>('/credits/history', { token })
    expect(body.events[0]).toMatchObject({
      kind: 'deduct',
      amountCredits: -3,
      isPending: false,
      note: 'a refund',
    })
    await audit(deps.db, user.id, deps.clock.now())
    proves('§7.credits.deduct')
  })

  test('more than there is answers 402 and takes nothing', async ({ deps }) => {
    const { client, adminToken, user, readBalance } = await setUp(deps)
    const refusal = await client.refusal(
      client.post(path, { userId: user.id, amount: 6 }, { token: adminToken }),
    )
    expect(refusal).toEqual({
      status: 402,
      code: 'insufficient_credits',
      message: 'This account has only 5 credits.',
    })
    expect(await readBalance()).toBe(5)
  })

  test('the same key again, one after the other or at once, takes once', async ({ deps }) => {
    const { asAdmin, user, readBalance } = await setUp(deps)
    const call = () => asAdmin(path, { userId: user.id, amount: 3, key: 'ticket-4711' })
    const atOnce = await Promise.all([call(), call(), call()])
    expect(atOnce.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await call()).body).toEqual({ creditBalance: 2 })
    expect(await readBalance()).toBe(2)
  })
})

describe.for(['/purchase', '/credits/purchase'])('POST %s', (path) => {
  test('§7 userId and credits: adds a lot that lives the 90 days of a top-up', async ({ deps }) => {
    const { asAdmin, client, user, token } = await setUp(deps)
    const answer = await asAdmin(path, { userId: user.id, credits: 10 })
    expect(answer).toMatchObject({ status: 200, body: { creditBalance: 15 } })
    const { body } = await client.get<CreditsResponse>('/credits/user/', { token })
    const expiresAt = new Date(deps.clock.now().getTime() + 90 * DAY_MS).toISOString()
    expect(body.lots.at(-1)).toMatchObject({ source: 'admin', grantedCredits: 10, expiresAt })
    proves('§7.credits.purchase')
  })

  test('the same key again adds once', async ({ deps }) => {
    const { asAdmin, user } = await setUp(deps)
    const call = () => asAdmin(path, { userId: user.id, credits: 10, key: 'ticket-4711' })
    await Promise.all([call(), call(), call()])
    expect((await call()).body).toEqual({ creditBalance: 15 })
  })
})

describe.for([
  ['/deduct', { amount: 1 }],
  ['/credits/deduct', { amount: 1 }],
  ['/purchase', { credits: 1 }],
  ['/credits/purchase', { credits: 1 }],
] as const)('POST %s is the administrator\u2019s', ([path, change]) => {
  test('an unknown user answers 404 User not found', async ({ deps }) => {
    const { client, adminToken } = await setUp(deps)
    const refusal = await client.refusal(
      client.post(path, { userId: 4_242, ...change }, { token: adminToken }),
    )
    expect(refusal).toEqual({ status: 404, code: 'user_not_found', message: 'User not found' })
  })

  test('people and visitors are refused, for themselves too', async ({ deps }) => {
    const { client, user, token, readBalance } = await setUp(deps)
    const body = { userId: user.id, ...change }
    expect((await client.post(path, body, { token })).status).toBe(403)
    expect((await client.post(path, body)).status).toBe(401)
    expect(await readBalance()).toBe(5)
  })

  test('an amount that cannot be is refused', async ({ deps }) => {
    const { asAdmin, user, readBalance } = await setUp(deps)
    for (const amount of [0, -1, 1.5, 100_001, '3', null]) {
      const body = { userId: user.id, [Object.keys(change)[0]!]: amount }
      expect((await asAdmin(path, body)).status, `${amount}`).toBe(400)
    }
    expect(await readBalance()).toBe(5)
  })
})
