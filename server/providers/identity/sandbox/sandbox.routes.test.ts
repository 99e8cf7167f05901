import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IdentityRefusedError } from '#server/providers/identity/identity-provider.ts'
import { createSandboxIdentity } from '#server/providers/identity/sandbox/sandbox-identity.ts'
import {
  ADMIN,
  maya,
  ORIGIN,
  parameters,
  startSandbox,
} from '#server/providers/identity/sandbox/sandbox-test-support.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkwright-sandbox-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const start = () => startSandbox({ keyFile: join(folder, 'google-key.json') })

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
    const { open, submit } = await start()
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
    const { open, submit } = await start()
    for (const name of Object.keys(parameters)) {
      const rest = Object.fromEntries(Object.entries(parameters).filter(([key]) => key !== name))
      expect((await open(rest)).status).toBe(400)
      expect((await submit({ ...rest, ...maya })).status).toBe(400)
    }
  })

  test.for(['https://evil.test', 'null', `${ORIGIN}.evil.test`, 'http://localhost:3001', ''])(
    'a form sent from %j gets no token',
    async (origin) => {
      const { submit } = await start()
      const response = await submit({ ...parameters, ...maya }, { Origin: origin })
      expect(response.status).toBe(403)
      expect(response.headers.get('Location')).toBeNull()
    },
  )

  test('a form of more than 16 KB is not read', async () => {
    const { submit } = await start()
    const response = await submit({ ...parameters, email: maya.email, name: 'a'.repeat(17_000) })
    expect(response.status).toBe(413)
  })

  test.for([ADMIN, ADMIN.toUpperCase(), ' admin@inkwright.local '])(
    'nobody becomes the administrator by typing %j',
    async (email) => {
      const { submit } = await start()
      const response = await submit({ ...parameters, email, name: 'Eve' })
      expect(response.status).toBe(422)
      expect(response.headers.get('Location')).toBeNull()
      expect(await response.text()).toContain('This address cannot be used in the sandbox')
    },
  )

  test('a token made before its address was reserved is refused', async () => {
    const { options, signIn } = await start()
    const token = await signIn(maya)
    const stricter = await createSandboxIdentity({ ...options, refusedEmails: [maya.email] })
    await expect(stricter.verify(token)).rejects.toThrow(IdentityRefusedError)
  })
})

describe('what people type', () => {
  test.for(['', 'maya', 'maya@', 'a@b@c.de', `${'a'.repeat(250)}@example.com`, 'maya@exämple'])(
    'the address %j is refused and shown again to be mended',
    async (email) => {
      const { submit } = await start()
      const response = await submit({ ...parameters, email, name: 'Maya' })
      expect(response.status).toBe(422)
      const page = await response.text()
      expect(page).toContain('Please enter a valid email')
      expect(page).toContain('value="Maya"')
    },
  )

  const markup = `"><script>alert('1')</script><img src=x onerror=alert(1)>`
  test('is shown as text and never as markup', async () => {
    const { submit, open } = await start()
    const refused = await submit({ ...parameters, email: markup, name: markup })
    const opened = await open({ ...parameters, nonce: markup, state: markup })
    for (const page of [await refused.text(), await opened.text()]) {
      expect(page).not.toContain('<script')
      expect(page).not.toContain('<img')
      expect(page).toContain('&quot;&gt;&lt;script&gt;alert(')
    }
  })

  test('a name travels as it was typed, in one line and at most 100 characters', async () => {
    const { identity, signIn } = await start()
    const named = await signIn({ email: maya.email, name: `  O’Brien <b>\r\nX ${'y'.repeat(200)}` })
    const { name } = await identity.verify(named)
    expect(name).toBe(`O’Brien <b> X ${'y'.repeat(200)}`.slice(0, 100))
  })
})

describe('its pages', () => {
  test('run no script, load nothing from elsewhere, cannot be framed and are not kept', async () => {
    const { open, submit } = await start()
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
    const { open } = await start()
    const page = await (await open(parameters)).text()
    expect(page).toContain('<html lang="en">')
    expect(page).toMatch(/<title>Choose an account/)
    expect(page.match(/<h1>/g)).toHaveLength(1)
    const fields = [...page.matchAll(/<input\s+id="(\w+)"/g)].map(([, id]) => id)
    expect(fields).toEqual(['email', 'name'])
    for (const id of fields) expect(page).toContain(`<label for="${id}">`)
  })
})
