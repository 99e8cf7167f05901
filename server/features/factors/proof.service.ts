import { confirmIdentity, getOwnAccount } from '#server/features/accounts/profile.service.ts'
import { markProved, type Actor } from '#server/features/accounts/sessions.service.ts'
import { withCode } from '#server/features/factors/codes.ts'
import { checkPasskey } from '#server/features/factors/passkeys.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { ProofRequest } from '#shared/second-factor.ts'

/**
 * Proves for this session that it is still the same person: by the password, by Google where there is none, or by a second
 * factor. `browser` is what only the browser that asks knows.
 */
export async function prove(
  deps: Deps,
  actor: Actor,
  { proof, browser }: { proof: ProofRequest; browser: string },
): Promise<void> {
  const { accountId } = actor
  switch (proof.method) {
    case 'password':
    case 'google': {
      const account = await getOwnAccount(deps, actor)
      await confirmIdentity(deps, account, {
        password: proof.method === 'password' ? proof.password : undefined,
        google: proof.method === 'google' ? { idToken: proof.googleToken, browser } : undefined,
      })
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
