import { useCallback } from 'react'
import { loginWithGoogle } from '#app/features/account/account.api.ts'
import { arrive } from '#app/features/account/second-step-store.ts'
import { messageOf } from '#app/platform/http/api-client.ts'
import { socialLogin } from '#app/platform/session/social-login.ts'
import { useToast } from '#app/ui/toast.tsx'
import { SNACKBAR_GOOGLE_ERROR_MS } from '#shared/limits.ts'

/** Says that nothing came of it, for whatever reason on the way to Google and back. */
export function useAuthStateError() {
  const showToast = useToast()
  return useCallback(() => {
    showToast({
      message: 'Failed to sign in with Google. Please try again.',
      durationMs: SNACKBAR_GOOGLE_ERROR_MS,
      tone: 'error',
    })
  }, [showToast])
}

/** The last step of every Google sign-in: our server takes the id token and starts the session. */
export function useGoogleLogin() {
  const showToast = useToast()

  return useCallback(
    async (idToken: string) => {
      try {
        arrive(await loginWithGoogle(idToken))
        socialLogin.noteSignIn('google')
      } catch (error) {
        const fallback = 'Failed to complete Google sign-in. Please try again.'
        showToast({
          message: messageOf(error, fallback),
          durationMs: SNACKBAR_GOOGLE_ERROR_MS,
          tone: 'error',
        })
      }
    },
    [showToast],
  )
}
