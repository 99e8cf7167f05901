import { z } from 'zod'
import { LoginSecrets } from '#app/features/account/google-sign-in.ts'

// On a phone the provider's page replaces ours, so what we asked, and where the person wanted to go, has to
// outlive it.
const SESSION_KEY = 'googleLogin'

const PendingLogin = LoginSecrets.extend({ next: z.string().optional() })
type PendingLogin = LoginSecrets & { next: string | undefined }

export function keepPendingLogin(login: PendingLogin) {
  sessionStorage.setItem(SESSION_KEY, JSON.stringify(login))
}

/** Gives it once: an answer must not be taken twice. */
export function takePendingLogin() {
  try {
    const stored = sessionStorage.getItem(SESSION_KEY)
    sessionStorage.removeItem(SESSION_KEY)
    return PendingLogin.safeParse(JSON.parse(stored ?? 'null')).data
  } catch {
    return undefined
  }
}
