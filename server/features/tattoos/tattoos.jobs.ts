import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs.ts'

const FilesInFolder = z.object({ folder: z.string() })

/** In the transaction that deletes the design, so that no file outlives its row for long. */
export const removeTattooFiles: JobDefinition<z.infer<typeof FilesInFolder>> = {
  name: 'remove-tattoo-files',
  data: FilesInFolder,
  retryLimit: 10,
  timeoutSeconds: 120,
}

export const tattooJobs = [removeTattooFiles]
