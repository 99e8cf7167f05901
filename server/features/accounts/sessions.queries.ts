import type { Insertable, Selectable } from 'kysely'
import type {
  AccountTokenKind,
  AccountTokenTable,
  SessionTable,
} from '#server/platform/db-types-sign-in.ts'
import type { Executor } from '#server/platform/db.ts'

export type Session = Selectable<SessionTable>

export async function insertSession(
  db: Executor,
  session: Insertable<SessionTable>,
): Promise<void> {
  await db.insertInto('session').values(session).execute()
}

/** Sessions of suspended people are no sessions, also when one was opened in the moment of the suspension. */
export function findSession(
  db: Executor,
  { tokenHash, openedAfter, now }: { tokenHash: Uint8Array; openedAfter: Date; now: Date },
): Promise<(Session & { must_change_password: boolean }) | undefined> {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .selectAll('session')
    .select('account.must_change_password')
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', now)
    .where('session.created_at', '>', openedAfter)
    .where('account.suspended_at', 'is', null)
    .executeTakeFirst()
}

export async function extendSession(
  db: Executor,
  id: number,
  times: { last_used_at: Date; expires_at: Date },
): Promise<void> {
  await db.updateTable('session').set(times).where('id', '=', id).execute()
}

export async function findProofTime(db: Executor, id: number): Promise<Date | null> {
  const row = await db
    .selectFrom('session')
    .select('proved_at')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.proved_at ?? null
}

export async function markProved(db: Executor, id: number, now: Date): Promise<void> {
  await db.updateTable('session').set({ proved_at: now }).where('id', '=', id).execute()
}

/** Those that are still good, the last used first. */
export function listSessions(
  db: Executor,
  { accountId, now, limit }: { accountId: number; now: Date; limit?: number },
): Promise<Session[]> {
  return db
    .selectFrom('session')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit!))
    .execute()
}

export async function countSessions(
  db: Executor,
  accountIds: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('session')
    .select((eb) => ['account_id', eb.fn.countAll<string | number>().as('count')])
    .where('account_id', 'in', accountIds)
    .where('expires_at', '>', now)
    .groupBy('account_id')
    .execute()
  return new Map(rows.map((row) => [row.account_id, Number(row.count)]))
}

/** Which of somebody's sessions: all, a single one, or all but the one that asks. */
export interface SessionChoice {
  accountId: number
  sessionId?: number
  exceptId?: number
}

/** Returns how many there were. */
export async function deleteSessions(
  db: Executor,
  { accountId, sessionId, exceptId }: SessionChoice,
): Promise<number> {
  const rows = await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .$if(sessionId !== undefined, (query) => query.where('id', '=', sessionId!))
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId!))
    .returning('id')
    .execute()
  return rows.length
}

/** A sign-in that waits for its second step is worth no more than the sessions it would join. */
export async function deleteSignInTickets(db: Executor, accountId: number): Promise<void> {
  await db.deleteFrom('sign_in_ticket').where('account_id', '=', accountId).execute()
}

/** A new link of a kind replaces the earlier ones, so that only the last mail works. */
export async function replaceAccountToken(
  db: Executor,
  token: Insertable<AccountTokenTable>,
): Promise<void> {
  await db
    .deleteFrom('account_token')
    .where('account_id', '=', token.account_id)
    .where('kind', '=', token.kind)
    .execute()
  await db.insertInto('account_token').values(token).execute()
}

/** Finding and using up are one statement, so one link cannot be used twice, not even at once. */
export async function takeAccountToken(
  db: Executor,
  link: { kind: AccountTokenKind; tokenHash: Uint8Array; now: Date },
): Promise<number | undefined> {
  const row = await db
    .deleteFrom('account_token')
    .where('kind', '=', link.kind)
    .where('token_hash', '=', link.tokenHash)
    .where('expires_at', '>', link.now)
    .returning('account_id')
    .executeTakeFirst()
  return row?.account_id
}

export async function deleteExpired(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
  await db.deleteFrom('account_token').where('expires_at', '<=', now).execute()
  await db.deleteFrom('sign_in_ticket').where('expires_at', '<=', now).execute()
  await db.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute()
  await db.deleteFrom('rate_limit').where('expire', '<', now.getTime()).execute()
}
