import { Fragment, useEffect, useRef, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#app/paths.ts'
import { getExit } from '#app/platform/session/session-store.ts'
import { useSession } from '#app/platform/session/session.ts'

/**
 * Shows its children to signed-in people and sends everybody else to /login. Until the session is known it
 * shows nothing, so no private screen flashes up.
 */
export function SessionGuard({ children }: { children: ReactNode }) {
  const session = useSession()
  const { status } = session
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const wasSignedIn = useRef(false)

  useEffect(() => {
    if (status === 'signed-in') wasSignedIn.current = true
    if (status !== 'signed-out') return
    // Whoever has just signed out does not want to come back here; whoever arrived as a visitor does.
    const next = wasSignedIn.current ? undefined : pathname + search + hash
    void navigate(getExit() ?? paths.login({ next }), { replace: true })
  }, [status, navigate, pathname, search, hash])

  // Somebody else who signs in, in another tab, finds nothing on the screens that the first has left open.
  if (session.status === 'signed-in') return <Fragment key={session.user.id}>{children}</Fragment>
  return (
    <div className="min-h-svh">
      <noscript>
        <p className="page-wrap py-section">This part of the studio needs JavaScript.</p>
      </noscript>
    </div>
  )
}
