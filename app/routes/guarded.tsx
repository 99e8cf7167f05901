import { Outlet } from 'react-router'
import { SessionGuard } from '#app/platform/session-guard.tsx'

/** The layout of everything that needs a session. */
export default function GuardedRoute() {
  return (
    <SessionGuard>
      <Outlet />
    </SessionGuard>
  )
}
