import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import {
  decideReview,
  listReviews,
  openReview,
} from '#server/features/body/photo-reviews.service.ts'
import {
  deleteAllPhotos,
  deletePhoto,
  listPhotos,
  openPhoto,
} from '#server/features/body/photos.service.ts'
import { pointAtSkin } from '#server/features/body/point-at-skin.service.ts'
import {
  findLatestTraining,
  getTraining,
  startTraining,
} from '#server/features/body/training.service.ts'
import {
  actorOf,
  errors,
  fallbackMessage,
  jsonBody,
  jsonResponse,
  limitByAccount,
  open,
} from '#server/http/access.ts'
import { createApiRouter } from '#server/http/api-router.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { pathId } from '#server/http/path-id.ts'
import { PICTURE_RESPONSE, privatePicture, proofOf } from '#server/http/picture-response.ts'
import { renderingRoutes } from '#server/http/rendering.routes.ts'
import { uploadRoutes } from '#server/http/upload.routes.ts'
import type { Deps } from '#server/platform/deps.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import {
  BodyPhotosResponse,
  LatestTrainingResponse,
  PhotoDecisionRequest,
  PhotoReviewsResponse,
  PhotoTap,
  StartTrainingRequest,
  Training,
} from '#shared/body.ts'

const tags = ['Body mapping']
const photoId = pathId('Not a photo number')
const PHOTO = { params: z.object({ id: photoId }) }

/** People's photos, what is read off them, and designs on them. */
export function bodyRoutes(deps: Deps): OpenAPIHono<AppEnv> {
  const router = createApiRouter()
  router.route('/', uploadRoutes(deps))
  addPhotos(router, deps)
  addTraining(router, deps)
  router.route('/', renderingRoutes(deps))
  addReviews(router, deps)
  return router
}

function addPhotos(router: OpenAPIHono<AppEnv>, deps: Deps): void {
  const list = createRoute({
    method: 'get',
    path: '/body/photos',
    ...open('user'),
    tags,
    summary: 'My photos, and a record of those that are gone',
    responses: { ...errors, 200: jsonResponse('Photos and deletions', BodyPhotosResponse) },
  })
  router.openapi(list, async (c) => c.json(await listPhotos(deps, actorOf(c)), 200))

  const picture = createRoute({
    method: 'get',
    path: '/body/photos/{id}/picture',
    ...open('public'),
    tags,
    summary: 'A photo, for its owner: by the token, or by the signed address that the list has',
    request: PHOTO,
    responses: { ...errors, 200: PICTURE_RESPONSE },
  })
  router.openapi(picture, async (c) =>
    privatePicture(c, await openPhoto(deps, c.req.valid('param').id, proofOf(c))),
  )

  const remove = createRoute({
    method: 'delete',
    path: '/body/photos/{id}',
    ...open('user'),
    tags,
    summary: 'Delete a photo of mine, and every picture made of it',
    request: PHOTO,
    responses: { ...errors, 200: jsonResponse('What is left', BodyPhotosResponse) },
  })
  router.openapi(remove, async (c) => {
    await deletePhoto(deps, actorOf(c), c.req.valid('param').id)
    return c.json(await listPhotos(deps, actorOf(c)), 200)
  })

  const point = createRoute({
    method: 'post',
    path: '/body/photos/{id}/tap',
    ...open('user', limitByAccount(deps, RATE_LIMITS.pointPerAccount)),
    tags,
    summary: 'Say where the skin is on a photo of mine: designs are laid there from now on',
    request: { ...PHOTO, ...jsonBody(PhotoTap) },
    responses: {
      ...errors,
      200: jsonResponse('The photos as they are read now', BodyPhotosResponse),
    },
  })
  router.openapi(point, async (c) => {
    const photo = { photoId: c.req.valid('param').id, tap: c.req.valid('json') }
    await pointAtSkin(deps, actorOf(c), photo)
    return c.json(await listPhotos(deps, actorOf(c)), 200)
  })

  const removeAll = createRoute({
    method: 'delete',
    path: '/body/photos',
    ...open('user'),
    tags,
    summary: 'Delete all photos of mine, and every picture made of them',
    responses: { ...errors, 200: jsonResponse('What is left', BodyPhotosResponse) },
  })
  router.openapi(removeAll, async (c) => {
    await deleteAllPhotos(deps, actorOf(c))
    return c.json(await listPhotos(deps, actorOf(c)), 200)
  })
}

