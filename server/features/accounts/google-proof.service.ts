import {
  GoogleConfirmationError,
  GoogleSignInExpiredError,
} from '#server/features/accounts/accounts.errors.ts'
import type { Account } from '#server/features/accounts/accounts.queries.ts'
import * as queries from '#server/features/accounts/google-nonces.queries.ts'
import type { Deps } from '#server/platform/deps.ts'
import { createToken, hashToken } from '#server/platform/tokens.ts'
import type { VerifiedIdentity } from '#server/providers/identity/identity-provider.ts'
import { GOOGLE_CONFIRMATION_MINUTES, GOOGLE_NONCE_MINUTES } from '#shared/limits.ts'

const MINUTE_MS = 60_000

/** An ID token, and the secret of the browser that brings it. */
export interface GoogleProof {
  idToken: string
  browser: string
}

/** Makes what the next ID token of this browser has to carry. */
export async function createGoogleNonce(deps: Deps, browser: string): Promise<string> {
  const { token: nonce } = createToken()
  const now = deps.clock.now()
  await queries.insertGoogleNonce(deps.db, {
    nonceHash: hashNonce({ nonce, browser }),
    expiresAt: new Date(now.getTime() + GOOGLE_NONCE_MINUTES * MINUTE_MS),
    now,
  })
  return nonce
}

/**
 * Who a token speaks for. It must carry a nonce that this browser asked for, and uses it up: a token found in a log or slipped in
 * from another browser signs nobody in.
 */
export async function verifyGoogleProof(
  deps: Deps,
  { idToken, browser }: GoogleProof,
): Promise<VerifiedIdentity> {
  const identity = await deps.identity.verify(idToken)
  const nonceHash = hashNonce({ nonce: identity.nonce, browser })
  const isOurs = await queries.takeGoogleNonce(deps.db, { nonceHash, now: deps.clock.now() })
  if (!isOurs) throw new GoogleSignInExpiredError()
  return identity
}

/** Asks somebody without a password to be vouched for by Google once more, just now and as the same person. */
export async function confirmByGoogle(
  deps: Deps,
  account: Account,
  proof: GoogleProof | undefined,
): Promise<void> {
  if (!proof) throw new GoogleConfirmationError('Please confirm with Google that it is you.')
  const { subject, vouchedAt } = await verifyGoogleProof(deps, proof)
  if (subject !== account.google_subject)
    throw new GoogleConfirmationError(
      'That is another Google account than the one you sign in with.',
    )
  const freshSince = deps.clock.now().getTime() - GOOGLE_CONFIRMATION_MINUTES * MINUTE_MS
  if (vouchedAt.getTime() < freshSince)
    throw new GoogleConfirmationError('That was too long ago. Please confirm with Google again.')
}

const hashNonce = ({ nonce, browser }: { nonce: string; browser: string }) =>
  hashToken(`${nonce}.${browser}`)
