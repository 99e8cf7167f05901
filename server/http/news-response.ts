import { PassThrough } from 'node:stream'
import type { Context } from 'hono'
import type { AppEnv } from '#server/http/app-env.ts'
import { describeError } from '#server/http/error-response.ts'
import { streamResponse } from '#server/http/stream-response.ts'
import { NEWS_TYPE } from '#shared/headers.ts'

/** Whether the caller reads an answer that comes line by line. */
export const takesNews = (c: Context<AppEnv>) => c.req.header('Accept') === NEWS_TYPE

/**
 * Answers with news while work goes on, a line of JSON each, and with what came of it as the last line. What is refused before
 * there is any news is refused as everything else is.
 */
export async function newsResponse(
  c: Context<AppEnv>,
  work: (tell: (news: object) => void) => Promise<object>,
): Promise<Response> {
  const lines = new PassThrough()
  const isBegun = Promise.withResolvers<void>()
  const write = (news: object) => {
    // Whoever has gone away closed it.
    if (!lines.destroyed) lines.write(`${JSON.stringify(news)}\n`)
    isBegun.resolve()
  }
  const done = work(write)
  await Promise.race([isBegun.promise, done])
  done
    .then(write, (error: Error) => write({ refusal: describeError(error, c) }))
    .finally(() => lines.end())
  c.header('Content-Type', NEWS_TYPE)
  // A proxy that gathers answers would hand on all of it at the end: https://nginx.org/en/docs/http/ngx_http_proxy_module.html
  c.header('X-Accel-Buffering', 'no')
  return streamResponse(c, lines)
}
