import * as queries from '#server/features/factors/factors.queries.ts'
import type { Executor } from '#server/platform/db.ts'
import { createToken } from '#server/platform/tokens.ts'
import { SECOND_STEP_MINUTES, SECOND_STEP_TRIES } from '#shared/limits.ts'
import type { SecondFactorMethod, SecondStep } from '#shared/second-factor.ts'

/** Somebody has taken the first step. Whoever holds the ticket may try the second, a few times and not for long. */
export async function openTicket(
  tx: Executor,
  { accountId, now }: { accountId: number; now: Date },
): Promise<SecondStep> {
  const { token, tokenHash } = createToken()
  await queries.insertTicket(tx, {
    account_id: accountId,
    token_hash: tokenHash,
    tries_left: SECOND_STEP_TRIES,
    created_at: now,
    expires_at: new Date(now.getTime() + SECOND_STEP_MINUTES * 60_000),
  })
  return { secondFactor: { ticket: token, methods: await listMethods(tx, accountId) } }
}

async function listMethods(tx: Executor, accountId: number): Promise<SecondFactorMethod[]> {
  const totp = await queries.findTotp(tx, accountId)
  const passkeys = await queries.listPasskeys(tx, accountId)
  const codesLeft = await queries.countRecoveryCodes(tx, accountId)
  return [
    ...(totp?.confirmed_at ? ['totp' as const] : []),
    ...(passkeys.length > 0 ? ['passkey' as const] : []),
    ...(codesLeft > 0 ? ['recovery' as const] : []),
  ]
}
