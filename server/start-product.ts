import { createDeps, type Announce } from '#server/create-deps.ts'
import { accountTasks } from '#server/features/accounts/accounts.tasks.ts'
import { ensureAdmin } from '#server/features/accounts/first-run.service.ts'
import { billingTasks } from '#server/features/billing/billing.tasks.ts'
import { bodyTasks } from '#server/features/body/body.tasks.ts'
import { firstDesignTasks } from '#server/features/first-design/first-design.tasks.ts'
import { startFirstGallery } from '#server/features/gallery/first-gallery.ts'
import { galleryTasks } from '#server/features/gallery/gallery.tasks.ts'
import { startGenerationRunner } from '#server/features/generations/generation-runner.ts'
import { measureTasks } from '#server/features/measure/measure.tasks.ts'
import { supportTasks } from '#server/features/support/support.tasks.ts'
import { tattooTasks } from '#server/features/tattoos/tattoos.tasks.ts'
import type { Config } from '#server/platform/config.ts'
import { lockDataFolder } from '#server/platform/data-folder.ts'
import type { Deps } from '#server/platform/deps.ts'

/** A design takes about a second; one that takes longer goes back to the queue. */
const RUNNER_STOP_TIMEOUT_MS = 20_000
/** Nobody waits for these; the next start draws them. */
const FIRST_GALLERY_STOP_TIMEOUT_MS = 1_000

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
  const runner = config.role === 'web' ? undefined : await startWork(deps)
  const firstGallery = config.role === 'web' ? undefined : startFirstGallery(deps)
  return {
    deps,
    close: async () => {
      await Promise.all([
        runner?.stop(RUNNER_STOP_TIMEOUT_MS),
        firstGallery?.stop(FIRST_GALLERY_STOP_TIMEOUT_MS),
      ])
      await deps.close()
      await lock?.release()
    },
  }
}

async function startWork(deps: Deps) {
  await deps.jobs.work([
    ...accountTasks(deps),
    ...billingTasks(deps),
    ...tattooTasks(deps),
    ...bodyTasks(deps),
    ...supportTasks(deps),
    ...measureTasks(deps),
    ...firstDesignTasks(deps),
    ...galleryTasks(deps),
  ])
  return startGenerationRunner(deps, { concurrency: deps.config.generationConcurrency })
}
