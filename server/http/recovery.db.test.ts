import { describe, expect, vi } from 'vitest'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import type { CurrentUser } from '#shared/accounts.ts'
import { createClient, nextLinkToken } from '#tests/support/client.ts'
import { test } from '#tests/support/deps.ts'

const HOUR_MS = 60 * 60 * 1000
const expired = {
  status: 400,
  code: 'link_expired',
  message: 'This link has expired or was already used. Please ask for a new one.',
}

describe('forgotten password', () => {
  test('the mailed link sets a new password once, and ends every session', async ({ deps }) => {
    const client = createClient(deps)
    const { token: session } = await client.signUp('sam@example.com', 'the-old-needle')
    expect((await client.post('/auth/forgot-password', { email: 'SAM@example.com' })).status).toBe(
      200,
    )
    const token = await nextLinkToken(deps, '/reset-password')

    const reset = () => client.post('/auth/reset-password', { token, password: 'the-new-needle' })
    expect((await reset()).status).toBe(200)
    expect(await client.refusal(reset())).toEqual(expired)

    expect((await client.get('/auth/me', { token: session })).status).toBe(401)
    const signIn = async (password: string) =>
      (await client.post('/auth/login', { email: 'sam@example.com', password })).status
    expect(await signIn('the-old-needle')).toBe(401)
    expect(await signIn('the-new-needle')).toBe(200)
  })

  test('one link used twice at once works once', async ({ deps }) => {
    const client = createClient(deps)
    await client.signUp('sam@example.com')
    await client.post('/auth/forgot-password', { email: 'sam@example.com' })
    const token = await nextLinkToken(deps, '/reset-password')
    const uses = ['first-needle', 'second-needle'].map((password) =>
      client.post('/auth/reset-password', { token, password }),
    )
    const statuses = (await Promise.all(uses)).map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, 400])
  })

  test('the answer does not tell whether an address is known', async ({ deps }) => {
    const client = createClient(deps)
    await client.signUp('sam@example.com')
    const known = await client.post('/auth/forgot-password', { email: 'sam@example.com' })
    const unknown = await client.post('/auth/forgot-password', { email: 'nobody@example.com' })
    expect({ status: unknown.status, body: unknown.body }).toEqual({
      status: known.status,
      body: known.body,
    })
  })

  test('asked for too often, known and unknown addresses are answered alike, and no more mail goes out', async ({
    deps,
  }) => {
    const client = createClient(deps)
    const { user } = await client.signUp('sam@example.com')
    const ask = async (email: string) => {
      const { status, body } = await client.post('/auth/forgot-password', { email })
      return { status, body }
    }
    const { points } = RATE_LIMITS.mailPerAccount
    const queued = vi.spyOn(deps.jobs, 'add')
    const answers = []
    for (let round = 0; round < points + 3; round += 1)
      answers.push(await ask('sam@example.com'), await ask('nobody@example.com'))
    expect(answers[0]?.status).toBe(200)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    // Whoever measures the time sees the same work for both.
    const mailed = queued.mock.calls.map(([, , data]) => data)
    queued.mockRestore()
    const toEach = [{ accountId: user.id }, { accountId: 0 }]
    expect(mailed).toEqual(Array.from({ length: points }, () => toEach).flat())
  })

  test('a link is good for an hour, and a newer one replaces it', async ({ deps }) => {
    const client = createClient(deps)
    await client.signUp('sam@example.com')
    const request = async () => {
      await client.post('/auth/forgot-password', { email: 'sam@example.com' })
      return nextLinkToken(deps, '/reset-password')
    }
    const older = await request()
    const newer = await request()
    const use = (token: string) =>
      client.refusal(client.post('/auth/reset-password', { token, password: 'the-new-needle' }))
    expect(await use(older)).toEqual(expired)
    deps.clock.advance(HOUR_MS)
    expect(await use(newer)).toEqual(expired)
  })

  test('a link for one purpose does not serve another', async ({ deps }) => {
    const client = createClient(deps)
    await client.signUp('sam@example.com')
    const token = await nextLinkToken(deps, '/verify-email')
    expect(
      await client.refusal(
        client.post('/auth/reset-password', { token, password: 'the-new-needle' }),
      ),
    ).toEqual(expired)
  })

  test('a common password is refused and the link stays good', async ({ deps }) => {
    const client = createClient(deps)
    await client.signUp('sam@example.com')
    await client.post('/auth/forgot-password', { email: 'sam@example.com' })
    const token = await nextLinkToken(deps, '/reset-password')
    expect(
      (await client.post('/auth/reset-password', { token, password: 'password' })).status,
    ).toBe(400)
    expect(
      (await client.post('/auth/reset-password', { token, password: 'sam@example.com' })).status,
      'nor one made of the own address',
    ).toBe(400)
    expect(
      (await client.post('/auth/reset-password', { token, password: 'the-new-needle' })).status,
    ).toBe(200)
  })
})

describe('e-mail verification', () => {
  test('the link of the welcome mail confirms the address', async ({ deps }) => {
    const client = createClient(deps)
    const { token: session, user } = await client.signUp('sam@example.com')
    expect(user.emailVerified).toBe(false)
    const token = await nextLinkToken(deps, '/verify-email')
    expect((await client.post('/auth/verify-email', { token })).status).toBe(200)
    const me = await client.get<CurrentUser>('/auth/me', { token: session })
    expect(me.body.emailVerified).toBe(true)
    expect(await client.refusal(client.post('/auth/verify-email', { token }))).toEqual(expired)
  })

  test('a new link can be asked for, five times an hour', async ({ deps }) => {
    const client = createClient(deps)
    const { token: session } = await client.signUp('sam@example.com')
    const resend = async () =>
      (await client.post('/auth/resend-verification', undefined, { token: session })).status
    for (let round = 0; round < 5; round += 1) expect(await resend()).toBe(200)
    expect(await resend()).toBe(429)
  })
})
