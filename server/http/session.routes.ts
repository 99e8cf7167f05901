import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { presentCurrentUser } from '#server/features/accounts/accounts.present.ts'
import { getOwnAccount } from '#server/features/accounts/profile.service.ts'
import {
  endAllSessions,
  endOwnSession,
  endSession,
  findActor,
  listOwnSessions,
} from '#server/features/accounts/sessions.service.ts'
import { actorOf, errors, jsonBody, jsonResponse, open } from '#server/http/access.ts'
import { createApiRouter } from '#server/http/api-router.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { pathId } from '#server/http/path-id.ts'
import { issueXsrfCookie } from '#server/http/security.ts'
import type { Deps } from '#server/platform/deps.ts'
import * as schemas from '#shared/accounts.ts'

const tags = ['Auth']

/** Whether somebody is signed in, where, and the ends of it, under /auth. */
export function sessionRoutes(deps: Deps): OpenAPIHono<AppEnv> {
  const router = createApiRouter()
  addCurrentSession(router, deps)
  addSessionList(router, deps)
  return router
}

function addCurrentSession(router: OpenAPIHono<AppEnv>, deps: Deps) {
  const xsrf = createRoute({
    method: 'get',
    path: '/auth/xsrf',
    ...open('public'),
    tags,
    summary:
      'Get the XSRF-TOKEN cookie (behind TLS __Host-XSRF-TOKEN), whose value every other than a GET call repeats in X-XSRF-TOKEN',
    responses: { ...errors, 204: { description: 'The cookie is set' } },
  })
  router.openapi(xsrf, (c) => {
    issueXsrfCookie(c, deps.config)
    return c.body(null, 204)
  })

  const me = createRoute({
    method: 'get',
    path: '/auth/me',
    ...open('user'),
    tags,
    summary: 'Who am I',
    responses: { ...errors, 200: jsonResponse('The person signed in', schemas.CurrentUser) },
  })
  router.openapi(me, async (c) =>
    c.json(presentCurrentUser(await getOwnAccount(deps, actorOf(c)), deps.clock.now()), 200),
  )

  const validateToken = createRoute({
    method: 'post',
    path: '/auth/validate-token',
    ...open('public'),
    tags,
    summary: 'Whether a token is still good',
    request: jsonBody(schemas.ValidateTokenRequest),
    responses: { ...errors, 200: jsonResponse('The verdict', schemas.ValidateTokenResponse) },
  })
  router.openapi(validateToken, async (c) => {
    const actor = await findActor(deps, c.req.valid('json').token)
    return c.json({ isValid: actor !== undefined }, 200)
  })

  const logout = createRoute({
    method: 'post',
    path: '/auth/logout',
    ...open('user'),
    tags,
    summary: 'End this session',
    responses: { ...errors, 204: { description: 'Ended' } },
  })
  router.openapi(logout, async (c) => {
    await endSession(deps, actorOf(c))
    return c.body(null, 204)
  })
}

function addSessionList(router: OpenAPIHono<AppEnv>, deps: Deps) {
  const list = createRoute({
    method: 'get',
    path: '/auth/sessions',
    ...open('user'),
    tags,
    summary: 'Where I am signed in',
    responses: { ...errors, 200: jsonResponse('My sessions', schemas.SessionsResponse) },
  })
  router.openapi(list, async (c) => c.json(await listOwnSessions(deps, actorOf(c)), 200))

  const end = createRoute({
    method: 'delete',
    path: '/auth/sessions/{id}',
    ...open('user'),
    tags,
    summary: 'End one of my sessions',
    request: { params: z.object({ id: pathId('Not a session number') }) },
    responses: { ...errors, 204: { description: 'Ended' } },
  })
  router.openapi(end, async (c) => {
    await endOwnSession(deps, actorOf(c), c.req.valid('param').id)
    return c.body(null, 204)
  })

  const logoutEverywhere = createRoute({
    method: 'post',
    path: '/auth/logout-everywhere',
    ...open('user'),
    tags,
    summary: 'End all my sessions, on every device',
    responses: { ...errors, 204: { description: 'Ended' } },
  })
  router.openapi(logoutEverywhere, async (c) => {
    await endAllSessions(deps, actorOf(c))
    return c.body(null, 204)
  })
}
