import {
  ChartColumn,
  CreditCard,
  Flag,
  Images,
  LayoutGrid,
  LifeBuoy,
  LogOut,
  UserRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { useSignOut } from '#app/platform/session/session.ts'
import { setTheme, THEME_OPTIONS, useTheme } from '#app/platform/storage/theme.ts'
import { useBillingPortal } from '#app/platform/billing/use-billing-portal.ts'
import { DropdownMenu, MenuAction, MenuChoice, MenuLink, MenuRule } from '#app/ui/dropdown-menu.tsx'
import type { CurrentUser } from '#shared/accounts.ts'
import { ADMIN_USER_ID } from '#shared/product.ts'

const ICON_CLASS = 'size-4 text-faded'

type AccountDropdownProps = { user: CurrentUser; trigger: ReactNode; isOpenAtFirst: boolean }

export function AccountDropdown({ user, trigger, isOpenAtFirst }: AccountDropdownProps) {
  const theme = useTheme()
  const signOut = useSignOut()
  const { openPortal } = useBillingPortal()
  return (
    <DropdownMenu trigger={trigger} isOpenAtFirst={isOpenAtFirst}>
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
      <MenuLink>
        <Link to={paths.designs()}>
          <LayoutGrid aria-hidden className={ICON_CLASS} />
          Your designs
        </Link>
      </MenuLink>
      {user.subscriptionPlan > 0 && (
        <MenuLink>
          <Link to={paths.body()}>
            <Images aria-hidden className={ICON_CLASS} />
            Your photos
          </Link>
        </MenuLink>
      )}
      {user.subscriptionPlan > 0 && (
        <MenuAction onSelect={() => void openPortal()}>
          <CreditCard aria-hidden className={ICON_CLASS} />
          Billing
        </MenuAction>
      )}
      {user.id === ADMIN_USER_ID && (
        <MenuLink>
          <Link to={paths.admin()}>
            <ChartColumn aria-hidden className={ICON_CLASS} />
            Dashboard
          </Link>
        </MenuLink>
      )}
      {user.id === ADMIN_USER_ID && (
        <MenuLink>
          <Link to={paths.adminReports()}>
            <Flag aria-hidden className={ICON_CLASS} />
            Reports
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
