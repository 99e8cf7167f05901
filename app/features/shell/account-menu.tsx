import { CreditCard, LifeBuoy, LogOut, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { useSession, useSignOut } from '#app/platform/session.ts'
import { setTheme, THEME_OPTIONS, useTheme } from '#app/platform/theme.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { DropdownMenu, MenuAction, MenuChoice, MenuLink, MenuRule } from '#app/ui/dropdown-menu.tsx'

const ICON_CLASS = 'size-4 text-faded'

/** Until the session is known the button is an empty disc of the same size. Hidden on phones. */
export function AccountMenu() {
  const session = useSession()
  const theme = useTheme()
  const signOut = useSignOut()
  const user = session.status === 'signed-in' ? session.user : undefined
  const trigger = (
    <button
      type="button"
      aria-label="Account menu"
      disabled={user === undefined}
      className="hidden rounded-full p-1 md:block"
    >
      <Avatar src={user && paths.avatar(user.username)} />
    </button>
  )
  if (user === undefined) return trigger
  return (
    <DropdownMenu trigger={trigger}>
      <div className="px-4 pt-2 pb-1 leading-[1.35]">
        <div className="truncate font-semibold">{user.username}</div>
        <div className="truncate text-14 text-faded">{user.email}</div>
      </div>
      <MenuRule />
      <MenuLink>
        <Link to={paths.account()}>
          <UserRound aria-hidden className={ICON_CLASS} />
          Account
        </Link>
      </MenuLink>
      {user.subscriptionPlan > 0 && (
        <MenuLink>
          <Link to={paths.account()}>
            <CreditCard aria-hidden className={ICON_CLASS} />
            Billing
          </Link>
        </MenuLink>
      )}
      <MenuLink>
        <Link to={paths.support()}>
          <LifeBuoy aria-hidden className={ICON_CLASS} />
          Support
        </Link>
      </MenuLink>
      <MenuRule />
      <MenuChoice label="Theme" value={theme} options={THEME_OPTIONS} onChange={setTheme} />
      <MenuRule />
      <MenuAction onSelect={signOut}>
        <LogOut aria-hidden className={ICON_CLASS} />
        Sign out
      </MenuAction>
    </DropdownMenu>
  )
}
