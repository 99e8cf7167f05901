import { hasShape } from '#app/platform/http/answer-shape.ts'
import { GOOGLE_BUTTON_MAX_WIDTH_PX, GOOGLE_BUTTON_MIN_WIDTH_PX } from '#shared/limits.ts'

/** What a sign-in popup says to the page that opened it. */
export const GOOGLE_LOGIN_SUCCESS = 'google-login-success'

/** Google refuses a button narrower or wider than this. 0 asks for Google's own default. */
export function clampGoogleButtonWidth(widthPx: number) {
  if (widthPx === 0) return 0
  const whole = Math.round(widthPx)
  return Math.min(GOOGLE_BUTTON_MAX_WIDTH_PX, Math.max(GOOGLE_BUTTON_MIN_WIDTH_PX, whole))
}

/** What a provider left in the fragment of /login, or undefined when it left nothing. */
export function readLoginFragment(hash: string) {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const state = fragment.get('state')
  if (state === null) return undefined
  return { idToken: fragment.get('id_token'), state }
}

export type LoginFragment = NonNullable<ReturnType<typeof readLoginFragment>>

/** What the popup says to the page that opened it. */
export function loginMessage(fragment: LoginFragment | undefined) {
  return {
    type: GOOGLE_LOGIN_SUCCESS,
    idToken: fragment?.idToken ?? null,
    state: fragment?.state ?? null,
  }
}

/** What a Google button is for. */
export type GoogleRequest = {
  /** Where to go afterwards, when the provider's page takes the place of ours. */
  next: string | undefined
  /** Whether somebody already signed in only shows that it is them. */
  isConfirmation: boolean
  onToken: (idToken: string) => Promise<void> | void
}

export type LoginSecrets = { state: string; nonce: string }

/** The nonce is our server's, which takes back only what it gave to this browser. */
export function createLoginSecrets(nonce: string): LoginSecrets {
  return { state: randomHex(), nonce }
}

/** Not randomUUID, which browsers only offer over https. */
function randomHex() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type AuthorizeOptions = LoginSecrets & { authorizePath: string; clientId: string; origin: string }

export function authorizeUrl(options: AuthorizeOptions) {
  const url = new URL(options.authorizePath, options.origin)
  url.search = new URLSearchParams({
    client_id: options.clientId,
    response_type: 'id_token',
    redirect_uri: `${options.origin}/login`,
    nonce: options.nonce,
    state: options.state,
  }).toString()
  return url.href
}

/**
 * Whether the token answers the question we asked. The server checks the signature; this check keeps a token
 * of somebody else's session from being slipped in.
 */
export function isAnswerTo(secrets: LoginSecrets, fragment: LoginFragment) {
  if (fragment.state !== secrets.state || fragment.idToken === null) return false
  return readNonce(fragment.idToken) === secrets.nonce
}

function readNonce(idToken: string) {
  try {
    const payload = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const claims: unknown = JSON.parse(atob(payload))
    return hasShape<{ nonce: string }>(claims, { nonce: 'string' }) ? claims.nonce : undefined
  } catch {
    return undefined
  }
}
