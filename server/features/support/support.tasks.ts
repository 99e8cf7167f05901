import * as jobs from '#server/features/support/support.jobs.ts'
import * as queries from '#server/features/support/support.queries.ts'
import type { Deps } from '#server/platform/deps.ts'
import { defineTask, type Task } from '#server/platform/jobs.ts'
import { renderMail } from '#server/providers/mail/mail-layout.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

/** As the privacy policy promises. */
const KEPT_MS = 2 * 365 * 86_400_000

export const supportTasks = (deps: Deps): Task[] => [
  defineTask(jobs.mailToOperator, ({ messageId }) => mailToOperator(deps, messageId)),
  defineTask(jobs.mailAnswer, ({ messageId }) => mailAnswer(deps, messageId)),
  defineTask(jobs.purgeOldMessages, () =>
    queries.deleteMessagesBefore(deps.db, new Date(deps.clock.now().getTime() - KEPT_MS)),
  ),
]

async function mailToOperator(deps: Deps, messageId: number): Promise<void> {
  const row = await queries.findMessage(deps.db, messageId)
  if (!row) return
  const body = renderMail({
    productName: PRODUCT_NAME,
    heading: `${row.name} wrote to support`,
    paragraphs: [row.message, `From ${row.name}, ${row.email}`],
    action: { label: 'Open the inbox', url: `${deps.config.origin}/admin/messages` },
  })
  await deps.mailer.send({
    to: deps.config.admin.email,
    subject: `Support: ${row.name}`,
    ...body,
  })
}

async function mailAnswer(deps: Deps, messageId: number): Promise<void> {
  const row = await queries.findMessage(deps.db, messageId)
  if (!row?.answer) return
  const body = renderMail({
    productName: PRODUCT_NAME,
    heading: `Hello ${row.name}`,
    paragraphs: [...paragraphsOf(row.answer), `You wrote: ${row.message}`],
  })
  await deps.mailer.send({ to: row.email, subject: `Your message to ${PRODUCT_NAME}`, ...body })
}

const paragraphsOf = (text: string): string[] =>
  text.split(/\n{2,}/).map((paragraph) => paragraph.trim())
