import * as jobs from '#server/features/body/body.jobs.ts'
import { forgetTrainings } from '#server/features/body/forgetting.service.ts'
import { clearAway } from '#server/features/body/photos.service.ts'
import { runTraining } from '#server/features/body/run-training.ts'
import { endLostTrainings, followTrainings } from '#server/features/body/training.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { defineTask, type Task } from '#server/platform/jobs.ts'

export const bodyTasks = (deps: Deps): Task[] => [
  defineTask(jobs.trainBody, ({ profileId }, signal) => runTraining(deps, profileId, signal)),
  defineTask(jobs.tendBodies, async (_data, signal) => {
    await clearAway(deps)
    await endLostTrainings(deps)
    await followTrainings(deps)
    await forgetTrainings(deps, signal)
  }),
]
