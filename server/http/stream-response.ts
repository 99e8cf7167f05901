import { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { ReadableStream as WebStream } from 'node:stream/web'
import type { Context } from 'hono'
import type { AppEnv } from '#server/http/app-env.ts'

/**
 * Answers with what a stream gives. However the answer ends, so does the stream; and where the stream breaks, the connection
 * does, so that half of something never looks like all of it.
 */
export function streamResponse(c: Context<AppEnv>, stream: Readable): Response {
  // Whoever reads it hears of an error; one that comes before or after must not end the process.
  stream.on('error', () => {})
  // Nobody reads what answers a HEAD, so nobody else would close it.
  if (c.req.method === 'HEAD') {
    stream.destroy()
    return c.body(null)
  }
  const answer = answerOf(c)
  if (answer?.destroyed || answer?.writableEnded) stream.destroy()
  answer?.once('close', () => stream.destroy())
  return c.body(WebStream.from(chunksOf(c, stream, answer)) as ReadableStream)
}

async function* chunksOf(c: Context<AppEnv>, stream: Readable, answer: ServerResponse | undefined) {
  try {
    yield* stream as AsyncIterable<Uint8Array>
  } catch (error) {
    if (!answer) throw error
    // Whoever has gone away has no use for a line about it.
    if (answer.destroyed) return
    c.get('log').warn({ err: error }, 'an answer broke off')
    answer.destroy()
  }
}

/** Undefined for requests made in-process, as tests do. */
function answerOf(c: Context<AppEnv>): ServerResponse | undefined {
  const { outgoing } = (c.env ?? {}) as { outgoing?: unknown }
  return outgoing instanceof ServerResponse ? outgoing : undefined
}
