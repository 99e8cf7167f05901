import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs.ts'

const Nothing = z.object({})

/** How common tags and words are changes slowly; an hour late is early enough. */
export const countNames: JobDefinition<z.infer<typeof Nothing>> = {
  name: 'count-gallery-names',
  data: Nothing,
  retryLimit: 1,
  timeoutSeconds: 120,
  cron: '17 * * * *',
}

export const galleryJobs = [countNames]
