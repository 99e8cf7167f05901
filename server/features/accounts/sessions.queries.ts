import type { Insertable, Selectable } from 'kysely'
import type {
  AccountTokenKind,
  AccountTokenTable,
  SessionTable,
} from '#server/platform/db-types.ts'
import type { Executor } from '#server/platform/db.ts'

export type Session = Selectable<SessionTable>

export async function insertSession(
  db: Executor,
  session: Insertable<SessionTable>,
): Promise<void> {
  await db.insertInto('session').values(session).execute()
}

export function findSession(
  db: Executor,
  tokenHash: Uint8Array,
  now: Date,
): Promise<Session | undefined> {
  return db
    .selectFrom('session')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export async function extendSession(
  db: Executor,
  id: number,
  times: { last_used_at: Date; expires_at: Date },
): Promise<void> {
  await db.updateTable('session').set(times).where('id', '=', id).execute()
}

export function listSessions(db: Executor, accountId: number): Promise<Session[]> {
  return db
    .selectFrom('session')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}

export async function deleteSession(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('session').where('id', '=', id).execute()
}

/** Ends every session of a person, or every one but the session that asks. */
export async function deleteSessions(
  db: Executor,
  accountId: number,
  exceptId?: number,
): Promise<void> {
  let query = db.deleteFrom('session').where('account_id', '=', accountId)
  if (exceptId !== undefined) query = query.where('id', '!=', exceptId)
  await query.execute()
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
  await db.deleteFrom('rate_limit').where('expire', '<', now.getTime()).execute()
}
