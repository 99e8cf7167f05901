import { getAccount } from '#server/features/accounts/profile.service.ts'
import {
  enter,
  recordingSignIn,
  type SignedIn,
} from '#server/features/accounts/sign-in-steps.service.ts'
import { withCode } from '#server/features/factors/codes.ts'
import { SignInExpiredError } from '#server/features/factors/factors.errors.ts'
import * as queries from '#server/features/factors/factors.queries.ts'
import { askForPasskey, checkPasskey } from '#server/features/factors/passkeys.service.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import { hashToken } from '#server/platform/tokens.ts'
import type { FactorProof, PasskeyAssertion, PasskeyOptions } from '#shared/second-factor.ts'

/** Ends a sign-in whose first step is done: by a code, a passkey or a recovery code. */
export async function takeSecondStep(
  deps: Deps,
  { ticket, proof, device }: { ticket: string; proof: FactorProof; device: string },
): Promise<SignedIn> {
  const tokenHash = hashToken(ticket)
  const now = deps.clock.now()
  const accountId = await queries.countTry(deps.db, { tokenHash, now })
  if (accountId === undefined) throw new SignInExpiredError()
  const account = await getAccount(deps, accountId)
  const finish = async (tx: Executor) => {
    // Of two right answers at once, one finds it gone.
    if (!(await queries.takeTicket(tx, tokenHash))) throw new SignInExpiredError()
    return enter(tx, { account, device, now })
  }
  return recordingSignIn(deps, { accountId, method: proof.method }, async () => {
    if (proof.method !== 'passkey')
      return withCode(deps, { accountId, method: proof.method, code: proof.code }, finish)
    await checkPasskey(deps, { assertion: proof.assertion, purpose: 'second_factor', accountId })
    return deps.db.transaction().execute(finish)
  })
}

export async function askForPasskeyOfTicket(deps: Deps, ticket: string): Promise<PasskeyOptions> {
  const tokenHash = hashToken(ticket)
  const accountId = await queries.findTicketAccount(deps.db, { tokenHash, now: deps.clock.now() })
  if (accountId === undefined) throw new SignInExpiredError()
  return askForPasskey(deps, { purpose: 'second_factor', accountId })
}

/** A passkey is something one has, and asked for a finger or a PIN besides: both steps in one. */
export async function signInWithPasskey(
  deps: Deps,
  { assertion, device }: { assertion: PasskeyAssertion; device: string },
): Promise<SignedIn> {
  return recordingSignIn(deps, { method: 'passkey' }, async () => {
    const accountId = await checkPasskey(deps, { assertion, purpose: 'sign_in', accountId: null })
    const account = await getAccount(deps, accountId)
    return enter(deps.db, { account, device, now: deps.clock.now() })
  })
}
