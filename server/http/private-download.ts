import type { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { AppEnv } from '#server/http/app-env.ts'
import { streamResponse } from '#server/http/stream-response.ts'

interface Download {
  fileName: string
  mediaType: string
  body: Uint8Array<ArrayBuffer> | Readable
}

/** A file for one person, which no cache may keep. */
export function privateDownload(
  c: Context<AppEnv>,
  { fileName, mediaType, body }: Download,
): Response {
  c.header('Content-Type', mediaType)
  c.header('Content-Disposition', `attachment; filename="${fileName}"`)
  c.header('Cache-Control', 'private, no-store')
  return body instanceof Uint8Array ? c.body(body) : streamResponse(c, body)
}
