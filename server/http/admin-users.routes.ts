import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import {
  endSessionsOf,
  liftSuspension,
  suspendAccount,
} from '#server/features/accounts/suspension.service.ts'
import { actorOf, errors, jsonBody, jsonResponse, open } from '#server/http/access.ts'
import { createApiRouter } from '#server/http/api-router.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { pathId } from '#server/http/path-id.ts'
import type { Deps } from '#server/platform/deps.ts'
import { AdminUser, SuspendRequest } from '#shared/admin.ts'

const tags = ['Administration']
const PERSON = { params: z.object({ id: pathId('Not a user number') }) }
const responses = { ...errors, 200: jsonResponse('The person now', AdminUser) }

/** What the administrator does about people. */
export function adminUserRoutes(deps: Deps): OpenAPIHono<AppEnv> {
  const router = createApiRouter()

  const endSessions = createRoute({
    method: 'post',
    path: '/admin/users/{id}/end-sessions',
    ...open('admin'),
    tags,
    summary: 'Sign somebody out everywhere',
    request: PERSON,
    responses,
  })
  router.openapi(endSessions, async (c) =>
    c.json(await endSessionsOf(deps, actorOf(c), c.req.valid('param').id), 200),
  )

  const suspend = createRoute({
    method: 'post',
    path: '/admin/users/{id}/suspend',
    ...open('admin'),
    tags,
    summary: 'Keep somebody from signing in, and end their sessions; their public designs stay',
    request: { ...PERSON, ...jsonBody(SuspendRequest) },
    responses,
  })
  router.openapi(suspend, async (c) => {
    const { reason } = c.req.valid('json')
    const accountId = c.req.valid('param').id
    return c.json(await suspendAccount(deps, actorOf(c), { accountId, reason }), 200)
  })

  const lift = createRoute({
    method: 'post',
    path: '/admin/users/{id}/lift-suspension',
    ...open('admin'),
    tags,
    summary: 'Let somebody sign in again',
    request: PERSON,
    responses,
  })
  router.openapi(lift, async (c) =>
    c.json(await liftSuspension(deps, actorOf(c), c.req.valid('param').id), 200),
  )
  return router
}
