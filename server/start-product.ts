import { createDeps, type Announce } from '#server/create-deps.ts'
import { accountTasks } from '#server/features/accounts/accounts.tasks.ts'
import { ensureAdmin } from '#server/features/accounts/first-run.service.ts'
import type { Config } from '#server/platform/config.ts'
import { lockDataFolder } from '#server/platform/data-folder.ts'

/** Everything of the product but its door: database, first run, and jobs where this process is to run them. */
export async function startProduct(config: Config, announce: Announce) {
  const lock = config.database.kind === 'pglite' ? await lockDataFolder(config.dataDir) : undefined
  const deps = await createDeps(config, announce)
  if (config.role !== 'worker') {
    const admin = await ensureAdmin(deps)
    if (admin) {
      announce('First run. The administrator, shown this once:')
      announce(`  e-mail    ${admin.email}`)
      announce(`  password  ${admin.password}`)
    }
  }
  if (config.role !== 'web') await deps.jobs.work(accountTasks(deps))
  return {
    deps,
    close: async () => {
      await deps.close()
      await lock?.release()
    },
  }
}
