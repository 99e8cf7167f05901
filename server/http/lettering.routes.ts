import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { previewLettering } from '#server/features/generations/readings.service.ts'
import { errors, jsonBody, jsonResponse, limitByAddress, open } from '#server/http/access.ts'
import { createApiRouter } from '#server/http/api-router.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import type { Deps } from '#server/platform/deps.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import { LetteringPreview, LetteringRequest } from '#shared/lettering.ts'

/** The words of a description as they will be written, while somebody chooses a hand for them. */
export function letteringRoutes(deps: Deps): OpenAPIHono<AppEnv> {
  const router = createApiRouter()
  const preview = createRoute({
    method: 'post',
    path: '/lettering',
    ...open('public', limitByAddress(deps, RATE_LIMITS.letteringPerAddress)),
    tags: ['Tattoos'],
    summary:
      'The words of a description in every hand, and what to ask about them; nothing is drawn and nothing charged',
    request: jsonBody(LetteringRequest),
    responses: { ...errors, 200: jsonResponse('The words as they would stand', LetteringPreview) },
  })
  router.openapi(preview, async (c) =>
    c.json(
      await previewLettering(
        deps,
        { payload: c.req.valid('json').payload, isSignedIn: c.get('actor') !== undefined },
        c.req.raw.signal,
      ),
      200,
    ),
  )
  return router
}
