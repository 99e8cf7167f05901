import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { describe, expect } from 'vitest'
import { fromBuffer, type ZipFile } from 'yauzl'
import type { AuthResponse, CurrentUser } from '#shared/accounts.ts'
import { proves } from '#tests/proves.ts'
import { createClient } from '#tests/support/client.ts'
import { test } from '#tests/support/deps.ts'

const PASSWORD = 'a-fine-needle'

describe('GET /user/{id}', () => {
  test('§7 others see the public part, people all of themselves', async ({ deps }) => {
    const client = createClient(deps)
    const { user, token } = await client.signUp('sam@example.com')
    const { id, username, photoUrl, createdAt } = user
    const stranger = await client.signUp('eve@example.com')
    const publicPart = { id, username, photoUrl, createdAt }
    expect((await client.get(`/user/${id}`)).body).toEqual(publicPart)
    expect((await client.get(`/user/${id}`, { token: stranger.token })).body).toEqual(publicPart)
    expect((await client.get(`/user/${id}`, { token })).body).toEqual(user)
    proves('§7.user.by-id')
  })

  test.for([
    ['/user/999', 404],
    ['/user/0', 400],
    ['/user/-1', 400],
    ['/user/99999999999', 400],
    ['/user/2147483648', 400],
    ['/user/abc', 400],
  ] as const)('%s answers %i', async ([path, status], { deps }) => {
    expect((await createClient(deps).get(path)).status).toBe(status)
  })
})

describe('my account', () => {
  test('the prices open by themselves once for an account, in whichever browser, also when two ask at once', async ({
    deps,
  }) => {
    const client = createClient(deps)
    const { token } = await client.signUp('sam@example.com')
    const other = await client.signUp('eve@example.com')
    const ask = async (of: string) =>
      (await client.post<{ isFirst: boolean }>('/user/me/pricing-shown', {}, { token: of })).body
        .isFirst
    const answers = await Promise.all([ask(token), ask(token), ask(token)])
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(await ask(token)).toBe(false)
    expect(await ask(other.token)).toBe(true)
  })

  test('a username can be changed to a free one, and a taken one is refused whatever its case', async ({
    deps,
  }) => {
    const client = createClient(deps)
    await client.signUp('taken@example.com')
    const { token } = await client.signUp('sam@example.com')
    const renamed = await client.patch<CurrentUser>(
      '/user/me',
      { username: 'needle.and-thread' },
      { token },
    )
    expect(renamed).toMatchObject({ status: 200, body: { username: 'needle.and-thread' } })
    const refusal = await client.refusal(client.patch('/user/me', { username: 'TAKEN' }, { token }))
    expect(refusal).toEqual({
      status: 409,
      code: 'username_taken',
      message: 'Username already taken',
    })
  })

  test.for(['ab', '-dash', 'dash-', 'with space', '<b>bold</b>', 'x'.repeat(31), '\u202Eevil'])(
    'the username %j is refused',
    async (username, { deps }) => {
      const client = createClient(deps)
      const { token } = await client.signUp('sam@example.com')
      expect((await client.patch('/user/me', { username }, { token })).status).toBe(400)
    },
  )

  test('a username that speaks for the product, or that nobody wants to read, is refused', async ({
    deps,
  }) => {
    const client = createClient(deps)
    const { token } = await client.signUp('support@example.com')
    const rename = (username: string) =>
      client.refusal(client.patch('/user/me', { username }, { token }))
    expect(await rename('Sup.port')).toEqual({
      status: 400,
      code: 'username_reserved',
      message: 'This username is reserved. Please choose another.',
    })
    expect(await rename('h1tler')).toMatchObject({ code: 'moderation_refused' })
    const me = await client.get<CurrentUser>('/auth/me', { token })
    expect(me.body.username).toMatch(/^ink\d{4}$/)
  })

  test('changing the password needs the old one, keeps this session and ends the others', async ({
    deps,
  }) => {
    const client = createClient(deps)
    const { token: phone } = await client.signUp('sam@example.com', PASSWORD)
    const laptop = await client.post<AuthResponse>('/auth/login', {
      email: 'sam@example.com',
      password: PASSWORD,
    })
    const change = (currentPassword: string | undefined) =>
      client.post(
        '/auth/change-password',
        { currentPassword, newPassword: 'the-new-needle' },
        { token: phone },
      )
    expect((await change('not-the-one')).status).toBe(401)
    expect((await change(undefined)).status).toBe(401)
    expect((await change(PASSWORD)).status).toBe(200)
    expect((await client.get('/auth/me', { token: phone })).status).toBe(200)
    expect((await client.get('/auth/me', { token: laptop.body.token })).status).toBe(401)
  })

  test('the export is a zip with everything kept of me, my images, and nothing of others', async ({
    deps,
  }) => {
    const client = createClient(deps)
    await client.signUp('eve@example.com')
    const { user, token } = await client.signUp('sam@example.com')
    await deps.files.put(`users/${user.id}/rose.png`, Buffer.from('a rose'), {
      contentType: 'image/png',
    })
    await deps.files.put(`users/${user.id}0/other.png`, Buffer.from('not mine'), {
      contentType: 'image/png',
    })
    const response = await client.app.request('/api/user/me/export', {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(response.headers.get('Content-Type')).toBe('application/zip')
    const entries = await readZip(Buffer.from(await response.arrayBuffer()))
    expect(Object.keys(entries)).toEqual(['inkwright.json', 'images/rose.png'])
    expect(entries['images/rose.png']).toBe('a rose')
    expect(JSON.parse(entries['inkwright.json']!)).toMatchObject({
      account: user,
      sessions: [{}],
      credits: {
        lots: [{ source: 'signup', grantedCredits: 5, remainingCredits: 5 }],
        entries: [{ kind: 'grant', amountCredits: 5 }],
      },
    })
    expect(entries['inkwright.json']).not.toMatch(/eve@example\.com|argon2|hash/)
  })

  test('deleting needs my name and password, and leaves nothing behind', async ({ deps }) => {
    const client = createClient(deps)
    const { user, token } = await client.signUp('sam@example.com', PASSWORD)
    await deps.files.put(`users/${user.id}/rose.png`, Buffer.from('a rose'), {
      contentType: 'image/png',
    })
    const remove = async (body: object) => (await client.delete('/user/me', body, { token })).status
    expect(await remove({ username: 'somebody', password: PASSWORD })).toBe(400)
    expect(await remove({ username: user.username, password: 'not-the-one' })).toBe(401)
    expect(await remove({ username: user.username })).toBe(401)
    expect(await remove({ username: user.username, password: PASSWORD })).toBe(204)
    expect((await client.get('/auth/me', { token })).status).toBe(401)
    expect((await client.get(`/user/${user.id}`)).status).toBe(404)
    await expect
      .poll(() => deps.files.open(`users/${user.id}/rose.png`), { timeout: 10_000 })
      .toBeUndefined()
  })
})

async function readZip(bytes: Buffer): Promise<Record<string, string>> {
  const zip = await promisify<Buffer, object, ZipFile>(fromBuffer)(bytes, { lazyEntries: true })
  const entries: Record<string, string> = {}
  zip.on('entry', (entry) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) throw error
      void text(stream).then((content) => {
        entries[entry.fileName] = content
        zip.readEntry()
      })
    })
  })
  zip.readEntry()
  await once(zip, 'end')
  return entries
}
