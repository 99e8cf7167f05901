import { confirmPassword, getOwnAccount } from '#server/features/accounts/profile.service.ts'
import { markProved, type Actor } from '#server/features/accounts/sessions.service.ts'
import { InvalidPasswordError } from '#server/features/accounts/accounts.errors.ts'
import { withCode } from '#server/features/factors/codes.ts'
import { checkPasskey } from '#server/features/factors/passkeys.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { ProofRequest } from '#shared/second-factor.ts'

/** Proves for this session, by the password or by a second factor, that it is still the same person. */
export async function prove(deps: Deps, actor: Actor, proof: ProofRequest): Promise<void> {
  const { accountId } = actor
  switch (proof.method) {
    case 'password': {
      const account = await getOwnAccount(deps, actor)
      // People without a password are asked for none elsewhere; here that would prove nothing.
      if (!account.password_hash) throw new InvalidPasswordError()
      await confirmPassword(deps, account, proof.password)
      return markProved(deps, deps.db, actor)
    }
    case 'passkey':
      await checkPasskey(deps, { assertion: proof.assertion, purpose: 'proof', accountId })
      return markProved(deps, deps.db, actor)
    case 'totp':
    case 'recovery':
      return withCode(deps, { accountId, method: proof.method, code: proof.code }, (tx) =>
        markProved(deps, tx, actor),
      )
  }
}
