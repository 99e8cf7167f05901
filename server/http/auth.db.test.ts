import { describe, expect } from 'vitest'
import { findAccountByEmail } from '#server/features/accounts/accounts.queries.ts'
import { SESSION_LIFETIME_DAYS } from '#shared/limits.ts'
import type { AuthResponse, CurrentUser } from '#shared/accounts.ts'
import { proves } from '#tests/proves.ts'
import { createClient } from '#tests/support/client.ts'
import { test } from '#tests/support/deps.ts'

const PASSWORD = 'a-fine-needle'
const DAY_MS = 24 * 60 * 60 * 1000

describe('sign-up', () => {
  test('§7 POST /auth/signup answers 201 with user and token, and stores the marketing parameters', async ({
    deps,
  }) => {
    const client = createClient(deps)
    const utmParams = { utm_source: 'newsletter', utm_term: 'wolf' }
    const { status, body } = await client.post<AuthResponse>('/auth/signup', {
      email: 'Ottolie@Studio.example',
      password: PASSWORD,
      utmParams: { ...utmParams, utm_unknown: 'dropped' },
    })
    expect(status).toBe(201)
    expect(body.user).toMatchObject({
      id: 2,
      email: 'Ottolie@Studio.example',
      username: 'Ottolie',
      photoUrl: '',
      subscriptionStatus: 'none',
      subscriptionPlan: 0,
      emailVerified: false,
    })
    const me = await client.get<CurrentUser>('/auth/me', { token: body.token })
    expect(me).toMatchObject({ status: 200, body: body.user })
    const account = await findAccountByEmail(deps.db, 'ottolie@studio.example')
    expect(account?.utm_params).toEqual(utmParams)
    proves('§3.user.fields', '§7.auth.me', '§7.auth.signup')
  })

  test('§8 sign-up 409: Email already exists, whatever its case', async ({ deps }) => {
    const client = createClient(deps)
    await client.signUp('sam@example.com')
    const refusal = await client.refusal(
      client.post('/auth/signup', { email: 'SAM@example.com', password: PASSWORD }),
    )
    expect(refusal).toEqual({ status: 409, code: 'email_taken', message: 'Email already exists' })
    proves('§8.signup.409')
  })

  test('the same sign-up ten times at once makes one user', async ({ deps }) => {
    const client = createClient(deps)
    const attempts = Array.from({ length: 10 }, () =>
      client.post('/auth/signup', { email: 'race@example.com', password: PASSWORD }),
    )
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(9)
    const { count } = await deps.db
      .selectFrom('account')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })

  test('two people with the same name before the @ get two usernames, also at once', async ({
    deps,
  }) => {
    const client = createClient(deps)
    const people = await Promise.all(
      ['sam@one.example', 'sam@two.example', 'sam@three.example'].map((email) =>
        client.signUp(email),
      ),
    )
    expect(new Set(people.map(({ user }) => user.username)).size).toBe(3)
    expect(people.map(({ user }) => user.username).every((name) => name.startsWith('sam'))).toBe(
      true,
    )
  })

  test('§8 sign-up other: An error occurred during signup, when the database fails', async ({
    deps,
  }) => {
    const client = createClient({ ...deps, db: failingDatabase(deps.db) })
    const refusal = await client.refusal(
      client.post('/auth/signup', { email: 'sam@example.com', password: PASSWORD }),
    )
    expect(refusal).toEqual({
      status: 500,
      code: 'internal',
      message: 'An error occurred during signup',
    })
    proves('§8.signup.other')
  })

  test.for([
    [{ email: 'not-an-address', password: PASSWORD }, 'Please enter a valid email'],
    [{ email: '', password: PASSWORD }, 'Please enter a valid email'],
    [{ email: 'sam@example.com', password: '12345' }, 'Password must be at least 6 characters'],
    [
      { email: 'sam@example.com', password: 'x'.repeat(201) },
      'Password must be at most 200 characters',
    ],
    [{ email: `${'a'.repeat(250)}@example.com`, password: PASSWORD }, 'Please enter a valid email'],
    [
      { email: 'sam@example.com', password: 'Password' },
      'This password is one of the most common. Please choose another.',
    ],
    [
      { email: 'ottolie@example.com', password: 'Ottolie2024!' },
      'This password is too close to your email or username. Please choose another.',
    ],
    [
      { email: 'sam@example.com', password: 'Inkwr1ght!' },
      'This password is one of the first that people would try here. Please choose another.',
    ],
    [{ email: 'sam@example.com', password: ' '.repeat(8) }, 'Password must be more than spaces'],
  ])('§5 sign-up refuses %j: %s', async ([payload, message], { deps }) => {
    const client = createClient(deps)
    expect(await client.refusal(client.post('/auth/signup', payload))).toMatchObject({
      status: 400,
      message,
    })
    proves('§5.auth.email', '§5.auth.password', '§9.password.min')
  })

  test('nobody gets number 1 by signing up first', async ({ deps }) => {
    const { user } = await createClient(deps).signUp('first@example.com')
    expect(user.id).toBeGreaterThan(1)
    proves('§6.admin.nobody-else', '§9.admin.id')
  })
})

