import { createDeps, type Announce } from '#server/create-deps.ts'
import { ensureAdmin } from '#server/features/accounts/first-run.service.ts'
import { startFirstGallery } from '#server/features/gallery/first-gallery.ts'
import { startGenerationRunner } from '#server/features/generations/generation-runner.ts'
import { requestMissingMasters } from '#server/features/tattoos/masters.service.ts'
import type { Config } from '#server/platform/config.ts'
import { lockDataFolder } from '#server/platform/data-folder.ts'
import type { Deps } from '#server/platform/deps.ts'
import { workProductJobs } from '#server/product-jobs.ts'

/** A design takes about a second; one that takes longer goes back to the queue. */
const RUNNER_STOP_TIMEOUT_MS = 20_000
/** Nobody waits for these; the next start draws them. */
const FIRST_GALLERY_STOP_TIMEOUT_MS = 1_000
const CLOSE_GRACE_MS = 30_000

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
      if (config.admin.password === undefined) announce('  to be changed at the first sign-in')
    }
  }
  const runner = config.role === 'web' ? undefined : await startWork(deps)
  const firstGallery = config.role === 'web' ? undefined : startFirstGallery(deps)
  return {
    deps,
    /** What is under way has so long to finish; the rest goes back to the queue. */
    close: async (graceMs = CLOSE_GRACE_MS) => {
      const until = performance.now() + graceMs
      const left = () => Math.max(0, until - performance.now())
      await Promise.all([
        runner?.stop(Math.min(RUNNER_STOP_TIMEOUT_MS, left())),
        firstGallery?.stop(Math.min(FIRST_GALLERY_STOP_TIMEOUT_MS, left())),
      ])
      await deps.close(left())
      await lock?.release()
    },
  }
}

async function startWork(deps: Deps) {
  await workProductJobs(deps)
  await requestMissingMasters(deps)
  return startGenerationRunner(deps, { concurrency: deps.config.generationConcurrency })
}
