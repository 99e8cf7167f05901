import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import {
  awaitEnd,
  cancelGeneration,
  getDelivered,
  getGeneration,
  improvePrompt,
  listOpenGenerations,
  requestGeneration,
} from '#server/features/generations/generations.service.ts'
import { setVisibility } from '#server/features/tattoos/tattoo-visibility.service.ts'
import {
  deleteTattoo,
  getTattooByFilename,
  listOwnTattoos,
  makeDownload,
  setFavorite,
} from '#server/features/tattoos/tattoos.service.ts'
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
import { idempotencyHeaders, requestKeyOf } from '#server/http/idempotency.ts'
import { noteEmpty } from '#server/http/note-empty.ts'
import { pathId } from '#server/http/path-id.ts'
import { privateDownload } from '#server/http/private-download.ts'
import type { Deps } from '#server/platform/deps.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import { VisibilityRequest } from '#shared/billing.ts'
import { GENERATION_WAIT_MS } from '#shared/limits.ts'
import { LEAST_WIDTH_MM, MOST_WIDTH_MM } from '#shared/size-on-skin.ts'
import {
  DOWNLOAD_KINDS,
  FavoriteResponse,
  GenerateRequest,
  GenerateResponse,
  GenerationResponse,
  ImprovePromptRequest,
  ImprovePromptResponse,
  OpenGenerationsResponse,
  Tattoo,
  TattooIdRequest,
  TattooList,
} from '#shared/tattoos.ts'

const tags = ['Tattoos']
const NO_LIST = fallbackMessage('Failed to fetch tattoos, please try again later.')
const NO_DESIGN = fallbackMessage('The design could not be drawn. Please try again.')
const DOWNLOAD_LEAST_PX = 256
const DOWNLOAD_MOST_PX = 4096

/** Asking for designs, and what people do with their own, under /tattoo. */
export function tattooRoutes(deps: Deps): OpenAPIHono<AppEnv> {
  const router = createApiRouter()
  addGenerating(router, deps)
  addFollowing(router, deps)
  addOwn(router, deps)
  return router
}

function addGenerating(router: OpenAPIHono<AppEnv>, deps: Deps): void {
  const generate = createRoute({
    method: 'post',
    path: '/tattoo/generate',
    ...open('user', NO_DESIGN, limitByAccount(deps, RATE_LIMITS.generatePerAccount)),
    tags,
    summary: 'Draw a design for one credit, and wait for it',
    request: { ...jsonBody(GenerateRequest), headers: idempotencyHeaders },
    responses: {
      ...errors,
      200: jsonResponse('The designs', GenerateResponse),
      202: jsonResponse('Still under way: follow it by its id', GenerateResponse),
    },
  })
  router.openapi(generate, async (c) => {
    const actor = actorOf(c)
    const requestKey = requestKeyOf(c.req.valid('header'))
    const { payload } = c.req.valid('json')
    const { id, account_id: accountId } = await requestGeneration(deps, actor, payload, requestKey)
    const { signal } = c.req.raw
    await awaitEnd(deps, { id, accountId }, { timeoutMs: GENERATION_WAIT_MS, signal })
    const response = await getDelivered(deps, actor, id)
    return c.json(response, response.generation.state === 'done' ? 200 : 202)
  })

  const improve = createRoute({
    method: 'post',
    path: '/tattoo/prompt-improve',
    ...open('user', limitByAccount(deps, RATE_LIMITS.improvePerAccount)),
    tags,
    summary: 'Say the same wish better',
    request: jsonBody(ImprovePromptRequest),
    responses: { ...errors, 200: jsonResponse('A better prompt', ImprovePromptResponse) },
  })
  router.openapi(improve, async (c) => {
    const prompt = await improvePrompt(deps, c.req.valid('json').payload, c.req.raw.signal)
    return c.json({ prompt }, 200)
  })
}

function addFollowing(router: OpenAPIHono<AppEnv>, deps: Deps): void {
  const listOpen = createRoute({
    method: 'get',
    path: '/tattoo/generations',
    ...open('user'),
    tags,
    summary: 'My requests that are still under way',
    responses: { ...errors, 200: jsonResponse('Oldest first', OpenGenerationsResponse) },
  })
  router.openapi(listOpen, async (c) =>
    c.json({ generations: await listOpenGenerations(deps, actorOf(c)) }, 200),
  )

  const get = createRoute({
    method: 'get',
    path: '/tattoo/generations/{id}',
    ...open('user'),
    tags,
    summary: 'One of my requests, with the designs when it is done',
    request: { params: z.object({ id: pathId('Not a request number') }) },
    responses: { ...errors, 200: jsonResponse('The request', GenerationResponse) },
  })
  router.openapi(get, async (c) =>
    c.json(await getGeneration(deps, actorOf(c), c.req.valid('param').id), 200),
  )

  const cancel = createRoute({
    method: 'post',
    path: '/tattoo/generations/{id}/cancel',
    ...open('user'),
    tags,
    summary: 'Give a request up and get its credits back; what is delivered stays',
    request: { params: z.object({ id: pathId('Not a request number') }) },
    responses: { ...errors, 200: jsonResponse('The request', GenerationResponse) },
  })
  router.openapi(cancel, async (c) => {
    const { id } = c.req.valid('param')
    await cancelGeneration(deps, actorOf(c), id)
    return c.json(await getGeneration(deps, actorOf(c), id), 200)
  })
}

