import '#server/production-mode.ts'
import path from 'node:path'
import type { ServerBuild } from 'react-router'
import type { Announce } from '#server/create-deps.ts'
import { createApp } from '#server/http/app.ts'
import { openDoor } from '#server/http/door.ts'
import { BUILD_DIR, pageRoutes, staticFiles } from '#server/http/pages.ts'
import { loadConfig } from '#server/platform/config.ts'
import { prepareDataFolder } from '#server/platform/data-folder.ts'
import type { Deps } from '#server/platform/deps.ts'
import { writePrivately } from '#server/platform/private-files.ts'
import { explainStartFailure } from '#server/start-failure.ts'
import { startProduct } from '#server/start-product.ts'
import { awaitStopRequest } from '#server/stop-request.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

const announce: Announce = (line) => process.stdout.write(`${line}\n`)

/** After an error that nobody caught there is little to wait for, and nobody is served until the next start. */
const BROKEN_GRACE_MS = 5_000
/** For letting go of threads, files and database once nothing is under way. Whatever hangs then hangs for good. */
const LETTING_GO_MS = 4_000

/** Returns the exit code. */
async function run(): Promise<number> {
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
  const stopRequest = awaitStopRequest(deps.log)
  announce(
    door ? `${PRODUCT_NAME} is ready at ${config.origin}` : `${PRODUCT_NAME} worker is ready`,
  )
  const { isBroken } = await stopRequest
  announce(`${PRODUCT_NAME} is finishing what is under way`)
  const graceMs = isBroken
    ? Math.min(BROKEN_GRACE_MS, config.shutdownGraceMs)
    : config.shutdownGraceMs
  setTimeout(() => {
    deps.log.error('the stop took too long and was cut short')
    process.exit(1)
  }, graceMs + LETTING_GO_MS)
  const until = performance.now() + graceMs
  await door?.close(graceMs)
  await close(until - performance.now())
  return isBroken ? 1 : 0
}

async function createWebsite(deps: Deps) {
  const build = (await import(path.join(BUILD_DIR, 'server/index.js'))) as ServerBuild
  const pages = [staticFiles(), pageRoutes(deps, () => Promise.resolve(build), 'production')]
  return createApp(deps, pages).fetch
}

try {
  process.exit(await run())
} catch (error) {
  process.stderr.write(`${PRODUCT_NAME} cannot start: ${explainStartFailure(error)}\n`)
  process.exit(1)
}
