import { randomBytes } from 'node:crypto'
import * as queries from '#server/features/accounts/accounts.queries.ts'
import { hashPassword } from '#server/features/accounts/passwords.ts'
import { grantSignupCredits } from '#server/features/credits/credits.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { ADMIN_USER_ID } from '#shared/accounts.ts'

/** Makes user 1 on the first run and returns the credentials to print, once. Undefined on every later run. */
export async function ensureAdmin(
  deps: Deps,
): Promise<{ email: string; password: string } | undefined> {
  if (await queries.findAccount(deps.db, ADMIN_USER_ID)) return undefined
  const { email } = deps.config.admin
  const password = deps.config.admin.password ?? randomBytes(12).toString('base64url')
  const now = deps.clock.now()
  const passwordHash = await hashPassword(password)
  return deps.db.transaction().execute(async (tx) => {
    const admin = await queries.insertAccountOnce(tx, {
      id: ADMIN_USER_ID,
      email,
      username: 'admin',
      password_hash: passwordHash,
      email_verified_at: now,
      created_at: now,
      updated_at: now,
    })
    if (!admin) return undefined
    await grantSignupCredits(tx, { accountId: admin.id, now })
    return { email, password }
  })
}
