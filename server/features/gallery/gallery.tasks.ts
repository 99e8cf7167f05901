import { countTags, countWords } from '#server/features/gallery/dictionary.queries.ts'
import { countNames } from '#server/features/gallery/gallery.jobs.ts'
import type { Deps } from '#server/platform/deps.ts'
import { defineTask, type Task } from '#server/platform/jobs.ts'

export const galleryTasks = (deps: Deps): Task[] => [
  defineTask(countNames, async () => {
    await countTags(deps.db)
    await countWords(deps.db)
  }),
]
