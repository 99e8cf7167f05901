import { answerOf } from '#app/platform/http/answer-shape.ts'
import { call, download, send } from '#app/platform/http/api-client.ts'
import { findStoredUtmParams, forgetUtmParams } from '#app/platform/consent/utm.ts'

// Fetched with the first answer they check: the page to sign in on need not wait for them.
const schemas = () => import('#shared/accounts.ts')
const authSchema = async () => (await schemas()).AuthResponse
const signInSchema = async () => (await import('#shared/second-factor.ts')).SignInResponse
const messageSchema = async () => (await schemas()).MessageResponse

export async function login(credentials: { email: string; password: string }) {
  const answer = await call('/auth/login', {
    method: 'POST',
    body: { ...credentials, email: credentials.email.trim() },
    schema: signInSchema,
  })
  forgetUtmParams()
  return answer
}

export async function signUp(credentials: { email: string; password: string }) {
  const answer = await call('/auth/signup', {
    method: 'POST',
    body: {
      ...credentials,
      email: credentials.email.trim(),
      utmParams: findStoredUtmParams(),
    },
    schema: authSchema,
  })
  forgetUtmParams()
  return answer
}

export async function loginWithGoogle(idToken: string) {
  const answer = await call('/auth/google', {
    method: 'POST',
    body: { token: idToken, utmParams: findStoredUtmParams() },
    schema: signInSchema,
  })
  forgetUtmParams()
  return answer
}

/** What the next ID token has to carry. Good for some minutes, once, and for this browser. */
export async function requestGoogleNonce() {
  const { nonce } = await call('/auth/google/nonce', {
    method: 'POST',
    schema: answerOf<{ nonce: string }>({ nonce: 'string' }),
  })
  return nonce
}

export function requestPasswordReset(email: string) {
  return call('/auth/forgot-password', {
    method: 'POST',
    body: { email: email.trim() },
    schema: messageSchema,
  })
}

export function resetPassword(body: { token: string; password: string }) {
  return call('/auth/reset-password', { method: 'POST', body, schema: messageSchema })
}

export function verifyEmail(token: string) {
  return call('/auth/verify-email', { method: 'POST', body: { token }, schema: messageSchema })
}

export function resendVerification() {
  return call('/auth/resend-verification', { method: 'POST', schema: messageSchema })
}

export function judgePassword(body: { password: string; email: string | undefined }) {
  return call('/auth/password-strength', {
    method: 'POST',
    body,
    schema: async () => (await schemas()).PasswordStrength,
  })
}

export function changePassword(body: {
  currentPassword: string | undefined
  newPassword: string
  googleToken: string | undefined
}) {
  return call('/auth/change-password', { method: 'POST', body, schema: messageSchema })
}

export function changeUsername(username: string) {
  return call('/user/me', {
    method: 'PATCH',
    body: { username: username.trim() },
    schema: async () => (await schemas()).CurrentUser,
  })
}

export function fetchSessions() {
  return call('/auth/sessions', { schema: async () => (await schemas()).SessionsResponse })
}

export function endOtherSession(id: number) {
  return send(`/auth/sessions/${id}`, { method: 'DELETE' })
}

export function endAllSessions() {
  return send('/auth/logout-everywhere', { method: 'POST' })
}

export function exportMyData() {
  return download('/user/me/export')
}

export function deleteMyAccount(body: {
  username: string
  password: string | undefined
  googleToken: string | undefined
}) {
  return send('/user/me', { method: 'DELETE', body })
}
