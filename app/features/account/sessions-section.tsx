import { useNavigate } from 'react-router'
import { endAllSessions } from '#app/features/account/account.api.ts'
import { AccountSection } from '#app/features/account/account-section.tsx'
import { SessionList } from '#app/features/account/session-list.tsx'
import { useTask } from '#app/platform/http/use-task.ts'
import { paths } from '#app/paths.ts'
import { useSignOut } from '#app/platform/session/session.ts'
import { endSession } from '#app/platform/session/session-store.ts'
import { Button } from '#app/ui/button.tsx'
import { SESSION_ABSOLUTE_DAYS, SESSION_LIFETIME_DAYS } from '#shared/limits.ts'

export function SessionsSection() {
  const navigate = useNavigate()
  const signOut = useSignOut()
  const { isRunning, run } = useTask()

  const signOutEverywhere = () =>
    run(
      async () => {
        await endAllSessions()
        endSession()
        await navigate(paths.login())
      },
      {
        success: 'Signed out everywhere',
        failure: 'We could not sign you out everywhere. Please try again.',
      },
    )

  return (
    <AccountSection
      id="sessions"
      title="Sessions"
      lead={`A device stays signed in for ${SESSION_LIFETIME_DAYS} days after you last used it, and for ${SESSION_ABSOLUTE_DAYS} days at most. Lost one, or do not know one? Sign out there.`}
    >
      <SessionList />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="line" isLoading={isRunning} onClick={() => void signOutEverywhere()}>
          Sign out everywhere
        </Button>
        <Button variant="quiet" onClick={signOut}>
          Sign out here
        </Button>
      </div>
    </AccountSection>
  )
}
