import * as queries from '#server/features/factors/factors.queries.ts'
import { createRecoveryCodes, hashRecoveryCode } from '#server/features/factors/recovery-codes.ts'
import type { Executor } from '#server/platform/db.ts'

/** Runs in the transaction that added a factor. Whoever has no recovery codes yet gets theirs, to be told once. */
export async function noteAdded(
  tx: Executor,
  { accountId, now }: { accountId: number; now: Date },
): Promise<string[] | null> {
  await queries.refreshFactorFlag(tx, accountId)
  const hasCodes = (await queries.countRecoveryCodes(tx, accountId)) > 0
  return hasCodes ? null : renewRecoveryCodes(tx, { accountId, now })
}

/** Runs in the transaction that removed a factor. Without any there is nothing to recover, and the codes go too. */
export async function noteRemoved(
  tx: Executor,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> {
  const hasFactor = await queries.refreshFactorFlag(tx, accountId)
  if (!hasFactor) await queries.replaceRecoveryCodes(tx, { accountId, codeHashes: [], now })
}

/** The earlier ones stop working. */
export async function renewRecoveryCodes(
  tx: Executor,
  { accountId, now }: { accountId: number; now: Date },
): Promise<string[]> {
  const codes = createRecoveryCodes()
  const codeHashes = codes.map((code) => hashRecoveryCode(accountId, code))
  await queries.replaceRecoveryCodes(tx, { accountId, codeHashes, now })
  return codes
}
