import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { presentSignedIn } from '#server/features/accounts/accounts.present.ts'
import { askForPasskey } from '#server/features/factors/passkeys.service.ts'
import {
  askForPasskeyOfTicket,
  signInWithPasskey,
  takeSecondStep,
} from '#server/features/factors/second-step.service.ts'
import {
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
import type { Deps } from '#server/platform/deps.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import { AuthResponse } from '#shared/accounts.ts'
import {
  PasskeyOptions,
  PasskeySignInRequest,
  SecondStepRequest,
  TicketRequest,
} from '#shared/second-factor.ts'

const tags = ['Auth']
const options = { ...errors, 200: jsonResponse('What to ask the browser', PasskeyOptions) }
const signedInResponses = {
  ...errors,
  200: jsonResponse('The person and a new token', AuthResponse),
}

/** The second step of a sign-in, and sign-in by a passkey alone, under /auth. */
export function secondFactorRoutes(deps: Deps): OpenAPIHono<AppEnv> {
  const router = createApiRouter()
  const access = () =>
    open(
      'public',
      fallbackMessage('An error occurred during login'),
      limitByAddress(deps, RATE_LIMITS.signInPerAddress),
    )

  const second = createRoute({
    method: 'post',
    path: '/auth/second-factor',
    ...access(),
    tags,
    summary: 'Take the second step of a sign-in',
    request: jsonBody(SecondStepRequest),
    responses: signedInResponses,
  })
  router.openapi(second, async (c) => {
    const { ticket, proof } = c.req.valid('json')
    const signedIn = await takeSecondStep(deps, { ticket, proof, device: deviceOf(c) })
    return c.json(presentSignedIn(signedIn, deps.clock.now()), 200)
  })

  const secondOptions = createRoute({
    method: 'post',
    path: '/auth/second-factor/passkey-options',
    ...access(),
    tags,
    summary: 'What a passkey has to sign for the second step',
    request: jsonBody(TicketRequest),
    responses: options,
  })
  router.openapi(secondOptions, async (c) =>
    c.json(await askForPasskeyOfTicket(deps, c.req.valid('json').ticket), 200),
  )

  const passkeyOptions = createRoute({
    method: 'post',
    path: '/auth/passkey/options',
    ...access(),
    tags,
    summary: 'What a passkey has to sign to sign in',
    responses: options,
  })
  router.openapi(passkeyOptions, async (c) =>
    c.json(await askForPasskey(deps, { purpose: 'sign_in', accountId: null }), 200),
  )

  const passkey = createRoute({
    method: 'post',
    path: '/auth/passkey',
    ...access(),
    tags,
    summary: 'Sign in by a passkey',
    request: jsonBody(PasskeySignInRequest),
    responses: signedInResponses,
  })
  router.openapi(passkey, async (c) => {
    const { assertion } = c.req.valid('json')
    const signedIn = await signInWithPasskey(deps, { assertion, device: deviceOf(c) })
    return c.json(presentSignedIn(signedIn, deps.clock.now()), 200)
  })
  return router
}
