import { describe, expect } from 'vitest'
import type { AuthResponse } from '#shared/accounts.ts'
import { PASSKEYS_MAX, PROOF_LIFETIME_MINUTES, SECOND_STEP_MINUTES } from '#shared/limits.ts'
import type { PasskeyOptions, SecondFactorState, SecondStep } from '#shared/second-factor.ts'
import { createClient } from '#tests/support/client.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'
import { createAuthenticator } from '#tests/support/software-authenticator.ts'

const EMAIL = 'sam@example.com'
const PASSWORD = 'a-fine-needle'
const MINUTE_MS = 60_000
const REFUSED = {
  status: 401,
  code: 'second_factor_refused',
  message: 'This passkey was not accepted. Please try again.',
}

async function open(deps: TestDeps) {
  const client = createClient(deps)
  const { user, token } = await client.signUp(EMAIL, PASSWORD)
  const key = createAuthenticator(deps.config.origin)
  const optionsOf = async (path: string, body?: object, session?: { token: string }) =>
    (await client.post<PasskeyOptions>(path, body, session)).body
  const add = async (name = 'Phone', authenticator = key) => {
    const options = await optionsOf('/auth/passkeys/options', undefined, { token })
    return client.post<{ recoveryCodes: string[] | null }>(
      '/auth/passkeys',
      { name, registration: authenticator.create(options) },
      { token },
    )
  }
  const signIn = (assertion: object) => client.post<AuthResponse>('/auth/passkey', { assertion })
  const firstStep = async () => {
    const credentials = { email: EMAIL, password: PASSWORD }
    return (await client.post<SecondStep>('/auth/login', credentials)).body.secondFactor
  }
  const state = async () =>
    (await client.get<SecondFactorState>('/auth/second-factor', { token })).body
  return { client, user, token, key, optionsOf, add, signIn, firstStep, state }
}

describe('adding a passkey', () => {
  test('asks for one that can begin a sign-in and verifies its person, and keeps it by name', async ({
    deps,
  }) => {
    const { token, optionsOf, add, state } = await open(deps)
    expect(await optionsOf('/auth/passkeys/options', undefined, { token })).toMatchObject({
      rp: { id: 'localhost', name: 'Inkwright' },
      user: { name: EMAIL },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const { status, body } = await add('  My phone ')
    expect(status).toBe(200)
    expect(body.recoveryCodes).toHaveLength(10)
    expect((await state()).passkeys).toEqual([
      {
        id: expect.any(Number),
        name: 'My phone',
        createdAt: '2026-01-15T12:00:00.000Z',
        lastUsedAt: null,
      },
    ])
    // The codes are told once.
    const second = await add('Key', createAuthenticator(deps.config.origin))
    expect(second.body.recoveryCodes).toBeNull()
  })

  test('the same one twice is refused', async ({ deps }) => {
    const { client, add } = await open(deps)
    await add()
    expect(await client.refusal(add())).toMatchObject({ status: 409, code: 'factor_conflict' })
  })

  test.for([
    ['of another site', { origin: 'https://evil.example' }],
    ['with a challenge that was never given', { challenge: 'bWFkZS11cA' }],
    ['without looking who holds it', { isUserVerified: false }],
  ] as const)('one made %s is refused', async ([, deviations], { deps }) => {
    const { client, token, key, optionsOf, state } = await open(deps)
    const options = await optionsOf('/auth/passkeys/options', undefined, { token })
    const registration = key.create(options, deviations)
    const refusal = await client.refusal(
      client.post('/auth/passkeys', { name: 'Phone', registration }, { token }),
    )
    expect(refusal).toEqual(REFUSED)
    expect((await state()).passkeys).toEqual([])
  })

  test('a challenge is for whom it was made, once, and not for long', async ({ deps }) => {
    const { client, token, key, optionsOf } = await open(deps)
    const eve = await client.signUp('eve@example.com')
    const options = await optionsOf('/auth/passkeys/options', undefined, { token })
    const addAs = (session: { token: string }) =>
      client.post('/auth/passkeys', { name: 'Phone', registration: key.create(options) }, session)
    expect(await client.refusal(addAs(eve))).toEqual(REFUSED)
    deps.clock.advance(SECOND_STEP_MINUTES * MINUTE_MS)
    expect(await client.refusal(addAs({ token }))).toEqual(REFUSED)
  })

  test('nobody has more than ten', async ({ deps }) => {
    const { client, token, user, add } = await open(deps)
    const rows = Array.from({ length: PASSKEYS_MAX }, (_, index) => ({
      account_id: user.id,
      credential_id: `key-${index}`,
      public_key: Buffer.from('x'),
      name: `Key ${index}`,
      created_at: deps.clock.now(),
    }))
    await deps.db.insertInto('passkey').values(rows).execute()
    const options = client.post('/auth/passkeys/options', undefined, { token })
    expect(await client.refusal(options)).toMatchObject({ status: 409 })
    expect((await add()).status).not.toBe(200)
  })
})

describe('sign-in by a passkey alone', () => {
  test('is both steps in one', async ({ deps }) => {
    const { client, user, key, optionsOf, add, signIn, state } = await open(deps)
    await add()
    const options = await optionsOf('/auth/passkey/options')
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    const assertion = key.get(options)
    const { status, body } = await signIn(assertion)
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ id: user.id, hasSecondFactor: true })
    expect((await client.get('/auth/me', { token: body.token })).status).toBe(200)
    expect((await state()).passkeys[0]?.lastUsedAt).toBe('2026-01-15T12:00:00.000Z')
    // What was signed once is worth nothing a second time.
    expect(await client.refusal(signIn(assertion))).toEqual(REFUSED)
  })

  test.for([
    ['on a page of another site', { origin: 'https://evil.example' }],
    ['for a challenge that was never given', { challenge: 'bWFkZS11cA' }],
    ['without looking who holds it', { isUserVerified: false }],
    ['by a copy whose counter goes backwards', { counter: 0 }],
    ['by a copy whose counter stands still', { counter: 1 }],
  ] as const)('signed %s is refused', async ([, deviations], { deps }) => {
    const { client, key, optionsOf, add, signIn } = await open(deps)
    await add()
    const options = await optionsOf('/auth/passkey/options')
    expect(await client.refusal(signIn(key.get(options, deviations)))).toEqual(REFUSED)
  })

  test('a key that never counts may sign again and again', async ({ deps }) => {
    const { key, client, token, optionsOf, signIn } = await open(deps)
    const options = await optionsOf('/auth/passkeys/options', undefined, { token })
    const registration = key.create(options, { counter: 0 })
    await client.post('/auth/passkeys', { name: 'Phone', registration }, { token })
    for (let round = 0; round < 2; round += 1) {
      const asked = await optionsOf('/auth/passkey/options')
      expect((await signIn(key.get(asked, { counter: 0 }))).status).toBe(200)
    }
  })

  test('an unknown key is refused as a wrong one is', async ({ deps }) => {
    const { client, optionsOf, add, signIn } = await open(deps)
    await add()
    const stranger = createAuthenticator(deps.config.origin)
    const options = await optionsOf('/auth/passkey/options')
    expect(await client.refusal(signIn(stranger.get(options)))).toEqual(REFUSED)
    const forged = { ...stranger.get(options), id: 'AAAA', rawId: 'AAAA' }
    expect(await client.refusal(signIn(forged))).toEqual(REFUSED)
  })

  test('one that was removed is refused', async ({ deps }) => {
    const { client, token, key, optionsOf, add, signIn, state } = await open(deps)
    await add()
    const [passkey] = (await state()).passkeys
    const remove = () => client.delete(`/auth/passkeys/${passkey!.id}`, undefined, { token })
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
    const options = await optionsOf('/auth/passkey/options')
    expect(await client.refusal(signIn(key.get(options)))).toEqual(REFUSED)
    // The last factor took the recovery codes with it, and sign-in is one step again.
    expect(await state()).toEqual({ totpSince: null, passkeys: [], recoveryCodesLeft: 0 })
  })
})

