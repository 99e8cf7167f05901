import { InvalidPasswordError } from '#server/features/accounts/accounts.errors.ts'
import type { Account } from '#server/features/accounts/accounts.queries.ts'
import * as networks from '#server/features/accounts/known-networks.queries.ts'
import { verifyPassword } from '#server/features/accounts/passwords.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import { networkOf } from '#server/platform/network-address.ts'
import { RATE_LIMITS, type RateLimit } from '#server/platform/rate-limit.ts'
import { recordingLockOut, recordSecurityEvent } from '#server/platform/security-events.ts'
import { hashToken } from '#server/platform/tokens.ts'

const DAY_MS = 86_400_000
/** Home, work, the telephone and many a journey. */
const KNOWN_NETWORKS_MAX = 20
const KNOWN_NETWORK_DAYS = 90

/**
 * Checks a password that somebody signs in with. Wrong ones are counted for each network, so that who guesses shuts out
 * nobody but themselves, and for all unknown networks together, so that a thousand of them do not guess a thousand times as
 * fast. The owner gets in all the while from where they have been before, or by setting a new password.
 *
 * Counted first and given back if right, which holds the limits when guesses come all at once.
 */
export async function checkPassword(
  deps: Deps,
  account: Account,
  { password, address }: { password: string; address: string },
): Promise<void> {
  const accountId = account.id
  const counts = await recordingLockOut(deps, accountId, () => countGuess(deps, account, address))
  if (!account.password_hash || !(await verifyPassword(password, account.password_hash))) {
    recordSecurityEvent(deps, 'password_wrong', { accountId })
    throw new InvalidPasswordError()
  }
  await giveBack(deps, counts)
}

type Count = [RateLimit, string]

async function countGuess(deps: Deps, account: Account, address: string): Promise<Count[]> {
  const key = guessesOf(account)
  const ofNetwork: Count = [RATE_LIMITS.wrongPasswordPerNetwork, `${key} ${networkOf(address)}`]
  const ofAccount: Count = [RATE_LIMITS.wrongPasswordPerAccount, key]
  const isKnown = await networks.isKnownNetwork(
    deps.db,
    knownNetwork(deps, { accountId: account.id, address }),
    oldestKept(deps.clock.now()),
  )
  await deps.rateLimits.consume(...ofNetwork)
  if (isKnown) return [ofNetwork]
  try {
    await deps.rateLimits.consume(...ofAccount)
  } catch (error) {
    // What strangers have used up is no guess of this network's.
    await giveBack(deps, [ofNetwork])
    throw error
  }
  return [ofNetwork, ofAccount]
}

async function giveBack(deps: Deps, counts: readonly Count[]): Promise<void> {
  for (const count of counts) await deps.rateLimits.refund(...count)
}

/** Named after the password that is guessed at: nobody has guessed at a new one yet. */
const guessesOf = ({ id, password_hash: hash }: Account) =>
  `${id} ${hashToken(hash ?? '')
    .toString('base64url')
    .slice(0, 12)}`

/** Somebody has shown, from there, to be the account's owner. */
export async function rememberNetwork(
  deps: Deps,
  tx: Executor,
  { accountId, address }: { accountId: number; address: string },
): Promise<void> {
  await networks.upsertKnownNetwork(
    tx,
    knownNetwork(deps, { accountId, address }),
    deps.clock.now(),
  )
  await networks.deleteOlderNetworks(tx, { accountId, keep: KNOWN_NETWORKS_MAX })
}

export async function forgetUnusedNetworks(deps: Deps): Promise<void> {
  await networks.deleteNetworksUnusedSince(deps.db, oldestKept(deps.clock.now()))
}

const oldestKept = (now: Date) => new Date(now.getTime() - KNOWN_NETWORK_DAYS * DAY_MS)

const knownNetwork = (
  { keyedHash }: Deps,
  { accountId, address }: { accountId: number; address: string },
): networks.KnownNetwork => ({
  accountId,
  networkHash: keyedHash(`network ${accountId} ${networkOf(address)}`),
})
