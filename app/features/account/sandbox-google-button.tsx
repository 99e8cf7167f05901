import { useEffect, useRef, useState } from 'react'
import { requestGoogleNonce } from '#app/features/account/account.api.ts'
import { GoogleMark } from '#app/features/account/google-mark.tsx'
import { openPopup, waitForPopup } from '#app/features/account/google-popup.ts'
import {
  authorizeUrl,
  createLoginSecrets,
  isAnswerTo,
  type GoogleRequest,
  type LoginSecrets,
} from '#app/features/account/google-sign-in.ts'
import { keepPendingLogin } from '#app/features/account/pending-login.ts'
import { useAuthStateError } from '#app/features/account/use-google-login.ts'
import { isMobileUserAgent } from '#app/features/account/user-agent.ts'
import { Button } from '#app/ui/button.tsx'
import type { GoogleSignIn } from '#shared/api.ts'

type SandboxGoogleButtonProps = GoogleRequest & {
  google: Extract<GoogleSignIn, { mode: 'sandbox' }>
}

/** Stands in for Google where no client id is configured, and says so. */
export function SandboxGoogleButton({ google, onToken, ...request }: SandboxGoogleButtonProps) {
  const showAuthStateError = useAuthStateError()
  const [isBusy, setIsBusy] = useState(false)
  const unmounted = useRef(new AbortController())
  useEffect(() => {
    unmounted.current = new AbortController()
    return () => unmounted.current.abort()
  }, [])

  const startLogin = async () => {
    const isMobile = isMobileUserAgent(navigator.userAgent)
    const popup = isMobile ? undefined : openPopup()
    if (!isMobile && popup === undefined) {
      showAuthStateError()
      return
    }
    setIsBusy(true)
    try {
      const secrets = createLoginSecrets(await requestGoogleNonce())
      const url = authorizeUrl({ ...google, ...secrets, origin: window.location.origin })
      if (popup === undefined) {
        keepPendingLogin({ ...secrets, ...request })
        window.location.assign(url)
        return
      }
      popup.location.replace(url)
      await takeAnswer(popup, secrets)
    } catch {
      popup?.close()
      showAuthStateError()
    }
    setIsBusy(false)
  }

  const takeAnswer = async (popup: Window, secrets: LoginSecrets) => {
    const answer = await waitForPopup(popup, unmounted.current.signal)
    if (answer !== undefined && isAnswerTo(secrets, answer)) await onToken(answer.idToken ?? '')
    // Closing the popup or cancelling in it is no error.
    else if (answer !== undefined && answer.idToken !== null) showAuthStateError()
  }

  return (
    <Button
      variant="line"
      isBlock
      isLoading={isBusy}
      onClick={() => void startLogin()}
      className="min-h-12 flex-wrap gap-y-0 bg-raised py-2 whitespace-normal max-[360px]:px-2 unavailable:bg-bone"
    >
      {!isBusy && <GoogleMark />}
      {request.isConfirmation ? 'Continue with Google to confirm' : 'Continue with Google'}
      <span className="rounded-sheet border border-edge px-1.5 text-12 leading-[1.5] font-medium text-faded">
        Sandbox
      </span>
    </Button>
  )
}
