import { getOwnAccount } from '#server/features/accounts/profile.service.ts'
import type { Actor } from '#server/features/accounts/sessions.service.ts'
import {
  noteAdded,
  noteRemoved,
  renewRecoveryCodes,
} from '#server/features/factors/factor-changes.ts'
import { FactorConflictError, wrongCode } from '#server/features/factors/factors.errors.ts'
import * as queries from '#server/features/factors/factors.queries.ts'
import { requireFreshProof } from '#server/features/factors/fresh-proof.ts'
import { createTotpSecret, describeTotp, findTotpStep } from '#server/features/factors/totp.ts'
import { totpContext } from '#server/features/factors/codes.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import { NotFoundError } from '#server/platform/errors.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import { recordSecurityEvent } from '#server/platform/security-events.ts'
import type { SecondFactorState, TotpSetUp } from '#shared/second-factor.ts'

/** How the person signs in beyond the first step. */
export function readFactors(deps: Deps, { accountId }: Actor): Promise<SecondFactorState> {
  return exportFactors(deps.db, accountId)
}

/** No secret is among it, so it is also what the person's own export has. */
export async function exportFactors(db: Executor, accountId: number): Promise<SecondFactorState> {
  const totp = await queries.findTotp(db, accountId)
  const passkeys = await queries.listPasskeys(db, accountId)
  return {
    totpSince: totp?.confirmed_at?.toISOString() ?? null,
    passkeys: passkeys.map((passkey) => ({
      id: passkey.id,
      name: passkey.name,
      createdAt: passkey.created_at.toISOString(),
      lastUsedAt: passkey.last_used_at?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await queries.countRecoveryCodes(db, accountId),
  }
}

/** Makes a secret for an authenticator app. It counts for nothing before a code of it has been seen. */
export async function startTotp(deps: Deps, actor: Actor): Promise<TotpSetUp> {
  await requireFreshProof(deps, actor)
  const { id, email } = await getOwnAccount(deps, actor)
  const secret = createTotpSecret()
  const isStarted = await queries.upsertUnconfirmedTotp(deps.db, {
    account_id: id,
    sealed_secret: deps.secretBox.seal(secret, totpContext(id)),
    created_at: deps.clock.now(),
  })
  if (!isStarted)
    throw new FactorConflictError('You have an authenticator app already. Remove it first.')
  return describeTotp(secret, email)
}

export async function confirmTotp(
  deps: Deps,
  actor: Actor,
  code: string,
): Promise<string[] | null> {
  await requireFreshProof(deps, actor)
  const { accountId } = actor
  const now = deps.clock.now()
  await deps.rateLimits.consume(RATE_LIMITS.wrongCodePerAccount, String(accountId))
  const codes = await deps.db.transaction().execute(async (tx) => {
    await queries.lockAccount(tx, accountId)
    const factor = await queries.findTotp(tx, accountId)
    if (!factor || factor.confirmed_at)
      throw new FactorConflictError('Please start again: there is no app waiting to be confirmed.')
    const secret = deps.secretBox.open(factor.sealed_secret, totpContext(accountId))
    const step = findTotpStep(secret, code, now)
    if (step === undefined) throw wrongCode()
    await queries.confirmTotp(tx, { accountId, step, now })
    return noteAdded(tx, { accountId, now })
  })
  await deps.rateLimits.refund(RATE_LIMITS.wrongCodePerAccount, String(accountId))
  recordSecurityEvent(deps, 'second_factor_added', { accountId, method: 'totp' })
  return codes
}

export function removeTotp(deps: Deps, actor: Actor): Promise<void> {
  return remove(deps, actor, {
    method: 'totp',
    act: (tx) => queries.deleteTotp(tx, actor.accountId),
  })
}

export function removePasskey(deps: Deps, actor: Actor, passkeyId: number): Promise<void> {
  const { accountId } = actor
  return remove(deps, actor, {
    method: 'passkey',
    act: (tx) => queries.deletePasskey(tx, { accountId, passkeyId }),
  })
}

async function remove(
  deps: Deps,
  actor: Actor,
  { method, act }: { method: 'totp' | 'passkey'; act: (tx: Executor) => Promise<boolean> },
) {
  await requireFreshProof(deps, actor)
  const { accountId } = actor
  await deps.db.transaction().execute(async (tx) => {
    await queries.lockAccount(tx, accountId)
    if (!(await act(tx))) throw new NotFoundError('There is no such way to sign in.')
    await noteRemoved(tx, { accountId, now: deps.clock.now() })
  })
  recordSecurityEvent(deps, 'second_factor_removed', { accountId, method })
}

/** New recovery codes in place of whatever is left of the old ones. */
export async function replaceRecoveryCodes(deps: Deps, actor: Actor): Promise<string[]> {
  await requireFreshProof(deps, actor)
  const { accountId } = actor
  return deps.db.transaction().execute(async (tx) => {
    await queries.lockAccount(tx, accountId)
    if (!(await queries.refreshFactorFlag(tx, accountId)))
      throw new FactorConflictError('Set up an authenticator app or a passkey first.')
    return renewRecoveryCodes(tx, { accountId, now: deps.clock.now() })
  })
}

/** For an account that turned out to be somebody else's: what its maker had set up must not keep the owner out. */
export async function removeAllFactors(tx: Executor, accountId: number, now: Date): Promise<void> {
  await queries.deleteTotp(tx, accountId)
  await queries.deletePasskeys(tx, accountId)
  await noteRemoved(tx, { accountId, now })
}
