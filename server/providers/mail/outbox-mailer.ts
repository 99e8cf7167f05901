import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Clock } from '#server/platform/clock.ts'
import { toRecipient, toSubjectLine, type Mailer } from '#server/providers/mail/mailer.ts'
import { ProviderError } from '#server/providers/provider-error.ts'

export interface OutboxOptions {
  outboxDir: string
  from: string
  clock: Clock
  /** Tells the person at the terminal. Not the log: a log is kept, and the link is a secret. */
  announce: (line: string) => void
  /** Whether the person at the terminal may be told the link itself: only where nobody else's mail is sent. */
  showLinks: boolean
}

/** Sends nothing: each message becomes a file that any mail program opens. */
export function createOutboxMailer(options: OutboxOptions): Mailer {
  const { outboxDir, from, clock, announce, showLinks } = options
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  return {
    id: 'outbox',

    async send(message) {
      const now = clock.now()
      const subject = toSubjectLine(message)
      const { message: bytes } = await composer.sendMail({
        from,
        to: toRecipient(message),
        subject,
        date: now,
        text: message.text,
        ...(message.html !== undefined && { html: message.html }),
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      assert(Buffer.isBuffer(bytes))
      const path = join(outboxDir, fileName(now))
      await writeAtomically({ outboxDir, path, bytes })
      const whereabouts = (showLinks && message.link) || path
      announce(`Mail to the outbox: "${subject}" ${whereabouts}`)
    },

    async checkReady() {
      const path = join(outboxDir, `.${randomUUID()}.probe`)
      await writeAtomically({ outboxDir, path, bytes: Buffer.alloc(0) })
      await rm(path)
    },

    async close() {},
  }
}

/** Sorts by time; the random tail keeps two mails of one millisecond apart. */
function fileName(now: Date): string {
  const time = now.toISOString().replaceAll(/[:.]/g, '-')
  return `${time}-${randomBytes(6).toString('hex')}.eml`
}

/** Under another name first, so that whoever watches the folder never reads half a message. */
async function writeAtomically(file: { outboxDir: string; path: string; bytes: Buffer }) {
  const temporaryPath = join(file.outboxDir, `.${randomUUID()}.tmp`)
  try {
    await mkdir(file.outboxDir, { recursive: true })
    try {
      await writeFile(temporaryPath, file.bytes, { flag: 'wx', mode: 0o600 })
      await rename(temporaryPath, file.path)
    } finally {
      await rm(temporaryPath, { force: true })
    }
  } catch (error) {
    const message = `The outbox folder ${file.outboxDir} cannot be written`
    throw new ProviderError(message, { provider: 'outbox', isRetryable: true, cause: error })
  }
}
