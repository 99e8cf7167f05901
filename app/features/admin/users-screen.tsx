import { useState, type SubmitEvent } from 'react'
import { searchUsers } from '#app/features/admin/admin.api.ts'
import { UserCard } from '#app/features/admin/user-card.tsx'
import { useTask } from '#app/platform/http/use-task.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { AdminUser } from '#shared/admin.ts'
import { EMAIL_MAX_LENGTH } from '#shared/limits.ts'

/** Finds people, to see what they have and to put it right. */
export function UsersScreen() {
  const { isRunning, run } = useTask()
  const [search, setSearch] = useState('')
  const [users, setUsers] = useState<readonly AdminUser[]>()

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const prefix = search.trim()
    if (isRunning || prefix === '') return
    void run(async () => setUsers((await searchUsers(prefix)).users), {
      failure: 'The search did not work. Please try again.',
    })
  }
  const replace = (changed: AdminUser) =>
    setUsers((found) => found?.map((user) => (user.id === changed.id ? changed : user)))
  return (
    <>
      <h1 className="text-64 tracking-[-0.036em]">People</h1>
      <p className="mt-2 mb-8 max-w-[60ch] text-18 text-faded">
        By how their e-mail address or username begins. The first twenty are shown.
      </p>
      <search>
        <form onSubmit={submit} className="flex max-w-120 items-end gap-2.5">
          <TextField
            label="E-mail or username"
            type="search"
            required
            maxLength={EMAIL_MAX_LENGTH}
            autoComplete="off"
            value={search}
            onChange={setSearch}
            className="flex-1"
          />
          <Button type="submit" variant="ink" isLoading={isRunning}>
            Search
          </Button>
        </form>
      </search>
      <div className="mt-8 max-w-230" aria-live="polite">
        {users?.map((user) => (
          <UserCard key={user.id} user={user} onChange={replace} />
        ))}
        {users?.length === 0 && (
          <p className="border-t border-ink pt-8 text-22 font-semibold">Nobody begins like that.</p>
        )}
      </div>
    </>
  )
}
