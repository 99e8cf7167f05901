import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { listReports, setHidden } from '#server/features/tattoos/reports.service.ts'
import { addTag, removeTag, setTags } from '#server/features/tattoos/tattoo-tags.service.ts'
import {
  actorOf,
  errors,
  fallbackMessage,
  jsonBody,
  jsonResponse,
  open,
} from '#server/http/access.ts'
import { createApiRouter } from '#server/http/api-router.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { pathId } from '#server/http/path-id.ts'
import type { Deps } from '#server/platform/deps.ts'
import { AddTagRequest, ReportsResponse, SetTagsRequest, TagText } from '#shared/gallery.ts'
import { Tattoo } from '#shared/tattoos.ts'

const tags = ['Administration']
const designId = pathId('Invalid tattoo ID.')
const DESIGN = { params: z.object({ id: designId }) }

/** What only the administrator does to the gallery. */
export function adminRoutes(deps: Deps): OpenAPIHono<AppEnv> {
  const router = createApiRouter()
  addTagEditing(router, deps)
  addReports(router, deps)
  return router
}

function addTagEditing(router: OpenAPIHono<AppEnv>, deps: Deps): void {
  const set = createRoute({
    method: 'patch',
    path: '/tattoo/{id}/tags',
    ...open('admin', fallbackMessage('Failed to update tags')),
    tags,
    summary: 'Set the tags of a design',
    request: { ...DESIGN, ...jsonBody(SetTagsRequest) },
    responses: { ...errors, 200: jsonResponse('The design', Tattoo) },
  })
  router.openapi(set, async (c) => {
    const change = { tattooId: c.req.valid('param').id, tags: c.req.valid('json').tags }
    return c.json(await setTags(deps, actorOf(c), change), 200)
  })

  const add = createRoute({
    method: 'post',
    path: '/tattoo/{id}/tag',
    ...open('admin', fallbackMessage('Failed to add tag')),
    tags,
    summary: 'Add a tag',
    request: { ...DESIGN, ...jsonBody(AddTagRequest) },
    responses: { ...errors, 200: jsonResponse('The design', Tattoo) },
  })
  router.openapi(add, async (c) => {
    const change = { tattooId: c.req.valid('param').id, tag: c.req.valid('json').tag }
    return c.json(await addTag(deps, actorOf(c), change), 200)
  })

  const remove = createRoute({
    method: 'delete',
    path: '/tattoo/{id}/tag/{tag}',
    ...open('admin', fallbackMessage('Failed to remove tag')),
    tags,
    summary: 'Take a tag away',
    request: { params: z.object({ id: designId, tag: TagText }) },
    responses: { ...errors, 200: jsonResponse('The design', Tattoo) },
  })
  router.openapi(remove, async (c) => {
    const { id: tattooId, tag } = c.req.valid('param')
    return c.json(await removeTag(deps, actorOf(c), { tattooId, tag }), 200)
  })
}

function addReports(router: OpenAPIHono<AppEnv>, deps: Deps): void {
  const list = createRoute({
    method: 'get',
    path: '/admin/reports',
    ...open('admin'),
    tags,
    summary: 'Reports that nobody has dealt with, newest first; `before` an id for the next page',
    request: { query: z.object({ before: pathId('Not a report number').optional() }) },
    responses: { ...errors, 200: jsonResponse('The reports', ReportsResponse) },
  })
  router.openapi(list, async (c) =>
    c.json(await listReports(deps, actorOf(c), c.req.valid('query').before), 200),
  )

  for (const [verb, isHidden] of [
    ['hide', true],
    ['restore', false],
  ] as const) {
    const route = createRoute({
      method: 'post',
      path: `/admin/tattoos/{id}/${verb}`,
      ...open('admin'),
      tags,
      summary: isHidden
        ? 'Take a design out of the gallery'
        : 'Let a design be in the gallery, and be done with its reports',
      request: DESIGN,
      responses: { ...errors, 200: jsonResponse('The design', Tattoo) },
    })
    router.openapi(route, async (c) => {
      const tattooId = c.req.valid('param').id
      return c.json(await setHidden(deps, actorOf(c), { tattooId, isHidden }), 200)
    })
  }
}
