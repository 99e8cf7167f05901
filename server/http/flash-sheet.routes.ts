import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { makeFlashSheet, takeFlashSheet } from '#server/features/tattoos/flash-sheets.service.ts'
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
import { privateDownload } from '#server/http/private-download.ts'
import type { Deps } from '#server/platform/deps.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import {
  FLASH_FILES,
  FlashPage,
  FlashSheetRequest,
  FlashSheetResponse,
} from '#shared/flash-sheet.ts'

const tags = ['Flash sheets']
const NOT_MADE = fallbackMessage(
  'The sheet could not be drawn just now. Nothing was charged. Please try again.',
)
const designId = pathId('Not a design number')

/** A page of small designs around one of one's own. */
export function flashSheetRoutes(deps: Deps): OpenAPIHono<AppEnv> {
  const router = createApiRouter()
  const make = createRoute({
    method: 'post',
    path: '/tattoo/{id}/flash-sheet',
    ...open('user', NOT_MADE, limitByAccount(deps, RATE_LIMITS.flashSheetPerAccount)),
    tags,
    summary:
      'Draw a flash sheet around a design of mine, for paid plans and without credits; ask again until it is ready',
    request: { params: z.object({ id: designId }), ...jsonBody(FlashSheetRequest) },
    responses: {
      ...errors,
      200: jsonResponse('The sheet is there', FlashSheetResponse),
      202: jsonResponse('Still being drawn: ask again', FlashSheetResponse),
    },
  })
  router.openapi(make, async (c) => {
    const { id: tattooId } = c.req.valid('param')
    const { page } = c.req.valid('json')
    const { signal } = c.req.raw
    const answer = await makeFlashSheet(deps, actorOf(c), { tattooId, page, signal })
    return c.json(answer, answer.isReady ? 200 : 202)
  })

  const take = createRoute({
    method: 'get',
    path: '/tattoo/{id}/flash-sheet/{kind}',
    ...open('user', limitByAccount(deps, RATE_LIMITS.downloadPerAccount)),
    tags,
    summary: 'A flash sheet of mine at true size: PDF with its lines, picture, or vectors',
    request: {
      params: z.object({ id: designId, kind: z.enum(FLASH_FILES) }),
      query: z.object({ page: FlashPage }),
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
  router.openapi(take, async (c) => {
    const { id: tattooId, kind } = c.req.valid('param')
    const { page } = c.req.valid('query')
    const { bytes, ...file } = await takeFlashSheet(deps, actorOf(c), { tattooId, page, kind })
    return privateDownload(c, { ...file, body: bytes as Uint8Array<ArrayBuffer> })
  })
  return router
}
