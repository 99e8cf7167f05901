import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import { serve, type WebSocketServerLike } from '@hono/node-server'
import { WebSocketServer } from 'ws'
import { trackConnections } from '#server/http/connections.ts'
import { headersOfEveryAnswer, NO_PAGE_POLICY } from '#server/http/security.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { REALTIME_PATH } from '#shared/realtime.ts'

/** A client that trickles its request, or keeps a dead connection open, must not keep ours. */
const SOCKET_LIMITS = {
  requestTimeout: 120_000,
  headersTimeout: 15_000,
  keepAliveTimeout: 10_000,
  keepAlive: true,
  keepAliveInitialDelay: 60_000,
}
/** A browser sends one short message, its hello. */
const SOCKET_MESSAGE_BYTES = 4096
const GOING_AWAY = 1001

type Fetch = (request: Request, env: unknown) => Response | Promise<Response>

const answerNotYet =
  (isTls: boolean): Fetch =>
  () =>
    new Response(`${PRODUCT_NAME} is starting.`, {
      status: 503,
      headers: {
        ...headersOfEveryAnswer({ isTls }),
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Security-Policy': NO_PAGE_POLICY,
        'Cache-Control': 'no-store',
        'Retry-After': '2',
      },
    })

export interface DoorOptions {
  port: number
  host: string
  /** Whether people reach it over TLS. */
  isTls: boolean
}

export interface Door {
  answerWith(fetch: Fetch): void
  /** Lets every answer under way go out; what has not gone out after the time given is cut off. */
  close(graceMs: number): Promise<void>
}

/** Listens at once and says "not yet" until there is something to answer with. */
export async function openDoor({ port, host, isTls }: DoorOptions): Promise<Door> {
  let answer = answerNotYet(isTls)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: SOCKET_MESSAGE_BYTES })
  const server = serve({
    fetch: (request, env) => answer(request, env),
    port,
    hostname: host,
    serverOptions: {
      ...SOCKET_LIMITS,
      shouldUpgradeCallback: (request: IncomingMessage) => {
        const isWanted = isForRealtime(request)
        if (isWanted) connections.noteUpgrade(request.socket)
        return isWanted
      },
    },
    // Its types and those of `ws` differ in how they spell optional options.
    websocket: { server: sockets as unknown as WebSocketServerLike },
  }) as Server
  const connections = trackConnections(server)
  // What a client sends against the protocol ends its socket; without a listener it would end the process.
  sockets.on('connection', (socket) => socket.on('error', () => {}))
  if (!server.listening) await once(server, 'listening')
  return {
    answerWith: (fetch) => (answer = fetch),
    close: async (graceMs) => {
      for (const socket of sockets.clients) socket.close(GOING_AWAY)
      await connections.close(graceMs)
    },
  }
}

/** Whoever asks for another protocol, or for this one elsewhere, gets the plain answer, as HTTP has it. */
const isForRealtime = ({ method, url = '', headers }: IncomingMessage) =>
  method === 'GET' &&
  headers.upgrade?.toLowerCase() === 'websocket' &&
  url.split('?', 1)[0] === REALTIME_PATH
