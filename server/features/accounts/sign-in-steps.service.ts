import { AccountSuspendedError } from '#server/features/accounts/accounts.errors.ts'
import type { Account } from '#server/features/accounts/accounts.queries.ts'
import { openSession } from '#server/features/accounts/sessions.service.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import { DomainError } from '#server/platform/errors.ts'
import { recordSecurityEvent } from '#server/platform/security-events.ts'

export interface SignedIn {
  account: Account
  token: string
}

/** What follows when somebody has proved to be this person, by password or through Google. */
export async function finishFirstStep(
  tx: Executor,
  { account, device, now }: { account: Account; device: string; now: Date },
): Promise<SignedIn> {
  if (account.suspended_at) throw new AccountSuspendedError()
  return { account, token: await openSession(tx, { accountId: account.id, device, now }) }
}

/** Runs a whole sign-in and records what came of it. An outage is no failure of the person's. */
export async function recordingSignIn(
  deps: Deps,
  who: { accountId?: number | undefined; method: 'password' | 'google' },
  work: () => Promise<SignedIn & { isNew?: boolean }>,
): Promise<SignedIn> {
  try {
    const { account, token, isNew } = await work()
    recordSecurityEvent(deps, isNew ? 'sign_up' : 'sign_in', { ...who, accountId: account.id })
    return { account, token }
  } catch (error) {
    if (error instanceof DomainError)
      recordSecurityEvent(deps, 'sign_in_failed', { ...who, reason: error.code })
    throw error
  }
}