describe('POST /auth/password-strength', () => {
  test('says how hard a password is to guess, and nothing of it is logged', async ({ deps }) => {
    const client = createClient(deps)
    const judge = async (password: string, email?: string) =>
      (await client.post('/auth/password-strength', { password, email })).body
    expect(await judge('needle')).toEqual({ strength: 'weak' })
    expect(await judge('seven-sparrows-over-oslo')).toEqual({ strength: 'strong' })
    expect(await judge('ottolie-1', 'ottolie@example')).toEqual({
      strength: 'weak',
      problem: 'This password is too close to your email or username. Please choose another.',
    })
    expect(deps.logged.join('')).not.toMatch(/sparrows|ottolie/)
  })

  test('measures against what is known of whoever is signed in', async ({ deps }) => {
    const client = createClient(deps)
    const { token } = await client.signUp('ottolie@example.com')
    const { body } = await client.post(
      '/auth/password-strength',
      { password: 'ottolie99' },
      { token },
    )
    expect(body).toMatchObject({ strength: 'weak', problem: expect.stringContaining('too close') })
  })

  test('is asked so often and no more', async ({ deps }) => {
    const client = createClient(deps)
    const ask = () => client.post('/auth/password-strength', { password: 'needle' })
    const statuses = new Set<number>()
    for (let time = 0; time < 121; time += 1) statuses.add((await ask()).status)
    expect([...statuses]).toEqual([200, 429])
  })
})