function addTraining(router: OpenAPIHono<AppEnv>, deps: Deps): void {
  const start = createRoute({
    method: 'post',
    path: '/training/start',
    ...open(
      'user',
      limitByAccount(deps, RATE_LIMITS.trainingPerAccount),
      fallbackMessage('The training could not be started. Please try again.'),
    ),
    tags,
    summary: 'Make a body profile of my photos; progress comes over the websocket',
    request: jsonBody(StartTrainingRequest),
    responses: { ...errors, 200: jsonResponse('The training', Training) },
  })
  router.openapi(start, async (c) => {
    const { zipUrl, triggerWord } = c.req.valid('json').payload
    return c.json(await startTraining(deps, actorOf(c), { zipUrl, triggerWord }), 200)
  })

  const latest = createRoute({
    method: 'get',
    path: '/training',
    ...open('user'),
    tags,
    summary: 'My latest training, and the one whose photos designs are laid on',
    responses: { ...errors, 200: jsonResponse('Both, if any', LatestTrainingResponse) },
  })
  router.openapi(latest, async (c) => c.json(await findLatestTraining(deps, actorOf(c)), 200))

  const get = createRoute({
    method: 'get',
    path: '/training/{id}',
    ...open('user'),
    tags,
    summary: 'One of my trainings',
    request: { params: z.object({ id: pathId('Not a training number') }) },
    responses: { ...errors, 200: jsonResponse('The training', Training) },
  })
  router.openapi(get, async (c) =>
    c.json(await getTraining(deps, actorOf(c), c.req.valid('param').id), 200),
  )
}

function addReviews(router: OpenAPIHono<AppEnv>, deps: Deps): void {
  const list = createRoute({
    method: 'get',
    path: '/admin/photo-reviews',
    ...open('admin'),
    tags: ['Administration'],
    summary: 'Photos that somebody has to look at, newest first; `before` an id for the next page',
    request: { query: z.object({ before: photoId.optional() }) },
    responses: { ...errors, 200: jsonResponse('The photos', PhotoReviewsResponse) },
  })
  router.openapi(list, async (c) =>
    c.json(await listReviews(deps, c.req.valid('query').before), 200),
  )

  const picture = createRoute({
    method: 'get',
    path: '/admin/photo-reviews/{id}/picture',
    ...open('public'),
    tags: ['Administration'],
    summary: 'A photo that waits, small, for the administrator: by token or by signed address',
    request: PHOTO,
    responses: { ...errors, 200: PICTURE_RESPONSE },
  })
  router.openapi(picture, async (c) => {
    const bytes = await openReview(deps, c.req.valid('param').id, proofOf(c))
    c.header('Content-Type', 'image/jpeg')
    c.header('Cache-Control', 'private, no-store')
    return c.body(new Uint8Array(bytes))
  })

  const decide = createRoute({
    method: 'post',
    path: '/admin/photo-reviews/{id}',
    ...open('admin'),
    tags: ['Administration'],
    summary: 'Let a photo be used, or delete it',
    request: { ...PHOTO, ...jsonBody(PhotoDecisionRequest) },
    responses: { ...errors, 204: { description: 'Decided' } },
  })
  router.openapi(decide, async (c) => {
    const { decision } = c.req.valid('json')
    await decideReview(deps, actorOf(c), { photoId: c.req.valid('param').id, decision })
    return c.body(null, 204)
  })
}
