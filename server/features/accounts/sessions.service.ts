import { createToken, hashToken } from '#server/platform/tokens.ts'
import * as queries from '#server/features/accounts/sessions.queries.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import { ADMIN_USER_ID } from '#shared/product.ts'
import { SESSION_LIFETIME_DAYS } from '#shared/limits.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The end of a session slides with its use, written at most this often, so that reading stays reading. */
const EXTEND_AFTER_MS = 60 * 60 * 1000

/** Who is asking. */
export interface Actor {
  accountId: number
  sessionId: number
  isAdmin: boolean
}

/** Opens a session and returns its token, which is told once and kept nowhere. */
export async function openSession(
  tx: Executor,
  { accountId, now }: { accountId: number; now: Date },
): Promise<string> {
  const { token, tokenHash } = createToken()
  await queries.insertSession(tx, {
    account_id: accountId,
    token_hash: tokenHash,
    created_at: now,
    last_used_at: now,
    expires_at: sessionEnd(now),
  })
  return token
}

/** The person behind a token, or undefined when it is unknown, ended or expired. */
export async function findActor(deps: Deps, token: string): Promise<Actor | undefined> {
  const now = deps.clock.now()
  const session = await queries.findSession(deps.db, hashToken(token), now)
  if (!session) return undefined
  if (now.getTime() - session.last_used_at.getTime() > EXTEND_AFTER_MS) {
    await queries.extendSession(deps.db, session.id, {
      last_used_at: now,
      expires_at: sessionEnd(now),
    })
  }
  return {
    accountId: session.account_id,
    sessionId: session.id,
    isAdmin: session.account_id === ADMIN_USER_ID,
  }
}

export async function endSession(deps: Deps, actor: Actor): Promise<void> {
  await queries.deleteSession(deps.db, actor.sessionId)
}

export async function endAllSessions(deps: Deps, actor: Actor): Promise<void> {
  await queries.deleteSessions(deps.db, actor.accountId)
}

export async function purgeExpired(deps: Deps): Promise<void> {
  await queries.deleteExpired(deps.db, deps.clock.now())
}

const sessionEnd = (now: Date) => new Date(now.getTime() + SESSION_LIFETIME_DAYS * DAY_MS)
