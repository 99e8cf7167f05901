import { getOwnAccount } from '#server/features/accounts/profile.service.ts'
import type { Actor } from '#server/features/accounts/sessions.service.ts'
import { noteAdded } from '#server/features/factors/factor-changes.ts'
import {
  FactorConflictError,
  FactorRefusedError,
  wrongPasskey,
} from '#server/features/factors/factors.errors.ts'
import * as queries from '#server/features/factors/factors.queries.ts'
import { requireFreshProof } from '#server/features/factors/fresh-proof.ts'
import type { PasskeyPurpose } from '#server/platform/db-types-sign-in.ts'
import { isUniqueViolation } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import { NotFoundError } from '#server/platform/errors.ts'
import { recordSecurityEvent } from '#server/platform/security-events.ts'
import { hashToken } from '#server/platform/tokens.ts'
import { PASSKEYS_MAX, SECOND_STEP_MINUTES } from '#shared/limits.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import type {
  PasskeyAssertion,
  PasskeyOptions,
  PasskeyRegistration,
} from '#shared/second-factor.ts'

/** It brings half a certificate authority, which most processes never need before somebody has a passkey. */
const webauthn = () => import('@simplewebauthn/server')

/** COSE's numbers of EdDSA, ES256 and RS256, which is what passkeys are made of. */
const ALGORITHMS = [-8, -7, -257]
const TIMEOUT_MS = SECOND_STEP_MINUTES * 60_000

/** Passkeys belong to a host name, and are shown to pages of the product's own address alone. */
const siteOf = ({ config }: Deps) => ({
  expectedOrigin: config.origin,
  expectedRPID: new URL(config.origin).hostname,
})

/** What the browser is asked to make a passkey with. */
export async function startPasskey(deps: Deps, actor: Actor): Promise<PasskeyOptions> {
  await requireFreshProof(deps, actor)
  const account = await getOwnAccount(deps, actor)
  const passkeys = await queries.listPasskeys(deps.db, account.id)
  if (passkeys.length >= PASSKEYS_MAX)
    throw new FactorConflictError(`You have ${PASSKEYS_MAX} passkeys. Remove one first.`)
  const options = await (
    await webauthn()
  ).generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID: siteOf(deps).expectedRPID,
    userID: new TextEncoder().encode(`account-${account.id}`),
    userName: account.email,
    userDisplayName: account.username,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: passkeys.map(describe),
    supportedAlgorithmIDs: ALGORITHMS,
    // It can begin a sign-in, and asks for a finger, a face or a PIN: then it is both steps in one.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(deps, { ...options, purpose: 'registration', accountId: account.id })
  return { ...options }
}

/** Keeps a new passkey. Returns recovery codes for whoever has none yet. */
export async function addPasskey(
  deps: Deps,
  actor: Actor,
  { name, registration }: { name: string; registration: PasskeyRegistration },
): Promise<string[] | null> {
  await requireFreshProof(deps, actor)
  const { accountId } = actor
  const { credential } = await readRegistration(deps, { accountId, registration })
  const now = deps.clock.now()
  const codes = await deps.db.transaction().execute(async (tx) => {
    await queries.lockAccount(tx, accountId)
    if ((await queries.listPasskeys(tx, accountId)).length >= PASSKEYS_MAX)
      throw new FactorConflictError(`You have ${PASSKEYS_MAX} passkeys. Remove one first.`)
    await queries
      .insertPasskey(tx, {
        account_id: accountId,
        credential_id: credential.id,
        public_key: credential.publicKey,
        counter: credential.counter,
        transports: JSON.stringify(registration.response.transports ?? []),
        name,
        created_at: now,
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error, queries.CREDENTIAL_INDEX)
          ? new FactorConflictError('This passkey is known already.', { cause: error })
          : error
      })
    return noteAdded(tx, { accountId, now })
  })
  recordSecurityEvent(deps, 'second_factor_added', { accountId, method: 'passkey' })
  return codes
}

async function readRegistration(
  deps: Deps,
  { accountId, registration }: { accountId: number; registration: PasskeyRegistration },
) {
  const { verifyRegistrationResponse } = await webauthn()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...siteOf(deps),
      response: { ...forLibrary(registration), response: withoutUndefined(registration.response) },
      expectedChallenge: (challenge) =>
        takeChallenge(deps, { challenge, purpose: 'registration', accountId }),
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: true,
    })
    if (verified) return registrationInfo
  } catch (error) {
    throw wrongPasskey(error)
  }
  throw wrongPasskey()
}

