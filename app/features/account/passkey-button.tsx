import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#app/platform/http/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { SNACKBAR_MS } from '#shared/limits.ts'

/** What it does is fetched when somebody wants it: few have a passkey, and everybody waits for the page. */
export function PasskeyButton() {
  const showToast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const signIn = async () => {
    setIsBusy(true)
    try {
      const { signInWithPasskey } = await import('#app/features/account/passkey-sign-in.ts')
      const message = await signInWithPasskey()
      if (message !== undefined) showToast({ message, durationMs: SNACKBAR_MS, tone: 'error' })
    } catch (error) {
      const message = messageOf(error, 'The passkey did not work. Please try again.')
      showToast({ message, durationMs: SNACKBAR_MS, tone: 'error' })
    }
    setIsBusy(false)
  }
  return (
    <Button variant="line" isBlock isLoading={isBusy} onClick={() => void signIn()}>
      {!isBusy && <KeyRound aria-hidden className="size-4" />}
      Sign in with a passkey
    </Button>
  )
}
