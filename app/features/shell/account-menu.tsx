import { lazy, Suspense, useState } from 'react'
import { paths } from '#app/paths.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { Avatar } from '#app/ui/avatar.tsx'

/** Visitors, who are most people on most pages, never fetch it. */
const AccountDropdown = lazy(async () => ({
  default: (await import('#app/features/shell/account-dropdown.tsx')).AccountDropdown,
}))

/**
 * Until the session is known the button is an empty disc of the same size; pressed then, it opens as soon as there is something to show.
 * Hidden on phones.
 */
export function AccountMenu() {
  const user = useCurrentUser()
  const [isWanted, setIsWanted] = useState(false)
  const className = 'hidden rounded-full p-1 md:block'
  const avatar = <Avatar src={user && paths.avatar(user.username)} />
  const waiting = (
    <button
      type="button"
      aria-label="Account menu"
      aria-busy
      onClick={() => setIsWanted(true)}
      className={className}
    >
      {avatar}
    </button>
  )
  if (user === undefined) return waiting
  return (
    <Suspense fallback={waiting}>
      <AccountDropdown
        user={user}
        isOpenAtFirst={isWanted}
        trigger={
          <button type="button" aria-label="Account menu" className={className}>
            {avatar}
          </button>
        }
      />
    </Suspense>
  )
}