export async function renamePasskey(
  deps: Deps,
  { accountId }: Actor,
  change: { passkeyId: number; name: string },
): Promise<void> {
  if (!(await queries.renamePasskey(deps.db, { accountId, ...change })))
    throw new NotFoundError('There is no such passkey.')
}

/** What the browser is asked to sign with: any passkey of this site, or those of one account. */
export async function askForPasskey(
  deps: Deps,
  { purpose, accountId }: { purpose: PasskeyPurpose; accountId: number | null },
): Promise<PasskeyOptions> {
  const passkeys = accountId === null ? [] : await queries.listPasskeys(deps.db, accountId)
  const options = await (
    await webauthn()
  ).generateAuthenticationOptions({
    rpID: siteOf(deps).expectedRPID,
    allowCredentials: passkeys.map(describe),
    timeout: TIMEOUT_MS,
    userVerification: 'required',
  })
  await keepChallenge(deps, { ...options, purpose, accountId })
  return { ...options }
}

/** Checks what a passkey signed and returns whose it is. `accountId` null: whoever's. */
export async function checkPasskey(deps: Deps, signed: Signed): Promise<number> {
  try {
    return await readOwner(deps, signed)
  } catch (error) {
    if (error instanceof FactorRefusedError) {
      const accountId = signed.accountId ?? undefined
      recordSecurityEvent(deps, 'second_factor_failed', { accountId, method: 'passkey' })
    }
    throw error
  }
}

interface Signed {
  assertion: PasskeyAssertion
  purpose: PasskeyPurpose
  accountId: number | null
}

async function readOwner(deps: Deps, input: Signed): Promise<number> {
  const { assertion, accountId } = input
  const passkey = await queries.findPasskey(deps.db, assertion.id)
  if (!passkey || (accountId !== null && passkey.account_id !== accountId)) throw wrongPasskey()
  const counter = await readCounter(deps, passkey, input)
  const isCounted = await queries.countPasskeyUse(deps.db, {
    id: passkey.id,
    counter,
    now: deps.clock.now(),
  })
  if (!isCounted) throw wrongPasskey()
  return passkey.account_id
}

async function readCounter(
  deps: Deps,
  passkey: queries.Passkey,
  { assertion, purpose, accountId }: Signed,
): Promise<number> {
  const { verifyAuthenticationResponse } = await webauthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...siteOf(deps),
      response: { ...forLibrary(assertion), response: withoutUndefined(assertion.response) },
      expectedChallenge: (challenge) => takeChallenge(deps, { challenge, purpose, accountId }),
      credential: {
        id: passkey.credential_id,
        publicKey: Uint8Array.from(passkey.public_key),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    })
    if (verified) return authenticationInfo.newCounter
  } catch (error) {
    throw wrongPasskey(error)
  }
  throw wrongPasskey()
}

const describe = ({ credential_id: id, transports }: queries.Passkey) => ({ id, transports })

const forLibrary = ({ id, rawId, type }: PasskeyAssertion | PasskeyRegistration) => ({
  id,
  rawId,
  type,
  clientExtensionResults: {},
})

/** Browsers write null where the library's types know absence alone. */
type Present<Value> = { [Key in keyof Value]: Exclude<Value[Key], null | undefined> }
const withoutUndefined = <Value extends object>(value: Value) =>
  Object.fromEntries(
    Object.entries(value).filter(([, entry]) => entry !== null && entry !== undefined),
  ) as Present<Value>

async function keepChallenge(
  { db, clock }: Deps,
  asked: { challenge: string; purpose: PasskeyPurpose; accountId: number | null },
): Promise<void> {
  await queries.insertChallenge(db, {
    challenge_hash: hashToken(asked.challenge),
    purpose: asked.purpose,
    account_id: asked.accountId,
    expires_at: new Date(clock.now().getTime() + TIMEOUT_MS),
  })
}

const takeChallenge = (
  { db, clock }: Deps,
  given: { challenge: string; purpose: PasskeyPurpose; accountId: number | null },
): Promise<boolean> =>
  queries.takeChallenge(db, {
    challengeHash: hashToken(given.challenge),
    purpose: given.purpose,
    accountId: given.accountId,
    now: clock.now(),
  })
