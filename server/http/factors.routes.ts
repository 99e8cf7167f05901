import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import {
  confirmTotp,
  readFactors,
  removePasskey,
  removeTotp,
  replaceRecoveryCodes,
  startTotp,
} from '#server/features/factors/factors.service.ts'
import {
  addPasskey,
  askForPasskey,
  renamePasskey,
  startPasskey,
} from '#server/features/factors/passkeys.service.ts'
import { prove } from '#server/features/factors/proof.service.ts'
import {
  actorOf,
  errors,
  jsonBody,
  jsonResponse,
  limitByAccount,
  open,
} from '#server/http/access.ts'
import { createApiRouter } from '#server/http/api-router.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { browserOf } from '#server/http/google-proof.ts'
import { pathId } from '#server/http/path-id.ts'
import type { Deps } from '#server/platform/deps.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import * as schemas from '#shared/second-factor.ts'

const tags = ['Two-step sign-in']
const PASSKEY = { params: z.object({ id: pathId('Not a passkey number') }) }
const done = { ...errors, 204: { description: 'Done' } }
const options = { ...errors, 200: jsonResponse('What to ask the browser', schemas.PasskeyOptions) }
const added = {
  ...errors,
  200: jsonResponse('Added; recovery codes for whoever had none', schemas.FactorAdded),
}

/** How people set up the second step of their sign-in, under /auth. What changes it asks for a fresh proof. */
export function factorRoutes(deps: Deps): OpenAPIHono<AppEnv> {
  const router = createApiRouter()
  addProof(router, deps)
  addTotp(router, deps)
  addPasskeys(router, deps)
  return router
}

const access = (deps: Deps) => open('user', limitByAccount(deps, RATE_LIMITS.factorsPerAccount))

function addProof(router: OpenAPIHono<AppEnv>, deps: Deps): void {
  const state = createRoute({
    method: 'get',
    path: '/auth/second-factor',
    ...open('user'),
    tags,
    summary: 'How I sign in beyond the first step',
    responses: { ...errors, 200: jsonResponse('My factors', schemas.SecondFactorState) },
  })
  router.openapi(state, async (c) => c.json(await readFactors(deps, actorOf(c)), 200))

  const proof = createRoute({
    method: 'post',
    path: '/auth/proof',
    ...access(deps),
    tags,
    summary: 'Prove again that it is me, to change how I sign in',
    request: jsonBody(schemas.ProofRequest),
    responses: done,
  })
  router.openapi(proof, async (c) => {
    await prove(deps, actorOf(c), { proof: c.req.valid('json'), browser: browserOf(c) })
    return c.body(null, 204)
  })

  const proofOptions = createRoute({
    method: 'post',
    path: '/auth/proof/passkey-options',
    ...access(deps),
    tags,
    summary: 'What my passkey has to sign as a proof',
    responses: options,
  })
  router.openapi(proofOptions, async (c) => {
    const { accountId } = actorOf(c)
    return c.json(await askForPasskey(deps, { purpose: 'proof', accountId }), 200)
  })
}

function addTotp(router: OpenAPIHono<AppEnv>, deps: Deps): void {
  const start = createRoute({
    method: 'post',
    path: '/auth/totp',
    ...access(deps),
    tags,
    summary: 'Begin to set up an authenticator app',
    responses: { ...errors, 200: jsonResponse('The secret for the app', schemas.TotpSetUp) },
  })
  router.openapi(start, async (c) => c.json(await startTotp(deps, actorOf(c)), 200))

  const confirm = createRoute({
    method: 'post',
    path: '/auth/totp/confirm',
    ...access(deps),
    tags,
    summary: 'Confirm the authenticator app by one of its codes',
    request: jsonBody(schemas.ConfirmTotpRequest),
    responses: added,
  })
  router.openapi(confirm, async (c) => {
    const recoveryCodes = await confirmTotp(deps, actorOf(c), c.req.valid('json').code)
    return c.json({ recoveryCodes }, 200)
  })

  const remove = createRoute({
    method: 'delete',
    path: '/auth/totp',
    ...access(deps),
    tags,
    summary: 'Remove the authenticator app',
    responses: done,
  })
  router.openapi(remove, async (c) => {
    await removeTotp(deps, actorOf(c))
    return c.body(null, 204)
  })

  const codes = createRoute({
    method: 'post',
    path: '/auth/recovery-codes',
    ...access(deps),
    tags,
    summary: 'New recovery codes; the earlier ones stop working',
    responses: { ...errors, 200: jsonResponse('The codes, told once', schemas.RecoveryCodes) },
  })
  router.openapi(codes, async (c) =>
    c.json({ recoveryCodes: await replaceRecoveryCodes(deps, actorOf(c)) }, 200),
  )
}

function addPasskeys(router: OpenAPIHono<AppEnv>, deps: Deps): void {
  const start = createRoute({
    method: 'post',
    path: '/auth/passkeys/options',
    ...access(deps),
    tags,
    summary: 'Begin to add a passkey',
    responses: options,
  })
  router.openapi(start, async (c) => c.json(await startPasskey(deps, actorOf(c)), 200))

  const add = createRoute({
    method: 'post',
    path: '/auth/passkeys',
    ...access(deps),
    tags,
    summary: 'Add the passkey that the browser has made',
    request: jsonBody(schemas.AddPasskeyRequest),
    responses: added,
  })
  router.openapi(add, async (c) => {
    const recoveryCodes = await addPasskey(deps, actorOf(c), c.req.valid('json'))
    return c.json({ recoveryCodes }, 200)
  })

  const rename = createRoute({
    method: 'patch',
    path: '/auth/passkeys/{id}',
    ...access(deps),
    tags,
    summary: 'Rename a passkey',
    request: { ...PASSKEY, ...jsonBody(schemas.RenamePasskeyRequest) },
    responses: done,
  })
  router.openapi(rename, async (c) => {
    const { name } = c.req.valid('json')
    await renamePasskey(deps, actorOf(c), { passkeyId: c.req.valid('param').id, name })
    return c.body(null, 204)
  })

  const remove = createRoute({
    method: 'delete',
    path: '/auth/passkeys/{id}',
    ...access(deps),
    tags,
    summary: 'Remove a passkey',
    request: PASSKEY,
    responses: done,
  })
  router.openapi(remove, async (c) => {
    await removePasskey(deps, actorOf(c), c.req.valid('param').id)
    return c.body(null, 204)
  })
}
