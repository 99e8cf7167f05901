import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { presentSignedIn, presentSignIn } from '#server/features/accounts/accounts.present.ts'
import { signIn, signInWithGoogle, signUp } from '#server/features/accounts/accounts.service.ts'
import { createGoogleNonce } from '#server/features/accounts/google-proof.service.ts'
import { judgePassword } from '#server/features/accounts/password-strength.service.ts'
import { changePassword } from '#server/features/accounts/profile.service.ts'
import {
  requestPasswordReset,
  requestVerification,
  resetPassword,
  verifyEmail,
} from '#server/features/accounts/recovery.service.ts'
import {
  actorOf,
  errors,
  fallbackMessage,
  jsonBody,
  jsonResponse,
  limitByAddress,
  open,
} from '#server/http/access.ts'
import { createApiRouter } from '#server/http/api-router.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { deviceOf } from '#server/http/device.ts'
import { browserOf, googleProofOf } from '#server/http/google-proof.ts'
import { mayMeasure } from '#server/http/privacy-signal.ts'
import type { Deps } from '#server/platform/deps.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import * as schemas from '#shared/accounts.ts'
import { SignInResponse } from '#shared/second-factor.ts'

const tags = ['Auth']
const SIGNED_IN = 'The person and a new token, or a ticket for the second step where there is one'

/** Sign-up, sign-in and the links mailed to people, under /auth. */
export function authRoutes(deps: Deps): OpenAPIHono<AppEnv> {
  const router = createApiRouter()
  addSignInRoutes(router, deps)
  addRecoveryRoutes(router, deps)
  return router
}

function addSignInRoutes(router: OpenAPIHono<AppEnv>, deps: Deps) {
  const signup = createRoute({
    method: 'post',
    path: '/auth/signup',
    ...open(
      'public',
      fallbackMessage('An error occurred during signup'),
      limitByAddress(deps, RATE_LIMITS.signUpPerAddress),
    ),
    tags,
    summary: 'Make an account',
    request: jsonBody(schemas.SignupRequest),
    responses: {
      ...errors,
      201: jsonResponse('The new person and their token', schemas.AuthResponse),
    },
  })
  router.openapi(signup, async (c) => {
    const { email, password, utmParams } = c.req.valid('json')
    const signedIn = await signUp(deps, {
      email,
      password,
      utmParams: utmParams ?? {},
      mayMeasure: mayMeasure(c),
      address: c.get('clientAddress'),
      device: deviceOf(c),
    })
    return c.json(presentSignedIn(signedIn, deps.clock.now()), 201)
  })

  const login = createRoute({
    method: 'post',
    path: '/auth/login',
    ...open(
      'public',
      fallbackMessage('An error occurred during login'),
      limitByAddress(deps, RATE_LIMITS.signInPerAddress),
    ),
    tags,
    summary: 'Sign in by e-mail and password',
    request: jsonBody(schemas.LoginRequest),
    responses: { ...errors, 200: jsonResponse(SIGNED_IN, SignInResponse) },
  })
  router.openapi(login, async (c) => {
    const { email, password } = c.req.valid('json')
    const signedIn = await signIn(deps, {
      email,
      password,
      address: c.get('clientAddress'),
      device: deviceOf(c),
    })
    return c.json(presentSignIn(signedIn, deps.clock.now()), 200)
  })

  const google = createRoute({
    method: 'post',
    path: '/auth/google',
    ...open(
      'public',
      fallbackMessage('Failed to complete Google sign-in. Please try again.'),
      limitByAddress(deps, RATE_LIMITS.signInPerAddress),
    ),
    tags,
    summary: 'Sign in by a Google ID token',
    request: jsonBody(schemas.GoogleLoginRequest),
    responses: { ...errors, 200: jsonResponse(SIGNED_IN, SignInResponse) },
  })
  const nonce = createRoute({
    method: 'post',
    path: '/auth/google/nonce',
    ...open('public', limitByAddress(deps, RATE_LIMITS.googleNoncePerAddress)),
    tags,
    summary: 'Get the nonce that the next Google ID token of this browser has to carry',
    responses: { ...errors, 201: jsonResponse('The nonce, for once', schemas.GoogleNonceResponse) },
  })
  router.openapi(nonce, async (c) =>
    c.json({ nonce: await createGoogleNonce(deps, browserOf(c)) }, 201),
  )

  router.openapi(google, async (c) => {
    const { token, utmParams } = c.req.valid('json')
    const signedIn = await signInWithGoogle(deps, {
      idToken: token,
      browser: browserOf(c),
      utmParams: utmParams ?? {},
      mayMeasure: mayMeasure(c),
      address: c.get('clientAddress'),
      device: deviceOf(c),
    })
    return c.json(presentSignIn(signedIn, deps.clock.now()), 200)
  })
}

