import type { Context } from 'hono'
import type { AppEnv } from '#server/http/app-env.ts'
import { streamResponse } from '#server/http/stream-response.ts'
import type { StoredFile } from '#server/providers/storage/file-store.ts'

/** A picture that no cache may keep, the browser's own included: when it is deleted, it is gone. */
export function privatePicture(c: Context<AppEnv>, file: StoredFile): Response {
  c.header('Content-Type', file.contentType)
  c.header('Content-Length', String(file.sizeBytes))
  c.header('Cache-Control', 'private, no-store')
  c.header('X-Robots-Tag', 'noindex')
  return streamResponse(c, file.body)
}

/** How whoever asks may prove that a picture is theirs. */
export const proofOf = (c: Context<AppEnv>) => ({
  actor: c.get('actor'),
  path: c.req.path,
  expires: c.req.query('expires') ?? '',
  signature: c.req.query('signature') ?? '',
})

export const PICTURE_RESPONSE = {
  description: 'The picture',
  content: { 'image/jpeg': { schema: { type: 'string', format: 'binary' } as never } },
}
