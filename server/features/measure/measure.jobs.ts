import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs.ts'

export const purgeOldMeasurements: JobDefinition<object> = {
  name: 'purge-measurements',
  data: z.object({}),
  retryLimit: 2,
  timeoutSeconds: 300,
  cron: '53 3 * * *',
}

export const measureJobs = [purgeOldMeasurements]
