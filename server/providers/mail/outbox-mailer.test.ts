import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createOutboxMailer } from '#server/providers/mail/outbox-mailer.ts'
import { createTestClock, makeTemporaryFolder } from '#server/providers/test-support.ts'

const message = {
  to: 'maya@example.com',
  subject: 'Reset your password',
  text: 'Open the link.',
  html: '<p>Open the link.</p>',
  link: 'http://localhost:3000/reset-password?token=abc',
}

async function createOutbox({ showLinks = true } = {}) {
  const outboxDir = join(await makeTemporaryFolder(), 'outbox')
  const clock = createTestClock('2026-11-15T03:12:11.123Z')
  const announced: string[] = []
  const mailer = createOutboxMailer({
    outboxDir,
    from: 'Inkwright <hello@inkwright.local>',
    clock,
    announce: (line) => announced.push(line),
    showLinks,
  })
  async function readMails() {
    const names = (await readdir(outboxDir)).toSorted()
    return Promise.all(names.map((name) => readFile(join(outboxDir, name), 'utf8')))
  }
  return { outboxDir, clock, announced, mailer, readMails }
}

test('a message becomes one readable mail file with both of its forms', async () => {
  const { mailer, readMails } = await createOutbox()
  await mailer.send(message)
  const [mail, ...others] = await readMails()
  expect(others).toEqual([])
  expect(mail).toContain('From: Inkwright <hello@inkwright.local>\r\n')
  expect(mail).toContain('To: maya@example.com\r\n')
  expect(mail).toContain('Subject: Reset your password\r\n')
  expect(mail).toContain('Date: Sun, 15 Nov 2026 03:12:11 +0000\r\n')
  expect(mail).toContain('multipart/alternative')
  expect(mail).toContain('<p>Open the link.</p>')
})

test('the terminal is told the subject and the link', async () => {
  const { mailer, announced } = await createOutbox()
  await mailer.send(message)
  expect(announced).toEqual([`Mail to the outbox: "Reset your password" ${message.link}`])
})

test('away from a laptop the terminal is told the file, and never the link', async () => {
  const { mailer, announced, outboxDir, readMails } = await createOutbox({ showLinks: false })
  await mailer.send(message)
  const [name] = await readdir(outboxDir)
  expect(announced).toEqual([
    `Mail to the outbox: "Reset your password" ${join(outboxDir, name ?? '')}`,
  ])
  expect(await readMails()).toHaveLength(1)
})

test('a mail without a link is announced by its file', async () => {
  const { mailer, announced, outboxDir } = await createOutbox()
  await mailer.send({ to: message.to, subject: 'Welcome', text: 'Hello' })
  const [name] = await readdir(outboxDir)
  expect(announced).toEqual([`Mail to the outbox: "Welcome" ${join(outboxDir, name ?? '')}`])
})

test('mails of one millisecond do not overwrite each other, and names sort by time', async () => {
  const { mailer, clock, outboxDir } = await createOutbox()
  await Promise.all(Array.from({ length: 20 }, () => mailer.send(message)))
  clock.set('2026-11-15T03:12:11.124Z')
  await mailer.send(message)
  const names = (await readdir(outboxDir)).toSorted()
  expect(names).toHaveLength(21)
  for (const name of names) expect(name).toMatch(/^2026-11-15T03-12-11-12[34]Z-[0-9a-f]{12}\.eml$/)
  expect(names.at(-1)).toContain('11-124Z')
})

test('mails hold secrets, so the server alone may read them', async () => {
  const { mailer, outboxDir } = await createOutbox()
  await mailer.send(message)
  const [name] = await readdir(outboxDir)
  expect((await stat(join(outboxDir, name ?? ''))).mode & 0o777).toBe(0o600)
})

const breaks = ['\r\n', '\n', '\r', '\u2028', '\0']
test.for(breaks)('a subject with the break %j adds no header', async (lineBreak) => {
  const { mailer, readMails, announced } = await createOutbox()
  await mailer.send({ ...message, subject: `Hello${lineBreak}Bcc: eve@example.com` })
  const [mail = ''] = await readMails()
  expect(mail).toContain('Subject: Hello Bcc: eve@example.com\r\n')
  expect(mail).not.toMatch(/^Bcc:/m)
  expect(announced[0]).toContain('"Hello Bcc: eve@example.com"')
})

const badAddresses = [
  'maya@example.com\r\nBcc: eve@example.com',
  'maya@example.com\nBcc:eve@example.com',
  'maya@example.com,eve@example.com',
  'maya@example.com;eve@example.com',
  'Maya <maya@example.com>',
  'group:maya@example.com;',
  'maya@example.com (eve@example.com)',
  '"a b"@example.com',
  `${'a'.repeat(250)}@example.com`,
  'maya',
  '',
]
test.for(badAddresses)('refuses to send to %j', async (to) => {
  const { mailer, announced } = await createOutbox()
  await expect(mailer.send({ ...message, to })).rejects.toThrow('one plain address')
  expect(announced).toEqual([])
})

test('is ready where it can write, and says so when it cannot', async () => {
  const { mailer, outboxDir } = await createOutbox()
  await mailer.checkReady()
  expect(await readdir(outboxDir)).toEqual([])

  const blocked = join(await makeTemporaryFolder(), 'file')
  await writeFile(blocked, '')
  const options = {
    from: 'a@example.com',
    clock: createTestClock('2026-11-15'),
    announce: () => {},
    showLinks: true,
  }
  const broken = createOutboxMailer({ outboxDir: blocked, ...options })
  const failure = { provider: 'outbox', isRetryable: true }
  await expect(broken.checkReady()).rejects.toMatchObject(failure)
  await expect(broken.send(message)).rejects.toMatchObject(failure)
})
