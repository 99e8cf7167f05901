import '#server/production-mode.ts'
import { once } from 'node:events'
import type { Server } from 'node:http'
import path from 'node:path'
import { serve, type WebSocketServerLike } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { WebSocketServer } from 'ws'
import type { Announce } from '#server/create-deps.ts'
import { createApp } from '#server/http/app.ts'
import { BUILD_DIR, pageRoutes, staticFiles } from '#server/http/pages.ts'
import { loadConfig, type Config } from '#server/platform/config.ts'
import { prepareDataFolder } from '#server/platform/data-folder.ts'
import type { Deps } from '#server/platform/deps.ts'
import { writePrivately } from '#server/platform/private-files.ts'
import { explainStartFailure } from '#server/start-failure.ts'
import { startProduct } from '#server/start-product.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

const announce: Announce = (line) => process.stdout.write(`${line}\n`)

/** A client that trickles its request, or keeps a dead connection open, must not keep ours. */
const SOCKET_LIMITS = { requestTimeout: 120_000, headersTimeout: 15_000, keepAliveTimeout: 10_000 }

async function run(): Promise<void> {
  writePrivately()
  const config = loadConfig()
  await prepareDataFolder(config.dataDir)
  // The port comes first: it is the likeliest thing to be taken, and nothing has been touched yet.
  const door = config.role === 'worker' ? undefined : await openDoor(config)
  const { deps, close } = await startProduct(config, announce)
  door?.answerWith(await createWebsite(deps))
  const { version } = process
  deps.log.info({ node: version, role: config.role, database: config.database.kind }, 'started')
  // Before anybody hears that it is ready: a stop that comes at once must find somebody who listens.
  const stopped = stopSignal()
  announce(
    door ? `${PRODUCT_NAME} is ready at ${config.origin}` : `${PRODUCT_NAME} worker is ready`,
  )
  await stopped
  announce(`${PRODUCT_NAME} is finishing what is under way`)
  await door?.close()
  await close()
}

async function createWebsite(deps: Deps) {
  const build = (await import(path.join(BUILD_DIR, 'server/index.js'))) as ServerBuild
  const pages = [staticFiles(), pageRoutes(deps, () => Promise.resolve(build), 'production')]
  return createApp(deps, pages).fetch
}

type Fetch = (request: Request, env: unknown) => Response | Promise<Response>

const answerNotYet: Fetch = () =>
  new Response(`${PRODUCT_NAME} is starting.`, { status: 503, headers: { 'Retry-After': '2' } })

/** A browser sends one short message, its hello. */
const SOCKET_MESSAGE_BYTES = 4096
const GOING_AWAY = 1001

/** Listens at once and says "not yet" until there is something to answer with. */
async function openDoor(config: Config) {
  let answer = answerNotYet
  const sockets = new WebSocketServer({ noServer: true, maxPayload: SOCKET_MESSAGE_BYTES })
  const server = serve({
    fetch: (request, env) => answer(request, env),
    port: config.port,
    hostname: config.host,
    serverOptions: SOCKET_LIMITS,
    // Its types and those of `ws` differ in how they spell optional options.
    websocket: { server: sockets as unknown as WebSocketServerLike },
  }) as Server
  if (!server.listening) await once(server, 'listening')
  return {
    answerWith: (fetch: Fetch) => (answer = fetch),
    close: async () => {
      for (const socket of sockets.clients) socket.close(GOING_AWAY)
      await closeServer(server)
    },
  }
}

/** The handlers stay for good: Ctrl-C reaches a process more than once, and the second must not cut the first short. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.on('SIGINT', () => resolve())
    process.on('SIGTERM', () => resolve())
  })
}

/** An answer that has not gone out by then, to a client that reads too slowly or not at all, is cut off. */
const LAST_ANSWERS_MS = 30_000

/** Takes no new connection, lets every answer under way go out, and closes the idle ones at once. */
async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS).unref()
  await closed
}

try {
  await run()
  process.exit(0)
} catch (error) {
  process.stderr.write(`${PRODUCT_NAME} cannot start: ${explainStartFailure(error)}\n`)
  process.exit(1)
}
