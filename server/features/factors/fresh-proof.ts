import { findProofTime, type Actor } from '#server/features/accounts/sessions.service.ts'
import { ProofRequiredError } from '#server/features/factors/factors.errors.ts'
import type { Deps } from '#server/platform/deps.ts'
import { PROOF_LIFETIME_MINUTES } from '#shared/limits.ts'

/** A session may be years of somebody's open laptop; how they sign in is changed only by who has lately shown to be them. */
export async function requireFreshProof(deps: Deps, actor: Actor): Promise<void> {
  const provedAt = await findProofTime(deps, actor)
  const freshSince = deps.clock.now().getTime() - PROOF_LIFETIME_MINUTES * 60_000
  if (!provedAt || provedAt.getTime() < freshSince) throw new ProofRequiredError()
}
