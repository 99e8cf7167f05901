import assert from 'node:assert/strict'
import { EMAIL_MAX_LENGTH } from '#shared/limits.ts'

export interface Mailer {
  readonly id: 'outbox' | 'smtp'
  /** Resolves when the message is kept or accepted. Throws ProviderError when it is not. */
  send(message: MailMessage): Promise<void>
  /** Throws when mail cannot be sent: used by the readiness check. */
  checkReady(): Promise<void>
  close(): Promise<void>
}

export interface MailMessage {
  /** One plain address. */
  to: string
  subject: string
  text: string
  html?: string
  /** The one link the mail is about; the outbox announces it. */
  link?: string
}

/** RFC 5322 allows 998 characters in a line; people read far fewer. */
const SUBJECT_MAX_LENGTH = 200
/** No spaces or control characters, and nothing that begins a second address, a group or a name. */
const ONE_ADDRESS = /^[^\s\p{C}@,;:<>()[\]\\"]+@[^\s\p{C}@,;:<>()[\]\\"]+$/u

/** The address as nodemailer takes it when it must not look for several in it. */
export function toRecipient({ to }: MailMessage): { name: string; address: string } {
  // Whoever signs people up has checked their address, so anything else is our bug.
  assert(to.length <= EMAIL_MAX_LENGTH && ONE_ADDRESS.test(to), 'A mail goes to one plain address')
  return { name: '', address: to }
}

/** A subject may quote what a person wrote; line breaks in it would begin another header. */
export function toSubjectLine({ subject }: MailMessage): string {
  const line = subject.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  return Array.from(line).slice(0, SUBJECT_MAX_LENGTH).join('')
}
