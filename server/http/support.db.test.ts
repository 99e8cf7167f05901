import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, vi } from 'vitest'
import type { ContactMessagesResponse } from '#shared/support.ts'
import { proves } from '#tests/proves.ts'
import { createClient } from '#tests/support/client.ts'
import { signInAsAdmin } from '#tests/support/designs.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'

const LETTER = { name: 'Ada', email: 'ada@example.com', message: 'Where are my <b>credits</b>?' }

/** The mails that lie in the outbox, once there are so many to this address. */
async function mailsTo(deps: TestDeps, address: string, count: number): Promise<string[]> {
  const { outboxDir } = deps.config.mail
  return vi.waitFor(
    async () => {
      const files = await readdir(outboxDir)
      const mails = await Promise.all(
        files.map((file) => readFile(path.join(outboxDir, file), 'utf8')),
      )
      const found = mails.filter((mail) => mail.includes(`To: ${address}`))
      expect(found).toHaveLength(count)
      return found
    },
    { timeout: 15_000, interval: 50 },
  )
}

const inbox = async (client: ReturnType<typeof createClient>, token: string) =>
  (await client.get<ContactMessagesResponse>('/admin/messages', { token })).body.messages

describe('POST /contact', () => {
  test('§7 a message is kept, mailed to the operator and answered once from the inbox', async ({
    deps,
  }) => {
    const client = createClient(deps)
    const { token: admin } = await signInAsAdmin(deps)
    const { token, user } = await client.signUp('ada@example.com')
    expect((await client.post('/contact', LETTER, { token })).status).toBe(204)
    expect(await inbox(client, admin)).toMatchObject([
      { ...LETTER, accountId: user.id, answer: null, closedAt: null },
    ])
    const [mail] = await mailsTo(deps, deps.config.admin.email, 1)
    // As it was written in the plain part, and as text in the other.
    expect(mail?.split('text/html')[1]).toContain('&lt;b&gt;credits&lt;/b&gt;')

    const close = (body: object) => client.post('/admin/messages/1/close', body, { token: admin })
    expect((await close({ answer: 'They are back.' })).status).toBe(200)
    expect(await inbox(client, admin)).toEqual([])
    expect(await client.refusal(close({ answer: 'They are back.' }))).toMatchObject({
      code: 'message_closed',
    })
    const answers = (await mailsTo(deps, LETTER.email, 2)).filter((text) =>
      text.includes('They are back.'),
    )
    expect(answers).toHaveLength(1)
    proves('§3.contact.fields', '§7.contact.send')
  })

  test('§5 name, email and message are all required, and the email must be one', async ({
    deps,
  }) => {
    const client = createClient(deps)
    for (const [field, value] of [
      ['name', ' '],
      ['email', 'ada'],
      ['message', ''],
      ['message', 'a'.repeat(5_001)],
    ] as const) {
      const { status, body } = await client.post('/contact', { ...LETTER, [field]: value })
      expect(status).toBe(400)
      expect(Object.keys((body as { fields: object }).fields)).toEqual([field])
    }
    proves('§5.support.required')
  })

  test('a machine that fills in the hidden field is thanked, and nothing is kept', async ({
    deps,
  }) => {
    const client = createClient(deps)
    const { status } = await client.post('/contact', { ...LETTER, website: 'https://buy.example' })
    expect(status).toBe(204)
    expect(await deps.db.selectFrom('contact_message').selectAll().execute()).toEqual([])
  })

  test('the sixth message within an hour has to wait', async ({ deps }) => {
    const client = createClient(deps)
    for (let index = 0; index < 5; index++) await client.post('/contact', LETTER)
    expect(await client.refusal(client.post('/contact', LETTER))).toMatchObject({ status: 429 })
  })
})

test('whoever leaves takes their messages along', async ({ deps }) => {
  const client = createClient(deps)
  const { token, user } = await client.signUp('ada@example.com')
  await client.post('/contact', LETTER, { token })
  await client.post('/contact', { ...LETTER, name: 'A visitor' })
  await client.delete('/user/me', { username: user.username, password: 'a-fine-needle' }, { token })
  const left = await deps.db.selectFrom('contact_message').select('name').execute()
  expect(left).toEqual([{ name: 'A visitor' }])
})
