import { useEffect, useRef, useState } from 'react'
import { GoogleMark } from '#app/features/account/google-mark.tsx'
import { openPopup, waitForPopup } from '#app/features/account/google-popup.ts'
import {
  authorizeUrl,
  createLoginSecrets,
  isAnswerTo,
} from '#app/features/account/google-sign-in.ts'
import { keepPendingLogin } from '#app/features/account/pending-login.ts'
import { useGoogleLogin } from '#app/features/account/use-google-login.ts'
import { isMobileUserAgent } from '#app/platform/user-agent.ts'
import { Button } from '#app/ui/button.tsx'
import type { GoogleSignIn } from '#shared/api.ts'

type SandboxGoogleButtonProps = {
  google: Extract<GoogleSignIn, { mode: 'sandbox' }>
  /** Where to go afterwards. */
  next: string | undefined
}

/** Stands in for Google where no client id is configured, and says so. */
export function SandboxGoogleButton({ google, next }: SandboxGoogleButtonProps) {
  const { signInWith, showAuthStateError } = useGoogleLogin()
  const [isBusy, setIsBusy] = useState(false)
  const unmounted = useRef(new AbortController())
  useEffect(() => {
    unmounted.current = new AbortController()
    return () => unmounted.current.abort()
  }, [])

  const startLogin = async () => {
    const secrets = createLoginSecrets()
    const url = authorizeUrl({ ...google, ...secrets, origin: window.location.origin })
    if (isMobileUserAgent(navigator.userAgent)) {
      keepPendingLogin({ ...secrets, next })
      window.location.assign(url)
      return
    }
    const popup = openPopup(url)
    if (popup === undefined) {
      showAuthStateError()
      return
    }
    setIsBusy(true)
    const answer = await waitForPopup(popup, unmounted.current.signal)
    if (answer !== undefined && isAnswerTo(secrets, answer)) await signInWith(answer.idToken ?? '')
    // Closing the popup or cancelling in it is no error.
    else if (answer !== undefined && answer.idToken !== null) showAuthStateError()
    setIsBusy(false)
  }

  return (
    <Button
      variant="line"
      isBlock
      isLoading={isBusy}
      onClick={() => void startLogin()}
      className="min-h-12 bg-raised max-[360px]:px-2 unavailable:bg-bone"
    >
      {!isBusy && <GoogleMark />}
      Continue with Google
      <span className="rounded-sheet border border-edge px-1.5 text-12 leading-[1.5] font-medium text-faded">
        Sandbox
      </span>
    </Button>
  )
}
