import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { Hono } from 'hono'
import { claimFirstDesign } from '#server/features/first-design/claim.service.ts'
import { drawFirstDesign, openPreview } from '#server/features/first-design/first-design.service.ts'
import {
  actorOf,
  errors,
  fallbackMessage,
  jsonBody,
  jsonResponse,
  limitByAccount,
  limitByAddress,
  open,
} from '#server/http/access.ts'
import { createApiRouter } from '#server/http/api-router.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { newsResponse, takesNews } from '#server/http/news-response.ts'
import { streamResponse } from '#server/http/stream-response.ts'
import type { Deps } from '#server/platform/deps.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import type { ImageStage } from '#server/providers/image/image-provider.ts'
import {
  ClaimFirstDesignRequest,
  FirstDesign,
  FirstDesignRequest,
  type FirstDesignNews,
} from '#shared/first-design.ts'
import { NEWS_TYPE, VISITOR_HEADER, VISITOR_ID_PATTERN } from '#shared/headers.ts'
import { Tattoo, type PencilSketch } from '#shared/tattoos.ts'

const tags = ['First design']
const VISITOR = z.object({
  [VISITOR_HEADER.toLowerCase()]: z.string().regex(VISITOR_ID_PATTERN).optional(),
})

/** A free design for visitors, and the way to keep it. */
export function firstDesignRoutes(deps: Deps): OpenAPIHono<AppEnv> {
  const router = createApiRouter()

  const draw = createRoute({
    method: 'post',
    path: '/first-design',
    ...open(
      'public',
      limitByAddress(deps, RATE_LIMITS.firstDesignTriesPerAddress),
      fallbackMessage('The design could not be drawn. Please try again.'),
    ),
    tags,
    summary: 'Draw a free design, once a day; visitors name themselves in a header',
    request: { ...jsonBody(FirstDesignRequest), headers: VISITOR },
    responses: {
      ...errors,
      200: {
        description:
          'For whoever accepts it so: the stages, the pencil lines, and the picture last',
        content: { [NEWS_TYPE]: { schema: z.string() } },
      },
      201: jsonResponse('A marked picture, kept for a day', FirstDesign),
    },
  })
  router.openapi(draw, async (c) => {
    const who = {
      actor: c.get('actor'),
      visitorId: c.req.valid('header')[VISITOR_HEADER.toLowerCase()],
      address: c.get('clientAddress'),
    }
    const { signal } = c.req.raw
    const wish = c.req.valid('json')
    if (!takesNews(c)) return c.json(await drawFirstDesign(deps, who, wish, { signal }), 201)
    const answer = newsResponse(c, async (tell) => {
      const onStage = (stage: ImageStage) => tell({ stage } satisfies FirstDesignNews)
      const onSketch = (sketch: PencilSketch) => tell({ sketch } satisfies FirstDesignNews)
      const design = await drawFirstDesign(deps, who, wish, { signal, onStage, onSketch })
      return { design } satisfies FirstDesignNews
    })
    // The router takes every kind with "json" in its name for one document.
    return answer as never
  })

  const claim = createRoute({
    method: 'post',
    path: '/first-design/claim',
    ...open('user', limitByAccount(deps, RATE_LIMITS.downloadPerAccount)),
    tags,
    summary: 'Keep the design that was drawn before signing in; costs nothing, works once',
    request: jsonBody(ClaimFirstDesignRequest),
    responses: { ...errors, 201: jsonResponse('The design, without the mark', Tattoo) },
  })
  router.openapi(claim, async (c) =>
    c.json(await claimFirstDesign(deps, actorOf(c), c.req.valid('json').claimToken), 201),
  )
  return router
}

const HOUR_SECONDS = 60 * 60

/** The marked pictures. Their addresses cannot be guessed, and lead nowhere once the design is kept or gone. */
export function firstDesignPreviews(deps: Deps): Hono<AppEnv> {
  const limit = limitByAddress(deps, RATE_LIMITS.picturesPerAddress)
  return new Hono<AppEnv>().get('/:file{[0-9a-f]{32}\\.webp}', limit, async (c) => {
    const preview = await openPreview(deps, c.req.param('file').slice(0, 32))
    if (!preview) return c.notFound()
    c.header('Content-Type', preview.contentType)
    c.header('Content-Length', String(preview.sizeBytes))
    c.header('Cache-Control', `private, max-age=${HOUR_SECONDS}`)
    c.header('X-Robots-Tag', 'noindex')
    return streamResponse(c, preview.body)
  })
}
