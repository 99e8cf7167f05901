import { lazy, Suspense } from 'react'
import { paths } from '#app/paths.ts'
import { useCurrentUser } from '#app/platform/session.ts'
import { Avatar } from '#app/ui/avatar.tsx'

/** Visitors, who are most people on most pages, never fetch it. */
const AccountDropdown = lazy(async () => ({
  default: (await import('#app/features/shell/account-dropdown.tsx')).AccountDropdown,
}))

/** Until the session is known the button is an empty disc of the same size. Hidden on phones. */
export function AccountMenu() {
  const user = useCurrentUser()
  const button = (isReady: boolean) => (
    <button
      type="button"
      aria-label="Account menu"
      disabled={!isReady}
      className="hidden rounded-full p-1 md:block"
    >
      <Avatar src={user && paths.avatar(user.username)} />
    </button>
  )
  if (user === undefined) return button(false)
  return (
    <Suspense fallback={button(false)}>
      <AccountDropdown user={user} trigger={button(true)} />
    </Suspense>
  )
}
