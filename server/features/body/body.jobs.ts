import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs.ts'

const OfProfile = z.object({ profileId: z.number().int() })

/** Starts again where it was: what has been read off a photo is kept with it. */
export const trainBody: JobDefinition<z.infer<typeof OfProfile>> = {
  name: 'train-body',
  data: OfProfile,
  retryLimit: 3,
  timeoutSeconds: 600,
}

/** Clears away what is over, here and elsewhere, and asks after trainings that are made elsewhere. */
export const tendBodies: JobDefinition<object> = {
  name: 'tend-bodies',
  data: z.object({}),
  retryLimit: 2,
  timeoutSeconds: 600,
  cron: '*/5 * * * *',
}

export const bodyJobs = [trainBody, tendBodies]
