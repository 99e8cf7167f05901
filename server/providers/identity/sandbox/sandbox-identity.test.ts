import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, type JSONWebKeySet } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IdentityRefusedError } from '#server/providers/identity/identity-provider.ts'
import { createGoogleIdentity } from '#server/providers/identity/google-identity.ts'
import { createSandboxIdentity } from '#server/providers/identity/sandbox/sandbox-identity.ts'
import { createTestClock } from '#server/providers/test-support.ts'

const ORIGIN = 'http://localhost:3000'
const ADMIN = 'Admin@inkwright.local'
const NOW = '2026-11-15T12:00:00Z'
const parameters = {
  client_id: 'inkwright-sandbox',
  response_type: 'id_token',
  redirect_uri: `${ORIGIN}/login`,
  nonce: 'nonce-0123456789',
  state: 'state-0123456789',
}
const maya = { email: 'maya@example.com', name: 'Maya Lindqvist' }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkwright-sandbox-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Making a key takes a while, so all tests share one unless they ask for their own. */
async function startSandbox({ keyName = 'google-key.json' } = {}) {
  const clock = createTestClock(NOW)
  const options = { origin: ORIGIN, clock, keyFile: join(folder, keyName) }
  const identity = await createSandboxIdentity({ ...options, refusedEmails: [ADMIN] })
  const app = new Hono().route('/sandbox/google', identity.sandbox)
  const open = (query: Record<string, string>) =>
    app.request(`/sandbox/google/authorize?${new URLSearchParams(query).toString()}`)
  const submit = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.request('/sandbox/google/authorize', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Origin: ORIGIN, ...headers },
    })
  /** Goes through the page as a browser would and brings back what /login finds in its address. */
  async function signIn(account: { email: string; name: string }) {
    const response = await submit({ ...parameters, ...account })
    const { hash } = new URL(response.headers.get('Location') ?? '')
    return new URLSearchParams(hash.slice(1)).get('id_token') ?? ''
  }
  return { identity, app, clock, options, open, submit, signIn }
}

describe('signing in', () => {
  test('the screen is told where to go, and the page there offers people to be', async () => {
    const { identity, open } = await startSandbox()
    expect(identity.signIn).toEqual({
      mode: 'sandbox',
      clientId: parameters.client_id,
      authorizePath: '/sandbox/google/authorize',
    })
    const response = await open(parameters)
    expect(response.status).toBe(200)
    const page = await response.text()
    expect(page).toContain('Maya Lindqvist')
    expect(page).toContain('Sandbox: this is not Google.')
    expect(page).toMatch(/No password is asked and nothing leaves\s+this machine\./)
    expect(page).not.toContain('<script')
  })

  test('the chosen person comes back to /login with a token that we then believe', async () => {
    const { identity, submit } = await startSandbox()
    const response = await submit({ ...parameters, ...maya })
    expect(response.status).toBe(303)
    const target = new URL(response.headers.get('Location') ?? '')
    expect(target.origin + target.pathname + target.search).toBe(parameters.redirect_uri)
    const fragment = new URLSearchParams(target.hash.slice(1))
    expect([...fragment.keys()]).toEqual(['id_token', 'state'])
    expect(fragment.get('state')).toBe(parameters.state)
    const idToken = fragment.get('id_token') ?? ''
    expect(decodeJwt(idToken)).toMatchObject({ nonce: parameters.nonce, picture: '' })
    expect(await identity.verify(idToken)).toEqual({
      subject: expect.stringMatching(/^sandbox-[0-9a-f]{32}$/),
      email: 'maya@example.com',
      emailVerified: true,
      name: 'Maya Lindqvist',
      pictureUrl: '',
    })
  })

  test('the same address is the same person again, however it is written', async () => {
    const { identity, signIn } = await startSandbox()
    const subjects = []
    for (const email of ['new@example.com', ' NEW@Example.com ', 'other@example.com']) {
      const { subject } = await identity.verify(await signIn({ email, name: '' }))
      subjects.push(subject)
    }
    expect(subjects[1]).toBe(subjects[0])
    expect(subjects[2]).not.toBe(subjects[0])
  })

  test('a token ends after five minutes', async () => {
    const { identity, clock, signIn } = await startSandbox()
    const token = await signIn(maya)
    clock.set('2026-11-15T12:05:30Z')
    await expect(identity.verify(token)).resolves.toMatchObject({ email: maya.email })
    clock.set('2026-11-15T12:06:01Z')
    await expect(identity.verify(token)).rejects.toThrow(IdentityRefusedError)
  })

  test('a restart keeps the key, so a sign-in under way goes on', async () => {
    const { options, signIn } = await startSandbox()
    const token = await signIn(maya)
    const restarted = await createSandboxIdentity({ ...options, refusedEmails: [] })
    await expect(restarted.verify(token)).resolves.toMatchObject({ email: maya.email })
  })

  test('a token of another installation, or for another address of ours, is refused', async () => {
    const { signIn, options } = await startSandbox()
    const token = await signIn(maya)
    const other = await startSandbox({ keyName: 'other-key.json' })
    await expect(other.identity.verify(token)).rejects.toThrow(IdentityRefusedError)
    const moved = { ...options, origin: 'https://inkwright.test', refusedEmails: [] }
    const elsewhere = await createSandboxIdentity(moved)
    await expect(elsewhere.verify(token)).rejects.toThrow(IdentityRefusedError)
  })

  test('Cancel goes back to /login with an error and the state', async () => {
    const { open } = await startSandbox()
    const page = await (await open({ ...parameters, state: 'a&b="c" d' })).text()
    const href = /href="([^"]*access_denied[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&')
    const target = new URL(href ?? '')
    expect(target.origin + target.pathname).toBe(parameters.redirect_uri)
    const fragment = new URLSearchParams(target.hash.slice(1))
    expect(Object.fromEntries(fragment)).toEqual({ error: 'access_denied', state: 'a&b="c" d' })
  })
})

