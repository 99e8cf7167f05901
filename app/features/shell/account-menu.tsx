import { useEffect, useState, type PointerEvent } from 'react'
import type * as Menu from '#app/features/shell/account-dropdown.tsx'
import { paths } from '#app/paths.ts'
import { useCurrentUser } from '#app/platform/session/session.ts'
import { Avatar } from '#app/ui/avatar.tsx'

/**
 * Until the session is known and the menu is there, the button is an empty disc of the same size; pressed then, it opens as soon as there is
 * something to show. Hidden on phones.
 */
export function AccountMenu() {
  const user = useCurrentUser()
  const menu = useMenu(user !== undefined)
  const [isWanted, setIsWanted] = useState(false)
  const button = {
    type: 'button',
    'aria-label': 'Account menu',
    className: 'hidden rounded-full p-1 md:block',
  } as const
  const avatar = <Avatar src={user && paths.avatar(user.username)} />
  // No Suspense: its fallback would be another button, and a press on the one that goes would be lost.
  if (user === undefined || menu === undefined)
    return (
      <button
        {...button}
        aria-busy
        // The menu listens to pointers going down. One that went down here may come up over the button that follows, and is no click then.
        onPointerDown={({ button: pressed }: PointerEvent) => pressed === 0 && setIsWanted(true)}
        onClick={() => setIsWanted(true)}
      >
        {avatar}
      </button>
    )
  return (
    <menu.AccountDropdown
      user={user}
      isOpenAtFirst={isWanted}
      trigger={<button {...button}>{avatar}</button>}
    />
  )
}

/** Visitors, who are most people on most pages, never fetch it. */
function useMenu(isNeeded: boolean) {
  const [menu, setMenu] = useState<typeof Menu>()
  useEffect(() => {
    if (!isNeeded) return
    void import('#app/features/shell/account-dropdown.tsx').then(setMenu)
  }, [isNeeded])
  return menu
}
