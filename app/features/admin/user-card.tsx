import { useState, type SubmitEvent } from 'react'
import { deductCredits, grantCredits } from '#app/features/admin/admin.api.ts'
import { UserAccess } from '#app/features/admin/user-access.tsx'
import { dateWords } from '#app/ui/day-words.ts'
import { useTask } from '#app/platform/http/use-task.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { AdminUser } from '#shared/admin.ts'
import { CREDIT_GRANT_MAX, CREDIT_NOTE_MAX_LENGTH } from '#shared/limits.ts'
import { planOf } from '#shared/plans.ts'

type UserCardProps = { user: AdminUser; onChange: (user: AdminUser) => void }

const DEDUCT = 'deduct'

/** What somebody has, a form to give or take credits, and whether they may sign in. */
export function UserCard({ user, onChange }: UserCardProps) {
  const { isRunning, run } = useTask()
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  // Kept until it worked: whoever sends again after a lost answer does not give twice.
  const [key, setKey] = useState(() => crypto.randomUUID())

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isRunning) return
    const isDeduction = event.nativeEvent.submitter?.getAttribute('value') === DEDUCT
    const correct = isDeduction ? deductCredits : grantCredits
    const credits = Number(amount)
    void run(
      async () => {
        const correction = { userId: user.id, credits, note: note.trim(), key }
        const { creditBalance } = await correct(correction)
        onChange({ ...user, creditBalance })
        setAmount('')
        setNote('')
        setKey(crypto.randomUUID())
      },
      {
        success: `${credits} credits ${isDeduction ? 'taken' : 'granted'}`,
        failure: 'That did not work. Please try again.',
      },
    )
  }
  return (
    <article aria-label={user.username} className="border-t border-hair py-6">
      <h2 className="text-22 break-words">{user.username}</h2>
      <p className="mt-1 text-14 break-words text-faded">
        {user.email}
        {user.emailVerified ? '' : ', not confirmed'}, member {user.id} since{' '}
        <time dateTime={user.createdAt}>{dateWords(user.createdAt)}</time>
      </p>
      <p className="mt-3">
        {planOf(user.plan).name} plan{user.planStatus === 'none' ? '' : ` (${user.planStatus})`},{' '}
        <strong className="font-semibold tabular-nums">{user.creditBalance} credits</strong>
      </p>
      <form
        onSubmit={submit}
        className="mt-4 grid max-w-180 items-end gap-3 md:grid-cols-[7rem_1fr_auto]"
      >
        <TextField
          label="Credits"
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={CREDIT_GRANT_MAX}
          step={1}
          value={amount}
          onChange={setAmount}
        />
        <TextField
          label="Note, which they will read"
          maxLength={CREDIT_NOTE_MAX_LENGTH}
          autoComplete="off"
          value={note}
          onChange={setNote}
        />
        <div className="flex gap-2.5">
          <Button type="submit" variant="ink" isLoading={isRunning}>
            Grant
          </Button>
          <Button type="submit" name="act" value={DEDUCT} variant="line" isLoading={isRunning}>
            Take
          </Button>
        </div>
      </form>
      <UserAccess user={user} onChange={onChange} />
    </article>
  )
}
