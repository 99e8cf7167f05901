import { Outlet } from 'react-router'
import { AdminNav } from '#app/features/admin/admin-nav.tsx'
import { SecondStepPrompt } from '#app/features/admin/second-step-prompt.tsx'
import { NotFoundScreen } from '#app/features/shell/error-screen.tsx'
import { useSession } from '#app/platform/session/session.ts'
import { ADMIN_USER_ID } from '#shared/product.ts'

/** The layout of the administrator's screens. To everybody else there is no such page. */
export default function AdminRoute() {
  const session = useSession()
  if (session.status === 'unknown') return <div className="min-h-svh" />
  if (session.status !== 'signed-in' || session.user.id !== ADMIN_USER_ID) return <NotFoundScreen />
  return (
    // Under its own key it is not the element from before, whose padding would still be changing while the strip is measured.
    <div key="desk" className="page-wrap min-h-[70svh] pt-4 pb-section md:pt-12">
      <AdminNav />
      {!session.user.hasSecondFactor && <SecondStepPrompt />}
      <Outlet />
    </div>
  )
}
