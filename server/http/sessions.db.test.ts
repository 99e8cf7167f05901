import { describe, expect } from 'vitest'
import { startGenerationRunner } from '#server/features/generations/generation-runner.ts'
import type { AuthResponse, SessionsResponse } from '#shared/accounts.ts'
import type { AdminUser, AuditResponse } from '#shared/admin.ts'
import { SESSION_ABSOLUTE_DAYS } from '#shared/limits.ts'
import { createClient } from '#tests/support/client.ts'
import { addDesigns, signInAsAdmin } from '#tests/support/designs.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'
import { createScriptedImages } from '#tests/support/scripted-images.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const EMAIL = 'sam@example.com'
const PASSWORD = 'a-fine-needle'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
const SUSPENDED = {
  status: 403,
  code: 'account_suspended',
  message: 'This account is suspended. Please write to us if you think this is a mistake.',
}

const signIn = async (client: ReturnType<typeof createClient>, userAgent = '') => {
  const headers = { 'User-Agent': userAgent, 'X-Forwarded-For': '203.0.113.9' }
  const { body } = await client.post<AuthResponse>(
    '/auth/login',
    { email: EMAIL, password: PASSWORD },
    { headers },
  )
  return body
}

const listSessions = async (client: ReturnType<typeof createClient>, token: string) =>
  (await client.get<SessionsResponse>('/auth/sessions', { token })).body.sessions

describe('the list of sessions', () => {
  test('has each by device, with this one first, and nothing else of browser or address', async ({
    deps,
  }) => {
    const client = createClient(deps)
    const { token } = await client.signUp(EMAIL, PASSWORD)
    deps.clock.advance(DAY_MS)
    await signIn(client, FIREFOX)
    await client.signUp('eve@example.com')
    const sessions = await listSessions(client, token)
    expect(sessions).toEqual([
      {
        id: expect.any(Number),
        device: '',
        isCurrent: true,
        createdAt: '2026-01-15T12:00:00.000Z',
        lastUsedAt: '2026-01-16T12:00:00.000Z',
      },
      {
        id: expect.any(Number),
        device: 'Firefox on Linux',
        isCurrent: false,
        createdAt: '2026-01-16T12:00:00.000Z',
        lastUsedAt: '2026-01-16T12:00:00.000Z',
      },
    ])
    const rows = JSON.stringify(await deps.db.selectFrom('session').selectAll().execute())
    expect(rows).toContain('Firefox on Linux')
    expect(rows).not.toContain('Gecko')
    expect(rows).not.toContain('203.0.113.9')
  })

  test('a session ended from it is signed out, the others are not', async ({ deps }) => {
    const client = createClient(deps)
    const { token } = await client.signUp(EMAIL, PASSWORD)
    const there = await signIn(client)
    const other = (await listSessions(client, token)).find(({ isCurrent }) => !isCurrent)!
    const end = () => client.delete(`/auth/sessions/${other.id}`, undefined, { token })
    expect((await end()).status).toBe(204)
    expect((await client.get('/auth/me', { token: there.token })).status).toBe(401)
    expect((await client.get('/auth/me', { token })).status).toBe(200)
    expect((await end()).status).toBe(404)
  })

  test("another's session answers 404 and goes on", async ({ deps }) => {
    const client = createClient(deps)
    const sam = await client.signUp(EMAIL)
    const eve = await client.signUp('eve@example.com')
    const [session] = await listSessions(client, sam.token)
    const refusal = await client.refusal(
      client.delete(`/auth/sessions/${session!.id}`, undefined, { token: eve.token }),
    )
    expect(refusal).toMatchObject({ status: 404, code: 'not_found' })
    expect((await client.get('/auth/me', { token: sam.token })).status).toBe(200)
  })
})

describe('the absolute end', () => {
  test('a session used every day ends 180 days after it was opened', async ({ deps }) => {
    const client = createClient(deps)
    const { token } = await client.signUp(EMAIL)
    const status = async () => (await client.get('/auth/me', { token })).status
    for (let day = 20; day < SESSION_ABSOLUTE_DAYS; day += 20) {
      deps.clock.advance(20 * DAY_MS)
      expect(await status()).toBe(200)
    }
    deps.clock.advance(20 * DAY_MS - 1)
    expect(await status()).toBe(200)
    deps.clock.advance(1)
    expect(await status()).toBe(401)
  })

  test('a row that claims to last longer is not believed', async ({ deps }) => {
    const client = createClient(deps)
    const { token } = await client.signUp(EMAIL)
    const farOff = new Date(deps.clock.now().getTime() + 1_000 * DAY_MS)
    await deps.db.updateTable('session').set({ expires_at: farOff }).execute()
    deps.clock.advance(SESSION_ABSOLUTE_DAYS * DAY_MS)
    expect((await client.get('/auth/me', { token })).status).toBe(401)
  })
})

