import { describe, expect } from 'vitest'
import { findAccountByEmail, updateAccount } from '#server/features/accounts/accounts.queries.ts'
import { ensureAdmin } from '#server/features/accounts/first-run.service.ts'
import { createNoIdentity } from '#server/providers/identity/no-identity.ts'
import type { AuthResponse } from '#shared/accounts.ts'
import { PROOF_LIFETIME_MINUTES } from '#shared/limits.ts'
import type { TotpSetUp } from '#shared/second-factor.ts'
import { XSRF_COOKIE, XSRF_HEADER } from '#shared/headers.ts'
import { proves } from '#tests/proves.ts'
import { createClient } from '#tests/support/client.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'
import { totpCode } from '#tests/support/totp.ts'

const MINUTE_MS = 60_000
const EXPIRED = {
  status: 400,
  code: 'google_sign_in_expired',
  message: 'This Google sign-in has expired or was already used. Please try again.',
}

async function askNonce(deps: TestDeps): Promise<string> {
  const { status, body } = await createClient(deps).post<{ nonce: string }>('/auth/google/nonce')
  expect(status).toBe(201)
  return body.nonce
}

/** Goes through the sandbox's own pages, as the popup does, and comes back with its token. */
async function idTokenFor(deps: TestDeps, email: string, nonce?: string): Promise<string> {
  const { signIn } = deps.identity
  if (signIn.mode !== 'sandbox') throw new Error('these tests run on the sandbox')
  const form = new URLSearchParams({
    client_id: signIn.clientId,
    response_type: 'id_token',
    redirect_uri: `${deps.config.origin}/login`,
    nonce: nonce ?? (await askNonce(deps)),
    state: 'a-state-of-the-browser',
    email,
    name: 'Maya',
  })
  const response = await createClient(deps).app.request(signIn.authorizePath, {
    method: 'POST',
    body: form,
    headers: { Origin: deps.config.origin },
  })
  const fragment = (response.headers.get('Location') ?? '').split('#')[1]
  return new URLSearchParams(fragment).get('id_token') ?? ''
}

async function addAuthenticatorApp(deps: TestDeps, token: string): Promise<void> {
  const client = createClient(deps)
  const { body } = await client.post<TotpSetUp>('/auth/totp', undefined, { token })
  const code = totpCode(body.secret, deps.clock.now())
  expect((await client.post('/auth/totp/confirm', { code }, { token })).status).toBe(200)
}

