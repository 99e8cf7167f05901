import type { LoginSecrets } from '#app/features/account/google-sign-in.ts'
import { hasShape } from '#app/platform/http/answer-shape.ts'

// On a phone the provider's page replaces ours, so what we asked, and where the person wanted to go, has to
// outlive it.
const SESSION_KEY = 'googleLogin'

type PendingLogin = LoginSecrets & {
  next: string | undefined
  /** Whether somebody already signed in only shows that it is them. */
  isConfirmation: boolean
}

type Stored = LoginSecrets & { next?: unknown; isConfirmation?: unknown }

export function keepPendingLogin(login: PendingLogin) {
  sessionStorage.setItem(SESSION_KEY, JSON.stringify(login))
}

/** Gives it once: an answer must not be taken twice. */
export function takePendingLogin(): PendingLogin | undefined {
  try {
    const stored = sessionStorage.getItem(SESSION_KEY)
    sessionStorage.removeItem(SESSION_KEY)
    const login: unknown = JSON.parse(stored ?? 'null')
    if (!hasShape<LoginSecrets>(login, { state: 'string', nonce: 'string' })) return undefined
    const { state, nonce, next, isConfirmation }: Stored = login
    if (next !== undefined && typeof next !== 'string') return undefined
    return { state, nonce, next, isConfirmation: isConfirmation === true }
  } catch {
    return undefined
  }
}
