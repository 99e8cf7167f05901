import { createServer } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { createSmtpMailer } from '#server/providers/mail/smtp-mailer.ts'
import { listen } from '#server/providers/test-support.ts'

const FROM = 'Inkwright <hello@inkwright.test>'
const message = {
  to: 'maya@example.com',
  subject: 'Reset your password',
  text: 'Open the link.',
  html: '<p>Open the link.</p>',
}

interface ReceivedMail {
  from: string | undefined
  recipients: string[]
  source: string
}

/** A real SMTP server on this machine. What it refuses is up to the test. */
async function startSmtpServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = []
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope
      const recipients = rcptTo.map(({ address }) => address)
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString()
        received.push({ from: mailFrom ? mailFrom.address : undefined, recipients, source })
        done()
      })
    },
    ...options,
  })
  onTestFinished(() => new Promise<void>((resolve) => smtp.close(resolve)))
  const port = await listen(smtp.server)
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM })
  onTestFinished(() => mailer.close())
  return { received, mailer, port }
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('not now'), { responseCode })
}

test('a message arrives with its headers, both forms and one recipient', async () => {
  const { mailer, received } = await startSmtpServer()
  await mailer.send(message)
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ from: 'hello@inkwright.test', recipients: [message.to] })
  const source = received[0]?.source ?? ''
  expect(source).toContain('From: Inkwright <hello@inkwright.test>\r\n')
  expect(source).toContain('To: maya@example.com\r\n')
  expect(source).toContain('Subject: Reset your password\r\n')
  expect(source).toMatch(/^Message-ID: <.+@inkwright\.test>\r$/m)
  expect(source).toContain('text/plain')
  expect(source).toContain('<p>Open the link.</p>')
})

test('one connection carries several messages', async () => {
  let connections = 0
  const { mailer, received } = await startSmtpServer({
    onConnect(_session, done) {
      connections += 1
      done()
    },
  })
  for (let sent = 0; sent < 3; sent += 1) await mailer.send(message)
  expect(received).toHaveLength(3)
  expect(connections).toBe(1)
})

const answers = [
  { responseCode: 421, isRetryable: true },
  { responseCode: 450, isRetryable: true },
  { responseCode: 452, isRetryable: true },
  { responseCode: 550, isRetryable: false },
  { responseCode: 554, isRetryable: false },
]
test.for(answers)(
  'a recipient answered with $responseCode is worth another try: $isRetryable',
  async ({ responseCode, isRetryable }) => {
    const { mailer, received } = await startSmtpServer({
      onRcptTo: (_address, _session, done) => done(refusal(responseCode)),
    })
    const failure = { name: 'ProviderError', provider: 'smtp', isRetryable }
    await expect(mailer.send(message)).rejects.toMatchObject(failure)
    expect(received).toEqual([])
  },
)

test.for(answers)(
  'a body answered with $responseCode is worth another try: $isRetryable',
  async ({ responseCode, isRetryable }) => {
    const { mailer } = await startSmtpServer({
      onData(stream, _session, done) {
        stream.resume().on('end', () => done(refusal(responseCode)))
      },
    })
    await expect(mailer.send(message)).rejects.toMatchObject({ provider: 'smtp', isRetryable })
  },
)

test('the server’s answer is kept as the cause and out of the message', async () => {
  const { mailer } = await startSmtpServer({
    onRcptTo: (_address, _session, done) => done(refusal(550)),
  })
  const error: unknown = await mailer.send(message).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ cause: { responseCode: 550 } })
  expect(String(error)).not.toContain(message.to)
})

test('a server that cannot be reached is worth another try', async () => {
  const closed = createServer()
  const port = await listen(closed)
  await new Promise((resolve) => void closed.close(resolve))
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM })
  onTestFinished(() => mailer.close())
  const failure = { provider: 'smtp', isRetryable: true }
  await expect(mailer.send(message)).rejects.toMatchObject(failure)
  await expect(mailer.checkReady()).rejects.toMatchObject(failure)
})

test('wrong credentials are not worth another try', async () => {
  const { port } = await startSmtpServer({
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(new Error('Invalid username or password')),
  })
  const mailer = createSmtpMailer({ url: `smtp://maya:wrong@127.0.0.1:${port}`, from: FROM })
  onTestFinished(() => mailer.close())
  await expect(mailer.send(message)).rejects.toMatchObject({ provider: 'smtp', isRetryable: false })
})

test('a server elsewhere that does not turn to TLS is told nothing', async () => {
  const { port, received } = await startSmtpServer()
  // Leads to this machine all the same, but is none of its names.
  const mailer = createSmtpMailer({ url: `smtp://0.0.0.0:${port}`, from: FROM })
  onTestFinished(() => mailer.close())
  await expect(mailer.send(message)).rejects.toThrow('The mail server did not take the message')
  expect(received).toEqual([])
})

test('is ready when the server greets it', async () => {
  const { mailer } = await startSmtpServer()
  await expect(mailer.checkReady()).resolves.toBeUndefined()
})

test('a line break in the subject adds neither header nor recipient', async () => {
  const { mailer, received } = await startSmtpServer()
  await mailer.send({ ...message, subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nbody' })
  expect(received[0]?.recipients).toEqual([message.to])
  expect(received[0]?.source).toContain('Subject: Hello Bcc: eve@example.com body\r\n')
  expect(received[0]?.source).not.toMatch(/^Bcc:/m)
})

test('a second address smuggled into the first is refused before any server is asked', async () => {
  const { mailer, received } = await startSmtpServer()
  for (const to of ['a@example.com,eve@example.com', 'a@example.com\r\nBcc: eve@example.com']) {
    await expect(mailer.send({ ...message, to })).rejects.toThrow('one plain address')
  }
  expect(received).toEqual([])
})
