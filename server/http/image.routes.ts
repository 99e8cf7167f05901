import { Hono } from 'hono'
import { openImage } from '#server/features/tattoos/tattoos.service.ts'
import { limitByAddress } from '#server/http/access.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { streamResponse } from '#server/http/stream-response.ts'
import type { Deps } from '#server/platform/deps.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'

const MONTH_SECONDS = 30 * 24 * 60 * 60

/** Pictures of designs. Public ones for everybody and every cache; private ones for whoever holds a signed address. */
export function imageRoutes(deps: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    '/:stem{[a-z0-9-]{1,64}}/:file{(?:original\\.png|[0-9]{1,4}\\.(?:webp|avif))}',
    limitByAddress(deps, RATE_LIMITS.picturesPerAddress),
    async (c) => {
      const { stem, file } = c.req.param()
      const { expires = '', signature = '' } = c.req.query()
      const image = await openImage(deps, { path: c.req.path, stem, file, expires, signature })
      if (!image) return c.notFound()
      const { body, contentType, sizeBytes } = image.file
      c.header('Content-Type', contentType)
      c.header('Content-Length', String(sizeBytes))
      c.header(
        'Cache-Control',
        image.isPublic ? `public, max-age=${MONTH_SECONDS}, immutable` : 'private, no-store',
      )
      return streamResponse(c, body)
    },
  )
}