describe('what it publishes', () => {
  test('its keys verify its tokens and hold nothing private', async () => {
    const { app, clock, signIn } = await startSandbox()
    const response = await app.request('/sandbox/google/certs')
    const jwks: JSONWebKeySet = await response.json()
    expect(Object.keys(jwks.keys[0] ?? {}).toSorted()).toEqual([
      'alg',
      'e',
      'kid',
      'kty',
      'n',
      'use',
    ])
    const token = await signIn(maya)
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'RS256', kid: jwks.keys[0]?.kid })
    const google = createGoogleIdentity({
      clientId: parameters.client_id,
      clock,
      jwks: createLocalJWKSet(jwks),
      issuers: [`${ORIGIN}/sandbox/google`],
    })
    await expect(google.verify(token)).resolves.toMatchObject({ email: maya.email })
  })

  test('its discovery document names addresses that exist', async () => {
    const { app, open } = await startSandbox()
    const response = await app.request('/sandbox/google/.well-known/openid-configuration')
    expect(await response.json()).toMatchObject({
      issuer: `${ORIGIN}/sandbox/google`,
      authorization_endpoint: `${ORIGIN}/sandbox/google/authorize`,
      jwks_uri: `${ORIGIN}/sandbox/google/certs`,
    })
    expect((await open(parameters)).status).toBe(200)
  })

  test('its style sheet is one file that asks for nothing else', async () => {
    const { app } = await startSandbox()
    const response = await app.request('/sandbox/google/sandbox.css')
    expect(response.headers.get('Content-Type')).toContain('text/css')
    expect(await response.text()).not.toMatch(/url\(|@import/)
  })
})

