import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#app/paths.ts'
import { ApiError, call, send } from '#app/platform/http/api-client.ts'
import {
  endSession,
  getGateStatus,
  getServerSession,
  getSession,
  getToken,
  sessionStore,
  updateUser,
} from '#app/platform/session/session-store.ts'
import { useStore, useStored } from '#app/platform/storage/create-store.ts'

export function useSession() {
  return useStore(sessionStore, getServerSession())
}

export function useGateStatus() {
  return useStored(sessionStore, getGateStatus, 'unknown')
}

/** The signed-in person, for screens that the guard protects. */
export function useCurrentUser() {
  return useStored(sessionStore, getUser, undefined)
}

function getUser() {
  const session = getSession()
  return session.status === 'signed-in' ? session.user : undefined
}

/** Asks the server who is signed in. Throws ApiError. */
export async function refreshUser() {
  const schema = async () => (await import('#shared/accounts.ts')).CurrentUser
  updateUser(await call('/auth/me', { schema }))
}

/**
 * Checks the restored session once per page load. Any refusal ends it (§8.session.me); being offline or an answer
 * that is not ours (a hotel's sign-in page) does not.
 */
export function useSessionCheck() {
  const navigate = useNavigate()
  useEffect(() => {
    if (getToken() === undefined) return
    refreshUser().catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status < 400) return
      endSession('refused')
      void navigate(paths.login())
    })
  }, [navigate])
}

/** Sends whoever has to choose a password of their own to where they can. */
export function usePasswordChangeGate() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const mustChange = useCurrentUser()?.mustChangePassword === true
  useEffect(() => {
    if (mustChange && pathname !== paths.account()) void navigate(paths.account())
  }, [mustChange, navigate, pathname])
}

export function useSignOut() {
  const navigate = useNavigate()
  return useCallback(() => {
    const token = getToken()
    endSession()
    void navigate(paths.login())
    // The tab has forgotten the token either way; the server forgets it as soon as it can be reached.
    send('/auth/logout', { method: 'POST', token }).catch(() => {})
  }, [navigate])
}
