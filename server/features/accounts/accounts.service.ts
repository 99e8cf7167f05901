import {
  EmailTakenError,
  GoogleAccountConflictError,
  UserNotFoundError,
} from '#server/features/accounts/accounts.errors.ts'
import { sendVerificationMail } from '#server/features/accounts/accounts.jobs.ts'
import * as queries from '#server/features/accounts/accounts.queries.ts'
import {
  verifyGoogleProof,
  type GoogleProof,
} from '#server/features/accounts/google-proof.service.ts'
import { checkPassword, rememberNetwork } from '#server/features/accounts/password-guesses.ts'
import { checkNewPassword } from '#server/features/accounts/password-rules.ts'
import { hashPassword } from '#server/features/accounts/passwords.ts'
import { endSessions, openSession } from '#server/features/accounts/sessions.service.ts'
import {
  finishFirstStep,
  recordingSignIn,
  type SignedIn,
} from '#server/features/accounts/sign-in-steps.service.ts'
import { suggestUsername, withSuffix } from '#server/features/accounts/usernames.ts'
import { removeAllFactors } from '#server/features/factors/factors.service.ts'
import { giveSignupCredits } from '#server/features/free-offers/free-offers.service.ts'
import { countSignUp } from '#server/features/measure/measure.service.ts'
import { isUniqueViolation, type Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import { recordSecurityEvent } from '#server/platform/security-events.ts'
import type { VerifiedIdentity } from '#server/providers/identity/identity-provider.ts'
import type { UtmParams } from '#shared/accounts.ts'
import { ADMIN_USER_ID } from '#shared/product.ts'
import type { SecondStep } from '#shared/second-factor.ts'

/** A taken username gets a random suffix; so many in a row taken means something else is wrong. */
const USERNAME_ATTEMPTS = 5

/** Makes the account, its first credits, its first session and the verification mail in one go, or nothing at all. */
export async function signUp(
  deps: Deps,
  input: Measurable & { email: string; password: string; address: string; device: string },
): Promise<SignedIn> {
  checkNewPassword(input.password, { field: 'password', owner: { email: input.email } })
  const passwordHash = await hashPassword(input.password)
  const signedIn = withFreeUsername(input.email, [], (username) =>
    deps.db.transaction().execute(async (tx) => {
      const now = deps.clock.now()
      const account = await queries.insertAccount(tx, {
        email: input.email,
        username,
        password_hash: passwordHash,
        utm_params: utmParamsToKeep(input),
        created_at: now,
        updated_at: now,
      })
      await giveSignupCredits(deps, tx, account)
      await deps.jobs.add(tx, sendVerificationMail, { accountId: account.id })
      await rememberNetwork(deps, tx, { accountId: account.id, address: input.address })
      const token = await openSession(tx, { accountId: account.id, device: input.device, now })
      await measureSignUp(tx, { ...input, method: 'password', now })
      return { account, token }
    }),
  )
  const made = await signedIn.catch((error: unknown) => {
    throw isUniqueViolation(error, queries.EMAIL_INDEX)
      ? new EmailTakenError({ cause: error })
      : error
  })
  recordSecurityEvent(deps, 'sign_up', { accountId: made.account.id, method: 'password' })
  return made
}

export async function signIn(
  deps: Deps,
  input: { email: string; password: string; address: string; device: string },
): Promise<SignedIn | SecondStep> {
  const account = await queries.findAccountByEmail(deps.db, input.email)
  return recordingSignIn(deps, { accountId: account?.id, method: 'password' }, async () => {
    if (!account) throw new UserNotFoundError()
    await checkPassword(deps, account, input)
    await rememberNetwork(deps, deps.db, { accountId: account.id, address: input.address })
    return finishFirstStep(deps.db, { account, device: input.device, now: deps.clock.now() })
  })
}

/** Signs in by a verified Google identity: a known one, one whose address is already here, or a new person. */
export async function signInWithGoogle(
  deps: Deps,
  input: Measurable & GoogleProof & { address: string; device: string },
): Promise<SignedIn | SecondStep> {
  return recordingSignIn(deps, { method: 'google' }, () => openGoogleSession(deps, input))
}

async function openGoogleSession(
  deps: Deps,
  input: Measurable & GoogleProof & { address: string; device: string },
) {
  const identity = await verifyGoogleProof(deps, input)
  return withFreeUsername(
    identity.email,
    [queries.EMAIL_INDEX, queries.GOOGLE_SUBJECT_INDEX],
    (username) =>
      deps.db.transaction().execute(async (tx) => {
        const now = deps.clock.now()
        const known =
          (await queries.findAccountByGoogleSubject(tx, identity.subject)) ??
          (await linkByEmail(deps, tx, identity))
        const account =
          known ?? (await insertGoogleAccount(deps, tx, { ...input, identity, username, now }))
        await rememberNetwork(deps, tx, { accountId: account.id, address: input.address })
        const signedIn = await finishFirstStep(tx, { account, device: input.device, now })
        return { ...signedIn, isNew: known === undefined }
      }),
  )
}

async function insertGoogleAccount(
  deps: Deps,
  tx: Executor,
  input: Measurable & { identity: VerifiedIdentity; username: string; now: Date },
): Promise<queries.Account> {
  const { identity, username, now } = input
  const account = await queries.insertAccount(tx, {
    email: identity.email,
    username,
    google_subject: identity.subject,
    email_verified_at: now,
    utm_params: utmParamsToKeep(input),
    created_at: now,
    updated_at: now,
  })
  await giveSignupCredits(deps, tx, account)
  await measureSignUp(tx, { ...input, method: 'google', now })
  return account
}

interface Measurable {
  utmParams: UtmParams
  /** False for people whose browser asks not to be measured: then no campaign is kept of them, and nothing counted. */
  mayMeasure: boolean
}

const utmParamsToKeep = ({ utmParams, mayMeasure }: Measurable): string =>
  JSON.stringify(mayMeasure ? utmParams : {})

/** Comes late in its transaction: all sign-ups of a day wait for each other at the same counter. */
async function measureSignUp(
  tx: Executor,
  signUpOf: Measurable & { method: 'password' | 'google'; now: Date },
): Promise<void> {
  if (signUpOf.mayMeasure) await countSignUp(tx, signUpOf)
}

/**
 * Google vouches for the address, so its owner gets the account. If nobody had proved to own that address before, whoever made
 * the account may not be its owner: their password, second steps and sessions end here.
 */
async function linkByEmail(deps: Deps, tx: Executor, identity: VerifiedIdentity) {
  const account = await queries.findAccountByEmail(tx, identity.email)
  if (!account) return undefined
  // Made a moment ago by the same person's other first sign-in.
  if (account.google_subject === identity.subject) return account
  // The sandbox vouches for anybody as anybody, but never for the administrator.
  const isSandbox = deps.identity.signIn.mode === 'sandbox'
  if (account.google_subject || (isSandbox && account.id === ADMIN_USER_ID)) {
    throw new GoogleAccountConflictError()
  }
  const now = deps.clock.now()
  const wasProven = account.email_verified_at !== null
  if (!wasProven) {
    await endSessions(deps, tx, { accountId: account.id })
    await removeAllFactors(tx, account.id, now)
  }
  const linked = await queries.updateAccount(tx, account.id, {
    google_subject: identity.subject,
    ...(wasProven ? {} : { password_hash: null, email_verified_at: now }),
    updated_at: now,
  })
  if (linked) await giveSignupCredits(deps, tx, linked)
  return linked
}

/**
 * Runs a sign-up until its username is free. The unique indexes decide every race, and those named in `raced` are worth
 * another try: the second of two first Google sign-ins finds, on its second try, the account that the first has made.
 */
async function withFreeUsername<Result>(
  email: string,
  raced: readonly string[],
  attempt: (username: string) => Promise<Result>,
): Promise<Result> {
  const suggestion = suggestUsername(email)
  let username = suggestion
  for (let attemptsLeft = USERNAME_ATTEMPTS; ; attemptsLeft -= 1) {
    try {
      return await attempt(username)
    } catch (error) {
      const isRace = [queries.USERNAME_INDEX, ...raced].some((index) =>
        isUniqueViolation(error, index),
      )
      if (!isRace || attemptsLeft === 1) throw error
      username = withSuffix(suggestion)
    }
  }
}
