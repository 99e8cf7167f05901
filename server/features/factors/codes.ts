import { wrongCode } from '#server/features/factors/factors.errors.ts'
import * as queries from '#server/features/factors/factors.queries.ts'
import { hashRecoveryCode } from '#server/features/factors/recovery-codes.ts'
import { findTotpStep } from '#server/features/factors/totp.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import { recordingLockOut, recordSecurityEvent } from '#server/platform/security-events.ts'

export interface TypedCode {
  method: 'totp' | 'recovery'
  code: string
}

export const totpContext = (accountId: number) => `totp ${accountId}`

/**
 * Takes a code that somebody typed, together with what it is for: where that fails, the code is as good as before. Counted first
 * and given back if right, which holds the limit when guesses come all at once.
 */
export async function withCode<Result>(
  deps: Deps,
  { accountId, method, code }: TypedCode & { accountId: number },
  purpose: (tx: Executor) => Promise<Result>,
): Promise<Result> {
  const key = String(accountId)
  await recordingLockOut(deps, accountId, () =>
    deps.rateLimits.consume(RATE_LIMITS.wrongCodePerAccount, key),
  )
  const result = await deps.db.transaction().execute(async (tx) => {
    const isTaken =
      method === 'totp'
        ? await takeTotpCode(deps, tx, { accountId, code })
        : await queries.takeRecoveryCode(tx, {
            accountId,
            codeHash: hashRecoveryCode(accountId, code),
          })
    if (!isTaken) {
      recordSecurityEvent(deps, 'second_factor_failed', { accountId, method })
      throw wrongCode()
    }
    return purpose(tx)
  })
  await deps.rateLimits.refund(RATE_LIMITS.wrongCodePerAccount, key)
  return result
}

async function takeTotpCode(
  { clock, secretBox }: Deps,
  tx: Executor,
  { accountId, code }: { accountId: number; code: string },
): Promise<boolean> {
  const factor = await queries.findTotp(tx, accountId)
  if (!factor?.confirmed_at) return false
  const secret = secretBox.open(factor.sealed_secret, totpContext(accountId))
  const step = findTotpStep(secret, code, clock.now())
  return step !== undefined && queries.takeTotpStep(tx, { accountId, step })
}
