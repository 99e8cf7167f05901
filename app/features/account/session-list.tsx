import { useCallback, useEffect, useState } from 'react'
import { endOtherSession, fetchSessions } from '#app/features/account/account.api.ts'
import { dateWords } from '#app/ui/day-words.ts'
import { useTask } from '#app/platform/http/use-task.ts'
import { Button } from '#app/ui/button.tsx'
import { RetryNote } from '#app/ui/retry-note.tsx'
import type { SessionsResponse } from '#shared/accounts.ts'

type Session = SessionsResponse['sessions'][number]

/** Every device that is signed in, each with its way out. */
export function SessionList() {
  const [sessions, setSessions] = useState<readonly Session[]>()
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(
    () =>
      fetchSessions().then(
        (answer) => setSessions(answer.sessions),
        () => setHasFailed(true),
      ),
    [],
  )
  useEffect(() => void load(), [load])
  const retry = () => {
    setHasFailed(false)
    void load()
  }
  if (hasFailed)
    return <RetryNote onRetry={retry}>We could not list your devices just now.</RetryNote>
  return (
    // Room for the one that is always there, so that little moves when the list comes.
    <ul aria-label="Signed-in devices" className="min-h-19 border-t border-hair">
      {sessions?.map((session) => (
        <SessionRow
          key={session.id}
          session={session}
          onEnded={() => setSessions((list) => list?.filter(({ id }) => id !== session.id))}
        />
      ))}
    </ul>
  )
}

function SessionRow({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const { isRunning, run } = useTask()
  const { id, device, isCurrent, createdAt, lastUsedAt } = session
  const name = device === '' ? 'Unknown device' : device
  const signOutThere = () =>
    run(
      async () => {
        await endOtherSession(id)
        onEnded()
      },
      { success: 'Signed out there', failure: 'We could not sign out there. Please try again.' },
    )
  return (
    <li className="flex min-h-19 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-hair py-3">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-14 text-faded">
          Signed in <time dateTime={createdAt}>{dateWords(createdAt)}</time>
          {!isCurrent && (
            <>
              , last used <time dateTime={lastUsedAt}>{dateWords(lastUsedAt)}</time>
            </>
          )}
        </p>
      </div>
      {isCurrent ? (
        <span className="text-14 font-medium text-ok">This device</span>
      ) : (
        <Button
          variant="line"
          size="sm"
          isLoading={isRunning}
          aria-label={`Sign out there: ${name}`}
          onClick={() => void signOutThere()}
        >
          Sign out there
        </Button>
      )}
    </li>
  )
}
