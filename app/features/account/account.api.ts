import { call, download, send } from '#app/platform/api-client.ts'
import { findStoredUtmParams, forgetUtmParams } from '#app/platform/utm.ts'
import { AuthResponse, CurrentUser, MessageResponse } from '#shared/accounts.ts'

export async function login(credentials: { email: string; password: string }) {
  const answer = await call('/auth/login', {
    method: 'POST',
    body: { ...credentials, email: credentials.email.trim() },
    schema: AuthResponse,
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
    schema: AuthResponse,
  })
  forgetUtmParams()
  return answer
}

export async function loginWithGoogle(idToken: string) {
  const answer = await call('/auth/google', {
    method: 'POST',
    body: { token: idToken, utmParams: findStoredUtmParams() },
    schema: AuthResponse,
  })
  forgetUtmParams()
  return answer
}

export function requestPasswordReset(email: string) {
  return call('/auth/forgot-password', {
    method: 'POST',
    body: { email: email.trim() },
    schema: MessageResponse,
  })
}

export function resetPassword(body: { token: string; password: string }) {
  return call('/auth/reset-password', { method: 'POST', body, schema: MessageResponse })
}

export function verifyEmail(token: string) {
  return call('/auth/verify-email', { method: 'POST', body: { token }, schema: MessageResponse })
}

export function resendVerification() {
  return call('/auth/resend-verification', { method: 'POST', schema: MessageResponse })
}

export function changePassword(body: { currentPassword: string | undefined; newPassword: string }) {
  return call('/auth/change-password', { method: 'POST', body, schema: MessageResponse })
}

export function changeUsername(username: string) {
  return call('/user/me', {
    method: 'PATCH',
    body: { username: username.trim() },
    schema: CurrentUser,
  })
}

export function endAllSessions() {
  return send('/auth/logout-everywhere', { method: 'POST' })
}

export function exportMyData() {
  return download('/user/me/export')
}

export function deleteMyAccount(body: { username: string; password: string | undefined }) {
  return send('/user/me', { method: 'DELETE', body })
}
