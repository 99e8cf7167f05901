import { sql, type Insertable, type Selectable } from 'kysely'
import type {
  PasskeyChallengeTable,
  PasskeyPurpose,
  PasskeyTable,
  SignInTicketTable,
  TotpFactorTable,
} from '#server/platform/db-types-sign-in.ts'
import type { Executor } from '#server/platform/db.ts'

export type TotpFactor = Selectable<TotpFactorTable>
export type Passkey = Selectable<PasskeyTable>

/** The unique index of migration 0015, as the database names it when it refuses a row. */
export const CREDENTIAL_INDEX = 'passkey_credential_id_key'

export function findTotp(db: Executor, accountId: number): Promise<TotpFactor | undefined> {
  return db
    .selectFrom('totp_factor')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** Starts over whatever was not confirmed. False where one is confirmed: that one stays. */
export async function upsertUnconfirmedTotp(
  db: Executor,
  factor: { account_id: number; sealed_secret: Uint8Array; created_at: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('totp_factor')
    .values(factor)
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ sealed_secret: factor.sealed_secret, created_at: factor.created_at })
        .where('totp_factor.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function confirmTotp(
  db: Executor,
  { accountId, step, now }: { accountId: number; step: number; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('totp_factor')
    .set({ confirmed_at: now, last_step: step })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Using up is the check: of two calls with one code, one finds the step taken. */
export async function takeTotpStep(
  db: Executor,
  { accountId, step }: { accountId: number; step: number },
): Promise<boolean> {
  const row = await db
    .updateTable('totp_factor')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteTotp(db: Executor, accountId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('totp_factor')
    .where('account_id', '=', accountId)
    .returning('confirmed_at')
    .executeTakeFirst()
  return row !== undefined && row.confirmed_at !== null
}

export function listPasskeys(db: Executor, accountId: number): Promise<Passkey[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}

export function findPasskey(db: Executor, credentialId: string): Promise<Passkey | undefined> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

export async function insertPasskey(
  db: Executor,
  passkey: Insertable<PasskeyTable>,
): Promise<void> {
  await db.insertInto('passkey').values(passkey).execute()
}

/** False when the counter has not moved on since it was read: then somebody else signed with the same key. */
export async function countPasskeyUse(
  db: Executor,
  { id, counter, now }: { id: number; counter: number; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('passkey')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.lit(counter === 0)])]),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

type OwnPasskey = { accountId: number; passkeyId: number }

export async function renamePasskey(
  db: Executor,
  { accountId, passkeyId, name }: OwnPasskey & { name: string },
): Promise<boolean> {
  const row = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', passkeyId)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deletePasskey(
  db: Executor,
  { accountId, passkeyId }: OwnPasskey,
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey')
    .where('id', '=', passkeyId)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deletePasskeys(db: Executor, accountId: number): Promise<void> {
  await db.deleteFrom('passkey').where('account_id', '=', accountId).execute()
}

export async function countRecoveryCodes(db: Executor, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<string | number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function replaceRecoveryCodes(
  db: Executor,
  { accountId, codeHashes, now }: { accountId: number; codeHashes: Buffer[]; now: Date },
): Promise<void> {
  await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  if (codeHashes.length === 0) return
  const rows = codeHashes.map((hash) => ({
    account_id: accountId,
    code_hash: hash,
    created_at: now,
  }))
  await db.insertInto('recovery_code').values(rows).execute()
}

/** Finding and using up are one statement, so that a code works once. */
export async function takeRecoveryCode(
  db: Executor,
  { accountId, codeHash }: { accountId: number; codeHash: Buffer },
): Promise<boolean> {
  const row = await db
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Says on the account what its factors are. Returns whether there is one. */
export async function refreshFactorFlag(db: Executor, accountId: number): Promise<boolean> {
  const row = await db
    .updateTable('account')
    .set({
      has_second_factor: sql<boolean>`
        exists (select from totp_factor where account_id = account.id and confirmed_at is not null)
        or exists (select from passkey where account_id = account.id)`,
    })
    .where('id', '=', accountId)
    .returning('has_second_factor')
    .executeTakeFirst()
  return row?.has_second_factor ?? false
}

/** Factors of one person change one after the other: what the flag says is what all of them made. */
export async function lockAccount(db: Executor, accountId: number): Promise<void> {
  await db.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
}

export async function insertTicket(
  db: Executor,
  ticket: Insertable<SignInTicketTable>,
): Promise<void> {
  await db.insertInto('sign_in_ticket').values(ticket).execute()
}

type TicketAt = { tokenHash: Buffer; now: Date }

export async function findTicketAccount(
  db: Executor,
  { tokenHash, now }: TicketAt,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('sign_in_ticket')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('tries_left', '>', 0)
    .executeTakeFirst()
  return row?.account_id
}

/** Counts a try before it is made, which holds the limit when tries come all at once. */
export async function countTry(
  db: Executor,
  { tokenHash, now }: TicketAt,
): Promise<number | undefined> {
  const row = await db
    .updateTable('sign_in_ticket')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('tries_left', '>', 0)
    .returning('account_id')
    .executeTakeFirst()
  return row?.account_id
}

export async function takeTicket(db: Executor, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .deleteFrom('sign_in_ticket')
    .where('token_hash', '=', tokenHash)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertChallenge(
  db: Executor,
  challenge: Insertable<PasskeyChallengeTable>,
): Promise<void> {
  await db.insertInto('passkey_challenge').values(challenge).execute()
}

export async function takeChallenge(
  db: Executor,
  challenge: {
    challengeHash: Buffer
    purpose: PasskeyPurpose
    accountId: number | null
    now: Date
  },
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', challenge.challengeHash)
    .where('purpose', '=', challenge.purpose)
    .where('account_id', 'is not distinct from', challenge.accountId)
    .where('expires_at', '>', challenge.now)
    .returning('purpose')
    .executeTakeFirst()
  return row !== undefined
}
