import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Executor } from '#server/platform/db.ts'

/** Vouches for an address until a certain time. */
export interface Signer {
  sign(text: string, expiresAt: Date): { expires: string; signature: string }
  isValid(text: string, given: { expires: string; signature: string }, now: Date): boolean
}

export async function openSigner(db: Executor, name: string, now: Date): Promise<Signer> {
  return createSigner(await openKey(db, name, now))
}

/** Hashes what could be guessed: without the key nobody can try all mailboxes or all networks against it. */
export type KeyedHash = (text: string) => Buffer

export async function openKeyedHash(db: Executor, name: string, now: Date): Promise<KeyedHash> {
  const secret = await openKey(db, name, now)
  return (text) => createHmac('sha256', secret).update(text).digest()
}

/** The key is made by the first process that needs it and shared by all through the database. */
export async function openKey(db: Executor, name: string, now: Date): Promise<Uint8Array> {
  await db
    .insertInto('signing_key')
    .values({ name, secret: randomBytes(32), created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { secret } = await db
    .selectFrom('signing_key')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return secret
}

export function createSigner(secret: Uint8Array): Signer {
  const digest = (text: string, expires: string) =>
    createHmac('sha256', secret).update(`${expires}\n${text}`).digest('base64url')
  return {
    sign(text, expiresAt) {
      const expires = String(Math.floor(expiresAt.getTime() / 1000))
      return { expires, signature: digest(text, expires) }
    },
    isValid(text, { expires, signature }, now) {
      if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 <= now.getTime()) return false
      const expected = Buffer.from(digest(text, expires))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
