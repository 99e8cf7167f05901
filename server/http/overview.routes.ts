import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { searchAccounts } from '#server/features/accounts/account-search.service.ts'
import { listAdminActs } from '#server/features/audit/audit.service.ts'
import { readOverview } from '#server/features/measure/figures.service.ts'
import { errors, jsonResponse, open } from '#server/http/access.ts'
import { createApiRouter } from '#server/http/api-router.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { pathId } from '#server/http/path-id.ts'
import type { Deps } from '#server/platform/deps.ts'
import { AdminOverview, AdminUsersResponse, AuditResponse } from '#shared/admin.ts'
import { EMAIL_MAX_LENGTH } from '#shared/limits.ts'

const tags = ['Administration']

/** What the administrator looks at: figures, people, and what was done. */
export function overviewRoutes(deps: Deps): OpenAPIHono<AppEnv> {
  const router = createApiRouter()

  const overview = createRoute({
    method: 'get',
    path: '/admin/overview',
    ...open('admin'),
    tags,
    summary: 'The figures of the day, what waits, what failed, and 30 days of use',
    responses: { ...errors, 200: jsonResponse('The figures', AdminOverview) },
  })
  router.openapi(overview, async (c) => c.json(await readOverview(deps), 200))

  const users = createRoute({
    method: 'get',
    path: '/admin/users',
    ...open('admin'),
    tags,
    summary: 'People whose e-mail address or username begins so',
    request: { query: z.object({ search: z.string().trim().min(1).max(EMAIL_MAX_LENGTH) }) },
    responses: { ...errors, 200: jsonResponse('The first 20 of them', AdminUsersResponse) },
  })
  router.openapi(users, async (c) =>
    c.json({ users: await searchAccounts(deps, c.req.valid('query').search) }, 200),
  )

  const audit = createRoute({
    method: 'get',
    path: '/admin/audit',
    ...open('admin'),
    tags,
    summary: 'What administrators did, newest first; `before` an id for the next page',
    request: { query: z.object({ before: pathId('Not an entry number').optional() }) },
    responses: { ...errors, 200: jsonResponse('A page of the log', AuditResponse) },
  })
  router.openapi(audit, async (c) =>
    c.json(await listAdminActs(deps, c.req.valid('query').before), 200),
  )
  return router
}
