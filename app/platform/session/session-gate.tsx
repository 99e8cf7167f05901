import type { ReactNode } from 'react'
import { useGateStatus } from '#app/platform/session/session.ts'

/**
 * The server sends both halves, the pre-paint script and CSS show the right one, and for whoever is signed in, or no longer is, only
 * that one stays. Wrappers have no box of their own, so layout is up to the children.
 */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const status = useGateStatus()
  if (status === 'signed-in') return null
  return (
    <div className={status === 'unknown' ? 'contents signed-in:hidden' : 'contents'}>
      {children}
    </div>
  )
}

export function SignedInOnly({ children }: { children: ReactNode }) {
  const status = useGateStatus()
  if (status === 'signed-out') return null
  return (
    <div className={status === 'unknown' ? 'hidden signed-in:contents' : 'contents'}>
      {children}
    </div>
  )
}
