import type { ServerBuild } from 'react-router'
import type { Announce } from '#server/create-deps.ts'
import { createApp } from '#server/http/app.ts'
import { pageRoutes } from '#server/http/pages.ts'
import { loadConfig } from '#server/platform/config.ts'
import { prepareDataFolder } from '#server/platform/data-folder.ts'
import { writePrivately } from '#server/platform/private-files.ts'
import { startProduct } from '#server/start-product.ts'

/** The product without a port of its own, for a development server that loads it anew after each change. */
export async function startForDevelopment(host: {
  announce: Announce
  loadBuild: () => Promise<ServerBuild>
}) {
  writePrivately()
  const config = loadConfig()
  await prepareDataFolder(config.dataDir)
  const { deps, close } = await startProduct(config, host.announce)
  host.announce(`Ready at ${config.origin}`)
  return {
    port: config.port,
    host: config.host,
    fetch: createApp(deps, [pageRoutes(deps, host.loadBuild, 'development')]).fetch,
    close,
  }
}
