import {
  DeletionNotConfirmedError,
  ForbiddenError,
  InvalidPasswordError,
  UnauthenticatedError,
  UserNotFoundError,
  UsernameTakenError,
} from '#server/features/accounts/accounts.errors.ts'
import { removeFilesOfAccount } from '#server/features/accounts/accounts.jobs.ts'
import { presentPreferences } from '#server/features/accounts/accounts.present.ts'
import * as queries from '#server/features/accounts/accounts.queries.ts'
import {
  confirmByGoogle,
  type GoogleProof,
} from '#server/features/accounts/google-proof.service.ts'
import { checkNewPassword } from '#server/features/accounts/password-rules.ts'
import { hashPassword, verifyPassword } from '#server/features/accounts/passwords.ts'
import { endSessions, type Actor } from '#server/features/accounts/sessions.service.ts'
import { checkUsername } from '#server/features/accounts/usernames.ts'
import { closeBilling } from '#server/features/billing/account-closing.service.ts'
import { rememberTakings } from '#server/features/free-offers/free-offers.service.ts'
import { isUniqueViolation } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Preferences } from '#shared/billing.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import { recordingLockOut, recordSecurityEvent } from '#server/platform/security-events.ts'
import { ADMIN_USER_ID } from '#shared/product.ts'

/** The person asking. An account deleted a moment ago has no sessions, so its holder is signed out. */
export async function getOwnAccount(deps: Deps, actor: Actor): Promise<queries.Account> {
  const account = await queries.findAccount(deps.db, actor.accountId)
  if (!account) throw new UnauthenticatedError()
  return account
}

export async function getAccount(deps: Deps, id: number): Promise<queries.Account> {
  const account = await queries.findAccount(deps.db, id)
  if (!account) throw new UserNotFoundError()
  return account
}

/** The administrator may go by a name that speaks for the product. */
export async function changeUsername(
  deps: Deps,
  actor: Actor,
  username: string,
): Promise<queries.Account> {
  if (!actor.isAdmin) checkUsername(username)
  try {
    const account = await queries.updateAccount(deps.db, actor.accountId, {
      username,
      updated_at: deps.clock.now(),
    })
    if (!account) throw new UnauthenticatedError()
    return account
  } catch (error) {
    if (isUniqueViolation(error, queries.USERNAME_INDEX))
      throw new UsernameTakenError({ cause: error })
    throw error
  }
}

/** What the person has chosen for what they do next. */
export async function changePreferences(
  deps: Deps,
  actor: Actor,
  { privateByDefault }: Preferences,
): Promise<Preferences> {
  const account = await queries.updateAccount(deps.db, actor.accountId, {
    is_private_by_default: privateByDefault,
    updated_at: deps.clock.now(),
  })
  if (!account) throw new UnauthenticatedError()
  return presentPreferences(account)
}

/** Whether the prices may open by themselves now. Asked once: from then on they may not, in whichever browser. */
export async function takePricingTurn({ db, clock }: Deps, { accountId }: Actor): Promise<boolean> {
  return queries.markPricingShown(db, accountId, clock.now())
}

/** Sets a new password and ends all other sessions. People without one, who came through Google, set their first. */
export async function changePassword(
  deps: Deps,
  actor: Actor,
  input: Proof & { newPassword: string },
): Promise<void> {
  const account = await getOwnAccount(deps, actor)
  // First, because a refusal must not use up what Google has vouched for.
  checkNewPassword(input.newPassword, { field: 'newPassword', owner: account })
  await confirmIdentity(deps, account, input)
  const passwordHash = await hashPassword(input.newPassword)
  await deps.db.transaction().execute(async (tx) => {
    await queries.updateAccount(tx, account.id, {
      password_hash: passwordHash,
      must_change_password: false,
      updated_at: deps.clock.now(),
    })
    await endSessions(deps, tx, { accountId: account.id, exceptId: actor.sessionId })
  })
  recordSecurityEvent(deps, 'password_changed', { accountId: account.id })
}

/** Removes the person and everything of theirs: rows at once, files by a job that is queued with the deletion. */
export async function deleteOwnAccount(
  deps: Deps,
  actor: Actor,
  input: Proof & { username: string },
): Promise<void> {
  if (actor.accountId === ADMIN_USER_ID)
    throw new ForbiddenError('The administrator cannot be deleted.')
  const account = await getOwnAccount(deps, actor)
  if (input.username !== account.username) {
    throw new DeletionNotConfirmedError('Please type your username to confirm.', {
      field: 'username',
    })
  }
  await confirmIdentity(deps, account, input)
  await deps.db.transaction().execute(async (tx) => {
    await closeBilling(deps, tx, account.id)
    await endSessions(deps, tx, { accountId: account.id })
    await rememberTakings(deps, tx, account)
    await queries.deleteAccount(tx, account.id)
    await deps.jobs.add(tx, removeFilesOfAccount, { accountId: account.id })
  })
  recordSecurityEvent(deps, 'account_deleted', { accountId: account.id })
}

/** What shows that it is the person and not merely somebody at their browser: the password, or Google where there is none. */
interface Proof {
  password: string | undefined
  google: GoogleProof | undefined
}

export function confirmIdentity(
  deps: Deps,
  account: queries.Account,
  { password, google }: Proof,
): Promise<void> {
  const { id: accountId, password_hash: passwordHash } = account
  return passwordHash
    ? confirmPassword(deps, { accountId, passwordHash, password })
    : confirmByGoogle(deps, account, google)
}

async function confirmPassword(
  deps: Deps,
  {
    accountId,
    passwordHash,
    password,
  }: { accountId: number; passwordHash: string; password: string | undefined },
): Promise<void> {
  const key = String(accountId)
  await recordingLockOut(deps, accountId, () =>
    deps.rateLimits.consume(RATE_LIMITS.confirmPasswordPerAccount, key),
  )
  if (!password || !(await verifyPassword(password, passwordHash))) {
    recordSecurityEvent(deps, 'password_wrong', { accountId })
    throw new InvalidPasswordError()
  }
  await deps.rateLimits.refund(RATE_LIMITS.confirmPasswordPerAccount, key)
}
