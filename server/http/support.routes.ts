import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import {
  closeMessage,
  listOpenMessages,
  sendMessage,
} from '#server/features/support/support.service.ts'
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
import type { Deps } from '#server/platform/deps.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import {
  CloseMessageRequest,
  ContactMessage,
  ContactMessagesResponse,
  ContactRequest,
} from '#shared/support.ts'

const messageNumber = pathId('Not a message number')

/** The letter box, and the administrator's inbox behind it. */
export function supportRoutes(deps: Deps): OpenAPIHono<AppEnv> {
  const router = createApiRouter()

  const contact = createRoute({
    method: 'post',
    path: '/contact',
    ...open(
      'public',
      limitByAddress(deps, RATE_LIMITS.contactPerAddress),
      fallbackMessage('Failed to send message. Please try again later.'),
    ),
    tags: ['Support'],
    summary: 'Write to support',
    request: jsonBody(ContactRequest),
    responses: { ...errors, 204: { description: 'It is kept and on its way' } },
  })
  router.openapi(contact, async (c) => {
    await sendMessage(deps, c.get('actor'), c.req.valid('json'))
    return c.body(null, 204)
  })

  const list = createRoute({
    method: 'get',
    path: '/admin/messages',
    ...open('admin'),
    tags: ['Administration'],
    summary: 'Messages that nobody has dealt with, newest first; `before` an id for the next page',
    request: { query: z.object({ before: messageNumber.optional() }) },
    responses: { ...errors, 200: jsonResponse('The messages', ContactMessagesResponse) },
  })
  router.openapi(list, async (c) =>
    c.json(await listOpenMessages(deps, c.req.valid('query').before), 200),
  )

  const close = createRoute({
    method: 'post',
    path: '/admin/messages/{id}/close',
    ...open('admin'),
    tags: ['Administration'],
    summary: 'Be done with a message; an answer is mailed',
    request: { params: z.object({ id: messageNumber }), ...jsonBody(CloseMessageRequest) },
    responses: { ...errors, 200: jsonResponse('The message', ContactMessage) },
  })
  router.openapi(close, async (c) => {
    const { answer } = c.req.valid('json')
    const { id: messageId } = c.req.valid('param')
    return c.json(await closeMessage(deps, actorOf(c), { messageId, answer }), 200)
  })
  return router
}