describe('sign-in', () => {
  test('§7 POST /auth/login answers token and user', async ({ deps }) => {
    const client = createClient(deps)
    const { user } = await client.signUp('sam@example.com', PASSWORD)
    const { status, body } = await client.post<AuthResponse>('/auth/login', {
      email: ' sam@EXAMPLE.com ',
      password: PASSWORD,
    })
    expect(status).toBe(200)
    expect(body.user).toEqual(user)
    expect((await client.get('/auth/me', { token: body.token })).status).toBe(200)
    proves('§7.auth.login')
  })

  test('§8 login 404: User not found', async ({ deps }) => {
    const client = createClient(deps)
    const refusal = await client.refusal(
      client.post('/auth/login', { email: 'nobody@example.com', password: PASSWORD }),
    )
    expect(refusal).toEqual({ status: 404, code: 'user_not_found', message: 'User not found' })
    proves('§8.login.404')
  })

  test('§8 login 401: Invalid password', async ({ deps }) => {
    const client = createClient(deps)
    await client.signUp('sam@example.com')
    const refusal = await client.refusal(
      client.post('/auth/login', { email: 'sam@example.com', password: 'not this one' }),
    )
    expect(refusal).toEqual({ status: 401, code: 'invalid_password', message: 'Invalid password' })
    proves('§8.login.401')
  })

  test('§8 login other: An error occurred during login, and the cause only in the log', async ({
    deps,
  }) => {
    const client = createClient({ ...deps, db: failingDatabase(deps.db) })
    const refusal = await client.refusal(
      client.post('/auth/login', { email: 'sam@example.com', password: PASSWORD }),
    )
    expect(refusal).toEqual({
      status: 500,
      code: 'internal',
      message: 'An error occurred during login',
    })
    expect(deps.logged.join('')).toContain('the database is away')
    proves('§8.login.other')
  })

  test('after ten wrong passwords whoever guesses waits, even with the right one', async ({
    deps,
  }) => {
    const client = createClient(deps)
    await client.signUp('sam@example.com', PASSWORD)
    const tries = Array.from({ length: 14 }, () =>
      client.post('/auth/login', { email: 'sam@example.com', password: 'wrong-guess' }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
    const refused = await client.post('/auth/login', {
      email: 'sam@example.com',
      password: PASSWORD,
    })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(refused.body).toMatchObject({
      message: expect.stringMatching(/^Too many attempts\. Please try again in \d+ /),
    })
  })

  test('signing in right many times never locks anybody out', async ({ deps }) => {
    const client = createClient(deps)
    await client.signUp('sam@example.com', PASSWORD)
    for (let round = 0; round < 12; round += 1) {
      const { status } = await client.post('/auth/login', {
        email: 'sam@example.com',
        password: PASSWORD,
      })
      expect(status).toBe(200)
    }
  })

  test('one address cannot try account after account', async ({ deps }) => {
    const client = createClient(deps)
    let status = 0
    for (let index = 0; index <= 60; index += 1) {
      ;({ status } = await client.post('/auth/login', {
        email: `nobody${index}@example.com`,
        password: PASSWORD,
      }))
    }
    expect(status).toBe(429)
  })
})

describe('session', () => {
  test('§7 POST /auth/validate-token tells a good token from any other', async ({ deps }) => {
    const client = createClient(deps)
    const { token } = await client.signUp('sam@example.com')
    const verdict = async (candidate: string) =>
      (await client.post('/auth/validate-token', { token: candidate })).body
    expect(await verdict(token)).toEqual({ isValid: true })
    expect(await verdict(`${token.slice(0, -1)}_`)).toEqual({ isValid: false })
    expect(await verdict('nonsense')).toEqual({ isValid: false })
    proves('§7.auth.validate-token')
  })

  test('GET /auth/me without a token, or with a bad one, answers 401', async ({ deps }) => {
    const client = createClient(deps)
    const refusal = { status: 401, code: 'unauthenticated', message: 'Please sign in.' }
    expect(await client.refusal(client.get('/auth/me'))).toEqual(refusal)
    expect(await client.refusal(client.get('/auth/me', { token: 'x'.repeat(43) }))).toEqual(refusal)
    proves('§7.all.bearer')
  })

  test('logout ends this session and no other', async ({ deps }) => {
    const client = createClient(deps)
    const { token: phone } = await client.signUp('sam@example.com', PASSWORD)
    const { body } = await client.post<AuthResponse>('/auth/login', {
      email: 'sam@example.com',
      password: PASSWORD,
    })
    expect((await client.post('/auth/logout', undefined, { token: phone })).status).toBe(204)
    expect((await client.get('/auth/me', { token: phone })).status).toBe(401)
    expect((await client.get('/auth/me', { token: body.token })).status).toBe(200)
  })

  test('logout everywhere ends all sessions', async ({ deps }) => {
    const client = createClient(deps)
    const { token: phone } = await client.signUp('sam@example.com', PASSWORD)
    const { body } = await client.post<AuthResponse>('/auth/login', {
      email: 'sam@example.com',
      password: PASSWORD,
    })
    expect((await client.post('/auth/logout-everywhere', undefined, { token: phone })).status).toBe(
      204,
    )
    expect((await client.get('/auth/me', { token: phone })).status).toBe(401)
    expect((await client.get('/auth/me', { token: body.token })).status).toBe(401)
  })

  test('a session lasts 30 days from its last use and no longer', async ({ deps }) => {
    const client = createClient(deps)
    const { token } = await client.signUp('sam@example.com')
    const isSignedIn = async () => (await client.get('/auth/me', { token })).status === 200
    deps.clock.advance((SESSION_LIFETIME_DAYS - 1) * DAY_MS)
    expect(await isSignedIn()).toBe(true)
    deps.clock.advance((SESSION_LIFETIME_DAYS - 1) * DAY_MS)
    expect(await isSignedIn()).toBe(true)
    deps.clock.advance(SESSION_LIFETIME_DAYS * DAY_MS)
    expect(await isSignedIn()).toBe(false)
  })

  test('no token is stored in clear, neither of a session nor of a link', async ({ deps }) => {
    const client = createClient(deps)
    const { token } = await client.signUp('sam@example.com')
    const everything = await dumpEverything(deps.db)
    expect(everything).toContain('sam@example.com')
    expect(everything).not.toContain(token)
    expect(everything).not.toContain(Buffer.from(token).toString('hex'))
    expect(everything).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
  })

  test('neither address, password nor token reaches the log', async ({ deps }) => {
    const client = createClient(deps)
    const { token } = await client.signUp('private@example.com', PASSWORD)
    await client.post('/auth/login', { email: 'private@example.com', password: 'wrong-guess' })
    await client.post('/auth/signup', { email: 'private@example.com', password: PASSWORD })
    await client.get('/auth/me?token=in-the-query', { token })
    const log = deps.logged.join('')
    expect(log).toContain('/api/auth/login')
    for (const secret of ['private@example.com', PASSWORD, 'wrong-guess', token, 'in-the-query']) {
      expect(log).not.toContain(secret)
    }
  })
})

/** A database whose every query fails, as when the server has gone away. */
function failingDatabase<Database extends object>(db: Database): Database {
  return new Proxy(db, {
    get() {
      throw new Error('the database is away')
    },
  })
}

async function dumpEverything(db: Parameters<typeof findAccountByEmail>[0]): Promise<string> {
  const rows = await Promise.all([
    db.selectFrom('account').selectAll().execute(),
    db.selectFrom('session').selectAll().execute(),
    db.selectFrom('account_token').selectAll().execute(),
  ])
  const readable = (_key: string, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value
  return JSON.stringify(
    rows
      .flat()
      .map((row) => Object.fromEntries(Object.entries(row).map(([k, v]) => [k, readable(k, v)]))),
  )
}
