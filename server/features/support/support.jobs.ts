import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs.ts'

/** The words stay in their own table; the queue only knows which. */
const OfMessage = z.object({ messageId: z.number().int() })
type OfMessage = z.infer<typeof OfMessage>

const mailJob = (name: string): JobDefinition<OfMessage> => ({
  name,
  data: OfMessage,
  retryLimit: 5,
  timeoutSeconds: 60,
})

export const mailToOperator = mailJob('mail-contact-message')
export const mailAnswer = mailJob('mail-contact-answer')

export const purgeOldMessages: JobDefinition<object> = {
  name: 'purge-contact-messages',
  data: z.object({}),
  retryLimit: 2,
  timeoutSeconds: 300,
  cron: '41 3 * * *',
}

export const supportJobs = [mailToOperator, mailAnswer, purgeOldMessages]
