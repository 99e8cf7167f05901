import { LinkExpiredError } from '#server/features/accounts/accounts.errors.ts'
import {
  sendPasswordResetMail,
  sendVerificationMail,
} from '#server/features/accounts/accounts.jobs.ts'
import * as accounts from '#server/features/accounts/accounts.queries.ts'
import { rememberNetwork } from '#server/features/accounts/password-guesses.ts'
import { checkNewPassword } from '#server/features/accounts/password-rules.ts'
import { hashPassword } from '#server/features/accounts/passwords.ts'
import * as sessions from '#server/features/accounts/sessions.queries.ts'
import { endSessions, type Actor } from '#server/features/accounts/sessions.service.ts'
import { giveSignupCredits } from '#server/features/free-offers/free-offers.service.ts'
import { createToken, hashToken } from '#server/platform/tokens.ts'
import type { AccountTokenKind } from '#server/platform/db-types-sign-in.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import { recordSecurityEvent } from '#server/platform/security-events.ts'

/** Whom a mail goes to that nobody gets. */
const NOBODY_ID = 0

/**
 * Says nothing of whether the address is known: the mail itself is the answer. An unknown address is counted and queued for
 * as a known one is, so that neither a refusal nor the time it takes tells the two apart; too many mails are not sent.
 */
export async function requestPasswordReset(deps: Deps, email: string): Promise<void> {
  const account = await accounts.findAccountByEmail(deps.db, email)
  recordSecurityEvent(deps, 'password_reset_requested', { accountId: account?.id })
  const key = account ? String(account.id) : `unknown ${hashOf(email)}`
  if (!(await deps.rateLimits.isWithin(RATE_LIMITS.mailPerAccount, key))) return
  await deps.jobs.add(deps.db, sendPasswordResetMail, { accountId: account?.id ?? NOBODY_ID })
}

/** Somebody else's address is not to lie among our counters. */
const hashOf = (email: string) => hashToken(email.toLowerCase()).toString('base64url')

export async function requestVerification(deps: Deps, actor: Actor): Promise<void> {
  await deps.rateLimits.consume(RATE_LIMITS.mailPerAccount, String(actor.accountId))
  await deps.jobs.add(deps.db, sendVerificationMail, { accountId: actor.accountId })
}

/**
 * Sets the password and ends every session: whoever knew the old one is out. The link also proves the address, and that its
 * owner is where they are now.
 */
export async function resetPassword(
  deps: Deps,
  input: { token: string; password: string; address: string },
): Promise<void> {
  checkNewPassword(input.password, { field: 'password', owner: {} })
  const passwordHash = await hashPassword(input.password)
  const reset = deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now()
    const accountId = await takeLink(tx, { kind: 'password_reset', token: input.token, now })
    const account = await accounts.updateAccount(tx, accountId, {
      password_hash: passwordHash,
      must_change_password: false,
      email_verified_at: now,
      updated_at: now,
    })
    // Whose link it is shows only now. A refusal undoes it all, so that the link goes on working.
    checkNewPassword(input.password, { field: 'password', owner: { ...account } })
    if (account) await giveSignupCredits(deps, tx, account)
    await endSessions(deps, tx, { accountId })
    await rememberNetwork(deps, tx, { accountId, address: input.address })
    return accountId
  })
  const accountId = await reset.catch((error: unknown) => {
    if (error instanceof LinkExpiredError)
      recordSecurityEvent(deps, 'password_reset_failed', { reason: error.code })
    throw error
  })
  recordSecurityEvent(deps, 'password_reset', { accountId })
}

/** Where the first credits wait for it, they come with it. */
export async function verifyEmail(deps: Deps, token: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now()
    const accountId = await takeLink(tx, { kind: 'email_verification', token, now })
    const proven = { email_verified_at: now, updated_at: now }
    const account = await accounts.updateAccount(tx, accountId, proven)
    if (account) await giveSignupCredits(deps, tx, account)
  })
}

/** Makes the token of a link about to be mailed. Earlier links of the kind stop working. */
export async function createLinkToken(
  deps: Deps,
  link: { accountId: number; kind: AccountTokenKind; lifetimeMs: number },
): Promise<string> {
  const { token, tokenHash } = createToken()
  const now = deps.clock.now()
  await deps.db.transaction().execute((tx) =>
    sessions.replaceAccountToken(tx, {
      account_id: link.accountId,
      kind: link.kind,
      token_hash: tokenHash,
      created_at: now,
      expires_at: new Date(now.getTime() + link.lifetimeMs),
    }),
  )
  return token
}

async function takeLink(
  tx: Executor,
  link: { kind: AccountTokenKind; token: string; now: Date },
): Promise<number> {
  const accountId = await sessions.takeAccountToken(tx, {
    kind: link.kind,
    tokenHash: hashToken(link.token),
    now: link.now,
  })
  if (accountId === undefined) throw new LinkExpiredError()
  return accountId
}