function addOwn(router: OpenAPIHono<AppEnv>, deps: Deps): void {
  const byUser = createRoute({
    method: 'get',
    path: '/tattoo/by-user',
    ...open('user', NO_LIST),
    tags,
    summary: 'My designs, newest first; `before` an id for the next page',
    request: { query: z.object({ before: pathId('Not a design number').optional() }) },
    responses: { ...errors, 200: jsonResponse('My designs', TattooList) },
  })
  router.openapi(byUser, async (c) => {
    const list = await listOwnTattoos(deps, actorOf(c), c.req.valid('query').before)
    return c.json(noteEmpty(c, list), 200)
  })

  const byFilename = createRoute({
    method: 'get',
    path: '/tattoo/by-filename/{filename}',
    ...open('public'),
    tags,
    summary: 'The design of a picture',
    request: { params: z.object({ filename: z.string().max(100) }) },
    responses: { ...errors, 200: jsonResponse('The design', Tattoo) },
  })
  router.openapi(byFilename, async (c) =>
    c.json(await getTattooByFilename(deps, c.get('actor'), c.req.valid('param').filename), 200),
  )

  const remove = createRoute({
    method: 'delete',
    path: '/tattoo/delete',
    ...open('user'),
    tags,
    summary: 'Delete a design of mine, or any as the administrator',
    request: jsonBody(TattooIdRequest),
    responses: { ...errors, 204: { description: 'Deleted' } },
  })
  router.openapi(remove, async (c) => {
    await deleteTattoo(deps, actorOf(c), c.req.valid('json').tattooId)
    return c.body(null, 204)
  })

  const visibility = createRoute({
    method: 'patch',
    path: '/tattoo/{id}/visibility',
    ...open('user'),
    tags,
    summary: 'Show a design of mine to everybody, or to nobody else',
    request: {
      params: z.object({ id: pathId('Not a design number') }),
      ...jsonBody(VisibilityRequest),
    },
    responses: { ...errors, 200: jsonResponse('The design', Tattoo) },
  })
  router.openapi(visibility, async (c) => {
    const { id: tattooId } = c.req.valid('param')
    const { isPublic } = c.req.valid('json')
    return c.json(await setVisibility(deps, actorOf(c), { tattooId, isPublic }), 200)
  })

  for (const [method, isFavorited] of [
    ['post', true],
    ['delete', false],
  ] as const) {
    const favorite = createRoute({
      method,
      path: '/tattoo/favorite',
      ...open('user'),
      tags,
      summary: isFavorited ? 'Add to my favourites' : 'Take out of my favourites',
      request: jsonBody(TattooIdRequest),
      responses: { ...errors, 200: jsonResponse('How it is now', FavoriteResponse) },
    })
    router.openapi(favorite, async (c) => {
      const { tattooId } = c.req.valid('json')
      await setFavorite(deps, actorOf(c), { tattooId, isFavorited })
      return c.json({ tattooId, isFavorited }, 200)
    })
  }

  const download = createRoute({
    method: 'get',
    path: '/tattoo/{id}/download/{kind}',
    ...open('user', limitByAccount(deps, RATE_LIMITS.downloadPerAccount)),
    tags,
    summary: 'A design as a file: picture, transparent, stencil, layers, true-size print, on skin',
    request: {
      params: z.object({ id: pathId('Not a design number'), kind: z.enum(DOWNLOAD_KINDS) }),
      query: z.object({
        size: z
          .string()
          .regex(/^\d{3,4}$/, 'Not a size')
          .transform(Number)
          .pipe(z.number().min(DOWNLOAD_LEAST_PX).max(DOWNLOAD_MOST_PX))
          .optional()
          .openapi({ type: 'integer' }),
        /** In millimetres, of the true-size print. */
        width: z
          .string()
          .regex(/^\d{2,3}$/, 'Not a width')
          .transform(Number)
          .pipe(z.number().min(LEAST_WIDTH_MM).max(MOST_WIDTH_MM))
          .optional()
          .openapi({ type: 'integer' }),
      }),
    },
    responses: {
      ...errors,
      200: {
        description: 'The file',
        content: {
          'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) },
        },
      },
    },
  })
  router.openapi(download, async (c) => {
    const { id: tattooId, kind } = c.req.valid('param')
    const { size: sizePx, width: widthMm } = c.req.valid('query')
    const request = { tattooId, kind, sizePx, widthMm }
    const { bytes, ...file } = await makeDownload(deps, actorOf(c), request, c.req.raw.signal)
    return privateDownload(c, { ...file, body: bytes as Uint8Array<ArrayBuffer> })
  })
}
