import * as jobs from '#server/features/tattoos/tattoos.jobs.ts'
import { keepMissingMasters } from '#server/features/tattoos/masters.service.ts'
import { removeFolder } from '#server/features/tattoos/tattoo-files.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { defineTask, type Task } from '#server/platform/jobs.ts'

export const tattooTasks = (deps: Deps): Task[] => [
  defineTask(jobs.removeTattooFiles, ({ folder }) => removeFolder(deps.files, folder)),
  defineTask(jobs.keepMasters, ({ after }, signal) => keepMissingMasters(deps, after, signal)),
]
