import { AccountSuspendedError } from '#server/features/accounts/accounts.errors.ts'
import type { Account } from '#server/features/accounts/accounts.queries.ts'
import { openSession } from '#server/features/accounts/sessions.service.ts'
import { openTicket } from '#server/features/factors/tickets.service.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import { DomainError } from '#server/platform/errors.ts'
import { recordSecurityEvent, type SignInMethod } from '#server/platform/security-events.ts'
import type { SecondStep } from '#shared/second-factor.ts'

export interface SignedIn {
  account: Account
  token: string
}

interface Arrival {
  account: Account
  device: string
  now: Date
}

/** What follows when somebody has proved to be this person by password or through Google: in, or on to the second step. */
export async function finishFirstStep(
  tx: Executor,
  arrival: Arrival,
): Promise<SignedIn | SecondStep> {
  const { account, now } = arrival
  // Before the second step, so that nobody takes it for nothing.
  if (account.suspended_at) throw new AccountSuspendedError()
  return account.has_second_factor
    ? openTicket(tx, { accountId: account.id, now })
    : enter(tx, arrival)
}

/** Every step is done. */
export async function enter(tx: Executor, { account, device, now }: Arrival): Promise<SignedIn> {
  if (account.suspended_at) throw new AccountSuspendedError()
  return { account, token: await openSession(tx, { accountId: account.id, device, now }) }
}

/** Runs a whole sign-in and records what came of it. An outage is no failure of the person's. */
export async function recordingSignIn<Answer extends SignedIn | SecondStep>(
  deps: Deps,
  who: { accountId?: number | undefined; method: SignInMethod },
  work: () => Promise<Answer & { isNew?: boolean }>,
): Promise<Answer> {
  try {
    const answer = await work()
    // Whoever has the second step before them is not in yet.
    if ('account' in answer) {
      const { id: accountId } = answer.account
      recordSecurityEvent(deps, answer.isNew ? 'sign_up' : 'sign_in', { ...who, accountId })
    }
    return answer
  } catch (error) {
    if (error instanceof DomainError)
      recordSecurityEvent(deps, 'sign_in_failed', { ...who, reason: error.code })
    throw error
  }
}
