import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { listen } from '#server/providers/test-support.ts'

export interface Reply {
  status: number
  headers: Record<string, string>
  /** An object is sent as JSON. */
  body: unknown
}

export interface SentRequest {
  method: string
  path: string
  headers: IncomingHttpHeaders
  /** Empty where it is not JSON. */
  body: Record<string, unknown>
}

/** A reply, or nothing at all: the connection stays open. */
export type Script = (request: SentRequest, origin: string) => Reply | 'silence'

/** A reply as a provider really sends it; `$ORIGIN` and `$IMAGE_BASE64` in it are filled in. */
export function readReply(folder: URL, name: string, fill: Record<string, string> = {}): Reply {
  let json = readFileSync(new URL(`${name}.json`, folder), 'utf8')
  for (const [mark, value] of Object.entries(fill)) json = json.replaceAll(`$${mark}`, value)
  return JSON.parse(json) as Reply
}

const isJson = (headers: IncomingHttpHeaders) =>
  headers['content-type']?.startsWith('application/json') === true

/** A provider on this machine that follows a script and remembers what it was sent. Ends with the test. */
export async function startRecordedService(script: Script) {
  const sent: SentRequest[] = []
  let origin = ''
  const server = createServer((incoming, outgoing) => {
    void text(incoming).then((body) => {
      const request: SentRequest = {
        method: incoming.method ?? '',
        path: incoming.url ?? '',
        headers: incoming.headers,
        body: isJson(incoming.headers) ? (JSON.parse(body) as Record<string, unknown>) : {},
      }
      sent.push(request)
      const reply = script(request, origin)
      if (reply === 'silence') return
      const { status, headers } = reply
      outgoing.writeHead(status, headers)
      outgoing.end(reply.body instanceof Uint8Array ? reply.body : JSON.stringify(reply.body))
    })
  })
  origin = `http://127.0.0.1:${await listen(server)}`
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin, sent }
}
