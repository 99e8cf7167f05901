import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { isLoopback } from '#server/platform/network-address.ts'
import { errorCode } from '#server/providers/error-code.ts'
import { toRecipient, toSubjectLine, type Mailer } from '#server/providers/mail/mailer.ts'
import { ProviderError } from '#server/providers/provider-error.ts'

/** The job that sends a mail holds a worker, so none of these may be long. */
const DNS_TIMEOUT_MS = 5_000
const CONNECTION_TIMEOUT_MS = 10_000
const GREETING_TIMEOUT_MS = 10_000
const SOCKET_TIMEOUT_MS = 30_000
const MAX_CONNECTIONS = 3
/** Servers close long-lived connections at a count of their own; going before that avoids errors. */
const MAX_MESSAGES_PER_CONNECTION = 50

/** These fail before any server is asked, and would fail again. */
const LASTING_CODES = new Set(['EENVELOPE', 'EMESSAGE', 'ECONFIG', 'ENOAUTH'])

const SmtpAnswer = z.object({ responseCode: z.int() })

/**
 * `url` is smtp://user:password@host:port, or smtps:// for TLS from the first byte. With smtp:// the connection turns to TLS before
 * anything is said, or is given up: links that set passwords travel in these mails. Only a server on this machine may do without.
 */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    maxMessages: MAX_MESSAGES_PER_CONNECTION,
    dnsTimeout: DNS_TIMEOUT_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    requireTLS: !isLoopback(new URL(url).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  return {
    id: 'smtp',

    async send(message) {
      const mail = {
        from,
        to: toRecipient(message),
        subject: toSubjectLine(message),
        text: message.text,
        ...(message.html !== undefined && { html: message.html }),
      }
      await translateErrors(() => transport.sendMail(mail))
    },

    async checkReady() {
      await translateErrors(() => transport.verify())
    },

    async close() {
      transport.close()
    },
  }
}

async function translateErrors(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    // The cause keeps the server's answer. The message stays without it: it may quote the address.
    throw new ProviderError('The mail server did not take the message', {
      provider: 'smtp',
      isRetryable: isRetryable(error),
      cause: error,
    })
  }
}

/** RFC 5321 4.2.1: 4yz asks to try again, 5yz says never. No answer at all may pass. */
function isRetryable(error: unknown): boolean {
  const answer = SmtpAnswer.safeParse(error)
  if (answer.success) return answer.data.responseCode < 500
  return !LASTING_CODES.has(errorCode(error) ?? '')
}
