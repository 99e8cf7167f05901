import { useState } from 'react'
import { endSessionsOf, liftSuspension, suspend } from '#app/features/admin/admin.api.ts'
import { SUSPENSION_WORDS } from '#app/features/admin/admin-words.ts'
import { dateWords } from '#app/ui/day-words.ts'
import { useTask } from '#app/platform/http/use-task.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { SUSPENSION_REASONS, type AdminUser, type SuspensionReason } from '#shared/admin.ts'
import { ADMIN_USER_ID } from '#shared/product.ts'

type UserAccessProps = { user: AdminUser; onChange: (user: AdminUser) => void }

const FAILURE = 'That did not work. Please try again.'

/** Where somebody is signed in, and whether they may be. */
export function UserAccess({ user, onChange }: UserAccessProps) {
  const { isRunning, run } = useTask()
  const [isSuspending, setIsSuspending] = useState(false)
  const { id, sessions, suspension } = user
  const endSessions = () =>
    run(async () => onChange(await endSessionsOf(id)), {
      success: `${user.username} is signed out everywhere`,
      failure: FAILURE,
    })
  const lift = () =>
    run(async () => onChange(await liftSuspension(id)), {
      success: `${user.username} may sign in again`,
      failure: FAILURE,
    })
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2.5">
      <p className="mr-2 text-15">
        {suspension === null ? (
          `Signed in on ${sessions} ${sessions === 1 ? 'device' : 'devices'}`
        ) : (
          <>
            <strong className="font-semibold text-red">Suspended</strong> since{' '}
            <time dateTime={suspension.since}>{dateWords(suspension.since)}</time>:{' '}
            {SUSPENSION_WORDS[suspension.reason].toLowerCase()}
          </>
        )}
      </p>
      {suspension === null && (
        <Button
          variant="line"
          size="sm"
          disabled={sessions === 0}
          isLoading={isRunning}
          onClick={() => void endSessions()}
        >
          End sessions
        </Button>
      )}
      {suspension !== null ? (
        <Button variant="line" size="sm" isLoading={isRunning} onClick={() => void lift()}>
          Lift suspension
        </Button>
      ) : (
        id !== ADMIN_USER_ID && (
          <Button variant="line" size="sm" onClick={() => setIsSuspending(true)}>
            Suspend
          </Button>
        )
      )}
      <Dialog
        isOpen={isSuspending}
        onOpenChange={setIsSuspending}
        title={`Suspend ${user.username}?`}
        description="They are signed out at once and cannot sign in until you lift it. What they have asked for is still drawn, and their public designs stay in the gallery."
      >
        <SuspendForm
          user={user}
          onDone={(suspended) => {
            setIsSuspending(false)
            onChange(suspended)
          }}
          onCancel={() => setIsSuspending(false)}
        />
      </Dialog>
    </div>
  )
}

type SuspendFormProps = {
  user: AdminUser
  onDone: (user: AdminUser) => void
  onCancel: () => void
}

function SuspendForm({ user, onDone, onCancel }: SuspendFormProps) {
  const { isRunning, run } = useTask()
  const [reason, setReason] = useState<SuspensionReason>('spam')
  const submit = () =>
    run(async () => onDone(await suspend(user.id, reason)), {
      success: `${user.username} is suspended`,
      failure: FAILURE,
    })
  return (
    <div className="mt-6 grid gap-5">
      <SelectField
        label="Reason"
        value={reason}
        options={SUSPENSION_REASONS.map((value) => ({ value, label: SUSPENSION_WORDS[value] }))}
        onChange={setReason}
      />
      <div className="flex flex-wrap gap-3">
        <Button isLoading={isRunning} onClick={() => void submit()}>
          Suspend
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Not now
        </Button>
      </div>
    </div>
  )
}
