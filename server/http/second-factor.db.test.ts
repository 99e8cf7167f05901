import { describe, expect } from 'vitest'
import { updateAccount } from '#server/features/accounts/accounts.queries.ts'
import type { AuthResponse } from '#shared/accounts.ts'
import { PROOF_LIFETIME_MINUTES, SECOND_STEP_MINUTES, SECOND_STEP_TRIES } from '#shared/limits.ts'
import type { SecondFactorState, SecondStep, TotpSetUp } from '#shared/second-factor.ts'
import { createClient } from '#tests/support/client.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'
import { totpCode } from '#tests/support/totp.ts'

const EMAIL = 'sam@example.com'
const PASSWORD = 'a-fine-needle'
const MINUTE_MS = 60_000
const STEP_MS = 30_000
const EXPIRED = { status: 401, code: 'sign_in_expired' }
const REFUSED = { status: 401, code: 'second_factor_refused' }
const PROOF_REQUIRED = { status: 403, code: 'proof_required' }

/** Somebody signed in, who can set up an app and sign in with it. */
async function open(deps: TestDeps) {
  const client = createClient(deps)
  const { token, user } = await client.signUp(EMAIL, PASSWORD)
  const codeOf = (secret: string) => totpCode(secret, deps.clock.now())
  const setUp = async () => {
    const { body } = await client.post<TotpSetUp>('/auth/totp', undefined, { token })
    const confirmed = await client.post<{ recoveryCodes: string[] }>(
      '/auth/totp/confirm',
      { code: codeOf(body.secret) },
      { token },
    )
    expect(confirmed.status).toBe(200)
    // The code that confirmed it is used up.
    deps.clock.advance(STEP_MS)
    return { secret: body.secret, recoveryCodes: confirmed.body.recoveryCodes }
  }
  const firstStep = async () => {
    const credentials = { email: EMAIL, password: PASSWORD }
    const { status, body } = await client.post<SecondStep>('/auth/login', credentials)
    expect(status).toBe(200)
    return body.secondFactor
  }
  const secondStep = (ticket: string, code: string, method: 'totp' | 'recovery' = 'totp') =>
    client.post<AuthResponse>('/auth/second-factor', { ticket, proof: { method, code } })
  const state = async () =>
    (await client.get<SecondFactorState>('/auth/second-factor', { token })).body
  return { client, token, user, codeOf, setUp, firstStep, secondStep, state }
}

