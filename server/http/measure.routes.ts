import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { ForbiddenError } from '#server/features/accounts/accounts.errors.ts'
import { countRefusal, recordEvents } from '#server/features/measure/measure.service.ts'
import { ModerationRefusedError } from '#server/features/moderation/moderation.errors.ts'
import { errors, jsonBody, limitByAddress, open } from '#server/http/access.ts'
import { createApiRouter } from '#server/http/api-router.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { mayMeasure } from '#server/http/privacy-signal.ts'
import type { Deps } from '#server/platform/deps.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import { EventsRequest } from '#shared/measure.ts'

const MAX_BATCH_BYTES = 8 * 1024

/**
 * What pages tell of their use. Mounted before the session and the XSRF cookie are looked at: it takes no notice of who asks,
 * and a visitor needs no cookie for it.
 */
export function measureRoutes(deps: Deps): OpenAPIHono<AppEnv> {
  const router = createApiRouter()
  const events = createRoute({
    method: 'post',
    path: '/events',
    ...open(
      'public',
      ownPagesOnly,
      limitByAddress(deps, RATE_LIMITS.eventsPerAddress),
      bodyLimit({
        maxSize: MAX_BATCH_BYTES,
        onError: () => {
          throw new HTTPException(413, { message: 'The request is too large.' })
        },
      }),
    ),
    tags: ['Measure'],
    summary: 'Tell what happened on a page. With "Sec-GPC: 1" nothing is kept',
    request: jsonBody(EventsRequest),
    responses: { ...errors, 204: { description: 'It is counted, or was asked not to be' } },
  })
  router.openapi(events, async (c) => {
    if (mayMeasure(c)) await recordEvents(deps, c.req.valid('json'))
    return c.body(null, 204)
  })
  return router
}

/** Browsers say which site a call comes from. Another one's has nothing to tell of ours. */
const ownPagesOnly = createMiddleware<AppEnv>(async (c, next) => {
  const site = c.req.header('Sec-Fetch-Site')
  if (site !== undefined && site !== 'same-origin') throw new ForbiddenError('Not of this site.')
  await next()
})

/** Counts which rule a refused text broke, whichever route refused it. Outside of any transaction that ended with it. */
export const countRefusals = (deps: Deps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next()
    if (c.error instanceof ModerationRefusedError) await countRefusal(deps, c.error.rule)
  })
