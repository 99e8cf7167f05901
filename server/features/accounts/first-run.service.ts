import { randomBytes } from 'node:crypto'
import * as queries from '#server/features/accounts/accounts.queries.ts'
import { findPasswordProblem } from '#server/features/accounts/password-rules.ts'
import { estimateStrength } from '#server/features/accounts/password-strength.service.ts'
import { hashPassword } from '#server/features/accounts/passwords.ts'
import { grantSignupCredits } from '#server/features/credits/credits.service.ts'
import { isUniqueViolation } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import { StartError } from '#server/platform/errors.ts'
import { ADMIN_USER_ID } from '#shared/product.ts'

const ADMIN_USERNAME = 'admin'

/** Makes user 1 on the first run and returns the credentials to print, once. Undefined on every later run. */
export async function ensureAdmin(
  deps: Deps,
): Promise<{ email: string; password: string } | undefined> {
  await checkAdminPassword(deps)
  if (await queries.findAccount(deps.db, ADMIN_USER_ID)) return undefined
  const { email } = deps.config.admin
  // A terminal keeps what it printed, and so do those who collect its lines.
  const isPrinted = deps.config.admin.password === undefined
  const password = deps.config.admin.password ?? randomBytes(16).toString('base64url')
  const now = deps.clock.now()
  const passwordHash = await hashPassword(password)
  return deps.db.transaction().execute(async (tx) => {
    const admin = await queries.insertAccountOnce(tx, {
      id: ADMIN_USER_ID,
      email,
      username: ADMIN_USERNAME,
      password_hash: passwordHash,
      email_verified_at: now,
      must_change_password: isPrinted,
      created_at: now,
      updated_at: now,
    })
    if (!admin) return undefined
    await grantSignupCredits(tx, { accountId: admin.id, now })
    return { email, password }
  })
}

/** On every start, not the first alone: a weak one that lies in the settings is an invitation to use it. */
async function checkAdminPassword({ config }: Deps): Promise<void> {
  const { email, password } = config.admin
  if (password === undefined) return
  const owner = { email, username: ADMIN_USERNAME }
  const strength = await estimateStrength(password, owner)
  const isGood = strength === 'good' || strength === 'strong'
  if (!isGood || findPasswordProblem(password, owner) !== undefined)
    throw new StartError(
      'bad settings: ADMIN_PASSWORD: is too easy to guess; several words will do',
    )
}

/** Owns the designs that the product drew for itself. Nobody can sign in as it: it has no password and no mailbox. */
const HOUSE = { email: 'gallery@inkwright.invalid', username: 'inkwright' }
const SECOND_USERNAME = 'inkwright.gallery'

export async function ensureHouseAccount(deps: Deps): Promise<number> {
  const found = await queries.findAccountByEmail(deps.db, HOUSE.email)
  if (found) return found.id
  const now = deps.clock.now()
  const account = { ...HOUSE, email_verified_at: now, created_at: now, updated_at: now }
  for (const username of [HOUSE.username, SECOND_USERNAME]) {
    try {
      return (await queries.insertAccount(deps.db, { ...account, username })).id
    } catch (error) {
      // Another process made it meanwhile, or somebody took the name before us.
      const rival = await queries.findAccountByEmail(deps.db, HOUSE.email)
      if (rival) return rival.id
      if (!isUniqueViolation(error, queries.USERNAME_INDEX)) throw error
    }
  }
  throw new Error('the house account could not be made')
}