describe('setting up an authenticator app', () => {
  test('shows a secret and its picture, and counts only once a code of it was seen', async ({
    deps,
  }) => {
    const { client, token, state, codeOf } = await open(deps)
    const { body } = await client.post<TotpSetUp>('/auth/totp', undefined, { token })
    expect(body.secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    expect(body.qrCode).toMatch(/^data:image\/svg\+xml;base64,/)
    expect((await state()).totpSince).toBeNull()
    // Signing in still needs one step only.
    const login = await client.post<AuthResponse>('/auth/login', {
      email: EMAIL,
      password: PASSWORD,
    })
    expect(login.body.user.hasSecondFactor).toBe(false)
    const confirm = (code: string) => client.post('/auth/totp/confirm', { code }, { token })
    expect(await client.refusal(confirm('000000'))).toMatchObject(REFUSED)
    expect((await confirm(codeOf(body.secret))).status).toBe(200)
    expect(await state()).toEqual({
      totpSince: '2026-01-15T12:00:00.000Z',
      passkeys: [],
      recoveryCodesLeft: 10,
    })
  })

  test('a second one is refused until the first is removed', async ({ deps }) => {
    const { client, token, setUp, state } = await open(deps)
    await setUp()
    const start = () => client.post('/auth/totp', undefined, { token })
    expect(await client.refusal(start())).toMatchObject({ status: 409, code: 'factor_conflict' })
    expect((await client.delete('/auth/totp', undefined, { token })).status).toBe(204)
    expect(await state()).toEqual({ totpSince: null, passkeys: [], recoveryCodesLeft: 0 })
    expect((await start()).status).toBe(200)
    expect((await client.delete('/auth/totp', undefined, { token })).status).toBe(404)
  })

  test('neither the secret nor a recovery code is stored in clear', async ({ deps }) => {
    const { setUp } = await open(deps)
    const { secret, recoveryCodes } = await setUp()
    const rows = JSON.stringify([
      await deps.db.selectFrom('totp_factor').selectAll().execute(),
      await deps.db.selectFrom('recovery_code').selectAll().execute(),
    ])
    const { Secret } = await import('otpauth')
    const { bytes } = Secret.fromBase32(secret.replaceAll(' ', ''))
    const [factor] = await deps.db.selectFrom('totp_factor').selectAll().execute()
    expect(Buffer.from(factor!.sealed_secret).includes(Buffer.from(bytes))).toBe(false)
    for (const code of recoveryCodes) expect(rows).not.toContain(code)
    const log = deps.logged.join('')
    for (const text of [secret, ...recoveryCodes]) expect(log).not.toContain(text)
  })
})

describe('sign-in with a second step', () => {
  test('answers a ticket and the methods instead of a token, and a code ends it', async ({
    deps,
  }) => {
    const { client, user, codeOf, setUp, firstStep, secondStep } = await open(deps)
    const { secret } = await setUp()
    const step = await firstStep()
    expect(step).toEqual({ ticket: expect.any(String), methods: ['totp', 'recovery'] })
    const { status, body } = await secondStep(step.ticket, codeOf(secret))
    expect(status).toBe(200)
    expect(body.user).toEqual({ ...user, hasSecondFactor: true })
    expect((await client.get('/auth/me', { token: body.token })).status).toBe(200)
    // A ticket is used once.
    deps.clock.advance(STEP_MS)
    expect(await client.refusal(secondStep(step.ticket, codeOf(secret)))).toMatchObject(EXPIRED)
  })

  test('a ticket opens nothing by itself', async ({ deps }) => {
    const { client, setUp, firstStep } = await open(deps)
    await setUp()
    const { ticket } = await firstStep()
    expect((await client.get('/auth/me', { token: ticket })).status).toBe(401)
  })

  test('a code works once, also for another sign-in, and also the one before it', async ({
    deps,
  }) => {
    const { client, codeOf, setUp, firstStep, secondStep } = await open(deps)
    const { secret } = await setUp()
    const earlier = codeOf(secret)
    deps.clock.advance(STEP_MS)
    const code = codeOf(secret)
    const attempt = async (tried: string) => secondStep((await firstStep()).ticket, tried)
    expect((await attempt(code)).status).toBe(200)
    expect(await client.refusal(attempt(code))).toMatchObject(REFUSED)
    expect(await client.refusal(attempt(earlier))).toMatchObject(REFUSED)
  })

  test('of two right answers with one code at once, one gets in', async ({ deps }) => {
    const { codeOf, setUp, firstStep, secondStep } = await open(deps)
    const { secret } = await setUp()
    const tickets = [(await firstStep()).ticket, (await firstStep()).ticket]
    const code = codeOf(secret)
    const answers = await Promise.all(tickets.map((ticket) => secondStep(ticket, code)))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '401'])
  })

  test.for([
    [-2 * STEP_MS, 401],
    [-STEP_MS, 200],
    [STEP_MS, 200],
    [2 * STEP_MS, 401],
  ])('a clock %i ms off answers %i', async ([offMs, status], { deps }) => {
    const { setUp, firstStep, secondStep } = await open(deps)
    const { secret } = await setUp()
    // Far from the code that confirmed the app.
    deps.clock.advance(5 * MINUTE_MS)
    const code = totpCode(secret, new Date(deps.clock.now().getTime() + offMs!))
    expect((await secondStep((await firstStep()).ticket, code)).status).toBe(status)
  })

  test('a recovery code works once, however it is typed', async ({ deps }) => {
    const { client, setUp, firstStep, secondStep, state } = await open(deps)
    const { recoveryCodes } = await setUp()
    const attempt = async (code: string) => secondStep((await firstStep()).ticket, code, 'recovery')
    const code = recoveryCodes[0]!.replaceAll('-', '').toUpperCase()
    expect((await attempt(code)).status).toBe(200)
    expect(await client.refusal(attempt(code))).toMatchObject(REFUSED)
    expect((await state()).recoveryCodesLeft).toBe(9)
  })

  test("another's recovery code is worth nothing", async ({ deps }) => {
    const { client, setUp, firstStep, secondStep } = await open(deps)
    await setUp()
    const eve = await client.signUp('eve@example.com')
    const { body } = await client.post<TotpSetUp>('/auth/totp', undefined, eve)
    const added = await client.post<{ recoveryCodes: string[] }>(
      '/auth/totp/confirm',
      { code: totpCode(body.secret, deps.clock.now()) },
      eve,
    )
    const { ticket } = await firstStep()
    const stolen = secondStep(ticket, added.body.recoveryCodes[0]!, 'recovery')
    expect(await client.refusal(stolen)).toMatchObject(REFUSED)
  })

  test('a made-up ticket and an old one are refused alike, even with the right code', async ({
    deps,
  }) => {
    const { client, codeOf, setUp, firstStep, secondStep } = await open(deps)
    const { secret } = await setUp()
    const { ticket } = await firstStep()
    expect(await client.refusal(secondStep('made-up', codeOf(secret)))).toMatchObject(EXPIRED)
    deps.clock.advance(SECOND_STEP_MINUTES * MINUTE_MS)
    expect(await client.refusal(secondStep(ticket, codeOf(secret)))).toMatchObject(EXPIRED)
  })

  test('after five wrong codes, also all at once, the ticket is worth nothing', async ({
    deps,
  }) => {
    const { client, codeOf, setUp, firstStep, secondStep } = await open(deps)
    const { secret } = await setUp()
    const { ticket } = await firstStep()
    const tries = Array.from({ length: SECOND_STEP_TRIES + 3 }, () => secondStep(ticket, '000000'))
    const codes = (await Promise.all(tries)).map(({ body }) => (body as { code?: string }).code)
    expect(codes.filter((code) => code === 'second_factor_refused')).toHaveLength(5)
    expect(codes.filter((code) => code === 'sign_in_expired')).toHaveLength(3)
    expect(await client.refusal(secondStep(ticket, codeOf(secret)))).toMatchObject(EXPIRED)
  })

  test('new tickets give no new guesses: twenty wrong codes in an hour are enough', async ({
    deps,
  }) => {
    const { setUp, firstStep, secondStep } = await open(deps)
    await setUp()
    let status = 0
    for (let index = 0; index <= 20; index += 1) {
      if (index % SECOND_STEP_TRIES === 0) deps.clock.advance(1)
      const { ticket } = await firstStep()
      ;({ status } = await secondStep(ticket, '000000'))
    }
    expect(status).toBe(429)
  })

  test('a new password ends sign-ins that are half done', async ({ deps }) => {
    const { client, token, codeOf, setUp, firstStep, secondStep } = await open(deps)
    const { secret } = await setUp()
    const { ticket } = await firstStep()
    const change = { currentPassword: PASSWORD, newPassword: 'another-fine-needle' }
    expect((await client.post('/auth/change-password', change, { token })).status).toBe(200)
    expect(await client.refusal(secondStep(ticket, codeOf(secret)))).toMatchObject(EXPIRED)
  })

  test('whoever is suspended between the steps does not get in', async ({ deps }) => {
    const { client, user, codeOf, setUp, firstStep, secondStep } = await open(deps)
    const { secret } = await setUp()
    const { ticket } = await firstStep()
    const now = deps.clock.now()
    const suspension = { suspended_at: now, suspension_reason: 'spam', updated_at: now } as const
    await updateAccount(deps.db, user.id, suspension)
    expect(await client.refusal(secondStep(ticket, codeOf(secret)))).toMatchObject({
      status: 403,
      code: 'account_suspended',
    })
  })

  test('a wrong password says nothing of the second step', async ({ deps }) => {
    const { client, setUp } = await open(deps)
    await setUp()
    const wrong = client.post('/auth/login', { email: EMAIL, password: 'not-this-one' })
    expect(await client.refusal(wrong)).toMatchObject({ status: 401, code: 'invalid_password' })
    expect(await deps.db.selectFrom('sign_in_ticket').select('id').execute()).toEqual([])
  })

  test.for([{}, { ticket: 'x' }, { ticket: 'x', proof: { method: 'totp', code: '12345' } }])(
    'refuses %j',
    async (body, { deps }) => {
      const client = createClient(deps)
      expect((await client.post('/auth/second-factor', body)).status).toBe(400)
    },
  )

  test('counts failures and what was added for the operator', async ({ deps }) => {
    const { user, setUp, firstStep, secondStep } = await open(deps)
    await setUp()
    await secondStep((await firstStep()).ticket, '000000')
    const events = deps.logged
      .map((line) => JSON.parse(line) as { event?: string; accountId?: number; method?: string })
      .filter(({ event }) => event?.startsWith('second_factor'))
      .map(({ event, accountId, method }) => ({ event, accountId, method }))
    expect(events).toEqual([
      { event: 'second_factor_added', accountId: user.id, method: 'totp' },
      { event: 'second_factor_failed', accountId: user.id, method: 'totp' },
    ])
  })
})