describe('POST /auth/google', () => {
  test('§7 a new person is made from the token, with the marketing parameters, and found again next time', async ({
    deps,
  }) => {
    const client = createClient(deps)
    const utmParams = { utm_campaign: 'spring' }
    const token = await idTokenFor(deps, 'maya@example.com')
    const first = await client.post<AuthResponse>('/auth/google', { token, utmParams })
    expect(first).toMatchObject({
      status: 200,
      body: { user: { email: 'maya@example.com', emailVerified: true, hasPassword: false } },
    })
    expect((await findAccountByEmail(deps.db, 'maya@example.com'))?.utm_params).toEqual(utmParams)
    const again = await client.post<AuthResponse>('/auth/google', {
      token: await idTokenFor(deps, 'maya@example.com'),
    })
    expect(again.body.user.id).toBe(first.body.user.id)
    proves('§3.social.fields', '§7.auth.google')
  })

  test('five first sign-ins of one person at once make one account, with its credits once', async ({
    deps,
  }) => {
    const client = createClient(deps)
    const tokens = await Promise.all(
      Array.from({ length: 5 }, () => idTokenFor(deps, 'maya@example.com')),
    )
    const answers = await Promise.all(
      tokens.map((token) => client.post<AuthResponse>('/auth/google', { token })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1)
    const { token: session } = answers[0]!.body
    const credits = await client.get('/credits/user/', { token: session })
    expect(credits.body).toMatchObject({ creditBalance: 5, lots: [{ source: 'signup' }] })
  })

  test('an account whose address was proven keeps its password', async ({ deps }) => {
    const client = createClient(deps)
    const { user, token } = await client.signUp('maya@example.com')
    const now = deps.clock.now()
    await updateAccount(deps.db, user.id, { email_verified_at: now, updated_at: now })
    const { body } = await client.post<AuthResponse>('/auth/google', {
      token: await idTokenFor(deps, 'Maya@example.com'),
    })
    expect(body.user).toMatchObject({ id: user.id, hasPassword: true })
    expect((await client.get('/auth/me', { token })).status).toBe(200)
  })

  test('whoever signed up with an address that is not theirs loses the account to its owner', async ({
    deps,
  }) => {
    const client = createClient(deps)
    const squatter = await client.signUp('maya@example.com', 'the-squatter-knows')
    const { body } = await client.post<AuthResponse>('/auth/google', {
      token: await idTokenFor(deps, 'maya@example.com'),
    })
    expect(body.user).toMatchObject({
      id: squatter.user.id,
      hasPassword: false,
      emailVerified: true,
    })
    expect((await client.get('/auth/me', { token: squatter.token })).status).toBe(401)
    const signIn = await client.post('/auth/login', {
      email: 'maya@example.com',
      password: 'the-squatter-knows',
    })
    expect(signIn.status).toBe(401)
  })

  test('another Google identity with the same address is refused', async ({ deps }) => {
    const client = createClient(deps)
    const { user } = await client.signUp('maya@example.com')
    await updateAccount(deps.db, user.id, {
      google_subject: 'somebody-else',
      updated_at: deps.clock.now(),
    })
    const token = await idTokenFor(deps, 'maya@example.com')
    expect(await client.refusal(client.post('/auth/google', { token }))).toMatchObject({
      status: 409,
    })
  })

  test('somebody with a second step gets a ticket, not a token', async ({ deps }) => {
    const client = createClient(deps)
    const google = async () =>
      client.post<AuthResponse>('/auth/google', {
        token: await idTokenFor(deps, 'maya@example.com'),
      })
    await addAuthenticatorApp(deps, (await google()).body.token)
    expect(await google()).toMatchObject({
      status: 200,
      body: { secondFactor: { ticket: expect.any(String), methods: ['totp', 'recovery'] } },
    })
  })

  test('a second step set up by somebody who never proved the address does not keep its owner out', async ({
    deps,
  }) => {
    const client = createClient(deps)
    await addAuthenticatorApp(deps, (await client.signUp('maya@example.com')).token)
    const { body } = await client.post<AuthResponse>('/auth/google', {
      token: await idTokenFor(deps, 'maya@example.com'),
    })
    expect(body.user).toMatchObject({ email: 'maya@example.com', hasSecondFactor: false })
    expect(await deps.db.selectFrom('recovery_code').select('id').execute()).toEqual([])
  })

  test('a suspended person is told so, and not signed in', async ({ deps }) => {
    const client = createClient(deps)
    const first = await client.post<AuthResponse>('/auth/google', {
      token: await idTokenFor(deps, 'maya@example.com'),
    })
    const now = deps.clock.now()
    const suspension = { suspended_at: now, suspension_reason: 'spam', updated_at: now } as const
    await updateAccount(deps.db, first.body.user.id, suspension)
    const token = await idTokenFor(deps, 'maya@example.com')
    expect(await client.refusal(client.post('/auth/google', { token }))).toMatchObject({
      status: 403,
      code: 'account_suspended',
    })
  })

  test('a forged token is refused', async ({ deps }) => {
    const client = createClient(deps)
    const [header, payload, signature] = (await idTokenFor(deps, 'maya@example.com')).split('.')
    const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as object
    const forged = Buffer.from(JSON.stringify({ ...claims, email: 'eve@example.com' })).toString(
      'base64url',
    )
    const refusal = await client.refusal(
      client.post('/auth/google', { token: `${header}.${forged}.${signature}` }),
    )
    expect(refusal).toMatchObject({ status: 401, code: 'identity_refused' })
    expect(await findAccountByEmail(deps.db, 'eve@example.com')).toBeUndefined()
  })

  test('nobody becomes the administrator through the sandbox', async ({ deps }) => {
    await ensureAdmin(deps)
    expect(await idTokenFor(deps, deps.config.admin.email)).toBe('')
    // Also when the address of user 1 is no longer the configured one.
    const now = deps.clock.now()
    await updateAccount(deps.db, 1, { email: 'boss@example.com', updated_at: now })
    const client = createClient(deps)
    const token = await idTokenFor(deps, 'boss@example.com')
    expect(await client.refusal(client.post('/auth/google', { token }))).toMatchObject({
      status: 409,
    })
    proves('§6.admin.nobody-else')
  })

  test('§8 a failure nobody foresaw reads: Failed to complete Google sign-in. Please try again.', async ({
    deps,
  }) => {
    const broken = {
      ...deps,
      identity: { ...deps.identity, verify: () => Promise.reject(new Error('keys are away')) },
    }
    const client = createClient(broken)
    expect(await client.refusal(client.post('/auth/google', { token: 'x' }))).toMatchObject({
      status: 500,
      message: 'Failed to complete Google sign-in. Please try again.',
    })
    proves('§8.google.backend')
  })

  test('with Google switched off every token is refused', async ({ deps }) => {
    const client = createClient({ ...deps, identity: createNoIdentity() })
    expect((await client.post('/auth/google', { token: 'x' })).status).toBe(401)
  })
})

describe('the nonce of an ID token', () => {
  test('is used up by the first sign-in, also when the same token comes five times at once', async ({
    deps,
  }) => {
    const client = createClient(deps)
    const token = await idTokenFor(deps, 'maya@example.com')
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => client.post('/auth/google', { token })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await client.refusal(client.post('/auth/google', { token }))).toEqual(EXPIRED)
  })

  test('is one that we gave out', async ({ deps }) => {
    const client = createClient(deps)
    const token = await idTokenFor(deps, 'maya@example.com', 'a-nonce-of-their-own')
    expect(await client.refusal(client.post('/auth/google', { token }))).toEqual(EXPIRED)
    expect(await findAccountByEmail(deps.db, 'maya@example.com')).toBeUndefined()
  })

  test('serves the browser that asked for it and no other', async ({ deps }) => {
    const client = createClient(deps)
    const token = await idTokenFor(deps, 'eve@example.com')
    const elsewhere = { Cookie: `${XSRF_COOKIE}=another`, [XSRF_HEADER]: 'another' }
    const slippedIn = client.post('/auth/google', { token }, { headers: elsewhere })
    expect(await client.refusal(slippedIn)).toEqual(EXPIRED)
    expect((await client.post('/auth/google', { token })).status).toBe(200)
  })

  test('is good for a quarter of an hour, and gone when the next is asked for', async ({
    deps,
  }) => {
    const client = createClient(deps)
    const nonce = await askNonce(deps)
    deps.clock.advance(15 * MINUTE_MS)
    const token = await idTokenFor(deps, 'maya@example.com', nonce)
    expect(await client.refusal(client.post('/auth/google', { token }))).toEqual(EXPIRED)
    await askNonce(deps)
    const kept = await deps.db.selectFrom('google_nonce').selectAll().execute()
    expect(kept).toHaveLength(1)
    expect(Buffer.from(kept[0]!.nonce_hash)).toHaveLength(32)
  })

  test('is asked for so often and no more', async ({ deps }) => {
    const client = createClient(deps)
    for (let time = 0; time < 60; time += 1) await askNonce(deps)
    expect((await client.post('/auth/google/nonce')).status).toBe(429)
  })
})

