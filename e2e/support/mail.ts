import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { DATA_DIR, ORIGIN } from './environment.ts'

/** Mails are sent by a job, so they come a moment after what caused them. */
const MAIL_TIMEOUT_MS = 40_000

export type Mail = { subject: string; link: string; text: string }

/** Waits for the newest mail to an address, of those whose subject fits. */
export async function mailTo(email: string, subject: RegExp): Promise<Mail> {
  let newest: Mail | undefined
  await expect(async () => {
    newest = (await mailsTo(email)).findLast((mail) => subject.test(mail.subject))
    expect(newest, `a mail to ${email} about ${subject}`).toBeDefined()
  }).toPass({ timeout: MAIL_TIMEOUT_MS, intervals: [100] })
  return newest!
}

async function mailsTo(email: string): Promise<Mail[]> {
  const folder = path.join(DATA_DIR, 'outbox')
  const names = await readdir(folder).catch(() => [])
  // Names begin with the time, so they sort by it. A leading dot is a mail still being written.
  const files = names.filter((name) => /^[^.].*\.eml$/.test(name)).toSorted()
  const sources = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')))
  return sources.filter((source) => header(source, 'To') === email).map(readMail)
}

function readMail(source: string): Mail {
  const text = decodeQuotedPrintable(source)
  const link = text.split(/\s/).find((word) => word.startsWith(`${ORIGIN}/`))
  return { subject: header(source, 'Subject'), link: link ?? '', text }
}

function header(source: string, name: string) {
  return new RegExp(`^${name}: (.*)\r$`, 'm').exec(source)?.[1] ?? ''
}

function decodeQuotedPrintable(text: string) {
  return text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
}