describe('a change of the second step', () => {
  const CHANGES = [
    ['POST', '/auth/totp'],
    ['DELETE', '/auth/totp'],
    ['POST', '/auth/recovery-codes'],
    ['POST', '/auth/passkeys/options'],
    ['DELETE', '/auth/passkeys/1'],
  ] as const

  test.for(CHANGES)('%s %s asks for a fresh proof', async ([method, path], { deps }) => {
    const { client, token, setUp } = await open(deps)
    await setUp()
    deps.clock.advance(PROOF_LIFETIME_MINUTES * MINUTE_MS)
    const change = () =>
      method === 'POST'
        ? client.post(path, undefined, { token })
        : client.delete(path, undefined, { token })
    expect(await client.refusal(change())).toMatchObject(PROOF_REQUIRED)
    const prove = (password: string) =>
      client.post('/auth/proof', { method: 'password', password }, { token })
    expect(await client.refusal(prove('not-this-one'))).toMatchObject({ status: 401 })
    expect(await client.refusal(change())).toMatchObject(PROOF_REQUIRED)
    expect((await prove(PASSWORD)).status).toBe(204)
    expect((await change()).status).not.toBe(403)
  })

  test('a code is as good a proof as the password, once, and for this session alone', async ({
    deps,
  }) => {
    const { client, token, codeOf, setUp, firstStep, secondStep } = await open(deps)
    const { secret } = await setUp()
    const there = await secondStep((await firstStep()).ticket, codeOf(secret))
    deps.clock.advance(PROOF_LIFETIME_MINUTES * MINUTE_MS + STEP_MS)
    const proof = { method: 'totp', code: codeOf(secret) }
    expect((await client.post('/auth/proof', proof, { token })).status).toBe(204)
    expect(await client.refusal(client.post('/auth/proof', proof, { token }))).toMatchObject(
      REFUSED,
    )
    const renew = (session: { token: string }) =>
      client.post('/auth/recovery-codes', undefined, session)
    expect((await renew({ token })).status).toBe(200)
    expect(await client.refusal(renew(there.body))).toMatchObject(PROOF_REQUIRED)
  })

  test('people without a password cannot prove anything by one', async ({ deps }) => {
    const { client, token, user } = await open(deps)
    await updateAccount(deps.db, user.id, { password_hash: null, updated_at: deps.clock.now() })
    const proof = { method: 'password', password: PASSWORD }
    const refusal = await client.refusal(client.post('/auth/proof', proof, { token }))
    expect(refusal).toMatchObject({ status: 403, code: 'google_confirmation_required' })
  })

  test('new recovery codes end the old ones, and need something to recover', async ({ deps }) => {
    const { client, token, setUp, firstStep, secondStep } = await open(deps)
    const renew = () =>
      client.post<{ recoveryCodes: string[] }>('/auth/recovery-codes', undefined, { token })
    expect((await renew()).status).toBe(409)
    const { recoveryCodes: old } = await setUp()
    const { recoveryCodes } = (await renew()).body
    expect(recoveryCodes).toHaveLength(10)
    const attempt = async (code: string) => secondStep((await firstStep()).ticket, code, 'recovery')
    expect(await client.refusal(attempt(old[0]!))).toMatchObject(REFUSED)
    expect((await attempt(recoveryCodes[0]!)).status).toBe(200)
  })
})
