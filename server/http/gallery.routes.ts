import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { exploreTattoos, listTattoosByTag } from '#server/features/gallery/explore.service.ts'
import { listSimilar } from '#server/features/gallery/similar.service.ts'
import { getIdea, listIdeas } from '#server/features/ideas/ideas.service.ts'
import { reportTattoo } from '#server/features/tattoos/reports.service.ts'
import { getTattoo, listFavorites } from '#server/features/tattoos/tattoos.service.ts'
import { toggleUpvote } from '#server/features/tattoos/upvotes.service.ts'
import {
  actorOf,
  errors,
  fallbackMessage,
  jsonBody,
  jsonResponse,
  limitByAddress,
  open,
} from '#server/http/access.ts'
import { createApiRouter } from '#server/http/api-router.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { pathId } from '#server/http/path-id.ts'
import { noteEmpty } from '#server/http/note-empty.ts'
import type { Deps } from '#server/platform/deps.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import {
  ExploreQuery,
  ExploreResponse,
  IdeaResponse,
  ReportRequest,
  SimilarResponse,
  ToggleUpvoteResponse,
  VisitorId,
} from '#shared/gallery.ts'
import { VISITOR_HEADER } from '#shared/headers.ts'
import { Tattoo, TattooIdRequest, TattooList } from '#shared/tattoos.ts'

const tags = ['Gallery']
const NO_LIST = fallbackMessage('Failed to fetch tattoos, please try again later.')
const DESIGN = { params: z.object({ id: pathId('Invalid tattoo ID.') }) }
const VISITOR = z.object({ [VISITOR_HEADER.toLowerCase()]: VisitorId.optional() })
const IDEAS_CACHE = 'public, max-age=300'

/** The public gallery, under /tattoo. */
export function galleryRoutes(deps: Deps): OpenAPIHono<AppEnv> {
  const router = createApiRouter()
  addIdeas(router)
  addLists(router, deps)
  addDesign(router, deps)
  addVoices(router, deps)
  return router
}

function addLists(router: OpenAPIHono<AppEnv>, deps: Deps): void {
  const explore = createRoute({
    method: 'get',
    path: '/tattoo/explore',
    ...open('public', NO_LIST),
    tags,
    summary: 'The gallery, by page or better by cursor',
    request: { query: ExploreQuery },
    responses: { ...errors, 200: jsonResponse('One page', ExploreResponse) },
  })
  router.openapi(explore, async (c) =>
    c.json(await exploreTattoos(deps, c.get('actor'), c.req.valid('query')), 200),
  )

  const byTag = createRoute({
    method: 'get',
    path: '/tattoo/by-tag/{tag}',
    ...open('public', NO_LIST),
    tags,
    summary: 'The newest designs of a tag or an idea',
    request: { params: z.object({ tag: z.string().max(100) }) },
    responses: { ...errors, 200: jsonResponse('Newest first', TattooList) },
  })
  router.openapi(byTag, async (c) => {
    const list = await listTattoosByTag(deps, c.get('actor'), c.req.valid('param').tag)
    return c.json(noteEmpty(c, list), 200)
  })

  const favorites = createRoute({
    method: 'get',
    path: '/tattoo/favorites',
    ...open('user', fallbackMessage('Failed to fetch favorite tattoos. Please try again later.')),
    tags,
    summary: 'My favourites, the last one first',
    responses: { ...errors, 200: jsonResponse('My favourites', TattooList) },
  })
  router.openapi(favorites, async (c) => c.json(await listFavorites(deps, actorOf(c)), 200))
}

function addDesign(router: OpenAPIHono<AppEnv>, deps: Deps): void {
  const byId = createRoute({
    method: 'get',
    path: '/tattoo/by-id/{id}',
    ...open('public', fallbackMessage('Failed to fetch tattoo. Please try again later.')),
    tags,
    summary: 'One design',
    request: DESIGN,
    responses: { ...errors, 200: jsonResponse('The design', Tattoo) },
  })
  router.openapi(byId, async (c) =>
    c.json(await getTattoo(deps, c.get('actor'), c.req.valid('param').id), 200),
  )

  const similar = createRoute({
    method: 'get',
    path: '/tattoo/{id}/similar',
    ...open('public', fallbackMessage('Failed to fetch similar tattoos.')),
    tags,
    summary: 'Others like it',
    request: DESIGN,
    responses: { ...errors, 200: jsonResponse('The most alike first', SimilarResponse) },
  })
  router.openapi(similar, async (c) =>
    c.json({ data: await listSimilar(deps, c.get('actor'), c.req.valid('param').id) }, 200),
  )
}

function addVoices(router: OpenAPIHono<AppEnv>, deps: Deps): void {
  const toggle = createRoute({
    method: 'post',
    path: '/tattoo/toggle-upvote',
    ...open('public', limitByAddress(deps, RATE_LIMITS.likePerAddress)),
    tags,
    summary: 'Like a design, or take the like back; visitors name themselves in a header',
    request: { ...jsonBody(TattooIdRequest), headers: VISITOR },
    responses: { ...errors, 200: jsonResponse('How it is now', ToggleUpvoteResponse) },
  })
  router.openapi(toggle, async (c) => {
    const { tattooId } = c.req.valid('json')
    const visitorId = c.req.valid('header')[VISITOR_HEADER.toLowerCase()]
    const address = c.get('clientAddress')
    return c.json(await toggleUpvote(deps, c.get('actor'), { tattooId, visitorId, address }), 200)
  })

  const report = createRoute({
    method: 'post',
    path: '/tattoo/{id}/report',
    ...open('public', limitByAddress(deps, RATE_LIMITS.reportPerAddress)),
    tags,
    summary: 'Tell the administrator that a design should not be here',
    request: { ...DESIGN, ...jsonBody(ReportRequest), headers: VISITOR },
    responses: { ...errors, 204: { description: 'Noted, once per design' } },
  })
  router.openapi(report, async (c) => {
    const visitorId = c.req.valid('header')[VISITOR_HEADER.toLowerCase()]
    await reportTattoo(deps, c.get('actor'), {
      ...c.req.valid('json'),
      tattooId: c.req.valid('param').id,
      visitorId,
      address: c.get('clientAddress'),
    })
    return c.body(null, 204)
  })
}

function addIdeas(router: OpenAPIHono<AppEnv>): void {
  const list = createRoute({
    method: 'get',
    path: '/tattoo/ideas',
    ...open('public', fallbackMessage('Failed to fetch tattoo ideas. Please try again later.')),
    tags,
    summary: 'Every idea, in alphabetical order',
    responses: { ...errors, 200: jsonResponse('The ideas', z.array(IdeaResponse)) },
  })
  router.openapi(list, (c) => {
    c.header('Cache-Control', IDEAS_CACHE)
    return c.json(listIdeas(), 200)
  })

  const one = createRoute({
    method: 'get',
    path: '/tattoo/ideas/{name}',
    ...open('public', fallbackMessage('Failed to fetch tattoo idea. Please try again later.')),
    tags,
    summary: 'One idea',
    request: { params: z.object({ name: z.string().max(100) }) },
    responses: { ...errors, 200: jsonResponse('The idea', IdeaResponse) },
  })
  router.openapi(one, (c) => {
    const idea = getIdea(c.req.valid('param').name)
    c.header('Cache-Control', IDEAS_CACHE)
    return c.json(idea, 200)
  })
}
