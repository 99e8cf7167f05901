import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { readDescription } from '#server/features/generations/readings.service.ts'
import { errors, jsonBody, jsonResponse, limitByAddress, open } from '#server/http/access.ts'
import { createApiRouter } from '#server/http/api-router.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import type { Deps } from '#server/platform/deps.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import { PromptReading, ReadingRequest } from '#shared/reading.ts'

/** What is read in a description while somebody types it. */
export function readingRoutes(deps: Deps): OpenAPIHono<AppEnv> {
  const router = createApiRouter()
  const read = createRoute({
    method: 'post',
    path: '/reading',
    ...open('public', limitByAddress(deps, RATE_LIMITS.readingPerAddress)),
    tags: ['Tattoos'],
    summary: 'What would be drawn of a description; nothing is drawn and nothing charged',
    request: jsonBody(ReadingRequest),
    responses: { ...errors, 200: jsonResponse('What was read', PromptReading) },
  })
  router.openapi(read, async (c) =>
    c.json(
      await readDescription(
        deps,
        { payload: c.req.valid('json').payload, isSignedIn: c.get('actor') !== undefined },
        c.req.raw.signal,
      ),
      200,
    ),
  )
  return router
}
