import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { composeScene } from '#server/features/generations/generations.service.ts'
import { listDescendants } from '#server/features/tattoos/tattoos.service.ts'
import {
  changeDesign,
  deleteVersion,
  getOwnScene,
  listVersions,
  restoreVersion,
} from '#server/features/tattoos/versions.service.ts'
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
import type { Deps } from '#server/platform/deps.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import { SCENE_LIMITS, SceneDocument } from '#shared/scene.ts'
import { Tattoo, TattooList } from '#shared/tattoos.ts'
import {
  NewVersionRequest,
  NewVersionResponse,
  SceneRequest,
  VersionsResponse,
} from '#shared/versions.ts'

const tags = ['Versions']
const NOT_CHANGED = fallbackMessage('The design could not be changed. Please try again.')
const designId = pathId('Not a design number')
const DESIGN = { params: z.object({ id: designId }) }
const VERSION = { params: z.object({ id: designId, number: pathId('Not a version number') }) }

/** The scene of a design, its versions, and what was made from it. */
export function versionRoutes(deps: Deps): OpenAPIHono<AppEnv> {
  const router = createApiRouter()
  addScenes(router, deps)
  addVersions(router, deps)
  addDescendants(router, deps)
  return router
}

function addScenes(router: OpenAPIHono<AppEnv>, deps: Deps): void {
  const compose = createRoute({
    method: 'post',
    path: '/tattoo/scene',
    ...open('user', limitByAccount(deps, RATE_LIMITS.improvePerAccount)),
    tags,
    summary: 'What would be drawn, as a scene document; nothing is drawn and nothing charged',
    request: jsonBody(SceneRequest),
    responses: { ...errors, 200: jsonResponse('The scene', SceneDocument) },
  })
  router.openapi(compose, async (c) =>
    c.json(await composeScene(deps, c.req.valid('json').payload, c.req.raw.signal), 200),
  )

  const scene = createRoute({
    method: 'get',
    path: '/tattoo/{id}/scene',
    ...open('user', limitByAccount(deps, RATE_LIMITS.downloadPerAccount)),
    tags,
    summary: 'A design of mine as a scene document',
    request: DESIGN,
    responses: { ...errors, 200: jsonResponse('The scene', SceneDocument) },
  })
  router.openapi(scene, async (c) =>
    c.json(await getOwnScene(deps, actorOf(c), c.req.valid('param').id, c.req.raw.signal), 200),
  )
}

function addVersions(router: OpenAPIHono<AppEnv>, deps: Deps): void {
  const list = createRoute({
    method: 'get',
    path: '/tattoo/{id}/versions',
    ...open('user'),
    tags,
    summary: 'The forms a design of mine has had, newest first',
    request: DESIGN,
    responses: { ...errors, 200: jsonResponse('The versions', VersionsResponse) },
  })
  router.openapi(list, async (c) =>
    c.json(await listVersions(deps, actorOf(c), c.req.valid('param').id), 200),
  )

  const change = createRoute({
    method: 'post',
    path: '/tattoo/{id}/versions',
    ...open(
      'user',
      NOT_CHANGED,
      limitByAccount(deps, RATE_LIMITS.generatePerAccount),
      bodyLimit({ maxSize: SCENE_LIMITS.bytes, onError: refuseTooLarge }),
    ),
    tags,
    summary: 'Change a design of mine, free: another style, colour, mirrored, or its scene',
    request: { ...DESIGN, ...jsonBody(NewVersionRequest) },
    responses: { ...errors, 201: jsonResponse('The design as it is now', NewVersionResponse) },
  })
  router.openapi(change, async (c) => {
    const { id: tattooId } = c.req.valid('param')
    const wish = c.req.valid('json')
    const { signal } = c.req.raw
    return c.json(await changeDesign(deps, actorOf(c), { tattooId, wish, signal }), 201)
  })

  const restore = createRoute({
    method: 'post',
    path: '/tattoo/{id}/versions/{number}/restore',
    ...open('user'),
    tags,
    summary: 'Show an earlier version of a design of mine again',
    request: VERSION,
    responses: { ...errors, 200: jsonResponse('The design as it is now', Tattoo) },
  })
  router.openapi(restore, async (c) => {
    const { id: tattooId, number } = c.req.valid('param')
    return c.json(await restoreVersion(deps, actorOf(c), { tattooId, number }), 200)
  })

  const remove = createRoute({
    method: 'delete',
    path: '/tattoo/{id}/versions/{number}',
    ...open('user'),
    tags,
    summary: 'Delete a version of a design of mine that is not the one shown',
    request: VERSION,
    responses: { ...errors, 204: { description: 'Deleted' } },
  })
  router.openapi(remove, async (c) => {
    const { id: tattooId, number } = c.req.valid('param')
    await deleteVersion(deps, actorOf(c), { tattooId, number })
    return c.body(null, 204)
  })
}

function addDescendants(router: OpenAPIHono<AppEnv>, deps: Deps): void {
  const descendants = createRoute({
    method: 'get',
    path: '/tattoo/{id}/descendants',
    ...open('public'),
    tags,
    summary: 'Designs that were made from this one',
    request: DESIGN,
    responses: { ...errors, 200: jsonResponse('Newest first', TattooList) },
  })
  router.openapi(descendants, async (c) =>
    c.json(await listDescendants(deps, c.get('actor'), c.req.valid('param').id), 200),
  )
}

function refuseTooLarge(): never {
  throw new HTTPException(413, { message: 'The scene is too large.' })
}
