import type { SessionChoice } from '#server/features/accounts/sessions.queries.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'

const TOPIC = 'session-ended'

/** Told to every process when the sessions are gone, so that whatever listens with them stops. */
export async function tellEnded(
  { signals }: Pick<Deps, 'signals'>,
  tx: Executor,
  ended: SessionChoice,
): Promise<void> {
  await signals.publish(tx, TOPIC, ended)
}

export function onEnded(
  { signals }: Pick<Deps, 'signals'>,
  listener: (ended: SessionChoice) => void,
): () => void {
  return signals.subscribe(TOPIC, (message) => listener(message as SessionChoice))
}

export const isAmong = (
  { sessionId, exceptId }: SessionChoice,
  session: { sessionId: number },
): boolean =>
  sessionId === undefined ? session.sessionId !== exceptId : session.sessionId === sessionId