describe('somebody without a password', () => {
  async function signInMaya(deps: TestDeps) {
    const client = createClient(deps)
    const { body } = await client.post<AuthResponse>('/auth/google', {
      token: await idTokenFor(deps, 'maya@example.com'),
    })
    const { user, token } = body
    const setPassword = (googleToken?: string) =>
      client.post(
        '/auth/change-password',
        { newPassword: 'the-new-needle', googleToken },
        { token },
      )
    const leave = (googleToken?: string) =>
      client.delete('/user/me', { username: user.username, googleToken }, { token })
    const prove = (googleToken?: string) =>
      googleToken === undefined
        ? client.post('/auth/proof', { method: 'password', password: 'a-fine-needle' }, { token })
        : client.post('/auth/proof', { method: 'google', googleToken }, { token })
    return { client, user, token, acts: { setPassword, leave, prove } }
  }
  const ACTS = [
    ['sets a first password', 'setPassword', 200],
    ['deletes the account', 'leave', 204],
    ['may change how they sign in', 'prove', 204],
  ] as const

  test.for(ACTS)('%s once Google has vouched for them anew', async ([, act, done], { deps }) => {
    const { acts, client, token, user } = await signInMaya(deps)
    deps.clock.advance((PROOF_LIFETIME_MINUTES + 1) * MINUTE_MS)
    expect((await acts[act](await idTokenFor(deps, 'maya@example.com'))).status).toBe(done)
    const login = { email: user.email, password: 'the-new-needle' }
    const { status: loginStatus } = await client.post('/auth/login', login)
    const { status: changeStatus } = await client.post('/auth/totp', undefined, { token })
    const expected = { setPassword: [200, 403], leave: [404, 401], prove: [401, 200] }
    expect([loginStatus, changeStatus]).toEqual(expected[act])
  })

  test.for(ACTS)('%s by no session alone', async ([, act], { deps }) => {
    const { acts, client } = await signInMaya(deps)
    expect(await client.refusal(acts[act]())).toEqual({
      status: 403,
      code: 'google_confirmation_required',
      message: 'Please confirm with Google that it is you.',
    })
  })

  test.for(ACTS)('%s by no token of somebody else', async ([, act], { deps }) => {
    const { acts, client } = await signInMaya(deps)
    const token = await idTokenFor(deps, 'eve@example.com')
    expect(await client.refusal(acts[act](token))).toMatchObject({
      code: 'google_confirmation_required',
      message: 'That is another Google account than the one you sign in with.',
    })
  })

  test.for(ACTS)('%s by no token twice, nor by one of a while ago', async ([, act], { deps }) => {
    const { acts, client } = await signInMaya(deps)
    const used = await idTokenFor(deps, 'maya@example.com')
    await client.post('/auth/google', { token: used })
    expect(await client.refusal(acts[act](used))).toEqual(EXPIRED)
    const old = await idTokenFor(deps, 'maya@example.com')
    deps.clock.advance(5 * MINUTE_MS + 1_000)
    expect(await client.refusal(acts[act](old))).toMatchObject({
      code: 'google_confirmation_required',
      message: 'That was too long ago. Please confirm with Google again.',
    })
  })

  test('has one from then on, and proves by it', async ({ deps }) => {
    const { acts, client } = await signInMaya(deps)
    await acts.setPassword(await idTokenFor(deps, 'maya@example.com'))
    const token = await idTokenFor(deps, 'maya@example.com')
    expect(await client.refusal(acts.leave(token))).toMatchObject({ code: 'invalid_password' })
    expect(await client.refusal(acts.prove(token))).toMatchObject({ code: 'invalid_password' })
  })
})
