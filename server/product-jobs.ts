import { accountJobs } from '#server/features/accounts/accounts.jobs.ts'
import { accountTasks } from '#server/features/accounts/accounts.tasks.ts'
import { billingJobs } from '#server/features/billing/billing.jobs.ts'
import { billingTasks } from '#server/features/billing/billing.tasks.ts'
import { bodyJobs } from '#server/features/body/body.jobs.ts'
import { bodyTasks } from '#server/features/body/body.tasks.ts'
import { firstDesignJobs } from '#server/features/first-design/first-design.jobs.ts'
import { firstDesignTasks } from '#server/features/first-design/first-design.tasks.ts'
import { galleryJobs } from '#server/features/gallery/gallery.jobs.ts'
import { galleryTasks } from '#server/features/gallery/gallery.tasks.ts'
import { measureJobs } from '#server/features/measure/measure.jobs.ts'
import { countJobFailure } from '#server/features/measure/measure.service.ts'
import { measureTasks } from '#server/features/measure/measure.tasks.ts'
import { supportJobs } from '#server/features/support/support.jobs.ts'
import { supportTasks } from '#server/features/support/support.tasks.ts'
import { tattooJobs } from '#server/features/tattoos/tattoos.jobs.ts'
import { tattooTasks } from '#server/features/tattoos/tattoos.tasks.ts'
import type { Deps } from '#server/platform/deps.ts'
import { startJobs } from '#server/platform/jobs.ts'

/** Opens the queues of every feature. Nothing is taken out of them yet. */
export function startProductJobs({
  database,
  clock,
  log,
  metrics,
}: Pick<Deps, 'database' | 'clock' | 'log' | 'metrics'>) {
  const queues = [
    ...accountJobs,
    ...billingJobs,
    ...tattooJobs,
    ...bodyJobs,
    ...galleryJobs,
    ...supportJobs,
    ...firstDesignJobs,
    ...measureJobs,
  ]
  return startJobs(database, queues, {
    log,
    metrics,
    noteFailure: (failure) => countJobFailure({ db: database.kysely, clock }, failure),
  })
}

/** From here on this process works off what is in the queues. */
export function workProductJobs(deps: Deps): Promise<void> {
  return deps.jobs.work([
    ...accountTasks(deps),
    ...billingTasks(deps),
    ...tattooTasks(deps),
    ...bodyTasks(deps),
    ...galleryTasks(deps),
    ...supportTasks(deps),
    ...firstDesignTasks(deps),
    ...measureTasks(deps),
  ])
}
