import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs.ts'

export const purgeFirstDesigns: JobDefinition<object> = {
  name: 'purge-first-designs',
  data: z.object({}),
  retryLimit: 2,
  timeoutSeconds: 300,
  cron: '*/15 * * * *',
}

export const firstDesignJobs = [purgeFirstDesigns]
