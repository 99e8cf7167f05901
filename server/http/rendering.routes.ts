import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import {
  deleteRendering,
  listRenderings,
  makeRenderingPng,
  openRendering,
  openShared,
  shareRendering,
  unshareRendering,
} from '#server/features/body/renderings.service.ts'
import { tryOn } from '#server/features/body/try-on.service.ts'
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
import { idempotencyHeaders, requestKeyOf } from '#server/http/idempotency.ts'
import { pathId } from '#server/http/path-id.ts'
import { PICTURE_RESPONSE, privatePicture, proofOf } from '#server/http/picture-response.ts'
import { privateDownload } from '#server/http/private-download.ts'
import type { Deps } from '#server/platform/deps.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import { BodyRenderingsResponse, ShareResponse, TryOnRequest, TryOnResponse } from '#shared/body.ts'

const tags = ['Body mapping']
export const TRY_ON_PATH = '/body/try-on'
const renderingId = pathId('Not a picture number')
const RENDERING = { params: z.object({ id: renderingId }) }

/** Designs on people's photos. */
export function renderingRoutes(deps: Deps): OpenAPIHono<AppEnv> {
  const router = createApiRouter()
  addTryOn(router, deps)
  addPictures(router, deps)
  addSharing(router, deps)
  return router
}

function addTryOn(router: OpenAPIHono<AppEnv>, deps: Deps): void {
  const route = createRoute({
    method: 'post',
    path: TRY_ON_PATH,
    ...open(
      'user',
      limitByAccount(deps, RATE_LIMITS.generatePerAccount),
      fallbackMessage('The design could not be laid on the photo. Please try again.'),
    ),
    tags,
    summary: 'Lay a design on a photo of mine for 15 credits, and wait for it',
    request: { ...jsonBody(TryOnRequest), headers: idempotencyHeaders },
    responses: {
      ...errors,
      200: jsonResponse('The picture', TryOnResponse),
      202: jsonResponse('Still under way: follow the request by its id', TryOnResponse),
    },
  })
  router.openapi(route, async (c) => {
    const requestKey = requestKeyOf(c.req.valid('header'))
    const { signal } = c.req.raw
    const answer = await tryOn(deps, actorOf(c), c.req.valid('json'), { requestKey, signal })
    return c.json(answer, answer.rendering ? 200 : 202)
  })
}

function addPictures(router: OpenAPIHono<AppEnv>, deps: Deps): void {
  const list = createRoute({
    method: 'get',
    path: '/body/renderings',
    ...open('user'),
    tags,
    summary: 'Designs on my photos, newest first; `before` an id for the next page',
    request: {
      query: z.object({ before: renderingId.optional(), generationId: renderingId.optional() }),
    },
    responses: { ...errors, 200: jsonResponse('The pictures', BodyRenderingsResponse) },
  })
  router.openapi(list, async (c) =>
    c.json({ renderings: await listRenderings(deps, actorOf(c), c.req.valid('query')) }, 200),
  )

  const picture = createRoute({
    method: 'get',
    path: '/body/renderings/{id}/picture',
    ...open('public'),
    tags,
    summary: 'A mapped picture, for its owner: by the token, or by the signed address in the list',
    request: { ...RENDERING, query: z.object({ as: z.enum(['png']).optional() }) },
    responses: { ...errors, 200: PICTURE_RESPONSE },
  })
  router.openapi(picture, async (c) => {
    const { id } = c.req.valid('param')
    if (c.req.valid('query').as === undefined)
      return privatePicture(c, await openRendering(deps, id, proofOf(c)))
    const body = new Uint8Array(await makeRenderingPng(deps, id, proofOf(c)))
    return privateDownload(c, { fileName: 'tattoo-on-me.png', mediaType: 'image/png', body })
  })

  const remove = createRoute({
    method: 'delete',
    path: '/body/renderings/{id}',
    ...open('user'),
    tags,
    summary: 'Delete a mapped picture of mine',
    request: RENDERING,
    responses: { ...errors, 204: { description: 'Deleted' } },
  })
  router.openapi(remove, async (c) => {
    await deleteRendering(deps, actorOf(c), c.req.valid('param').id)
    return c.body(null, 204)
  })
}

function addSharing(router: OpenAPIHono<AppEnv>, deps: Deps): void {
  const share = createRoute({
    method: 'post',
    path: '/body/renderings/{id}/share',
    ...open('user', limitByAccount(deps, RATE_LIMITS.sharePerAccount)),
    tags,
    summary: 'A link to a mapped picture of mine; the one before it works no more',
    request: RENDERING,
    responses: { ...errors, 200: jsonResponse('The link', ShareResponse) },
  })
  router.openapi(share, async (c) =>
    c.json(await shareRendering(deps, actorOf(c), c.req.valid('param').id), 200),
  )

  const unshare = createRoute({
    method: 'delete',
    path: '/body/renderings/{id}/share',
    ...open('user'),
    tags,
    summary: 'Let the link work no more',
    request: RENDERING,
    responses: { ...errors, 204: { description: 'The link is dead' } },
  })
  router.openapi(unshare, async (c) => {
    await unshareRendering(deps, actorOf(c), c.req.valid('param').id)
    return c.body(null, 204)
  })

  const shared = createRoute({
    method: 'get',
    path: '/body/shared/{token}',
    ...open('public', limitByAddress(deps, RATE_LIMITS.sharedPerAddress)),
    tags,
    summary: 'The picture of a link',
    request: { params: z.object({ token: z.string().max(100) }) },
    responses: { ...errors, 200: PICTURE_RESPONSE },
  })
  router.openapi(shared, async (c) =>
    privatePicture(c, await openShared(deps, c.req.valid('param').token)),
  )
}
