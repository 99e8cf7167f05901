import type { Executor } from '#server/platform/db.ts'

/** Those that nobody came back with go when the next one comes, so that they never pile up. */
export async function insertGoogleNonce(
  db: Executor,
  nonce: { nonceHash: Uint8Array; expiresAt: Date; now: Date },
): Promise<void> {
  await db.deleteFrom('google_nonce').where('expires_at', '<=', nonce.now).execute()
  await db
    .insertInto('google_nonce')
    .values({ nonce_hash: nonce.nonceHash, expires_at: nonce.expiresAt })
    .execute()
}

/** Finding and using up are one statement, so one token cannot be used twice, not even at once. */
export async function takeGoogleNonce(
  db: Executor,
  { nonceHash, now }: { nonceHash: Uint8Array; now: Date },
): Promise<boolean> {
  const row = await db
    .deleteFrom('google_nonce')
    .where('nonce_hash', '=', nonceHash)
    .where('expires_at', '>', now)
    .returning('nonce_hash')
    .executeTakeFirst()
  return row !== undefined
}
