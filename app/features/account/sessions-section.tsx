import { useNavigate } from 'react-router'
import { endAllSessions } from '#app/features/account/account.api.ts'
import { AccountSection } from '#app/features/account/account-section.tsx'
import { useTask } from '#app/platform/use-task.ts'
import { paths } from '#app/paths.ts'
import { useSignOut } from '#app/platform/session.ts'
import { endSession } from '#app/platform/session-store.ts'
import { Button } from '#app/ui/button.tsx'
import { SESSION_LIFETIME_DAYS } from '#shared/limits.ts'

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
      lead={`A device stays signed in for ${SESSION_LIFETIME_DAYS} days after you last used it. Lost one, or shared one? Sign out of all of them, this one included.`}
    >
      <div className="flex flex-wrap gap-3">
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
