import { NavLink } from 'react-router'
import { paths } from '#app/paths.ts'
import { useSignOut } from '#app/platform/session/session.ts'
import { useBillingPortal } from '#app/platform/billing/use-billing-portal.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import type { CurrentUser } from '#shared/accounts.ts'
import { ADMIN_USER_ID } from '#shared/product.ts'

/** What the account menu of the header holds, for the menu on phones. */
export function AccountLinks({ user, linkClass }: { user: CurrentUser; linkClass: string }) {
  const signOut = useSignOut()
  const { openPortal } = useBillingPortal()
  return (
    <>
      <div className="flex items-center gap-3 border-b border-hair pt-6 pb-3">
        <Avatar src={paths.avatar(user.username)} />
        <div className="min-w-0 leading-[1.35]">
          <div className="truncate font-semibold">{user.username}</div>
          <div className="truncate text-14 text-faded">{user.email}</div>
        </div>
      </div>
      <NavLink to={paths.account()} className={linkClass}>
        Account
      </NavLink>
      <NavLink to={paths.designs()} className={linkClass}>
        Your designs
      </NavLink>
      {user.subscriptionPlan > 0 && (
        <NavLink to={paths.body()} className={linkClass}>
          Your photos
        </NavLink>
      )}
      {user.subscriptionPlan > 0 && (
        <button type="button" onClick={() => void openPortal()} className={linkClass}>
          Billing
        </button>
      )}
      {user.id === ADMIN_USER_ID && (
        <NavLink to={paths.admin()} end className={linkClass}>
          Dashboard
        </NavLink>
      )}
      {user.id === ADMIN_USER_ID && (
        <NavLink to={paths.adminReports()} className={linkClass}>
          Reports
        </NavLink>
      )}
      <NavLink to={paths.support()} className={linkClass}>
        Support
      </NavLink>
      <button type="button" onClick={signOut} className={linkClass}>
        Sign out
      </button>
    </>
  )
}
