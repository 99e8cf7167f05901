import { CreditCard, LifeBuoy, LogOut, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { useSignOut } from '#app/platform/session.ts'
import { setTheme, THEME_OPTIONS, useTheme } from '#app/platform/theme.ts'
import { DropdownMenu, MenuAction, MenuChoice, MenuLink, MenuRule } from '#app/ui/dropdown-menu.tsx'
import type { CurrentUser } from '#shared/accounts.ts'

const ICON_CLASS = 'size-4 text-faded'

type AccountDropdownProps = { user: CurrentUser; trigger: ReactNode }

export function AccountDropdown({ user, trigger }: AccountDropdownProps) {
  const theme = useTheme()
  const signOut = useSignOut()
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
