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

const MissingMasters = z.object({ after: z.number().int() })

/** Each run does a few and asks for the next, so that a stop waits for one design and nothing is begun anew. */
export const keepMasters: JobDefinition<z.infer<typeof MissingMasters>> = {
  name: 'keep-masters',
  data: MissingMasters,
  retryLimit: 5,
  timeoutSeconds: 300,
}

export const tattooJobs = [removeTattooFiles, keepMasters]