async function asAdmin(deps: TestDeps) {
  const client = createClient(deps)
  const { token } = await signInAsAdmin(deps)
  const sam = await client.signUp(EMAIL, PASSWORD)
  return {
    client,
    token,
    sam,
    act: (verb: string, body: object = {}, id = sam.user.id) =>
      client.post<AdminUser>(`/admin/users/${id}/${verb}`, body, { token }),
    acts: async () =>
      (await client.get<AuditResponse>('/admin/audit', { token })).body.entries.map(
        ({ act, targetId, details }) => ({ act, targetId, details }),
      ),
  }
}

describe('the administrator', () => {
  test('ends all sessions of a person, which the audit log has', async ({ deps }) => {
    const { client, sam, act, acts } = await asAdmin(deps)
    await signIn(client)
    const { status, body } = await act('end-sessions')
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: sam.user.id, sessions: 0, suspension: null })
    expect((await client.get('/auth/me', { token: sam.token })).status).toBe(401)
    expect((await signIn(client)).user.id).toBe(sam.user.id)
    const targetId = String(sam.user.id)
    expect(await acts()).toEqual([{ act: 'sessions_ended', targetId, details: { sessions: 2 } }])
  })

  test('suspends a person, who can no longer sign in, and lifts it again', async ({ deps }) => {
    const { client, sam, act, acts } = await asAdmin(deps)
    const { body } = await act('suspend', { reason: 'disputed_payments' })
    expect(body.suspension).toEqual({
      since: '2026-01-15T12:00:00.000Z',
      reason: 'disputed_payments',
    })
    expect((await client.get('/auth/me', { token: sam.token })).status).toBe(401)
    const login = (password: string) =>
      client.refusal(client.post('/auth/login', { email: EMAIL, password }))
    expect(await login(PASSWORD)).toEqual(SUSPENDED)
    // Whoever does not know the password does not learn of it.
    expect(await login('not-this-one')).toMatchObject({ status: 401, code: 'invalid_password' })
    expect((await act('lift-suspension')).body.suspension).toBeNull()
    await act('lift-suspension')
    expect((await signIn(client)).user.id).toBe(sam.user.id)
    const targetId = String(sam.user.id)
    expect(await acts()).toEqual([
      { act: 'suspension_lifted', targetId, details: {} },
      {
        act: 'account_suspended',
        targetId,
        details: { reason: 'disputed_payments', sessions: 1 },
      },
    ])
  })

  test('a session opened in the moment of the suspension is worth nothing', async ({ deps }) => {
    const { client, sam, act } = await asAdmin(deps)
    const [session] = await deps.db
      .selectFrom('session')
      .selectAll()
      .where('account_id', '=', sam.user.id)
      .execute()
    await act('suspend', { reason: 'spam' })
    const { id: _id, ...row } = session!
    await deps.db.insertInto('session').values(row).execute()
    expect((await client.get('/auth/me', { token: sam.token })).status).toBe(401)
  })

  test('what a suspended person has asked for is drawn, and their public designs stay', async ({
    deps,
  }) => {
    const { client, sam, act } = await asAdmin(deps)
    const [design] = await addDesigns(deps, sam.user.id, [{ prompt: 'a rose' }])
    deps.images = createScriptedImages().provider
    const asked = client.post(
      '/tattoo/generate',
      { payload: { prompt: 'a moon', bodyMapping: false } },
      { token: sam.token },
    )
    await expect.poll(() => deps.db.selectFrom('generation').select('id').execute()).toHaveLength(1)
    await act('suspend', { reason: 'spam' })
    const runner = await startGenerationRunner(deps, { concurrency: 1 })
    expect((await asked).status).toBe(200)
    await runner.stop(5_000)
    const holds = await deps.db.selectFrom('credit_hold').select('state').execute()
    expect(holds).toEqual([{ state: 'settled' }])
    expect((await client.get(`/tattoo/by-id/${design}`)).status).toBe(200)
  })

  test('is the one person who cannot be suspended', async ({ deps }) => {
    const { client, token, act } = await asAdmin(deps)
    const refusal = await client.refusal(act('suspend', { reason: 'other' }, 1))
    expect(refusal).toMatchObject({
      status: 403,
      message: 'The administrator cannot be suspended.',
    })
    expect((await client.get('/auth/me', { token })).status).toBe(200)
  })

  test.for([
    ['suspend', { reason: 'because I say so' }, undefined, 400],
    ['suspend', {}, undefined, 400],
    ['suspend', { reason: 'spam' }, 999, 404],
    ['lift-suspension', {}, 999, 404],
    ['end-sessions', {}, 999, 404],
  ] as const)('%s with %j of person %s answers %i', async ([verb, body, id, status], { deps }) => {
    const { act, acts } = await asAdmin(deps)
    expect((await act(verb, body, id)).status).toBe(status)
    expect(await acts()).toEqual([])
  })
})
