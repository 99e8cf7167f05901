import * as jobs from '#server/features/first-design/first-design.jobs.ts'
import * as queries from '#server/features/first-design/first-design.queries.ts'
import { ALIVE_MS, folderOf } from '#server/features/first-design/kept-design.ts'
import { removeFolder } from '#server/features/tattoos/tattoo-files.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { defineTask, type Task } from '#server/platform/jobs.ts'

const BATCH = 100

export const firstDesignTasks = (deps: Deps): Task[] => [
  defineTask(jobs.purgeFirstDesigns, (_data, signal) => purgeFirstDesigns(deps, signal)),
]

/** Files first: a row that outlives them is found again by the next run, files without a row never would be. */
async function purgeFirstDesigns(deps: Deps, signal: AbortSignal): Promise<void> {
  const now = deps.clock.now()
  const aliveSince = new Date(now.getTime() - ALIVE_MS)
  for (;;) {
    const fileStems = await queries.listOver(deps.db, { now, aliveSince, limit: BATCH })
    for (const fileStem of fileStems) {
      signal.throwIfAborted()
      await removeFolder(deps.files, folderOf(fileStem))
      await queries.deleteFirstDesign(deps.db, fileStem)
    }
    if (fileStems.length < BATCH) return
  }
}
