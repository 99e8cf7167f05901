import { AccountSuspendedError } from '#server/features/accounts/accounts.errors.ts'
import type { Account } from '#server/features/accounts/accounts.queries.ts'
import { openSession } from '#server/features/accounts/sessions.service.ts'
import type { Executor } from '#server/platform/db.ts'

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
