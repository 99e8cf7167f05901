import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { AccountTable } from '#server/platform/db-types.ts'
import type { Executor } from '#server/platform/db.ts'

export type Account = Selectable<AccountTable>

/** The unique indexes of migration 0001, as the database names them when it refuses a row. */
export const EMAIL_INDEX = 'account_email_key'
export const USERNAME_INDEX = 'account_username_key'
export const GOOGLE_SUBJECT_INDEX = 'account_google_subject_key'

export function findAccount(db: Executor, id: number): Promise<Account | undefined> {
  return db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findAccountByEmail(db: Executor, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('account')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
}

export function findAccountByGoogleSubject(
  db: Executor,
  subject: string,
): Promise<Account | undefined> {
  return db
    .selectFrom('account')
    .selectAll()
    .where('google_subject', '=', subject)
    .executeTakeFirst()
}

/**
 * Those whose address or name begins so. Each half stops at its limit, so that a single letter costs no more than a whole
 * address; a single condition would find everybody before it stops.
 */
export async function listAccountsByPrefix(
  db: Executor,
  { prefix, limit }: { prefix: string; limit: number },
): Promise<Account[]> {
  const pattern = `${prefix.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await sql<{ id: number }>`
    (select id from account where lower(email) like ${pattern} limit ${limit})
    union
    (select id from account where lower(username) like ${pattern} limit ${limit})
    limit ${limit}`.execute(db)
  if (rows.length === 0) return []
  return db
    .selectFrom('account')
    .selectAll()
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute()
}

export function insertAccount(db: Executor, account: Insertable<AccountTable>): Promise<Account> {
  return db.insertInto('account').values(account).returningAll().executeTakeFirstOrThrow()
}

/** Inserts unless that id is there already: two processes may make their first run together. */
export function insertAccountOnce(
  db: Executor,
  account: Insertable<AccountTable>,
): Promise<Account | undefined> {
  return db
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function updateAccount(
  db: Executor,
  id: number,
  change: Updateable<AccountTable> & { updated_at: Date },
): Promise<Account | undefined> {
  return db
    .updateTable('account')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** False when there was none to lift. */
export async function clearSuspension(db: Executor, id: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('account')
    .set({ suspended_at: null, suspension_reason: null, updated_at: now })
    .where('id', '=', id)
    .where('suspended_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteAccount(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('account').where('id', '=', id).execute()
}

/** How many there are, up to a limit. */
export async function countAccounts(db: Executor, most: number): Promise<number> {
  const { count } = await db
    .selectFrom(db.selectFrom('account').select('id').orderBy('id').limit(most).as('known'))
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** True for the first who asks. */
export async function markPricingShown(db: Executor, id: number, now: Date): Promise<boolean> {
  const marked = await db
    .updateTable('account')
    .set({ pricing_shown_at: now })
    .where('id', '=', id)
    .where('pricing_shown_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}
