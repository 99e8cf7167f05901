import * as jobs from '#server/features/measure/measure.jobs.ts'
import { purgeMeasurements } from '#server/features/measure/measure.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { defineTask, type Task } from '#server/platform/jobs.ts'

export const measureTasks = (deps: Deps): Task[] => [
  defineTask(jobs.purgeOldMeasurements, () => purgeMeasurements(deps)),
]
