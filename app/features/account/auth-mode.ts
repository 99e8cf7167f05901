import type { AuthMode } from '#app/features/account/auth-form-state.ts'
import { paths } from '#app/paths.ts'

/** §2.auth.mode: the query decides; without it /signup means sign up and /login means sign in. */
export function readAuthMode({ pathname, search }: { pathname: string; search: string }): AuthMode {
  const mode = new URLSearchParams(search).get('mode')
  if (mode === 'signin' || mode === 'signup') return mode
  return pathname === paths.signup() ? 'signup' : 'signin'
}