function addRecoveryRoutes(router: OpenAPIHono<AppEnv>, deps: Deps) {
  const mailLimit = limitByAddress(deps, RATE_LIMITS.mailPerAddress)
  const done = { ...errors, 200: jsonResponse('Done', schemas.MessageResponse) }

  const forgot = createRoute({
    method: 'post',
    path: '/auth/forgot-password',
    ...open('public', mailLimit),
    tags,
    summary: 'Ask for a link to set a new password',
    request: jsonBody(schemas.ForgotPasswordRequest),
    responses: done,
  })
  router.openapi(forgot, async (c) => {
    await requestPasswordReset(deps, c.req.valid('json').email)
    return c.json({ message: 'If we know this address, a mail with a link is on its way.' }, 200)
  })

  const reset = createRoute({
    method: 'post',
    path: '/auth/reset-password',
    ...open('public', mailLimit),
    tags,
    summary: 'Set a new password by the mailed link',
    request: jsonBody(schemas.ResetPasswordRequest),
    responses: done,
  })
  router.openapi(reset, async (c) => {
    const { token, password } = c.req.valid('json')
    await resetPassword(deps, { token, password, address: c.get('clientAddress') })
    return c.json({ message: 'Your password is set. You can sign in with it now.' }, 200)
  })

  const verify = createRoute({
    method: 'post',
    path: '/auth/verify-email',
    ...open('public', mailLimit),
    tags,
    summary: 'Confirm an e-mail address by the mailed link',
    request: jsonBody(schemas.VerifyEmailRequest),
    responses: done,
  })
  router.openapi(verify, async (c) => {
    await verifyEmail(deps, c.req.valid('json').token)
    return c.json({ message: 'Your email is confirmed.' }, 200)
  })

  const resend = createRoute({
    method: 'post',
    path: '/auth/resend-verification',
    ...open('user', mailLimit),
    tags,
    summary: 'Mail the confirmation link again',
    responses: done,
  })
  router.openapi(resend, async (c) => {
    await requestVerification(deps, actorOf(c))
    return c.json({ message: 'A new link is on its way.' }, 200)
  })

  const strength = createRoute({
    method: 'post',
    path: '/auth/password-strength',
    ...open('public', limitByAddress(deps, RATE_LIMITS.passwordStrengthPerAddress)),
    tags,
    summary: 'How hard a password would be to guess; it is neither kept nor logged',
    request: jsonBody(schemas.PasswordStrengthRequest),
    responses: { ...errors, 200: jsonResponse('The estimate', schemas.PasswordStrength) },
  })
  router.openapi(strength, async (c) => {
    const { password, email } = c.req.valid('json')
    return c.json(await judgePassword(deps, c.get('actor'), { password, email }), 200)
  })

  const change = createRoute({
    method: 'post',
    path: '/auth/change-password',
    ...open('user'),
    tags,
    summary: 'Change my password; other sessions end',
    request: jsonBody(schemas.ChangePasswordRequest),
    responses: done,
  })
  router.openapi(change, async (c) => {
    const { currentPassword, newPassword, googleToken } = c.req.valid('json')
    await changePassword(deps, actorOf(c), {
      newPassword,
      password: currentPassword,
      google: googleProofOf(c, googleToken),
    })
    return c.json({ message: 'Your password is changed. Other devices are signed out.' }, 200)
  })
}
