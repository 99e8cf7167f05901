import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import {
  isAnswerTo,
  loginMessage,
  readLoginFragment,
} from '#app/features/account/google-sign-in.ts'
import { keepGoogleConfirmation } from '#app/features/account/google-confirmation.ts'
import { takePendingLogin } from '#app/features/account/pending-login.ts'
import { useAuthStateError, useGoogleLogin } from '#app/features/account/use-google-login.ts'
import { paths } from '#app/paths.ts'
import { isMobileUserAgent } from '#app/features/account/user-agent.ts'
import { useHydrated } from '#app/ui/hydration.tsx'

/** The window that opened this one as a popup. On phones a popup is a tab like any other. */
export function findPopupOpener() {
  const opener: Window | null = window.opener
  return opener === null || isMobileUserAgent(navigator.userAgent) ? undefined : opener
}

/**
 * §2.auth.popup: opened as a popup on a desktop browser, /login hands over what the provider left in the address
 * and closes. On a phone it is the page itself that comes back, and signs in with it.
 * Returns true while the page is only passing through.
 */
export function useLoginReturn() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const signInWith = useGoogleLogin()
  const showAuthStateError = useAuthStateError()
  const [isSigningIn, setIsSigningIn] = useState(false)
  const isHydrated = useHydrated()

  useEffect(() => {
    const fragment = readLoginFragment(hash)
    const opener = findPopupOpener()
    if (opener !== undefined) {
      opener.postMessage(loginMessage(fragment), window.location.origin)
      window.close()
      return
    }
    if (fragment === undefined) return
    const finishLogin = async () => {
      const pending = takePendingLogin()
      const isOurs = pending !== undefined && isAnswerTo(pending, fragment)
      if (isOurs && pending.isConfirmation) keepGoogleConfirmation(fragment.idToken ?? '')
      // The token must not stay in the address or the history.
      const back = pending?.isConfirmation ? pending.next : undefined
      await navigate(back ?? paths.login({ next: pending?.next }), { replace: true })
      if (fragment.idToken === null) return // cancelled at the provider
      if (!isOurs) {
        showAuthStateError()
        return
      }
      if (pending.isConfirmation) return
      setIsSigningIn(true)
      await signInWith(fragment.idToken)
      setIsSigningIn(false)
    }
    void finishLogin()
  }, [hash, navigate, signInWith, showAuthStateError])

  if (!isHydrated) return false
  return isSigningIn || findPopupOpener() !== undefined || readLoginFragment(hash) !== undefined
}
