import type { Actor } from '#server/features/accounts/sessions.service.ts'
import { recordAdminAct } from '#server/features/audit/audit.service.ts'
import {
  MessageClosedError,
  MessageNotFoundError,
} from '#server/features/support/support.errors.ts'
import { mailAnswer, mailToOperator } from '#server/features/support/support.jobs.ts'
import * as queries from '#server/features/support/support.queries.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { ContactMessage, ContactMessagesResponse, ContactRequest } from '#shared/support.ts'

const PAGE_SIZE = 50

/** Keeps the message and tells the operator. Whoever filled in the field that nobody sees is thanked and forgotten. */
export async function sendMessage(
  deps: Deps,
  actor: Actor | undefined,
  { name, email, message, website }: ContactRequest,
): Promise<void> {
  if (website) return
  await deps.db.transaction().execute(async (tx) => {
    const messageId = await queries.insertMessage(tx, {
      account_id: actor?.accountId ?? null,
      name,
      email,
      message,
      created_at: deps.clock.now(),
    })
    await deps.jobs.add(tx, mailToOperator, { messageId })
  })
}

/** What nobody has dealt with yet, newest first. */
export async function listOpenMessages(
  deps: Deps,
  before: number | undefined,
): Promise<ContactMessagesResponse> {
  const rows = await queries.listOpenMessages(deps.db, { before, limit: PAGE_SIZE + 1 })
  return {
    messages: rows.slice(0, PAGE_SIZE).map(presentMessage),
    hasMore: rows.length > PAGE_SIZE,
  }
}

/** Done with it. An answer is mailed to whoever wrote; closing twice is refused, so nobody is answered twice. */
export async function closeMessage(
  deps: Deps,
  actor: Actor,
  { messageId, answer }: { messageId: number; answer: string | undefined },
): Promise<ContactMessage> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const row = await queries.closeMessage(tx, { id: messageId, answer: answer ?? null, now })
    if (!row) throw await whyNot(tx, messageId)
    if (answer !== undefined) await deps.jobs.add(tx, mailAnswer, { messageId })
    await recordAdminAct(tx, {
      actorId: actor.accountId,
      act: answer === undefined ? 'message_closed' : 'message_answered',
      target: { kind: 'message', id: messageId },
      now,
    })
    return presentMessage(row)
  })
}

async function whyNot(tx: Executor, messageId: number): Promise<Error> {
  const isKnown = (await queries.findMessage(tx, messageId)) !== undefined
  return isKnown ? new MessageClosedError() : new MessageNotFoundError()
}

/** What a person has written to us while signed in. */
export async function exportMessages(db: Executor, accountId: number): Promise<ContactMessage[]> {
  return (await queries.listMessagesOfAccount(db, accountId)).map(presentMessage)
}

const presentMessage = (row: queries.ContactMessageRow): ContactMessage => ({
  id: row.id,
  accountId: row.account_id,
  name: row.name,
  email: row.email,
  message: row.message,
  createdAt: row.created_at.toISOString(),
  answer: row.answer,
  closedAt: row.closed_at?.toISOString() ?? null,
})
