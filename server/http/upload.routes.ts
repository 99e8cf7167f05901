import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import {
  openUpload,
  receivePhotos,
  UPLOAD_KINDS,
  type UploadKind,
} from '#server/features/body/uploads.service.ts'
import {
  actorOf,
  errors,
  fallbackMessage,
  jsonResponse,
  limitByAccount,
  open,
} from '#server/http/access.ts'
import { createApiRouter } from '#server/http/api-router.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { privateDownload } from '#server/http/private-download.ts'
import type { Deps } from '#server/platform/deps.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import {
  UploadedArchiveResponse,
  UploadedFileResponse,
  UploadedPhotosResponse,
} from '#shared/body.ts'

const tags = ['Body mapping']
const NOT_KEPT = fallbackMessage('Upload failed. Nothing was kept. Please try again.')

/** The only routes that take more than a small JSON; they count bytes themselves, while they come in. */
export const UPLOAD_PATHS = [
  '/tattoo/upload-zip',
  '/tattoo/upload-photos',
  '/upload-photos',
  '/tattoo/upload',
] as const

/** Photos on their way in. Their bodies are forms that are read as they come, so no schema stands before the handlers. */
export function uploadRoutes(deps: Deps): OpenAPIHono<AppEnv> {
  const router = createApiRouter()
  const guards = open('user', limitByAccount(deps, RATE_LIMITS.uploadPerAccount), NOT_KEPT)
  const receive = (c: Context<AppEnv>, kind: UploadKind) => {
    const { body, signal } = c.req.raw
    const length = c.req.header('Content-Length')
    const upload = {
      contentType: c.req.header('Content-Type') ?? '',
      contentLength: length === undefined ? undefined : Number(length),
      body,
      signal,
    }
    return receivePhotos(deps, actorOf(c), upload, kind)
  }

  const archive = createRoute({
    method: 'post',
    path: UPLOAD_PATHS[0],
    ...guards,
    tags,
    summary: 'Photos of mine, or one zip of them, as a form with files (multipart/form-data)',
    responses: { ...errors, 200: jsonResponse('What was kept', UploadedArchiveResponse) },
  })
  router.openapi(archive, async (c) =>
    c.json({ progress: 100 as const, ...(await receive(c, UPLOAD_KINDS.archive)) }, 200),
  )

  for (const path of [UPLOAD_PATHS[1], UPLOAD_PATHS[2]]) {
    const photos = createRoute({
      method: 'post',
      path,
      ...guards,
      tags,
      summary: 'Photos of mine, as a form with files (multipart/form-data)',
      responses: { ...errors, 200: jsonResponse('What was kept', UploadedPhotosResponse) },
    })
    router.openapi(photos, async (c) => {
      const { photos: kept } = await receive(c, UPLOAD_KINDS.photos)
      return c.json({ photos: kept }, 200)
    })
  }

  const single = createRoute({
    method: 'post',
    path: UPLOAD_PATHS[3],
    ...guards,
    tags,
    summary: 'One photo of mine, as a form with a file (multipart/form-data)',
    responses: { ...errors, 200: jsonResponse('Where it is', UploadedFileResponse) },
  })
  router.openapi(single, async (c) => {
    const { key, photos } = await receive(c, UPLOAD_KINDS.single)
    return c.json({ url: photos[0]!.url, key }, 200)
  })

  const zip = createRoute({
    method: 'get',
    path: '/body/uploads/{key}',
    ...open('user', limitByAccount(deps, RATE_LIMITS.downloadPerAccount)),
    tags,
    summary: 'The photos of one upload of mine, cleaned, as a zip',
    request: { params: z.object({ key: z.string().max(100) }) },
    responses: {
      ...errors,
      200: {
        description: 'A zip of photos',
        content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
      },
    },
  })
  router.openapi(zip, async (c) => {
    const stream = await openUpload(deps, actorOf(c), c.req.valid('param').key)
    return privateDownload(c, {
      fileName: 'photos.zip',
      mediaType: 'application/zip',
      body: stream,
    })
  })
  return router
}
