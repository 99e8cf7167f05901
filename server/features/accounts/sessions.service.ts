import { tellEnded } from '#server/features/accounts/session-signals.ts'
import * as queries from '#server/features/accounts/sessions.queries.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import { NotFoundError } from '#server/platform/errors.ts'
import { recordSecurityEvent } from '#server/platform/security-events.ts'
import { createToken, hashToken } from '#server/platform/tokens.ts'
import type { SessionsResponse } from '#shared/accounts.ts'
import {
  SESSION_ABSOLUTE_DAYS,
  SESSION_LIFETIME_DAYS,
  SESSIONS_LISTED_MAX,
} from '#shared/limits.ts'
import { ADMIN_USER_ID } from '#shared/product.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The end of a session slides with its use, written at most this often, so that reading stays reading. */
const EXTEND_AFTER_MS = 60 * 60 * 1000

/** Who is asking. */
export interface Actor {
  accountId: number
  sessionId: number
  isAdmin: boolean
  /** Whoever came with a password that others have read may do nothing but choose their own. */
  mustChangePassword?: boolean
}

/** Opens a session and returns its token, which is told once and kept nowhere. To sign in is to have proved who one is. */
export async function openSession(
  tx: Executor,
  { accountId, device, now }: { accountId: number; device: string; now: Date },
): Promise<string> {
  const { token, tokenHash } = createToken()
  await queries.insertSession(tx, {
    account_id: accountId,
    token_hash: tokenHash,
    device,
    created_at: now,
    last_used_at: now,
    proved_at: now,
    expires_at: sessionEnd({ openedAt: now, now }),
  })
  return token
}

/** The person behind a token, or undefined when it is unknown, ended or expired, or its person suspended. */
export async function findActor(deps: Deps, token: string): Promise<Actor | undefined> {
  const now = deps.clock.now()
  const openedAfter = new Date(now.getTime() - SESSION_ABSOLUTE_DAYS * DAY_MS)
  const tokenHash = hashToken(token)
  const session = await queries.findSession(deps.db, { tokenHash, openedAfter, now })
  if (!session) return undefined
  if (now.getTime() - session.last_used_at.getTime() > EXTEND_AFTER_MS) {
    await queries.extendSession(deps.db, session.id, {
      last_used_at: now,
      expires_at: sessionEnd({ openedAt: session.created_at, now }),
    })
  }
  return {
    accountId: session.account_id,
    sessionId: session.id,
    isAdmin: session.account_id === ADMIN_USER_ID,
    ...(session.must_change_password ? { mustChangePassword: true } : {}),
  }
}

/** Where the person is signed in: here first, then by last use. */
export async function listOwnSessions(deps: Deps, actor: Actor): Promise<SessionsResponse> {
  const sessions = await queries.listSessions(deps.db, {
    accountId: actor.accountId,
    now: deps.clock.now(),
    limit: SESSIONS_LISTED_MAX,
  })
  const isCurrent = ({ id }: queries.Session) => id === actor.sessionId
  const hereFirst = sessions.toSorted((a, b) => Number(isCurrent(b)) - Number(isCurrent(a)))
  return {
    sessions: hereFirst.map((session) => ({
      id: session.id,
      device: session.device,
      isCurrent: isCurrent(session),
      createdAt: session.created_at.toISOString(),
      lastUsedAt: session.last_used_at.toISOString(),
    })),
  }
}

/** Ends one of the person's own sessions. Another's looks like one that does not exist. */
export async function endOwnSession(deps: Deps, actor: Actor, sessionId: number): Promise<void> {
  const ended = await deps.db
    .transaction()
    .execute((tx) => endSessions(deps, tx, { accountId: actor.accountId, sessionId }))
  if (ended === 0) throw new NotFoundError('This device is signed out already.')
  recordSecurityEvent(deps, 'session_ended', { accountId: actor.accountId })
}

export async function endSession(deps: Deps, { accountId, sessionId }: Actor): Promise<void> {
  await deps.db.transaction().execute((tx) => endSessions(deps, tx, { accountId, sessionId }))
  recordSecurityEvent(deps, 'session_ended', { accountId })
}

export async function endAllSessions(deps: Deps, { accountId }: Actor): Promise<void> {
  await deps.db.transaction().execute((tx) => endSessions(deps, tx, { accountId }))
  recordSecurityEvent(deps, 'all_sessions_ended', { accountId })
}

/**
 * Ends sessions in the caller's transaction, with the sign-ins that were about to join them, and closes what listens with them as
 * soon as it commits. Returns how many there were.
 */
export async function endSessions(
  deps: Pick<Deps, 'signals'>,
  tx: Executor,
  choice: queries.SessionChoice,
): Promise<number> {
  const ended = await queries.deleteSessions(tx, choice)
  if (choice.sessionId === undefined) await queries.deleteSignInTickets(tx, choice.accountId)
  await tellEnded(deps, tx, choice)
  return ended
}

/** When the person of a session last proved who they are. */
export async function findProofTime(deps: Deps, { sessionId }: Actor): Promise<Date | null> {
  return queries.findProofTime(deps.db, sessionId)
}

export async function markProved(
  { clock }: Pick<Deps, 'clock'>,
  tx: Executor,
  { sessionId }: Actor,
): Promise<void> {
  await queries.markProved(tx, sessionId, clock.now())
}

export async function purgeExpired(deps: Deps): Promise<void> {
  await queries.deleteExpired(deps.db, deps.clock.now())
}

/** Slides with use, up to the end that no use moves. */
function sessionEnd({ openedAt, now }: { openedAt: Date; now: Date }): Date {
  const slidingEnd = now.getTime() + SESSION_LIFETIME_DAYS * DAY_MS
  return new Date(Math.min(slidingEnd, openedAt.getTime() + SESSION_ABSOLUTE_DAYS * DAY_MS))
}
