import { Outlet } from 'react-router'
import { OwnPasswordGate } from '#app/features/account/own-password-screen.tsx'
import { SessionGuard } from '#app/platform/session/session-guard.tsx'

/** The layout of everything that needs a session. */
export default function GuardedRoute() {
  return (
    <SessionGuard>
      <OwnPasswordGate>
        <Outlet />
      </OwnPasswordGate>
    </SessionGuard>
  )
}
