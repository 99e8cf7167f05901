import { Hono, type Context } from 'hono'
import { openBodyView } from '#server/features/share-images/body-views.service.ts'
import { openDesignView } from '#server/features/share-images/design-views.service.ts'
import type { MadePicture } from '#server/features/share-images/made-once.ts'
import {
  openDesignShareImage,
  openIdeaShareImage,
} from '#server/features/share-images/share-images.service.ts'
import { limitByAddress } from '#server/http/access.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { streamResponse } from '#server/http/stream-response.ts'
import type { Deps } from '#server/platform/deps.ts'
import { NotFoundError } from '#server/platform/errors.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import { viewOfPath } from '#shared/body-view-of-path.ts'
import { SKIN_TONES } from '#shared/options.ts'
import { MADE_VIEWS, TattooId } from '#shared/tattoos.ts'

/** A design may be taken back; what networks keep of it should not outlive that by much. */
const DAY_SECONDS = 24 * 60 * 60

/** Pictures for whoever only looks: of public designs in link previews and other views of the sheet, and of our own bodies. */
export function shareRoutes(deps: Deps): Hono<AppEnv> {
  const router = new Hono<AppEnv>()
  const limit = limitByAddress(deps, RATE_LIMITS.apiPerAddress)
  router.get('/tattoo/:file{[0-9]{1,10}\\.jpg}', limit, async (c) => {
    const id = TattooId.safeParse(Number(stemOf(c.req.param('file'))))
    if (!id.success) throw new NotFoundError('There is nothing here.')
    return answer(c, await openDesignShareImage(deps, id.data))
  })
  router.get(
    '/tattoo/:id{[0-9]{1,10}}/:file{[a-z]{1,10}\\.webp}',
    limitByAddress(deps, RATE_LIMITS.viewsPerAddress),
    async (c) => {
      const id = TattooId.safeParse(Number(c.req.param('id')))
      const view = MADE_VIEWS.find((known) => `${known}.webp` === c.req.param('file'))
      if (!id.success || view === undefined) throw new NotFoundError('There is nothing here.')
      return answer(c, await openDesignView(deps, { tattooId: id.data, view }))
    },
  )
  router.get(
    '/body/:place{[a-z-]{1,20}}/:build{[a-z]{1,10}}/:turn{-?[0-9]{1,3}}/:file{[a-z0-9]{1,10}\\.webp}',
    limitByAddress(deps, RATE_LIMITS.viewsPerAddress),
    async (c) => {
      const view = viewOfPath(c.req.param())
      const stem = c.req.param('file').replace(/\.webp$/, '')
      const tone = SKIN_TONES.find(({ monk }) => String(monk) === stem)?.monk
      const shown = stem === 'sheet' ? stem : tone
      if (!view || shown === undefined) throw new NotFoundError('There is nothing here.')
      return answer(c, await openBodyView(deps, view, shown))
    },
  )
  router.get('/idea/:file{.{1,60}\\.jpg}', limit, async (c) =>
    answer(c, await openIdeaShareImage(deps, stemOf(c.req.param('file')))),
  )
  return router
}

const stemOf = (file: string) => file.replace(/\.jpg$/, '')

function answer(c: Context<AppEnv>, { name, file }: MadePicture): Response {
  const { body, contentType, sizeBytes } = file
  const etag = `"${name}"`
  c.header('Cache-Control', `public, max-age=${DAY_SECONDS}`)
  c.header('ETag', etag)
  const isKnown = c.req.header('If-None-Match') === etag
  if (isKnown) {
    body.destroy()
    return c.body(null, 304)
  }
  c.header('Content-Type', contentType)
  c.header('Content-Length', String(sizeBytes))
  return streamResponse(c, body)
}
