import type { ServerBuild } from 'react-router'
import { createDeps, type Announce } from '#server/create-deps.ts'
import { accountTasks } from '#server/features/accounts/accounts.tasks.ts'
import { ensureAdmin } from '#server/features/accounts/first-run.service.ts'
import { createApp } from '#server/http/app.ts'
import { pageRoutes } from '#server/http/pages.ts'
import { loadConfig } from '#server/platform/config.ts'
import { lockDataFolder, prepareDataFolder } from '#server/platform/data-folder.ts'

/** The product without a port of its own, for a development server that loads it anew after each change. */
export async function startProduct(host: {
  announce: Announce
  loadBuild: () => Promise<ServerBuild>
}) {
  const config = loadConfig()
  await prepareDataFolder(config.dataDir)
  const lock = config.database.kind === 'pglite' ? await lockDataFolder(config.dataDir) : undefined
  const deps = await createDeps(config, host.announce)
  const admin = await ensureAdmin(deps)
  if (admin) host.announce(`The administrator: ${admin.email}, password ${admin.password}`)
  await deps.jobs.work(accountTasks(deps))
  host.announce(`Ready at ${config.origin}`)
  return {
    port: config.port,
    host: config.host,
    fetch: createApp(deps, [pageRoutes(deps, host.loadBuild, 'development')]).fetch,
    async close() {
      await deps.close()
      await lock?.release()
    },
  }
}