describe('tampering', () => {
  const changes: { why: string; change: Record<string, string> }[] = [
    { why: 'another product', change: { client_id: 'other' } },
    { why: 'another kind of answer', change: { response_type: 'code' } },
    { why: 'another site to go back to', change: { redirect_uri: 'https://evil.test/login' } },
    { why: 'another page of ours', change: { redirect_uri: `${ORIGIN}/` } },
    { why: 'our page with a query', change: { redirect_uri: `${ORIGIN}/login?next=evil` } },
    { why: 'our page as a name in front', change: { redirect_uri: `${ORIGIN}.evil.test/login` } },
    {
      why: 'our page with a user name',
      change: { redirect_uri: 'http://localhost:3000@evil.test' },
    },
    { why: 'a script to go to', change: { redirect_uri: 'javascript:alert(1)' } },
    { why: 'a short nonce', change: { nonce: 'short' } },
    { why: 'an endless nonce', change: { nonce: 'n'.repeat(257) } },
    { why: 'a short state', change: { state: '' } },
    { why: 'an endless state', change: { state: 's'.repeat(257) } },
  ]
  test.for(changes)('$why gets neither page nor token', async ({ change }) => {
    const { open, submit } = await startSandbox()
    const responses = [
      await open({ ...parameters, ...change }),
      await submit({ ...parameters, ...maya, ...change }),
    ]
    for (const response of responses) {
      expect(response.status).toBe(400)
      expect(response.headers.get('Location')).toBeNull()
      const page = await response.text()
      expect(page).toContain('This sign-in cannot go on')
      expect(page).not.toContain('evil.test')
    }
  })

  test('every parameter is needed', async () => {
    const { open, submit } = await startSandbox()
    for (const name of Object.keys(parameters)) {
      const rest = Object.fromEntries(Object.entries(parameters).filter(([key]) => key !== name))
      expect((await open(rest)).status).toBe(400)
      expect((await submit({ ...rest, ...maya })).status).toBe(400)
    }
  })

  test.for(['https://evil.test', 'null', `${ORIGIN}.evil.test`, 'http://localhost:3001', ''])(
    'a form sent from %j gets no token',
    async (origin) => {
      const { submit } = await startSandbox()
      const response = await submit({ ...parameters, ...maya }, { Origin: origin })
      expect(response.status).toBe(403)
      expect(response.headers.get('Location')).toBeNull()
    },
  )

  test('a form of more than 16 KB is not read', async () => {
    const { submit } = await startSandbox()
    const response = await submit({ ...parameters, email: maya.email, name: 'a'.repeat(17_000) })
    expect(response.status).toBe(413)
  })

  test.for([ADMIN, ADMIN.toUpperCase(), ' admin@inkwright.local '])(
    'nobody becomes the administrator by typing %j',
    async (email) => {
      const { submit } = await startSandbox()
      const response = await submit({ ...parameters, email, name: 'Eve' })
      expect(response.status).toBe(422)
      expect(response.headers.get('Location')).toBeNull()
      expect(await response.text()).toContain('This address cannot be used in the sandbox')
    },
  )

  test('a token made before its address was reserved is refused', async () => {
    const { options, signIn } = await startSandbox()
    const token = await signIn(maya)
    const stricter = await createSandboxIdentity({ ...options, refusedEmails: [maya.email] })
    await expect(stricter.verify(token)).rejects.toThrow(IdentityRefusedError)
  })
})

describe('what people type', () => {
  test.for(['', 'maya', 'maya@', 'a@b@c.de', `${'a'.repeat(250)}@example.com`, 'maya@exämple'])(
    'the address %j is refused and shown again to be mended',
    async (email) => {
      const { submit } = await startSandbox()
      const response = await submit({ ...parameters, email, name: 'Maya' })
      expect(response.status).toBe(422)
      const page = await response.text()
      expect(page).toContain('Please enter a valid email')
      expect(page).toContain('value="Maya"')
    },
  )

  const markup = `"><script>alert('1')</script><img src=x onerror=alert(1)>`
  test('is shown as text and never as markup', async () => {
    const { submit, open } = await startSandbox()
    const refused = await submit({ ...parameters, email: markup, name: markup })
    const opened = await open({ ...parameters, nonce: markup, state: markup })
    for (const page of [await refused.text(), await opened.text()]) {
      expect(page).not.toContain('<script')
      expect(page).not.toContain('<img')
      expect(page).toContain('&quot;&gt;&lt;script&gt;alert(')
    }
  })

  test('a name travels as it was typed, in one line and at most 100 characters', async () => {
    const { identity, signIn } = await startSandbox()
    const named = await signIn({ email: maya.email, name: `  O’Brien <b>\r\nX ${'y'.repeat(200)}` })
    const { name } = await identity.verify(named)
    expect(name).toBe(`O’Brien <b> X ${'y'.repeat(200)}`.slice(0, 100))
  })
})

describe('its pages', () => {
  test('run no script, load nothing from elsewhere, cannot be framed and are not kept', async () => {
    const { open, submit } = await startSandbox()
    const responses = [
      await open(parameters),
      await open({}),
      await submit({ ...parameters, ...maya }),
      await submit({ ...parameters, email: '', name: '' }),
    ]
    for (const { headers } of responses) {
      expect(headers.get('Content-Security-Policy')).toBe(
        `default-src 'none'; style-src 'self'; form-action 'self' ${ORIGIN}; ` +
          `frame-ancestors 'none'; base-uri 'none'`,
      )
      expect(headers.get('Cache-Control')).toBe('no-store')
    }
  })

  test('have a language, a title, one heading, and a label for each field', async () => {
    const { open } = await startSandbox()
    const page = await (await open(parameters)).text()
    expect(page).toContain('<html lang="en">')
    expect(page).toMatch(/<title>Choose an account/)
    expect(page.match(/<h1>/g)).toHaveLength(1)
    const fields = [...page.matchAll(/<input\s+id="(\w+)"/g)].map(([, id]) => id)
    expect(fields).toEqual(['email', 'name'])
    for (const id of fields) expect(page).toContain(`<label for="${id}">`)
  })
})