describe('a passkey as the second step', () => {
  test('ends the sign-in whose ticket it was asked for', async ({ deps }) => {
    const { client, user, key, optionsOf, add, firstStep } = await open(deps)
    await add()
    const { ticket, methods } = await firstStep()
    expect(methods).toEqual(['passkey', 'recovery'])
    const options = await optionsOf('/auth/second-factor/passkey-options', { ticket })
    expect(options).toMatchObject({ allowCredentials: [{ id: key.id, transports: ['internal'] }] })
    const proof = { method: 'passkey', assertion: key.get(options) }
    const { status, body } = await client.post<AuthResponse>('/auth/second-factor', {
      ticket,
      proof,
    })
    expect(status).toBe(200)
    expect(body.user.id).toBe(user.id)
  })

  test("another's passkey, and one asked for another purpose, are refused", async ({ deps }) => {
    const { client, key, optionsOf, add, firstStep } = await open(deps)
    await add()
    const eve = await client.signUp('eve@example.com')
    const evesKey = createAuthenticator(deps.config.origin)
    const registration = evesKey.create(await optionsOf('/auth/passkeys/options', undefined, eve))
    await client.post('/auth/passkeys', { name: 'Phone', registration }, eve)
    const { ticket } = await firstStep()
    const step = (assertion: object) =>
      client.post('/auth/second-factor', { ticket, proof: { method: 'passkey', assertion } })
    const options = await optionsOf('/auth/second-factor/passkey-options', { ticket })
    expect(await client.refusal(step(evesKey.get(options)))).toEqual(REFUSED)
    const forSignIn = await optionsOf('/auth/passkey/options')
    expect(await client.refusal(step(key.get(forSignIn)))).toEqual(REFUSED)
  })

  test('a made-up ticket is told nothing', async ({ deps }) => {
    const client = createClient(deps)
    const options = client.post('/auth/second-factor/passkey-options', { ticket: 'made-up' })
    expect(await client.refusal(options)).toMatchObject({ status: 401, code: 'sign_in_expired' })
  })

  test('is a fresh proof as well', async ({ deps }) => {
    const { client, token, key, optionsOf, add } = await open(deps)
    await add()
    deps.clock.advance(PROOF_LIFETIME_MINUTES * MINUTE_MS + 1)
    const renew = () => client.post('/auth/recovery-codes', undefined, { token })
    expect((await renew()).status).toBe(403)
    const options = await optionsOf('/auth/proof/passkey-options', undefined, { token })
    const proof = { method: 'passkey', assertion: key.get(options) }
    expect((await client.post('/auth/proof', proof, { token })).status).toBe(204)
    expect((await renew()).status).toBe(200)
  })
})

describe("other people's passkeys", () => {
  test('can be neither renamed nor removed, and look as if they were not there', async ({
    deps,
  }) => {
    const { client, token, add, state } = await open(deps)
    await add()
    const eve = await client.signUp('eve@example.com')
    const path = `/auth/passkeys/${(await state()).passkeys[0]!.id}`
    expect((await client.patch(path, { name: 'Mine' }, eve)).status).toBe(404)
    expect((await client.delete(path, undefined, eve)).status).toBe(404)
    expect((await client.patch(path, { name: 'Old phone' }, { token })).status).toBe(204)
    expect((await state()).passkeys[0]?.name).toBe('Old phone')
  })
})
